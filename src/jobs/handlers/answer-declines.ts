// answer-declines: replaces interviewers who declined, or asks about them, within a minute.
import { definePeriodicJob } from '../job.ts';

export const answerDeclinesJob = (answer: () => Promise<unknown>) =>
  definePeriodicJob({
    name: 'answer-declines',
    every: { milliseconds: 45_000 },
    run: async () => {
      await answer();
    },
  });
