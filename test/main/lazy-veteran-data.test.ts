// The shipped veteran data is read by whoever asks first, once, and gives what was read.
import { expect, test } from 'vitest';
import { lazyVeteranData } from '../../src/main/lazy-veteran-data.ts';
import { shippedData } from '../support/veteran.ts';

function setUp() {
  let reads = 0;
  const late = lazyVeteranData(() => {
    reads += 1;
    return shippedData();
  });
  return { late, reads: () => reads };
}

test('nothing is read before it is asked for, and then once', () => {
  const { late, reads } = setUp();
  expect(reads()).toBe(0);
  expect(late.modelVersion).toBe(shippedData().modelVersion);
  expect(late.codes).toBe(shippedData().codes);
  expect(reads()).toBe(1);
});

test('every part is the one that was read', () => {
  const { late } = setUp();
  const whole = shippedData();
  expect(Object.keys(late).toSorted()).toEqual(Object.keys(whole).toSorted());
  expect({ ...late }).toEqual({ ...whole });
});
