// Amounts of money as recruiters write them: “148k”, “$92,500”, “95 grand”, “€60.000”, “120 thousand dollars”.
import { localNames } from './lexicon/local-currencies.ts';
import { countPattern, parseNumber } from './numbers.ts';
import { escapeRegExp } from './text.ts';

/** “€31 an hour” is no yearly amount. */
export const isByTheHour = (text: string, { index, text: said }: Pick<FoundMoney, 'index' | 'text'>): boolean =>
  /^\s*(?:an|per|\/|a)\s?(?:hour|hr|h|day|week|month|shift)\b/i.test(text.slice(index + said.length));

export interface FoundMoney {
  readonly text: string;
  readonly index: number;
  /** In the currency's main unit. */
  readonly amount: number;
  /** ISO 4217; undefined where none was said. */
  readonly currency: string | undefined;
}

const symbols: Readonly<Record<string, string>> = {
  $: 'USD',
  us$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₩': 'KRW',
  '₱': 'PHP',
  '₦': 'NGN',
  '₪': 'ILS',
  '₺': 'TRY',
  zł: 'PLN',
  nz$: 'NZD',
  ca$: 'CAD',
  c$: 'CAD',
  au$: 'AUD',
  a$: 'AUD',
  s$: 'SGD',
  hk$: 'HKD',
  r$: 'BRL',
  r: 'ZAR',
  mx$: 'MXN',
};
const names: Readonly<Record<string, string>> = {
  usd: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  bucks: 'USD',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  gbp: 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
  cad: 'CAD',
  aud: 'AUD',
  chf: 'CHF',
  inr: 'INR',
  rupee: 'INR',
  rupees: 'INR',
  nzd: 'NZD',
  sgd: 'SGD',
  hkd: 'HKD',
  jpy: 'JPY',
  yen: 'JPY',
  krw: 'KRW',
  won: 'KRW',
  cny: 'CNY',
  rmb: 'CNY',
  yuan: 'CNY',
  php: 'PHP',
  peso: 'PHP',
  pesos: 'PHP',
  kes: 'KES',
  ksh: 'KES',
  'kenyan shillings': 'KES',
  ngn: 'NGN',
  naira: 'NGN',
  zar: 'ZAR',
  rand: 'ZAR',
  sek: 'SEK',
  nok: 'NOK',
  dkk: 'DKK',
  kronor: 'SEK',
  kroner: 'NOK',
  krone: 'NOK',
  shillings: 'KES',
  pln: 'PLN',
  zloty: 'PLN',
  złoty: 'PLN',
  złotych: 'PLN',
  pkr: 'PKR',
  bdt: 'BDT',
  lkr: 'LKR',
  egp: 'EGP',
  qar: 'QAR',
  clp: 'CLP',
  uah: 'UAH',
  ghs: 'GHS',
  cedi: 'GHS',
  cedis: 'GHS',
  ugx: 'UGX',
  tzs: 'TZS',
  czk: 'CZK',
  huf: 'HUF',
  brl: 'BRL',
  reais: 'BRL',
  mxn: 'MXN',
  aed: 'AED',
  dirhams: 'AED',
  sar: 'SAR',
  ils: 'ILS',
  shekels: 'ILS',
  try: 'TRY',
  thb: 'THB',
  baht: 'THB',
  idr: 'IDR',
  myr: 'MYR',
  ringgit: 'MYR',
  vnd: 'VND',
  francs: 'CHF',
  'swiss francs': 'CHF',
  'australian dollars': 'AUD',
  'canadian dollars': 'CAD',
  'new zealand dollars': 'NZD',
  'nz dollars': 'NZD',
  'singapore dollars': 'SGD',
  'hong kong dollars': 'HKD',
  'us dollars': 'USD',
  'american dollars': 'USD',
  'pounds sterling': 'GBP',
  sterling: 'GBP',
};

const scale = String.raw`\s?(?:k|mm?|grand|thousand|million|lakhs?|crore)(?![\p{L}])`;
const longestFirst = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map(escapeRegExp)
    .join('|');
