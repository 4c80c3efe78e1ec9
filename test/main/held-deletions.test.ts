// Questions about deletions that a sync holds back, at the real gate: one waits at a time, and it can be answered.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ActorId, SyncId, UserId } from '../../src/core/ids.ts';
import { scopesOf } from '../../src/core/access.ts';
import { proposeDeletions, withdrawDeletions } from '../../src/main/integration-alerts.ts';
import { beginWithDeletions, heldDeletions } from '../../src/services/integration/held-deletions.ts';
import { carryDeletions } from '../../src/tools/carry-deletions.ts';
import { createWorld } from '../gate/world.ts';
import { people, setUpEngine } from '../support/engine.ts';
import { pressed } from '../support/acts.ts';

/** A real-time run that found forty of a hundred records gone, and the gate that asks about them. */
async function held() {
  const engine = await setUpEngine({ integration: { deletes: true, mode: 'real_time' } });
  const { syncs, source, clock, finish, sync, world } = engine;
  const { tenant } = world;
  source.pages = [people(100)];
  const { id } = await sync();
  const tool = carryDeletions({
    heldDeletions: (asked) => heldDeletions(world, asked),
    beginWithDeletions: (asked) => beginWithDeletions(world, asked),
  });
  const { start, ledgers } = createWorld({ bendTools: () => [tool] });
  const gate = start();
  const ledger = ledgers.of(tenant);
  const given = { storage: { ledger: () => ledger, integration: { syncs: () => syncs } }, gate };
  const look = async (gone: number) => {
    source.pages = [people(100 - gone, gone)];
    clock.advance(60_000);
    await finish(id);
    const { run } = await syncs.get(id);
    await proposeDeletions(given, tenant, { sync: id, run: run - 1 });
    return await ledger.approvals({ status: 'pending', limit: 10 });
  };
  const admin = {
    tenant,
    kind: 'user',
    id: ActorId.parse('u_admin'),
    user: UserId.parse('u_admin'),
    scopes: new Set(scopesOf.admin),
  } as const;
  return { ...engine, tenant, gate, given, ledger, look, admin };
}

test('a new number takes the place of the old question, which says why it fell; the new one can be approved', async () => {
  const { look, gate, ledger, admin, finish, destination } = await held();
  await look(40);
  const [question, ...others] = await look(45);
  expect(others).toEqual([]);
  expect(question?.preview).toContain('Delete 45 of 100');
  const [old] = await ledger.approvals({ status: 'rejected', limit: 10 });
  expect(old).toMatchObject({ decidedBy: 'system:sync', reason: expect.stringContaining('new question') });
  if (question === undefined) throw new Error('nobody was asked');
  const { root } = await gate.approve(question.id, pressed(admin));
  expect(root.status).toBe('executed');
  const { sync } = z.object({ sync: SyncId }).parse(root.output);
  expect(await finish(sync)).toMatchObject({ status: 'succeeded', counts: { deleted: 45 } });
  expect(destination.kept.size).toBe(55);
});

test('a number that comes back is asked about anew, and when nothing is held back any more nobody is asked', async () => {
  const { look, given, tenant, integration, ledger } = await held();
  for (const gone of [40, 45]) await look(gone);
  const [question, ...others] = await look(40);
  expect([others, question?.preview]).toEqual([[], expect.stringContaining('Delete 40 of 100')]);
  await withdrawDeletions(given, tenant, { integration: integration.id, but: null });
  expect(await ledger.approvals({ status: 'pending', limit: 10 })).toEqual([]);
});
