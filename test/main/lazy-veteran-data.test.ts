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
  expect(late.data.modelVersion).toBe(shippedData().modelVersion);
  late.load();
  expect(late.data.codes).toBe(shippedData().codes);
  expect(reads()).toBe(1);
});

test('a start that is over has it read before anybody asks', () => {
  const { late, reads } = setUp();
  late.load();
  expect(reads()).toBe(1);
});

test('every part is the one that was read', () => {
  const { late } = setUp();
  const whole = shippedData();
  expect(Object.keys(late.data).toSorted()).toEqual(Object.keys(whole).toSorted());
  expect({ ...late.data }).toEqual({ ...whole });
});
