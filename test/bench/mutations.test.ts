// What counts as a small fault, and what is left alone.
import { expect, test } from 'vitest';
import { mutated, mutationsOf } from '../../bench/mutations.ts';

const all = (source: string): string[] => mutationsOf('one.ts', source).map((mutation) => mutated(source, mutation));

test.each([
  ['isDue = a === b;', ['isDue = a !== b;']],
  ['isLate = at < now;', ['isLate = at <= now;']],
  ['both = a && b;', ['both = a || b;']],
  ['not = !a;', ['not = a;']],
  ['open = true;', ['open = false;']],
  ['if (a) b = c;', ['if (!(a)) b = c;']],
  ['x = a ? b : c;', ['x = !(a) ? b : c;']],
  ['await store.put(one);', [';']],
])('%s', (source, faults) => {
  expect(all(source)).toEqual(faults);
});

test.each([
  'type Only = true | false;',
  "const text = 'a === b && true'; // a === b",
  "context.log.warn('late', { id });",
  'const sum = a + b;',
])('%s is left alone', (source) => {
  expect(all(source)).toEqual([]);
});
