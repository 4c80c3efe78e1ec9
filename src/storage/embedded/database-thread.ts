// The thread of the embedded database: PostgreSQL computes and waits for the disk here, while the event loop goes on.
import { fsyncSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { getEnvironmentData, parentPort, workerData } from 'node:worker_threads';
import { Backend, type Rank } from './backend.ts';
import { openCluster } from './cluster.ts';
import { Link } from './link.ts';
import { type FromThread, type Start, type ToThread, unsynced } from './thread-words.ts';

// A structured clone of what thread.ts gave.
const { dataDir, patienceMs }: Start = workerData;
const { db, disk } = await openCluster(dataDir, getEnvironmentData(unsynced) === true ? () => undefined : fsyncSync);
const backend = new Backend(db, patienceMs, disk);
const links = new Map<number, Link>();

const say = (told: FromThread): void => parentPort?.postMessage(told);

function open(id: number, rank: Rank): void {
  const link = new Link(backend, rank);
  // Copied: of a part of a larger buffer the whole would be sent.
  link.on('data', (bytes: Buffer) => say({ kind: 'answer', link: id, bytes: new Uint8Array(bytes) }));
  link.on('error', (error) => {
    const { name, message } = error;
    say({ kind: 'broken', link: id, name, message });
    // PostgreSQL panics then: nothing of this thread is of use any more.
    if (backend.isBroken) throw error;
  });
  link.on('close', () => links.delete(id));
  links.set(id, link);
}

async function close(): Promise<void> {
  await db.close();
  say({ kind: 'closed' });
}

parentPort?.on('message', (asked: ToThread) => {
  switch (asked.kind) {
    case 'open':
      open(asked.link, asked.rank);
      break;
    case 'ask':
      links.get(asked.link)?.write(asked.bytes);
      break;
    case 'end':
      links.get(asked.link)?.destroy();
      break;
    case 'close':
      void close();
      break;
    default:
      asked satisfies never;
  }
});
say({ kind: 'ready' });
// A thread that is killed writes nothing at its end.
flushCompileCache();
