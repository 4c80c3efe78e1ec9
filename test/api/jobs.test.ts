import { expect, test } from 'vitest';
import { makeOneOfEach } from './routes.ts';
import { elsewhere, home, openApi } from './world.ts';

const path = '/api/v1/jobs';

test('lists runs, retrains and erasures with how far they are, newest first', async () => {
  const world = await openApi();
  const { sync_id: sync, erasure_id: erasure } = await makeOneOfEach(world);
  await world.ports.retention.runs(home).queue({
    id: 'run_1',
    jobFamily: 'sales',
    trigger: 'asked',
    status: 'queued',
    progress: 0.25,
    note: null,
    challenger: null,
    outcomes: 60,
    startedAt: world.clock.business.now().toISOString(),
    endedAt: null,
  });
  world.clock.advance(30_000);
  const { body } = await world.call({ path });
  expect(body.data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        job_id: sync,
        kind: 'sync',
        status: 'waiting',
        done: 0,
        total: null,
        can_cancel: true,
      }),
      expect.objectContaining({ job_id: 'run_1', title: 'sales', done: 25, total: 100, seconds_left: 90 }),
      expect.objectContaining({ job_id: erasure, kind: 'erasure', can_cancel: false }),
    ]),
  );
});

test('shows what ended for a day, and nothing of what the caller may not read', async () => {
  const world = await openApi();
  const { sync_id: sync } = await makeOneOfEach(world);
  const jobs = async (scopes?: Parameters<typeof world.key>[0]) =>
    (await world.call({ path, key: await world.key(scopes) })).body.data.map((job: { kind: string }) => job.kind);
  await world.call({ method: 'POST', path: `/api/v2/syncs/${String(sync)}/cancel`, body: {} });
  expect(await jobs()).toEqual(expect.arrayContaining(['sync', 'erasure']));
  expect(await jobs({ scopes: ['operations:read'] })).toEqual([]);
  expect(await jobs({ tenant: elsewhere })).toEqual([]);
  world.clock.advance(25 * 3_600_000);
  expect(await jobs()).not.toContain('sync');
});
