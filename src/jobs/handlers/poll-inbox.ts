// poll-inbox: looks into the organization's mailbox for answers, where one is connected.
import { definePeriodicJob } from '../job.ts';

export const pollInboxJob = (poll: () => Promise<unknown>) =>
  definePeriodicJob({
    name: 'poll-inbox',
    // An interviewer who declines by mail is answered within a minute.
    every: { milliseconds: 30_000 },
    run: async () => {
      await poll();
    },
  });
