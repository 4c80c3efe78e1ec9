// The thread of the embedded database as the event loop sees it; what PostgreSQL does in it is tested in the other files here.
import { expect, test } from 'vitest';
import { startThread } from '../../../src/storage/embedded/thread.ts';
import { tolerantPool } from '../../../src/storage/engine.ts';

const script = (text: string): URL => new URL(`data:text/javascript,${encodeURIComponent(text)}`);

/** Ends as soon as it is asked something. */
const dying = script(`
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ kind }) => kind === 'ask' && process.exit(1));
  parentPort.postMessage({ kind: 'ready' });`);

test('when the thread ends by itself, whoever waits is told so, and so is everybody who asks later', async () => {
  const stops: Error[] = [];
  const onStopped = (error: Error): void => void stops.push(error);
  const thread = await startThread({ dataDir: 'nowhere', patienceMs: 1_000, onStopped, entry: dying });
  const pool = tolerantPool({ stream: () => thread.connection(1), ssl: false, user: 'postgres', max: 2 });
  const reason = 'the embedded database has stopped: its thread ended';
  const both = [pool.query('select 1'), pool.query('select 2')];
  for (const asked of both) await expect(asked).rejects.toThrow(reason);
  await expect(pool.query('select 3')).rejects.toThrow(reason);
  expect(stops.map(({ message }) => message)).toEqual([reason]);
  await pool.end();
  await thread.close();
});

test('a database that cannot be opened fails the start with the reason', async () => {
  const entry = script('throw new Error("these files are of another version")');
  const starting = startThread({ dataDir: 'nowhere', patienceMs: 1_000, onStopped: () => undefined, entry });
  await expect(starting).rejects.toThrow('these files are of another version');
});
