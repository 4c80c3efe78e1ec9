// A first name that one colleague bears as it is said, and two candidates only for short.
import { expect, test } from 'vitest';
import { borneExactly } from '../../src/agent/models/offline/named/borne-exactly.ts';

const lena = { kind: 'one', person: 'Lena Whitfield', score: 1 } as const;
const several = { kind: 'several', people: ['Eleanor Vance', 'Helena Novak'], score: 0.95 } as const;

test('who bears it exactly is meant', () => {
  expect(borneExactly({ candidates: several, users: lena })).toEqual({
    candidates: { kind: 'none', suggestions: [] },
    users: lena,
  });
  expect(borneExactly({ candidates: lena, users: several })).toEqual({
    candidates: lena,
    users: { kind: 'none', suggestions: [] },
  });
});

test('several who bear it as exactly stay', () => {
  const exact = { ...several, score: 1 };
  expect(borneExactly({ candidates: exact, users: lena })).toEqual({ candidates: exact, users: lena });
});
