// The background work of retention: one retrain, and the daily watch over all organizations.
import { expect, test } from 'vitest';
import { TenantId } from '../../src/core/ids.ts';
import { trainRetentionJob } from '../../src/jobs/handlers/train-retention.ts';
import { watchRetentionJob } from '../../src/jobs/handlers/watch-retention.ts';

const [acme, blue] = [TenantId.parse('acme'), TenantId.parse('blue')];
const context = { id: 'job_1', attempt: 1, signal: AbortSignal.timeout(1_000) };

test('a retrain is carried out for its organization, once', async () => {
  const done: string[] = [];
  const job = trainRetentionJob(
    async (tenant, run) => done.push(`${tenant} ${run}`),
    async () => 0,
  );
  await job.run(job.schema.parse({ run: 'train_1' }), { ...context, tenant: acme });
  expect(done).toEqual(['acme train_1']);
  expect(job.attempts).toBe(1);
});

test('one organization that cannot be measured does not leave the others unwatched', async () => {
  const audited: string[] = [];
  const job = watchRetentionJob({
    tenants: async () => [acme, blue],
    watch: async (tenant) => {
      if (tenant === acme) throw new Error('no model');
    },
    auditIfDue: async (tenant) => audited.push(tenant),
  });
  await expect(job.run(context)).rejects.toThrow('1 checks');
  expect(audited).toEqual(['acme', 'blue']);
});
