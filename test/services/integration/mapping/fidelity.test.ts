// Two hundred values and more through every typed step and every format in which they are written: right, nothing or refused.
import { describe, expect, test } from 'vitest';
import { encoded } from '../../../../src/connectors/runtime/request-body.ts';
import { csvOf } from '../../../../src/connectors/runtime/sftp/csv.ts';
import { parse as parseCsv } from 'csv-parse/sync';
import type { Json } from '../../../../src/core/json.ts';
import type { Step } from '../../../../src/core/mapping.ts';
import { MappingFault, takeSteps } from '../../../../src/services/integration/mapping/steps.ts';

const refused = Symbol('refused');
const take = (value: Json | undefined, ...steps: Step[]): Json | undefined | typeof refused => {
  try {
    return takeSteps(steps, value, { first: 'Ada', tags: ['a'] });
  } catch (error) {
    if (error instanceof MappingFault) return refused;
    throw error;
  }
};

const toNumber: Step = { op: 'cast', to: 'number' };
const toInteger: Step = { op: 'cast', to: 'integer' };
const toText: Step = { op: 'cast', to: 'string' };
const toBoolean: Step = { op: 'cast', to: 'boolean' };
const rounded = (decimals: number): Step => ({ op: 'number', decimals });
const dated = (from: string, to = 'iso'): Step => ({ op: 'date', from, to });

/** Two hundred values as systems really send them, and as people break things with. */
const numbers = [
  '0',
  '-0',
  '1',
  '-1',
  '+1',
  '007',
  '1.0',
  '1.005',
  '2.675',
  '0.1',
  '.5',
  '5.',
  '1e3',
  '1E-3',
  '0x1F',
  '0b1',
  '0o7',
];
const moreNumbers = [
  '1,000',
  '1.000,50',
  '1 000',
  '1_000',
  '12e3',
  'NaN',
  'Infinity',
  '-Infinity',
  '٣',
  '１２',
  '½',
  'Ⅷ',
  '--1',
  '1-',
  '1/2',
];
const large = [
  '9007199254740991',
  '9007199254740992',
  '9007199254740993',
  '12345678901234567890',
  '0.30000000000000004',
  '1'.repeat(40),
];
const dates = [
  '2026-01-31',
  '2026-02-29',
  '2024-02-29',
  '0001-01-01',
  '9999-12-31',
  '2026-13-01',
  '2026-00-10',
  '31.12.2025',
  '12/31/2025',
];
const moreDates = [
  '1/2/26',
  '20260131',
  '2026-01-31T00:00:00Z',
  '2026-01-31T24:00:00Z',
  '2026-01-31 10:00',
  '/Date(1700000000000)/',
  '46000',
  'today',
];
const texts = [
  '',
  ' ',
  '\t',
  '\n',
  '\u00a0',
  '\u200b',
  'null',
  'undefined',
  'true',
  'false',
  'TRUE',
  'yes',
  'No',
  'on',
  'off',
  'y',
  'N',
];
const odd = [
  '"',
  "'",
  ',',
  ';',
  '\\',
  '\r\n',
  'a,b',
  'a"b',
  'line\nbreak',
  '=1+1',
  '@x',
  '-2+3',
  '{value}',
  '{first}',
  '{}',
  '[object Object]',
];
const scripts = [
  'Åse',
  'ẞ',
  'ß',
  'İstanbul',
  'ıI',
  'ﬁ',
  'é',
  'e\u0301',
  '李雷',
  'שלום',
  '👩‍👩‍👧',
  '\u202eabc',
  'Ǆ',
  'ΑΣ',
  '<b>',
  '&amp;',
  '%20',
  '+',
  '#',
  '?x=1',
];
const names = [
  'Ada',
  'ada lovelace',
  "O'Neil",
  'van der Berg',
  'McDonald',
  '  padded  ',
  'a'.repeat(2_000),
  '__proto__',
  'constructor',
  'toString',
];
const scalars = [
  0,
  -0,
  1,
  -1,
  1.5,
  0.1,
  1.005,
  1e21,
  1e-7,
  -1e-7,
  5e-324,
  1.7976931348623157e308,
  2 ** 53,
  2 ** 53 + 2,
  true,
  false,
  null,
];
const nested: Json[] = [
  [],
  {},
  [null],
  [''],
  ['a', 'b'],
  [1, 2],
  [[1]],
  [{ a: 1 }],
  { a: 1 },
  { value: 'x' },
  { a: { b: [] } },
  [true],
  ['a,b', 'c'],
  ['', ''],
  [null, 'a', null, 'b'],
  [true, false, 0],
  [1e21, 5e-324, -0, 0.1],
  ['1e400', '9007199254740993', 2 ** 53],
  [' a ', '\n', '👩‍👩‍👧', 'e\u0301'],
  ['a', ['b']],
  ['a', { b: 1 }],
  [',', ',,'],
];
const found = [
  '1e400',
  '1e-400',
  '2026-02-30',
  '2026-01-31T24:30:00Z',
  '2026-06-30T23:59:60Z',
  '2026-06-30T23:59:61Z',
  '2026-01-31T00:00:00+24:00',
  '2026-01-31T09:00:00-00:00',
  '\uFEFF2026-01-31',
  '\uFEFF5',
  '\u00a05\u00a0',
  '\u3000',
  '5\u200b',
  '+-5',
  '5%',
  '€5',
  '1.5.2',
  '1:30',
  '0000-01-01',
  '2026-1-2',
  '2026-W05',
  '\r',
  ' Ada',
];
const values: Json[] = [
  ...found,
  ...[numbers, moreNumbers, large, dates, moreDates, texts, odd, scripts, names].flat(),
  ...scalars,
  ...nested,
  ...Array.from({ length: 62 }, (_, index) => `${index - 30}.${String(index * 7_919).padStart(6, '0')}`),
];

