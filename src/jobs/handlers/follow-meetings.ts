// follow-meetings: reminders move with interviews that people move or cancel in the calendar itself.
import { definePeriodicJob } from '../job.ts';

export const followMeetingsJob = (follow: () => Promise<unknown>) =>
  definePeriodicJob({
    name: 'follow-meetings',
    every: { milliseconds: 60_000 },
    run: async () => {
      await follow();
    },
  });
