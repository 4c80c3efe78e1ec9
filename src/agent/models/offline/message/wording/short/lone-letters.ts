// A letter's name alone behind news of somebody: “kenji hasn't heard from us in a week 😬 check in asap”. It is sent to whoever the
// news is about.
import { bareWords } from '../../../../../../nlp/text.ts';
import type { Known } from '../../../named/known.ts';

const lone =
  /(?<=\S)(?:[.!?;,\n]\s*|\s*\p{Extended_Pictographic}\uFE0F?\s*)(?:the )?(?<letter>\p{L}[\p{L}_ -]{2,40}?)(?: (?:asap|now|pls|plz|please|today|(?:for|4|to|2) (?:him|her|them)))+(?=[.!\s]*$)/iu;

export function withLoneLetters(text: string, { templates }: Known): string {
  const found = lone.exec(text);
  const letter = bareWords(found?.groups?.['letter'] ?? '').join(' ');
  const id = letter === '' ? undefined : templates.find((one) => bareWords(one.id).join(' ') === letter)?.id;
  return found === null || id === undefined
    ? text
    : `${text.slice(0, found.index)}. Send them the ${id} template${text.slice(found.index + found[0].length)}`;
}
