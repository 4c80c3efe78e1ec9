// sweep-conversations: removes turns that are older than their organization keeps them.
import { definePeriodicJob } from '../job.ts';

export const sweepConversationsJob = (sweep: () => Promise<unknown>) =>
  definePeriodicJob({
    name: 'sweep-conversations',
    every: { milliseconds: 86_400_000 },
    run: async () => {
      await sweep();
    },
  });
