// From each release that was kept (scripts/release-fixture.ts) to this one: its database is put back, and goes on.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Place, putBack } from './put-back.ts';
import { enrolmentsOf, releaseEnvironment as environment } from './release-story.ts';
import { candidateOf, sandboxState } from './sandbox-state.ts';
import type { RunningService } from './service.ts';
import { startTalk } from './talk.ts';

const folder = join(import.meta.dirname, '../fixtures/releases');
export const releases = readdirSync(folder)
  .filter((name) => name.endsWith('.backup'))
  .map((name) => ({ name, file: join(folder, name) }));
const minuteMs = 60_000;

const Header = z.looseObject({ at: z.coerce.date() });

/** A minute after the backup: what waits for people does not wait for years. */
const sinceBackup = (file: string): number => {
  const { at } = Header.parse(JSON.parse(readFileSync(file).toString('latin1').split('\n')[0] ?? ''));
  return at.getTime() + minuteMs - Date.now();
};

const Actions = z.object({
  data: z.array(z.looseObject({ action_id: z.string(), tool: z.string(), status: z.string() })),
});

const actionsOf = async (service: RunningService) =>
  Actions.parse((await service.call('GET', '/api/v1/actions?limit=200')).body).data;

export function upgradeStory(place: () => Promise<Place>): void {
  describe.each(releases)('$name', ({ file }) => {
    test('people, log, a waiting approval, a sequence and undo go on in this release', async () => {
      const service = await putBack(await place(), { file, environment, laterMs: sinceBackup(file) });
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
    }, 240_000);
  });
}
