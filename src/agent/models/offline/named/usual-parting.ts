// “Reject Ann and send the usual letter”: where one template turns people down, that one is meant; otherwise it is asked which.
import type { Template } from '../../../../core/records.ts';
import { parting } from '../../../../nlp/lexicon/parting.ts';
import type { TitleMention } from './title-words.ts';

const usual =
  /\b(?:with|send(?:ing)?|us(?:e|ing)) (?:(?:him|her|them) )?(?:the|our|a) (?:usual|standard|normal|regular|customary) (?:(?:rejection|decline|regrets?)(?: (?:letter|e-?mail|mail|message|template|note))?|letter|e-?mail|mail|message|template|one)s?\b/i;

export function usualParting(text: string, templates: readonly Template[]): TitleMention | undefined {
  const said = usual.exec(text);
  if (said === null || !/\breject/i.test(text)) return undefined;
  const fit = templates.filter(({ id }) => parting.test(id)).map(({ id }) => id);
  return { start: said.index, end: said.index + said[0].length, text: said[0], ids: fit.length === 1 ? fit : [] };
}
