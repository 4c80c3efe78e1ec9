// Typical pay as the conversation says it, with its month; nothing where no figure is published.
import type { CodeRecord } from '../code-record.ts';
import type { VeteranData } from '../veteran-data.ts';
import { payOf } from '../code-pay.ts';
import type { Words } from './words/en.ts';

const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

export function payWords(record: CodeRecord, data: VeteranData, words: Words): string | undefined {
  const found = payOf(record, data);
  const [first] = found;
  if (first === undefined) return undefined;
  const spans = found.map(({ title, p25, median, p75 }) => {
    // A figure above the highest that BLS tells is not published.
    const span = p75 === undefined ? `${dollars(p25 ?? median)}+` : `${dollars(p25 ?? median)}–${dollars(p75)}`;
    return `${title} ${span}`;
  });
  return words.typicalPay(first.month, spans.join('; '));
}
