// Which event changed where a candidate stands, and which way, when it was taken back.
import { expect, test } from 'vitest';
import { stageChangeOf } from '../../src/automation/stage-change.ts';
import { CandidateId } from '../../src/core/ids.ts';
import { noDetails, TriggerEvent } from '../../src/core/trigger-event.ts';

const ines = CandidateId.parse('c_ines');
const at = new Date(0);
const event = (part: object): TriggerEvent =>
  TriggerEvent.parse({
    ...noDetails,
    id: '1',
    kind: 'candidate.moved',
    candidate: ines,
    from: 'Applied',
    to: 'Offer',
    undone: null,
    cause: null,
    system: null,
    eventId: null,
    occurredAt: at,
    at,
    ...part,
  });
const undone = event({ kind: 'action.undone', candidate: null, from: null, to: null, undone: 'act_1' });

/** Of an event, where these are what the action caused. */
const changeOf = (trigger: TriggerEvent, ...caused: TriggerEvent[]) =>
  stageChangeOf({ eventLog: { causedBy: async (id) => (id === 'act_1' ? caused : []) } }, trigger);

test.each(['candidate.moved', 'candidate.rejected'])('%s is a change from where to where', async (kind) => {
  expect(await changeOf(event({ kind }))).toEqual({
    candidate: ines,
    from: 'Applied',
    to: 'Offer',
    kind: 'moved',
    original: undefined,
  });
});

test('a move of nobody, to nowhere, or another kind of event is none', async () => {
  for (const part of [{ candidate: null }, { to: null }, { kind: 'message.received' }])
    expect(await changeOf(event(part))).toBeUndefined();
});

test('an undone move leads back, and knows what it took back', async () => {
  for (const kind of ['candidate.moved', 'candidate.rejected']) {
    const original = event({ kind, cause: 'act_1' });
    const note = event({ kind: 'candidate.contacted' });
    expect(await changeOf(undone, note, original)).toEqual({
      candidate: ines,
      from: 'Offer',
      to: 'Applied',
      kind: 'taken_back',
      original,
    });
  }
});

test('an undone action that moved nobody, or of which nobody knows from where, changes no stage', async () => {
  expect(await changeOf(undone)).toBeUndefined();
  expect(await changeOf(undone, event({ kind: 'candidate.contacted' }))).toBeUndefined();
  for (const part of [{ from: null }, { to: null }, { candidate: null }])
    expect(await changeOf(undone, event(part))).toBeUndefined();
  expect(await changeOf({ ...undone, undone: null }, event({}))).toBeUndefined();
});