const steps: Readonly<Record<string, Step>> = {
  trim: { op: 'trim' },
  upper: { op: 'case', to: 'upper' },
  lower: { op: 'case', to: 'lower' },
  title: { op: 'case', to: 'title' },
  split: { op: 'split', by: ',' },
  'split and take': { op: 'split', by: ',', take: 1 },
  join: { op: 'join', with: ',' },
  replace: { op: 'replace', find: 'a', with: '' },
  'to string': toText,
  'to number': toNumber,
  'to integer': toInteger,
  'to boolean': toBoolean,
  'iso date': dated('iso'),
  'other date': dated('dd.MM.yyyy'),
  round: rounded(2),
  'look-up': { op: 'lookup', table: { Ada: 1, '': 'none' } },
  default: { op: 'default', value: 'none' },
  when: { op: 'when', equals: 'Ada', give: 'her' },
  'when not': { op: 'when', equals: 'Ada', give: 1, otherwise: null },
  template: { op: 'template', text: '{value}' },
};

/** The value of a decimal as a fraction of big whole numbers: exact, and written apart from the code that is tested. */
const fraction = (text: string): bigint | undefined => {
  const [, sign, whole = '', behind = ''] = /^([+-]?)(\d*)\.?(\d*)$/.exec(text.trim()) ?? [];
  if (sign === undefined || `${whole}${behind}` === '' || behind.length > 340) return undefined;
  return BigInt(`${sign === '-' ? '-' : ''}${whole}${behind.padEnd(340, '0')}`);
};
const fractionOf = (number: number): bigint | undefined => {
  const [mantissa = '', exponent = '0'] = String(number).split('e');
  const [whole = '', behind = ''] = mantissa.replace('-', '').split('.');
  const shift = 340 - behind.length + Number(exponent);
  return shift < 0 ? undefined : BigInt(`${number < 0 ? '-' : ''}${whole}${behind}`) * 10n ** BigInt(shift);
};

const given = (value: Json): bigint | undefined => {
  if (typeof value === 'number') return fractionOf(value);
  return typeof value === 'string' ? fraction(value) : undefined;
};
const same = (value: Json, made: Json): boolean =>
  typeof made === 'number' && given(value) !== undefined && fractionOf(made) === given(value);
const near = (value: Json, made: Json): boolean => {
  const [wanted, half] = [given(value), 10n ** 338n / 2n];
  const off = wanted === undefined || typeof made !== 'number' ? undefined : (fractionOf(made) ?? 0n) - wanted;
  return off !== undefined && off <= half && off >= -half;
};
const asText = (value: Json, made: Json): boolean => {
  if (typeof made !== 'string') return false;
  return typeof value === 'number'
    ? fraction(made) === fractionOf(value)
    : made === value || made === JSON.stringify(value);
};
const yes = new Set(['true', 'yes', 'y', '1', 'on']);
const answers = new Set(['true', 'yes', 'y', '1', 'on', 'false', 'no', 'n', '0', 'off']);
const asDate = (value: Json, made: Json): boolean => {
  if (typeof made !== 'string' || typeof value === 'object') return false;
  const at = new Date(`${made}T00:00:00Z`);
  const exists = !Number.isNaN(at.getTime()) && at.toJSON().startsWith(made);
  const parts = String(value)
    .trim()
    .slice(0, 10)
    .split(/\D/)
    .toSorted((a, b) => Number(a) - Number(b));
  return exists && JSON.stringify(made.split('-').toSorted((a, b) => Number(a) - Number(b))) === JSON.stringify(parts);
};
const isBlank = (value: Json): boolean => value === null || (typeof value === 'string' && value.trim() === '');
const asWritten = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));
/** Text that may only have been put into other letters. */
const inLetters = (value: Json, made: Json): boolean =>
  typeof value !== 'string' ? Object.is(value, made) : typeof made === 'string' && bare(made) === bare(value);
