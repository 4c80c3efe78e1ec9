// Prices in words. Amounts are in the smallest unit of their currency.
import type { Offering } from '../api/offerings.ts';

type Price = NonNullable<Offering['price']>;

export const perWords: Readonly<Record<Price['per'], string>> = {
  month: 'a month',
  run: 'a run',
  thousand_records: 'a thousand records',
};
export const isPer = (value: string): value is Price['per'] => value in perWords;

/** How many of the smallest units one whole is: 100 for dollars, 1 for yen. */
export function smallestUnits(currency: string): number {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return 10 ** digits;
}

export function priceWords(price: Offering['price']): string {
  if (price === null) return 'free';
  const { amount, currency, per } = price;
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return `${format.format(amount / smallestUnits(currency))} ${perWords[per]}`;
}
