// Lines of the log leave together, in order, and none stays behind.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { gathered, openLog } from '../../src/main/log.ts';

function openFile() {
  const file = join(mkdtempSync(join(tmpdir(), 'log-')), 'lines');
  const log = openLog('info', { destination: gathered(file) });
  const lines = (): readonly string[] => readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return { log, lines };
}

test('a single line leaves within a moment', async () => {
  const { log, lines } = openFile();
  log.info('request', { requestId: 'one' });
  await vi.waitFor(() => expect(lines()).toHaveLength(1), { timeout: 20_000 });
  expect(JSON.parse(lines()[0] ?? '')).toMatchObject({ level: 30, event: 'request', requestId: 'one' });
});

test('thousands of lines arrive whole and in order', async () => {
  const { log, lines } = openFile();
  const ids = Array.from({ length: 3_000 }, (_, at) => `r${at}`);
  for (const requestId of ids) log.info('request', { requestId });
  await vi.waitFor(() => expect(lines()).toHaveLength(ids.length), { timeout: 20_000 });
  expect(lines().map((line) => String(JSON.parse(line).requestId))).toEqual(ids);
});
