// recover-actions: takes up what a process that died left behind in the ledger.
import { definePeriodicJob } from '../job.ts';

/** A net beneath the gate: finds roots whose lease has ended, over all organizations. */
export const recoverActionsJob = (recover: () => Promise<unknown>) =>
  definePeriodicJob({
    name: 'recover-actions',
    every: { milliseconds: 30_000 },
    run: async () => {
      await recover();
    },
  });
