// “Hi Tom, are you free?” – “and the same to Priya”: words that name the one they were written for are not sent to another as they are.
import type { JsonObject } from '../../../../../core/json.ts';
import { escapeRegExp, fold, wordsOf } from '../../../../../nlp/text.ts';
import type { Known } from '../../named/known.ts';
import type { Open } from '../../parts.ts';

/** Undefined where the text names nobody whom it was written for before. */
export function namesTheOther({ text, candidate }: JsonObject, before: unknown, { names }: Known): Open | undefined {
  const nameOf = (id: unknown): string => (typeof id === 'string' ? (names.candidates.byId(id)?.name ?? '') : '');
  const [[first = ''], [other = '']] = [nameOf(before).split(' '), nameOf(candidate).split(' ')];
  if (typeof text !== 'string' || first === '' || other === '' || before === candidate) return undefined;
  if (!wordsOf(text).some(({ word }) => word === fold(first))) return undefined;
  const changed = text.replaceAll(new RegExp(`(?<!\\p{L})${escapeRegExp(first)}(?!\\p{L})`, 'giu'), other);
  return {
    slot: 'text',
    question: `Those words name ${first}. What shall I write for ${nameOf(candidate)}?`,
    choices: [{ label: changed, value: changed }],
  };
}
