// carry-opt-outs: opt-outs that were kept with one record, before they belonged to the person, are kept with the person's address.
import { definePeriodicJob } from '../job.ts';

export const carryOptOutsJob = (carry: () => Promise<unknown>) =>
  definePeriodicJob({
    name: 'carry-opt-outs',
    every: { milliseconds: 600_000 },
    run: async () => {
      await carry();
    },
  });
