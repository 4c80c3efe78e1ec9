// What the typed steps make of hostile values: the right value, nothing, or a refusal; never another value in silence.
import { expect, test } from 'vitest';
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

test.each<[Json | undefined, Step, unknown]>([
  ['', rounded(2), undefined],
  ['  ', rounded(2), undefined],
  ['1.005', rounded(2), 1.01],
  [1.005, rounded(2), 1.01],
  ['-1.005', rounded(2), -1.01],
  ['2.675', rounded(2), 2.68],
  ['0.5', rounded(0), 1],
  ['9.999', rounded(2), 10],
  ['-0.001', rounded(2), 0],
  ['1e3', rounded(2), refused],
  [1e21, rounded(2), refused],
  [1e-7, rounded(2), 0],
  [true, rounded(2), refused],
  [[], rounded(2), refused],
  ['0x1F', toNumber, refused],
  ['12e3', toNumber, refused],
  ['Infinity', toNumber, refused],
  ['NaN', toNumber, refused],
  ['1,000', toNumber, refused],
  ['1_000', toNumber, refused],
  ['0b11', toNumber, refused],
  ['١٢', toNumber, refused],
  [' 12 ', toNumber, 12],
  ['smith’s', { op: 'case', to: 'title' }, 'Smith’s'],
  ["o'neil", { op: 'case', to: 'title' }, "O'Neil"],
  ['ANNE-MARIE D’ARC', { op: 'case', to: 'title' }, 'Anne-Marie D’Arc'],
  ['2026-01-31T25:00:00Z', dated('iso'), refused],
  ['2026-01-31T23:99', dated('iso'), refused],
  ['2026-01-31T24:00:00Z', dated('iso'), '2026-01-31'],
  ['2026-01-31T09:00:00+99:00', dated('iso'), refused],
  ['+5', toNumber, 5],
  ['-0', toNumber, 0],
  ['007', toNumber, 7],
  ['', toNumber, undefined],
  ['0.1', toNumber, 0.1],
  ['1.10', toNumber, 1.1],
  ['0.12345678901234567890', toNumber, refused],
  ['9007199254740993', toNumber, refused],
  ['12345678901234567890', toNumber, refused],
  ['9007199254740991', toInteger, 9007199254740991],
  ['12.7', toInteger, refused],
  [12.7, toInteger, refused],
  ['12.0', toInteger, 12],
  [null, toInteger, null],
  [1e21, toText, '1000000000000000000000'],
  [1e-7, toText, '0.0000001'],
  [-1.5e-10, toText, '-0.00000000015'],
  [{ a: 1 }, toText, refused],
  [['a'], toText, refused],
  ['', toBoolean, undefined],
  [' Yes ', toBoolean, true],
  [0, toBoolean, false],
  ['maybe', toBoolean, refused],
  ['2', toBoolean, refused],
  ['2026-01-31', dated('iso'), '2026-01-31'],
  ['2026-01-31T23:30:00-05:00', dated('iso'), '2026-01-31'],
  ['2026-01-31Tgarbage', dated('iso'), refused],
  ['2026-02-30', dated('iso'), refused],
  ['', dated('iso'), undefined],
  ['31.12.2025', dated('dd.MM.yyyy'), '2025-12-31'],
  ['1/2/2026', dated('MM/dd/yyyy'), '2026-01-02'],
  ['20260131', dated('yyyyMMdd'), '2026-01-31'],
  ['2026131', dated('yyyyMMdd'), refused],
  [20260131, dated('yyyyMMdd'), '2026-01-31'],
  ['2026-01-31', dated('MM MM yyyy dd'), refused],
  ['a,b', { op: 'split', by: ',', take: 5 }, undefined],
  ['a,b', { op: 'split', by: ',', take: -1 }, 'b'],
  [[null, 'a', 2], { op: 'join', with: ', ' }, 'a, 2'],
  [[{ a: 1 }], { op: 'join', with: ', ' }, refused],
  [5, { op: 'trim' }, 5],
  [true, { op: 'case', to: 'upper' }, true],
  [{ a: 1 }, { op: 'trim' }, refused],
  ['x', { op: 'template', text: '{value} {first} {none}' }, 'x Ada '],
  ['x', { op: 'template', text: '{tags}' }, refused],
  [undefined, { op: 'when', equals: null, give: 1 }, undefined],
  [{ b: 1, a: 2 }, { op: 'when', equals: { a: 2, b: 1 }, give: 'same' }, 'same'],
  ['y', { op: 'when', equals: 'x', give: 1, otherwise: null }, null],
  ['y', { op: 'when', equals: 'x', give: 1 }, 'y'],
  ['\u00a0', { op: 'default', value: 'd' }, 'd'],
  [0, { op: 'default', value: 'd' }, 0],
  [false, { op: 'default', value: 'd' }, false],
  ['x', { op: 'template', text: '{none} {nobody}' }, undefined],
  [undefined, { op: 'template', text: '{value} {none}' }, undefined],
  [undefined, { op: 'template', text: '{value} {first}' }, ' Ada'],
  [undefined, { op: 'template', text: 'always' }, 'always'],
  ['', { op: 'template', text: '{value}' }, ''],
  [undefined, { op: 'lookup', table: { a: 1 } }, undefined],
  [null, { op: 'lookup', table: { a: 1 } }, null],
  [undefined, { op: 'lookup', table: { a: 1 }, otherwise: 'none' }, 'none'],
  [undefined, { op: 'lookup', table: { '': 'none' } }, 'none'],
  ['', { op: 'lookup', table: { a: 1 } }, refused],
  ['2026-01-31T24:30:00Z', dated('iso'), refused],
  ['2026-06-30T23:59:60Z', dated('iso'), '2026-06-30'],
  ['2026-06-30T23:59:61Z', dated('iso'), refused],
  ['2026-01-31T09:00:00+24:00', dated('iso'), refused],
  ['\uFEFF2026-01-31\u00a0', dated('iso'), '2026-01-31'],
  ['26-1-2', dated('yyyy-MM-dd'), refused],
  ['1e400', toNumber, refused],
  ['1.000,5', toNumber, refused],
  [{ a: 1 }, { op: 'lookup', table: { '': 'x' } }, refused],
  ['__proto__', { op: 'lookup', table: {} }, refused],
])('%j by %j is %s', (value, step, wanted) => {
  expect(take(value, step)).toEqual(wanted);
});

test('steps that double a text are refused before it fills the memory', () => {
  const doubles = Array.from({ length: 20 }, (): Step => ({ op: 'replace', find: 'a', with: 'aaaaaaaaaa' }));
  expect(take('a', ...doubles)).toBe(refused);
  const repeats = Array.from({ length: 20 }, (): Step => ({ op: 'template', text: '{value}'.repeat(140) }));
  expect(take('abc', ...repeats)).toBe(refused);
  expect(
    take(
      Array.from({ length: 5_000 }, () => 'x'),
      { op: 'join', with: 'y'.repeat(900) },
    ),
  ).toBe(refused);
});
