// The letter that a rejection begins with.
import { expect, test } from 'vitest';
import { lastLetter } from '../../web/console/candidate/usual-letter.ts';

test('is the one of the last rejection that had one', () => {
  const rejections = [{ arguments: { candidate: 'c_1' } }, { arguments: { message_template: 'kind_no' } }];
  expect(lastLetter([...rejections, { arguments: { message_template: 'older' } }])).toBe('kind_no');
});

test('is none where no rejection had one', () => {
  expect(lastLetter([{ arguments: { candidate: 'c_1' } }])).toBeUndefined();
  expect(lastLetter([])).toBeUndefined();
});
