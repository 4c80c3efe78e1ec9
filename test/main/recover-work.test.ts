// What a crash cut off is carried on at the start, which no system outside may hold up.
import { expect, test } from 'vitest';
import { recoverAtStart } from '../../src/main/recover-work.ts';
import { createKeptLog } from '../support/log.ts';

const soonMs = 20;
const minuteMs = 60_000;

test('a start waits until what was cut off is carried on, and no longer', async () => {
  const log = createKeptLog();
  await recoverAtStart({ recover: async () => 3 }, log, minuteMs);
  expect(log.lines).toEqual([]);
});

test('a system that does not answer holds up no start', async () => {
  const log = createKeptLog();
  await recoverAtStart({ recover: () => new Promise(() => undefined) }, log, soonMs);
  expect(log.lines).toMatchObject([{ level: 'warn' }]);
});

test('a database that fails ends the start, and later only tells', async () => {
  const log = createKeptLog();
  const failing = { recover: () => Promise.reject(new Error('the disk failed')) };
  await expect(recoverAtStart(failing, log, minuteMs)).rejects.toThrow('the disk failed');
  const recovery = Promise.withResolvers<number>();
  await recoverAtStart({ recover: () => recovery.promise }, log, soonMs);
  recovery.reject(new Error('the disk failed'));
  await expect.poll(() => log.lines.map(({ event }) => event)).toContain('recovery broke off');
});
