// What ends a sequence for a candidate, and what becomes of a message of it that is still held.
import { expect, test } from 'vitest';
import { stopReactor } from '../../src/automation/sequences/stop.ts';
import { CandidateId, EnrolmentId, EventId, JobId } from '../../src/core/ids.ts';
import { Problem } from '../../src/core/problem.ts';
import { Enrolment, SequenceId } from '../../src/core/sequence.ts';
import { noDetails, type TriggerEvent } from '../../src/core/trigger-event.ts';
import { makeAction } from '../support/ledger-records.ts';
import { openOperations } from '../support/operations.ts';
import { automationOver } from '../support/automation.ts';

const ines = CandidateId.parse('c_ines');
const hourMs = 3_600_000;

async function setUp({ stopOn = ['reply', 'stage_change'], held = {} }: { stopOn?: string[]; held?: object } = {}) {
  const world = await openOperations();
  const { ledger, enrolments, clocks } = world;
  const now = clocks.business.now();
  const undone: string[] = [];
  const { context } = await automationOver(world, {
    sequences: { own: { name: 'Own', steps: [{ template: 'gentle_nudge', wait_hours: 1 }], stop_on: stopOn } },
    gate: {
      undoAction: async (id) => {
        undone.push(id);
        throw new Problem('conflict', 'Somebody took it back already.');
      },
    },
  });
  const enrolment = Enrolment.parse({
    id: 'enr_1',
    key: 'k1',
    sequence: 'own',
    version: 1,
    candidate: ines,
    job: 'job_fe',
    stage: 'Applied',
    timeZone: 'UTC',
    meeting: null,
    meetingStart: null,
    meetingEnd: null,
    status: 'running',
    step: 1,
    dueAt: now,
    because: null,
    startedAt: now,
  });
  await enrolments.start(enrolment);
  const message = makeAction({ status: 'executed', undoUntil: new Date(now.getTime() + hourMs), ...held });
  await ledger.open({ root: message, members: [], approval: undefined });
  await enrolments.noteSent({
    enrolment: enrolment.id,
    step: 0,
    occasion: '',
    candidate: ines,
    action: message.id,
    at: now,
  });
  const reactor = stopReactor(context);
  const happens = async (part: Partial<TriggerEvent>) => {
    const event = { ...noDetails, id: EventId.parse('1'), candidate: ines, undone: null, cause: null, system: 'lever' };
    const intentions = await reactor.intend({
      ...event,
      eventId: 'e1',
      kind: 'message.received',
      occurredAt: now,
      at: now,
      ...part,
    });
    return Promise.all(intentions.map(async ({ name, act }) => ({ name, ...(await act()) })));
  };
  const standing = async () => (await enrolments.find(EnrolmentId.parse('enr_1'))) ?? { status: 'gone', because: null };
  return { happens, standing, undone, message, enrolments, now };
}

const name = 'sequence:own:stop:enr_1';

test('an answer ends a sequence that stops for it, and a message that is still held does not leave', async () => {
  const { happens, standing, undone, message } = await setUp();
  expect(await happens({})).toEqual([{ name, result: 'done', detail: 'reply', action: null }]);
  expect(await standing()).toMatchObject({ status: 'stopped', because: 'reply' });
  expect(undone).toEqual([message.id]);
});

test('a message that has left, or never came to be, stays as it is', async () => {
  for (const held of [{ undoUntil: null }, { undoUntil: new Date(0) }, { status: 'undone' }]) {
    const { happens, undone } = await setUp({ held });
    await happens({});
    expect(undone).toEqual([]);
  }
});

test('a sequence that does not stop for an answer goes on, and says so', async () => {
  const { happens, standing } = await setUp({ stopOn: ['stage_change'] });
  expect(await happens({})).toEqual([{ name, result: 'skipped', detail: 'goes on after reply', action: null }]);
  expect(await standing()).toMatchObject({ status: 'running' });
});

test.each([
  [{ kind: 'candidate.withdrawn' }, 'withdrawn'],
  [{ kind: 'offer.declined' }, 'withdrawn'],
  [{ kind: 'candidate.moved', from: 'Applied', to: 'Rejected' }, 'stage_change'],
  [{ kind: 'candidate.rejected', to: 'Rejected' }, 'stage_change'],
] as const)('%o ends every sequence, whatever it stops for', async (event, because) => {
  const { happens, standing } = await setUp({ stopOn: ['bounce'] });
  await happens(event);
  expect(await standing()).toMatchObject({ status: 'stopped', because });
});

test('a move to a further stage leaves a sequence alone that does not stop for it', async () => {
  const { happens, standing } = await setUp({ stopOn: ['reply'] });
  await happens({ kind: 'candidate.moved', from: 'Applied', to: 'Phone Screen' });
  expect(await standing()).toMatchObject({ status: 'running' });
});

test('an event that comes late ends nothing that was begun after it', async () => {
  const { happens, standing, now } = await setUp();
  expect(await happens({ at: new Date(now.getTime() - 1) })).toEqual([]);
  expect(await standing()).toMatchObject({ status: 'running' });
});

test('an opt-out holds for the person and ends the sequence, and a bounce is remembered', async () => {
  const { happens, standing } = await setUp({ stopOn: [] });
  expect((await happens({ kind: 'candidate.opted_out' })).map((one) => one.name)).toEqual(['contact-preference', name]);
  expect(await standing()).toMatchObject({ status: 'stopped', because: 'opt_out' });
  const bounced = await setUp({ stopOn: ['bounce'] });
  const [noted] = await bounced.happens({ kind: 'message.bounced', timeZone: 'America/Chicago' });
  expect(noted).toMatchObject({ name: 'contact', result: 'done' });
  expect(await bounced.enrolments.contact(ines)).toMatchObject({ bouncedAt: bounced.now, timeZone: 'America/Chicago' });
});

test('an event of nobody, or of another candidate, ends nothing', async () => {
  const { happens, standing } = await setUp();
  expect(await happens({ candidate: null })).toEqual([]);
  expect(await happens({ candidate: CandidateId.parse('c_joe'), job: JobId.parse('job_fe') })).toEqual([]);
  expect(await standing()).toMatchObject({ status: 'running', sequence: SequenceId.parse('own') });
});
