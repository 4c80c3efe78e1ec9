// Speech as it would have been written: without “um”, with the comma where “comma” was said.
import { dictated } from './lexicon/dictation.ts';
import { lettersToGroups } from './lexicon/letters-to-groups.ts';
import { texted } from './lexicon/texted.ts';
import { spokenYears, voiced } from './lexicon/voice-notes.ts';
import { rewriting } from './patterns/tried.ts';

const written = rewriting([...spokenYears, ...dictated, ...voiced, ...texted, ...lettersToGroups]);

export const fluent = (text: string): string =>
  written(text)
    .replaceAll(/[^\S\n]{2,}/g, ' ')
    .replaceAll(/ (?=[,.?!])/g, '')
    .trim();
