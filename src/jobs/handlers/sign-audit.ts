// sign-audit: says each day where every audit trail stands, signed.
import { definePeriodicJob } from '../job.ts';

export const signAuditJob = (sign: () => Promise<unknown>) =>
  definePeriodicJob({
    name: 'sign-audit',
    every: { milliseconds: 86_400_000 },
    run: async () => {
      await sign();
    },
  });
