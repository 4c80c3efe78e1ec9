// tell-troubles: tells people, grouped, of work that waits for long, had to be given up, or is done after all.
import { definePeriodicJob } from '../job.ts';

export const notifyTroublesJob = (tell: () => Promise<void>) =>
  definePeriodicJob({ name: 'tell-troubles', every: { milliseconds: 60_000 }, run: tell });
