// What the conversation says, by language.
import type { Language } from '../../language.ts';
import { english, type Words } from './en.ts';
import { spanish } from './es.ts';

const all: Readonly<Record<Language, Words>> = { en: english, es: spanish };

export const wordsIn = (language: Language): Words => all[language];
