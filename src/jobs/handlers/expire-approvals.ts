// expire-approvals: ends approvals that nobody decided in time.
import { definePeriodicJob } from '../job.ts';

export const expireApprovalsJob = (expire: () => Promise<unknown>) =>
  definePeriodicJob({
    name: 'expire-approvals',
    every: { milliseconds: 30_000 },
    run: async () => {
      await expire();
    },
  });
