// One rule for how few are too few, on every screen and in every channel.
import { expect, test } from 'vitest';
import { fewestForFigures as ofService } from '../../src/services/operations/metrics.ts';
import { fewestForFigures, tooFew } from '../../web/console/words/enough.ts';

test('the console and the service begin to tell figures at the same count', () => {
  expect(fewestForFigures).toBe(ofService);
});

test('too few are said with their count, and enough are not said at all', () => {
  expect(tooFew(0, 'interview', 'interviews')).toBe('No interviews in this period.');
  expect(tooFew(1, 'stage change', 'stage changes')).toBe('Only 1 stage change in this period; figures start at 5.');
  expect(tooFew(4, 'stage change', 'stage changes')).toBe('Only 4 stage changes in this period; figures start at 5.');
  expect(tooFew(5, 'stage change', 'stage changes')).toBeUndefined();
});
