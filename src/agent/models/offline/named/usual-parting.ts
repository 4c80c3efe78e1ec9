// “Reject Ann and send the usual letter”: where one template turns people down, that one is meant; otherwise it is asked which.
import type { Template } from '../../../../core/records.ts';
import { parting } from '../../../../nlp/lexicon/parting.ts';
import { usualLetter } from '../../../../nlp/lexicon/usual-letter.ts';
import { rejecting } from '../../../../nlp/lexicon/verbs.ts';
import type { TitleMention } from './title-words.ts';

const usual = new RegExp(
  `(?:\\b(?:with|send(?:ing)?|us(?:e|ing)|give|giving) (?:(?:him|her|them) )?(?:the|our|an?) |[,;:–-] ?(?:with |and )?(?:(?:the|our|an?) )?)${usualLetter}(?![\\p{L}])`,
  'iu',
);
const turnsDown = new RegExp(
  `^(?:please |pls )*(?:${rejecting})\\b|^(?:let|turn) .{2,40} (?:down|go)\\b|\\breject`,
  'iu',
);

export function usualParting(text: string, templates: readonly Template[]): TitleMention | undefined {
  const said = usual.exec(text);
  if (said === null || !turnsDown.test(text)) return undefined;
  const fit = templates.filter(({ id }) => parting.test(id)).map(({ id }) => id);
  return { start: said.index, end: said.index + said[0].length, text: said[0], ids: fit.length === 1 ? fit : [] };
}
