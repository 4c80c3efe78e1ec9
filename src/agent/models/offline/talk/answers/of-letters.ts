// “Hey still there”, “the screen one”, where a text was asked for: the letter that is called so is sent, and no text is written of its name.
import type { Template } from '../../../../../core/records.ts';
import { fold } from '../../../../../nlp/text.ts';
import type { Pending } from '../../../../ask.ts';
import type { Known } from '../../named/known.ts';
import { type Part, partOf } from '../../parts.ts';

/** “The screen one”, “our usual template”: which letter, and no words for one. */
const describes =
  /^(?:(?:ok(?:ay)?|oh|just|send|use|yes|no|sorry|please)[,\s]+)*(?:the|that|our|my) (?<what>(?:[\p{L}\d_-]+ ){0,4}?)(?:one|template|letter|version|invite|invitation)(?:[,\s]+(?:please|then|thanks))*[\s.!]*$/iu;

export function letterInstead(
  said: string,
  { tool, slot, arguments: args }: Pending,
  { templates }: Known,
): Part | undefined {
  const { candidate } = args;
  if (tool !== 'send_message' || slot !== 'text' || candidate === undefined) return undefined;
  const meant = meantIn(said, templates);
  const [letter, ...others] = meant ?? [];
  if (meant === undefined) return undefined;
  if (letter !== undefined && others.length === 0)
    return partOf({ tool: 'send_followup', arguments: { candidate, message_template: letter.id } }, []);
  const offered = letter === undefined ? templates : meant;
  return partOf({ tool: 'send_followup', arguments: { candidate } }, [
    {
      slot: 'message_template',
      question: 'Which letter do you mean?',
      choices: offered.map(({ id }) => ({ label: id, value: id })),
    },
  ]);
}

/** Undefined where the answer speaks of no letter. */
function meantIn(said: string, templates: readonly Template[]): readonly Template[] | undefined {
  const bare = plainName(said);
  const named = templates.filter(({ id }) => plainName(id) === bare);
  if (named.length > 0) return named;
  const what = describes.exec(said.trim())?.groups?.['what'];
  return what === undefined ? undefined : fitting(plainName(what), templates);
}

/** All words stand in the name or the subject. */
function fitting(what: string, templates: readonly Template[]): readonly Template[] {
  const words = what.split(' ').filter((word) => word.length > 1);
  if (words.length === 0) return [];
  return templates.filter(({ id, subject }) => {
    const there = plainName(`${id} ${subject}`).split(' ');
    return words.every((word) => there.some((one) => one === word || (word.length > 3 && one.startsWith(word))));
  });
}

const plainName = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