const bare = (text: string): string => text.toLowerCase().toUpperCase().toLowerCase().normalize('NFKD');
const joined = (list: readonly Json[]): string => list.map((one) => asWritten(one)).join(',');
/** Each entry that is something, one after another, and nothing else. What is no list stays what it is. */
function listed(value: Json, made: Json): boolean {
  if (!Array.isArray(value)) return made === value;
  if (typeof made !== 'string') return false;
  const entries = value.filter((one) => one !== null);
  let rest = made;
  const areThere = entries.every((entry, index) => {
    const length = typeof entry === 'string' ? entry.length : (rest.split(',')[0] ?? '').length;
    const part = rest.slice(0, length);
    const by = index === entries.length - 1 ? '' : ',';
    if (!rest.slice(length).startsWith(by)) return false;
    rest = rest.slice(length + by.length);
    return typeof entry !== 'object' && (typeof entry === 'string' ? part === entry : asText(entry, part));
  });
  return areThere && rest === '';
}
const parted = (value: Json, made: Json): boolean =>
  Array.isArray(made) &&
  (typeof value === 'number' ? given(value) === given(joined(made)) : joined(made) === asWritten(value));

/** Whether the result says the same as the value, for steps that must not change what it says. */
const saysTheSame: Readonly<Record<string, (value: Json, made: Json) => boolean>> = {
  'to number': same,
  'to integer': same,
  round: near,
  'to string': asText,
  template: asText,
  'to boolean': (value, made) =>
    answers.has(asWritten(value).trim().toLowerCase()) && made === yes.has(asWritten(value).trim().toLowerCase()),
  trim: (value, made) => made === (typeof value === 'string' ? value.trim() : value),
  upper: inLetters,
  lower: inLetters,
  title: inLetters,
  split: parted,
  join: listed,
  'split and take': (value, made) => asWritten(value).split(',')[1] === made,
  default: (value, made) => (isBlank(value) ? made === 'none' : made === value),
  when: (value, made) => made === (value === 'Ada' ? 'her' : value),
  'when not': (value, made) => made === (value === 'Ada' ? 1 : null),
  'look-up': (value, made) => made === (value === 'Ada' ? 1 : value === '' ? 'none' : value),
  replace: (value, made) =>
    typeof made === 'string' && (typeof value === 'number' || made === asWritten(value).replaceAll('a', '')),
  'iso date': asDate,
  'other date': asDate,
};

/** What another system reads of it, by the format in which it is written. */
const formats: Readonly<Record<string, (made: Json) => unknown>> = {
  JSON: (made) => z(JSON.parse(encoded({ field: made }, {})), 'field'),
  form: (made) => new URLSearchParams(encoded({ field: made }, { bodyFormat: 'form' })).get('field'),
  // Readers leave out lines that hold nothing.
  CSV: (made) => z(parseCsv(csvOf([{ field: made }], ','), { columns: true, skip_empty_lines: true })[0], 'field'),
};
const z = (object: unknown, key: string): unknown => Reflect.get(Object(object), key);
const readAs = (format: string, made: Json): unknown => {
  if (format === 'JSON') return Object.is(made, -0) ? 0 : made;
  return typeof made === 'string' ? made : made === null ? '' : JSON.stringify(made);
};

/** Most steps leave null alone. */
const isAsked = (name: string, value: Json): boolean => value !== null || /^(?:default|when)/.test(name);

describe.each(Object.entries(steps))('%s', (name, step) => {
  test('gives the right value, nothing, or a refusal, for every value and in every format', () => {
    expect(values.length).toBeGreaterThanOrEqual(200);
    expect(Object.keys(saysTheSame)).toContain(name);
    const bent = values.flatMap((value): readonly unknown[] => {
      const made = take(value, step);
      if (made === refused || made === undefined) return [];
      if (isAsked(name, value) && saysTheSame[name]?.(value, made) === false) return [{ value, made }];
      return Object.entries(formats).flatMap(([format, written]) => {
        const back = written(made);
        return JSON.stringify(back) === JSON.stringify(readAs(format, made)) ? [] : [{ value, made, format, back }];
      });
    });
    expect(bent).toEqual([]);
  });
});
