// release-letter hands the letter of its own organization on.
import { expect, test } from 'vitest';
import { releaseLetterJob } from '../../src/jobs/handlers/release-letter.ts';
import { freshTenant } from '../support/tenants.ts';

test('the letter is released for the organization that promised it', async () => {
  const released: unknown[] = [];
  const job = releaseLetterJob(async (tenant, key) => void released.push([tenant, key]));
  const tenant = freshTenant();
  await job.run({ key: 'k1' }, { tenant, id: 'job_1', attempt: 1, signal: new AbortController().signal });
  expect(released).toEqual([[tenant, 'k1']]);
});

test('anything but a key is refused', () => {
  const { schema } = releaseLetterJob(async () => undefined);
  expect(schema.safeParse({ key: 'k1' }).success).toBe(true);
  expect(schema.safeParse({ key: 'k1', to: 'a@example.org' }).success).toBe(false);
  expect(schema.safeParse({}).success).toBe(false);
});
