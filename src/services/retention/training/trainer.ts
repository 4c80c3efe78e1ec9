// Trains off the event loop. Tests and scripts may train in place instead.
import { Worker } from 'node:worker_threads';
import type { FamilyModel } from '../model/family-model.ts';
import { type Progress, trainFamily, type TrainingRequest } from './train-family.ts';
import type { FromWorker } from './worker-messages.ts';

export interface TrainingControl {
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

export type Trainer = (request: TrainingRequest, control: TrainingControl) => Promise<FamilyModel>;

export const trainInPlace: Trainer = async (request, { progress }) => trainFamily(request, progress);

export const trainInWorker: Trainer = (request, { progress, signal }) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(new URL('training-worker.ts', import.meta.url), { workerData: request });
    const stop = () => {
      void worker.terminate();
      reject(new Error('training was stopped', { cause: signal.reason }));
    };
    signal.addEventListener('abort', stop, { once: true });
    const end = (settle: () => void) => {
      signal.removeEventListener('abort', stop);
      settle();
    };
    worker.on('message', (message: FromWorker) => {
      switch (message.kind) {
        case 'progress':
          return progress(message.share);
        case 'trained':
          return end(() => resolve(message.model));
        case 'failed':
          return end(() => reject(new Error(`training failed: ${message.message}`)));
        default:
          return message satisfies never;
      }
    });
    worker.on('error', (error) => end(() => reject(error)));
    worker.on('exit', (code) => end(() => reject(new Error(`the training thread ended with ${code}`))));
  });
