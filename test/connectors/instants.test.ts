// Instants as vendors spell them, whatever zone the machine is in.
import { expect, test } from 'vitest';
import { instantAt } from '../../src/connectors/unified/values.ts';

const nine = '2026-06-01T09:00:00.000Z';
const midnight = '2026-06-01T00:00:00.000Z';

test.each([
  ['2026-06-01T09:00:00Z', nine],
  ['2026-06-01T11:00:00+02:00', nine],
  ['2026-06-01T09:00:00.000+0000', nine],
  ['2026-06-01T09:00', nine],
  ['2026-06-01 09:00:00', nine],
  ['2026-06-01 09:00:00.000000', nine],
  ['2026-06-01T09:00:00.000000000Z', nine],
  ['2026-06-01 09:00:00 UTC', nine],
  ['2026-06-01 09:00:00+00', nine],
  ['Mon, 01 Jun 2026 09:00:00 GMT', nine],
  ['Mon Jun 01 2026 09:00:00 GMT+0000 (Coordinated Universal Time)', nine],
  ['06/01/2026 09:00:00', nine],
  ['06/01/2026 09:00 AM', nine],
  ['/Date(1780304400000)/', nine],
  ['/Date(1780304400000+0200)/', nine],
  ['1780304400', nine],
  [1_780_304_400, nine],
  [1_780_304_400_000, nine],
  ['2026-06-01', midnight],
  ['06/01/2026', midnight],
  ['June 1, 2026', midnight],
  ['1 Jun 2026', midnight],
  ['', undefined],
  ['soon', undefined],
  ['0000-00-00', undefined],
  [null, undefined],
  [true, undefined],
])('%s', (value, instant) => {
  expect(instantAt({ at: value }, 'at')).toBe(instant);
});