const name = longestFirst(Object.keys(names).filter((word) => word !== 'try'));
const sign = longestFirst(Object.keys(symbols).filter((one) => one !== 'r'));
/** “9 800 PLN”, “R480 000”: thousands apart, where the currency says that they are one sum. */
const apart = String.raw`\d{1,3}(?: \d{3})+(?!\d)`;
const thousands = String.raw`\d{1,3}(?:[,.'’]\d{3})+(?!\d)(?:\.\d+)?|\d{2,3}(?: 000)+(?!\d)`;
const apartWithSign = String.raw`(?<=(?:${sign}|(?<![\p{L}\d])r)\s?)${apart}|${apart}(?=\s?(?:${sign})(?![\p{L}\d]))`;
const number = String.raw`${thousands}|${apart}(?=\s?(?:${name})\b)|${apartWithSign}|\d+(?:\.\d+)?`;
/** “R” is a currency before a salary only: “R2” is a round. */
const rand = String.raw`r(?=\d{2,3}[ ,.'’]\d{3}(?!\d)|\d{5,}|\d{2,3} ?k\b)`;
const inWords = `${countPattern}(?:[\\s-](?!an?\\b)(?:hundred|and|${countPattern}))*`;
/** “$95k”, “95,000 euros”. */
const inFigures = String.raw`(?<![\p{L}\d])(${sign}|${rand}|(?:${name})\s)?\s?(${number})(${scale})?(?:\s?(${name})\b|\s?(${sign})(?![\p{L}\d]|\s?\d))?`;
const further = String.raw`\s(?:and\s)?(?!an?\b)${inWords}`;
const below = String.raw`((?:${further}(?:\sthousand(?![\p{L}])(?:${further})?)?)?)`;
/** “Ninety five thousand two hundred dollars”. */
const spelled = String.raw`\b(?!an? million\b(?! (?:${name})\b))(${inWords})\s(k|grand|thousand|million|lakhs?|crore)${below}(?:\s(${name}))?\b`;
const pattern = new RegExp(`${inFigures}|${spelled}`, 'giu');

/** Each sum has a figure, or one of the words that stand for many. */
const countsAny = /\d|grand|thousand|million|lakh|crore|(?<=[a-z]\s)k\b/iu;

/** Amounts that are surely money: with a currency, a thousands scale, or five digits and more. */
export function findMoney(text: string): FoundMoney[] {
  if (!countsAny.test(text)) return [];
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [whole] = match;
    const { amount, currency, isScaled } = amountIn(match);
    const isMoney = currency !== undefined || isScaled || (amount ?? 0) >= 10_000;
    if (amount === undefined || !isMoney || amount < 1) return [];
    const start = match.index + (whole.length - whole.trimStart().length);
    return [{ text: whole.trim(), index: start, amount: Math.round(amount), currency }];
  });
}

function amountIn(match: RegExpExecArray): {
  amount: number | undefined;
  currency: string | undefined;
  isScaled: boolean;
} {
  const [
    ,
    symbol = '',
    digits,
    size = '',
    named = '',
    behind = '',
    words = '',
    wordScale = '',
    rest = '',
    wordNamed = '',
  ] = match;
  // “$96k AUD”: the name is more exact than the sign.
  const said = `${named}${wordNamed}`.toLowerCase();
  const spelt = digits === undefined ? `${words} ${wordScale}${rest}` : grouped(digits) + size.trim().toLowerCase();
  return {
    amount: parseNumber(spelt),
    currency: names[said] ?? currencyOf(symbol.trim() || behind),
    isScaled: `${size}${wordScale}` !== '',
  };
}

const currencyOf = (said: string): string | undefined => symbols[said.toLowerCase()] ?? names[said.toLowerCase()];

/** `60.000` and `92,500` are thousands; `92.5` is not. */
const grouped = (digits: string): string =>
  /^\d{1,3}(?:[.,'’ ]\d{3})+$/.test(digits) ? digits.replaceAll(/[.,'’ ]/g, '') : digits.replaceAll(',', '');

/** “Pesos” and “kroner” are another currency in each country: undefined where the time zone tells of none of them. */
export function currencyIn({ text, currency }: FoundMoney, timeZone: string): string | undefined {
  const local = localNames.find(({ said }) => said.test(text));
  return local === undefined ? currency : local.cities[timeZone.split('/').at(-1) ?? ''];
}
