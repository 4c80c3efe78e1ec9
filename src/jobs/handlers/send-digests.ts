// send-digests: writes to whoever chose one mail a day or a week what was not sent at once.
import { definePeriodicJob } from '../job.ts';

export const sendDigestsJob = (send: () => Promise<unknown>) =>
  definePeriodicJob({
    name: 'send-digests',
    every: { milliseconds: 300_000 },
    run: async () => {
      await send();
    },
  });
