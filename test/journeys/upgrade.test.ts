// From each release that was kept (scripts/release-fixture.ts) to this one: its database is put back, and goes on.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openEmbedded } from '../../src/storage/embedded/open-embedded.ts';
import { createKeptLog } from '../support/log.ts';
import { enrolmentsOf, releaseEnvironment } from '../support/release-story.ts';
import { candidateOf, sandboxState } from '../support/sandbox-state.ts';
import { freshFolder, removeData, runMuster, type RunningService, startService } from '../support/service.ts';
import { startTalk } from '../support/talk.ts';

const folder = join(import.meta.dirname, '../fixtures/releases');
const releases = readdirSync(folder).filter((name) => name.endsWith('.backup'));
const minuteMs = 60_000;

const Header = z.looseObject({ at: z.coerce.date() });

/** As if the upgrade were a minute after the backup: what waits for people does not wait for years. */
async function goOn(dataDir: string, file: string): Promise<void> {
  const { at } = Header.parse(JSON.parse(readFileSync(file).toString('latin1').split('\n')[0] ?? ''));
  const engine = await openEmbedded({ dataDir, log: createKeptLog() });
  const { rowCount } = await engine
    .pool('owner')
    .query(
      "update service_state set value = (value::bigint + $1::bigint)::text where key = 'business-clock-offset-ms'",
      [at.getTime() + minuteMs - Date.now()],
    );
  await engine.close();
  expect(rowCount).toBe(1);
}

async function upgraded(file: string): Promise<RunningService> {
  const dataDir = freshFolder();
  const { code, output } = await runMuster(['restore', file], { DATA_DIR: dataDir, ...releaseEnvironment });
  expect([code, output]).toEqual([0, expect.stringContaining('rows were put back')]);
  await goOn(dataDir, file);
  return await startService({ dataDir, environment: releaseEnvironment });
}

const Actions = z.object({
  data: z.array(z.looseObject({ action_id: z.string(), tool: z.string(), status: z.string() })),
});

const actionsOf = async (service: RunningService) =>
  Actions.parse((await service.call('GET', '/api/v1/actions?limit=200')).body).data;

test('a release is kept, and none of them is large', () => {
  expect(releases.length).toBeGreaterThan(0);
  for (const name of releases) expect(statSync(join(folder, name)).size).toBeLessThan(300_000);
});

describe.each(releases)('%s', (name) => {
  test('people, log, a waiting approval, a sequence and undo go on in this release', async () => {
    const service = await upgraded(join(folder, name));
    const before = await sandboxState(service);
    expect(candidateOf(before, 'c_priya').stage).toBe('Phone Screen');
    expect(candidateOf(before, 'c_bob').stage).not.toBe('Rejected');
    expect((await service.call('GET', '/api/v1/candidates/c_priya')).body).toMatchObject({ name: 'Priya Raman' });
    expect((await service.call('GET', '/api/v1/audit/check')).body).toMatchObject({ broken_at: null });
    expect(await enrolmentsOf(service)).toMatchObject([{ status: 'running' }]);

    const moved = (await actionsOf(service)).find(({ tool }) => tool === 'move_stage');
    expect(moved).toMatchObject({ status: 'executed' });
    const { body: waiting } = await service.call('GET', '/api/v1/approvals');
    const [{ approval_id: approval, digest }] = waiting.data;
    expect(await service.call('POST', `/api/v1/approvals/${approval}/approve`, { digest })).toMatchObject({
      status: 200,
      body: { status: 'executed' },
    });
    expect(await service.call('POST', `/api/v1/actions/${moved?.action_id}/undo`)).toMatchObject({
      body: { status: 'undone' },
    });
    const after = await sandboxState(service);
    expect([candidateOf(after, 'c_bob').stage, candidateOf(after, 'c_priya').stage]).toEqual(['Rejected', 'Applied']);
    const { actions } = await (await startTalk(service)).say('Move Priya to phone screen');
    expect(actions).toMatchObject([{ tool: 'move_stage', status: 'executed' }]);
    expect((await service.call('GET', '/api/v1/audit/check')).body).toMatchObject({ broken_at: null });
    await service.stop();
    removeData(service);
  }, 240_000);
});
