// Runs in a thread of its own, so that training never holds up a score. It talks to nobody but its owner.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { trainFamily, type TrainingRequest } from './train-family.ts';
import type { FromWorker } from './worker-messages.ts';

// On Linux this lowers this thread alone; elsewhere it would slow the whole service down.
if (process.platform === 'linux') setPriority(10);

const send = (message: FromWorker): void => parentPort?.postMessage(message);

try {
  // A structured clone of what worker-trainer.ts was given.
  const request: TrainingRequest = workerData;
  send({ kind: 'trained', model: trainFamily(request, (share) => send({ kind: 'progress', share })) });
} catch (error) {
  send({ kind: 'failed', message: error instanceof Error ? error.message : 'unknown' });
}
