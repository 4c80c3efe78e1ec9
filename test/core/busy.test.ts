// What is left of busy times when the meetings that are known are taken out of them.
import { expect, test } from 'vitest';
import { overlaps, withoutSpans } from '../../src/core/busy.ts';
import { UserId } from '../../src/core/ids.ts';

const at = (hour: number): string => new Date(Date.UTC(2026, 5, 10, hour)).toISOString();
const span = (from: number, to: number) => ({ start: at(from), end: at(to) });
const dana = UserId.parse('u_dana');
const left = (from: number, to: number, ...known: readonly { start: string; end: string }[]) =>
  withoutSpans([{ user: dana, ...span(from, to) }], known).map(({ start, end }) => ({ start, end }));

test.each([
  ['a meeting that is the whole of it leaves nothing', left(9, 10, span(9, 10)), []],
  ['a meeting elsewhere leaves everything', left(9, 10, span(10, 11)), [span(9, 10)]],
  ['a meeting in the middle leaves both ends', left(9, 12, span(10, 11)), [span(9, 10), span(11, 12)]],
  ['two meetings leave what is between them', left(9, 12, span(8, 10), span(11, 13)), [span(10, 11)]],
])('%s', (_what, found, expected) => {
  expect(found).toEqual(expected);
});

test('times that only touch do not overlap', () => {
  expect([overlaps(span(9, 10), span(10, 11)), overlaps(span(9, 11), span(10, 12))]).toEqual([false, true]);
});
