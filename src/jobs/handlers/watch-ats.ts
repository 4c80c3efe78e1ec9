// watch-ats: looks what changed in applicant tracking systems that report nothing by themselves.
import { definePeriodicJob } from '../job.ts';

export const watchAtsJob = (watch: () => Promise<unknown>) =>
  definePeriodicJob({
    name: 'watch-ats',
    every: { milliseconds: 60_000 },
    run: async () => {
      await watch();
    },
  });
