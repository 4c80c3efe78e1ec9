// The letter that a clause names, unless its words say something else there.
import type { Clause } from '../../../../../nlp/clauses.ts';
import { parting } from '../../../../../nlp/lexicon/parting.ts';
import { findStage } from '../../../../../nlp/stages-in-words.ts';
import { fold } from '../../../../../nlp/text.ts';
import { isOnlySaid } from '../../named/deed-or-letter.ts';
import type { Known } from '../../named/known.ts';
import { findTemplate, type TitleMention } from '../../named/title-words.ts';
import { usualParting } from '../../named/usual-parting.ts';

export function letterIn(
  clause: Clause,
  text: string,
  { quotes, known }: { quotes: readonly string[]; known: Known },
): TitleMention | undefined {
  const letter = templateIn(clause, quotes, known);
  if (letter === undefined || isOtherwiseMeant(text, letter, known)) return undefined;
  // “Remind Tom to send his references”: what he is to be told was taken off.
  const isTold = clause.payload !== undefined && isOnlySaid(`${text} …`, letter);
  return isTold ? undefined : letter;
}

/** “Move Ann to Skills Assessment”, where a letter is called as the stage is; “Brief Owen on Ann”, where one is called “brief”. */
function isOtherwiseMeant(text: string, { start, end }: TitleMention, { stages }: Known): boolean {
  const said = text.slice(start, end);
  if (start === 0 && /^brief$/i.test(said)) return true;
  return toPlace.test(text.slice(0, start)) && !sends.test(text) && findStage(said, stages).kind === 'one';
}
const toPlace = /\b(?:to|into|onto|in)(?: the)? $/i;
const sends =
  /\b(?:send|sent|e-?mail|mail|write|fire|shoot|drop|reply|respond|use|using|with|template|letter|follow|nudge|chase|remind)\b/i;

const templateIn = (clause: Clause, quotes: readonly string[], known: Known): TitleMention | undefined =>
  usualParting(clause.text, known.templates) ??
  findTemplate(clause.text, known.templates, quotes) ??
  lostTemplate(clause, known);

/** A polite turn may take the words of a letter's name with it: “everyone gets a gentle reminder”. */
function lostTemplate({ said, text, payload }: Clause, { templates }: Known): TitleMention | undefined {
  const lost = payload === undefined && said !== text ? findTemplate(said, templates, []) : undefined;
  const isWhole =
    lost?.ids.length === 1 &&
    lost.ids.some((id) => (parting.test(id) || id.split(/[\s_-]+/).length > 1) && namesWhole(lost.text, id));
  return isWhole ? { ...lost, start: text.length, end: text.length } : undefined;
}
const namesWhole = (said: string, id: string): boolean =>
  fold(said)
    .replaceAll(/[\s_-]+/g, '_')
    .includes(fold(id).replaceAll(/[\s_-]+/g, '_'));
