// What the status sync did in the calendar goes with the stage change that it was done for.
import { expect, test } from 'vitest';
import { statusSyncReactor } from '../../src/automation/status-sync.ts';
import { ActionId, CandidateId, EventId } from '../../src/core/ids.ts';
import { Problem } from '../../src/core/problem.ts';
import { noDetails, type TriggerEvent } from '../../src/core/trigger-event.ts';
import { automationOver } from '../support/automation.ts';
import { makeAction } from '../support/ledger-records.ts';
import { openOperations } from '../support/operations.ts';

const [move, booking] = [ActionId.parse('act_move'), ActionId.parse('act_booking')];

async function setUp(refusal?: Problem) {
  const world = await openOperations();
  const undone: unknown[] = [];
  const { context, eventLog } = await automationOver(world, {
    gate: {
      undoAction: async (id, by) => {
        undone.push([id, by.id]);
        if (refusal !== undefined) throw refusal;
        throw new Error('no receipt is needed');
      },
    },
  });
  await world.ledger.open({ root: makeAction({ id: move, status: 'undone' }), members: [], approval: undefined });
  const at = world.clocks.business.now();
  const candidate = CandidateId.parse('c_ines');
  const base = { ...noDetails, candidate, undone: null, cause: move, system: null, eventId: null, occurredAt: at };
  const original = await eventLog.add({ ...base, kind: 'candidate.moved', from: 'Applied', to: 'Phone Screen' });
  const note = (name: string, action: ActionId | null) =>
    eventLog.note({ event: original, name, result: 'done', detail: null, action });
  await note('status-sync:crm', ActionId.parse('act_crm'));
  await note('status-sync:calendar:invite', booking);
  await note('status-sync:calendar:cancel:m1', null);
  const event: TriggerEvent = {
    ...base,
    id: EventId.parse('9'),
    at,
    kind: 'action.undone',
    candidate: null,
    undone: move,
  };
  const intentions = (await statusSyncReactor(context).intend(event)).filter(({ name }) => name.includes('calendar'));
  return { intentions, undone };
}

test('an undone move takes back what was booked for it, and nothing that was never done', async () => {
  const { intentions, undone } = await setUp(new Problem('changed_since', 'Somebody moved it.'));
  expect(intentions.map(({ name }) => name)).toEqual(['status-sync:calendar:invite:undo']);
  expect(await intentions[0]?.act()).toEqual({ result: 'skipped', detail: 'changed_since', action: booking });
  expect(undone).toEqual([[booking, 'system:status-sync']]);
});

test('a calendar that is away is asked again', async () => {
  const { intentions } = await setUp(new Problem('unavailable', 'The calendar does not answer.'));
  await expect(intentions[0]?.act()).rejects.toMatchObject({ code: 'unavailable' });
});
