// Tokens, money and shares in words.
import type { ModelUsage } from '../api/wire.ts';

const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
export const inShort = (value: number): string => short.format(value);

/** A message may cost less than a cent: small amounts show two digits that count. */
export function moneyWords(amount: number, currency: string): string {
  const digits = amount !== 0 && amount < 0.1 ? { maximumSignificantDigits: 2 } : { minimumFractionDigits: 2 };
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 2, ...digits }).format(
    amount,
  );
}

/** `37%`; nothing of nothing is no share. */
export const shareWords = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${String(Math.round((100 * part) / whole))}%`;

export const tokensOf = ({
  input_tokens: input,
  output_tokens: output,
}: {
  input_tokens: number;
  output_tokens: number;
}): number => input + output;

const reasons = [
  ['budget', 'the budget was used up'],
  ['failure', 'the model failed'],
  ['no_model', 'no model is connected'],
] as const;

/** Why the offline planner answered, the most frequent reason first. */
export function reasonWords(because: ModelUsage['offline_because']): string {
  const met = reasons.filter(([reason]) => because[reason] > 0).toSorted(([a], [b]) => because[b] - because[a]);
  if (met.length === 0) return 'the language model answered all';
  return met.map(([reason, words]) => `${String(because[reason])} × ${words}`).join(', ');
}
