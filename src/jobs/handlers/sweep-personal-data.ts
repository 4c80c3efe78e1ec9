// sweep-personal-data: ends what was kept of candidates for as long as their organization allows.
import { definePeriodicJob } from '../job.ts';

export const sweepPersonalDataJob = (sweep: () => Promise<unknown>) =>
  definePeriodicJob({
    name: 'sweep-personal-data',
    every: { milliseconds: 86_400_000 },
    run: async () => {
      await sweep();
    },
  });
