// watch-veteran-sources: warns when the newest official publication behind the military codes is older than 30 days.
import { definePeriodicJob } from '../job.ts';

export const watchVeteranSourcesJob = (watch: () => Promise<unknown>) =>
  definePeriodicJob({
    name: 'watch-veteran-sources',
    every: { milliseconds: 86_400_000 },
    run: async () => {
      await watch();
    },
  });
