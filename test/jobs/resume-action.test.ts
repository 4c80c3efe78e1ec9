// resume-action carries on with the group of its own organization.
import { expect, test } from 'vitest';
import { ActionId } from '../../src/core/ids.ts';
import { resumeActionJob } from '../../src/jobs/handlers/resume-action.ts';
import { freshTenant } from '../support/tenants.ts';

test('the action is resumed for the organization that promised it', async () => {
  const resumed: unknown[] = [];
  const job = resumeActionJob(async (tenant, action) => void resumed.push([tenant, action]));
  const tenant = freshTenant();
  const action = ActionId.parse('act_1');
  await job.run({ action }, { tenant, id: 'job_1', attempt: 1, signal: new AbortController().signal });
  expect(resumed).toEqual([[tenant, action]]);
});

test('anything but an action is refused', () => {
  const { schema } = resumeActionJob(async () => undefined);
  expect(schema.safeParse({ action: 'act_1' }).success).toBe(true);
  expect(schema.safeParse({ action: '' }).success).toBe(false);
  expect(schema.safeParse({ action: 'act_1', more: true }).success).toBe(false);
});
