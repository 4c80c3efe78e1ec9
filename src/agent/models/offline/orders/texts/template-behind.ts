// The letter that is named behind what it says: “ask Karolina for her portfolio with the portfolio request”.
import { usualLetter } from '../../../../../nlp/lexicon/usual-letter.ts';
import { findTemplate, type TitleMention } from '../../named/title-words.ts';
import type { Order } from '../order.ts';

/** “Ask Karolina for her portfolio with the portfolio request”: the template says it. Of “the usual letter” it is what is asked for. */
export function templateBehind({ reading, known }: Order): TitleMention | undefined {
  const { payload = '' } = reading;
  const said = /\b(?:with|using|via) (?:the|our) ([\p{L}\d _-]{3,40}?)[.!? ]*$/iu.exec(payload);
  if (said === null) return undefined;
  const found = findTemplate(`the ${said[1] ?? ''}`, known.templates, []);
  if (found?.ids.length === 1) return found;
  if (!isUsual.test(said[1] ?? '')) return undefined;
  const about = findTemplate(`the letter ${payload.slice(0, said.index)}`.trim(), known.templates, []);
  return about?.ids.length === 1 ? about : { start: 0, end: 0, text: said[1] ?? '', ids: [] };
}
const isUsual = new RegExp(`^${usualLetter}$`, 'i');
