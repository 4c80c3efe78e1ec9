// A wish for an offer, whose terms stand in sentences of their own.
import { type Clause, clauseOf } from '../../../../../nlp/clauses.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import { candidates, doubtful, only } from './wish.ts';

/** “Terrence is the one. 88,000 from 6 September. Please send him the offer.” */
export function offeredAs(tellings: readonly Reading[]): Clause | undefined {
  const sum = only(tellings.flatMap(({ money }) => money));
  const names = new Set(tellings.flatMap((told) => candidates(told).map(({ text }) => text)));
  const days = tellings.flatMap(({ whens }) => whens);
  const isClear = tellings.every(
    ({ people, text }) => people.length <= 1 && !doubtful.test(text) && !wanted.test(text),
  );
  const [name] = names;
  if (sum === undefined || names.size !== 1 || name === undefined || days.length > 1 || !isClear) return undefined;
  return clauseOf(`send ${name} an offer of ${sum.text}${days.map(({ text }) => ` starting ${text}`).join('')}`);
}
const wanted =
  /\b(?:expect\w*|asks?|asked|asking|earns?|earned|currently|hop(?:es|ing)|budget|paid|makes|(?<!\bwe )wants?|wanted|counter\w*|than)\b/i;
