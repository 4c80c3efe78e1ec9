// One suite for every store of what candidates proposed in shadow: it stands with the turn, goes with it, and tells what
// became of what was really done.
import { describe, expect, test } from 'vitest';
import { ActionId, ConversationId, ErasureId, TaskId, type TenantId, TurnId } from '../../src/core/ids.ts';
import type { Turn } from '../../src/core/ports/conversations.ts';
import type { ShadowResult } from '../../src/core/shadow.ts';
import type { TestStorage } from '../support/embedded.ts';
import { makeAction, nora } from '../support/ledger-records.ts';
import { person } from '../support/planted-person.ts';
import { freshTenant } from '../support/tenants.ts';

const conversation = ConversationId.parse('con_shadow');
const at = new Date('2026-06-01T12:00:00Z');
const span = { from: new Date('2026-06-01T00:00:00Z'), to: new Date('2026-06-02T00:00:00Z'), limit: 10 };

const proposal = (candidate: string): ShadowResult => ({
  model: 'new',
  outcome: 'answered',
  calls: [{ tool: 'move_stage', arguments: { candidate, stage: 'Offer' }, effect: 'write' }],
  asks: false,
  ms: 12,
});

export function shadowTurnsContract(name: string, opened: () => TestStorage): void {
  const setUp = async () => {
    const tenant = freshTenant();
    const { storage } = opened();
    const action = makeAction({ id: ActionId.parse(`act_${tenant}`), task: TaskId.parse(`task_${tenant}`) });
    await storage.ledger(tenant).open({ root: action, members: [], approval: undefined });
    await storage.conversations(tenant).create({ id: conversation, actor: nora, createdAt: at });
    const result = { kind: 'action', action_id: action.id, effect: 'write' };
    const turn: Turn = {
      id: TurnId.parse('t1'),
      said: 'move somebody',
      saidBy: nora,
      calls: [
        { id: 'c1', tool: 'move_stage', arguments: { candidate: 'c_other', stage: 'Offer' }, result },
        { id: 'c2', tool: 'ask', arguments: {}, result: { kind: 'question', question: 'Who?' } },
      ],
      reply: 'Done.',
      asks: false,
      wording: 'own',
      facts: [],
      at,
    };
    await storage.conversations(tenant).put(conversation, turn);
    return { tenant, action, shadows: storage.shadowTurns(tenant), storage };
  };
  const put = (tenant: TenantId, candidate: string) =>
    opened()
      .storage.shadowTurns(tenant)
      .put({ conversation, id: TurnId.parse('t1') }, proposal(candidate));

  describe(`${name}: turns in shadow`, () => {
    test('what was proposed stands beside what was done and how that stands today', async () => {
      const { tenant, shadows, action } = await setUp();
      expect(await shadows.list(span)).toEqual([]);
      await put(tenant, 'c_other');
      const made = { tool: 'move_stage', arguments: { candidate: 'c_other', stage: 'Offer' }, effect: 'write' };
      expect(await shadows.list(span)).toEqual([
        {
          conversation,
          turn: 't1',
          at,
          asked: false,
          made: [{ ...made, action: action.id, status: action.status }],
          shadow: proposal('c_other'),
        },
      ]);
      expect(await shadows.list({ ...span, from: span.to, to: new Date('2026-06-03T00:00:00Z') })).toEqual([]);
    });

    test('nobody else sees it, and a turn that has gone takes none', async () => {
      const { tenant, storage, shadows } = await setUp();
      await put(tenant, 'c_other');
      expect(await storage.shadowTurns(freshTenant()).list(span)).toEqual([]);
      await storage.conversations(tenant).sweep(new Date('2026-07-01T00:00:00Z'));
      await put(tenant, 'c_other');
      expect(await shadows.list(span)).toEqual([]);
    });

    test('a person whom only the candidate named is exported and erased all the same', async () => {
      const { tenant, shadows, storage } = await setUp();
      await put(tenant, person.candidate);
      const data = storage.personalData(tenant);
      expect(JSON.stringify((await data.exportPerson(person)).rows)).toContain('"shadow"');
      await data.erase({ id: ErasureId.parse(`era_${tenant}`), person, by: nora, at: opened().clock.real.now() });
      expect(await shadows.list(span)).toEqual([]);
    });
  });
}
