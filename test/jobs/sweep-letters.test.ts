// sweep-letters releases every due letter, whatever becomes of one of them.
import { expect, test } from 'vitest';
import { sweepLettersJob } from '../../src/jobs/handlers/sweep-letters.ts';
import { freshTenant } from '../support/tenants.ts';

const context = { id: 'job_1', attempt: 1, signal: new AbortController().signal };

const setUp = (failing: readonly string[]) => {
  const tenant = freshTenant();
  const released: string[] = [];
  const job = sweepLettersJob({
    dueLetters: async () => ['a', 'b', 'c'].map((key) => ({ tenant, key })),
    releaseLetter: async (_, key) => {
      if (failing.includes(key)) throw new Error(`cannot send ${key}`);
      released.push(key);
    },
  });
  return { job, released };
};

test('all due letters are released in their order', async () => {
  const { job, released } = setUp([]);
  await job.run(context);
  expect(released).toEqual(['a', 'b', 'c']);
});

test('a letter that fails does not hold up the others, and the round fails in the end', async () => {
  const { job, released } = setUp(['a']);
  await expect(job.run(context)).rejects.toThrow('1 letters could not be sent');
  expect(released).toEqual(['b', 'c']);
});
