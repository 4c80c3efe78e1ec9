// What the status sync makes of an event: who is told in which words, and when an interview is booked.
import { expect, test } from 'vitest';
import { statusSyncReactor } from '../../src/automation/status-sync.ts';
import { ActorId, CandidateId, EventId, TenantId, UserId } from '../../src/core/ids.ts';
import { Problem } from '../../src/core/problem.ts';
import { Settings } from '../../src/core/settings.ts';
import { noDetails, type TriggerEvent } from '../../src/core/trigger-event.ts';
import { FakeEventLog } from '../fakes/event-log.ts';
import { createFakeSettings } from '../fakes/organizations.ts';
import { FakeOutbox } from '../fakes/outbox.ts';
import { makeAction } from '../support/ledger-records.ts';
import { openOperations, type Operations } from '../support/operations.ts';

const tenant = TenantId.parse('sandbox');

async function effectsOf(part: Partial<TriggerEvent>, statusSync: object = {}, given?: Operations) {
  const world = given ?? (await openOperations());
  const now = world.clocks.business.now();
  const calls: { tool: string; input: unknown }[] = [];
  const reactor = statusSyncReactor({
    ...world,
    tenant,
    gate: {
      call: async ({ tool, input }) => {
        calls.push({ tool, input });
        throw new Problem('unavailable', 'Nothing is carried out here.');
      },
      undoAction: () => Promise.reject(new Problem('unavailable', 'Nothing is undone here.')),
    },
    eventLog: new FakeEventLog({ tenant, clocks: world.clocks, outbox: new FakeOutbox() }),
    systems: { ats: world.ats, calendar: world.calendar, texts: world.texts },
    settings: createFakeSettings(Settings.parse({ timeZone: 'UTC', statusSync })),
  });
  const candidate = CandidateId.parse('c_ines');
  const of = { id: EventId.parse('1'), candidate, undone: null, cause: null, system: 'greenhouse', eventId: 'e1' };
  const intentions = await reactor.intend({
    ...noDetails,
    ...of,
    kind: 'candidate.moved',
    occurredAt: now,
    at: now,
    ...part,
  });
  await Promise.allSettled(intentions.map(({ act }) => act()));
  return { calls, names: intentions.map(({ name }) => name) };
}

const moved = { from: 'Applied', to: 'Phone Screen' };

test('a move is logged in the CRM without the name, and told to the hiring manager with it', async () => {
  const { calls } = await effectsOf(moved);
  expect(calls).toEqual([
    {
      tool: 'log_crm',
      input: {
        candidate: 'c_ines',
        kind: 'stage_change',
        text: 'Moved from Applied to Phone Screen, as greenhouse reports.',
      },
    },
    {
      tool: 'notify_user',
      input: {
        user: 'u_owen',
        text: 'Inés Duarte (Frontend Engineer) moved from Applied to Phone Screen, as greenhouse reports.',
      },
    },
  ]);
});

test('a candidate at risk is told of in words of their own', async () => {
  const { calls } = await effectsOf({ kind: 'candidate.at_risk' });
  expect(calls.map(({ input }) => input)).toEqual([
    { candidate: 'c_ines', kind: 'at_risk', text: 'At risk: no contact for too long, as greenhouse reports.' },
    {
      user: 'u_owen',
      text: 'Inés Duarte (Frontend Engineer) is at risk: there was no contact for too long, as greenhouse reports.',
    },
  ]);
});

test('the hiring manager is not told twice when the chat list names them', async () => {
  const { calls } = await effectsOf(moved, { crm: false, chat: ['u_owen', 'u_tess'] });
  expect(calls).toMatchObject([{ input: { user: 'u_owen' } }, { input: { user: 'u_tess' } }]);
});

test('an interview is booked for a stage that asks for one, and for no other', async () => {
  const quiet = { crm: false, hiringManager: false };
  const unasked = { ...quiet, inviteMinutes: { Offer: 30 } };
  expect(await effectsOf(moved, quiet)).toEqual({ calls: [], names: [] });
  expect(await effectsOf(moved, unasked)).toEqual({ calls: [], names: [] });
  const { calls } = await effectsOf(moved, { ...quiet, inviteMinutes: { 'Phone Screen': 30 } });
  expect(calls).toMatchObject([
    { tool: 'book_meeting', input: { candidate: 'c_ines', with: ['u_owen'], duration_minutes: 30 } },
  ]);
});

test('nobody is told what they did themselves, and the others read who did it', async () => {
  const world = await openOperations();
  const byOwen = makeAction({ requestedBy: ActorId.parse('u_owen'), status: 'executed' });
  await world.ledger.open({ root: byOwen, members: [], approval: undefined });
  const here = { ...moved, cause: byOwen.id, system: null, eventId: null };
  const { calls } = await effectsOf(here, { crm: false, chat: ['u_owen', 'u_nora'] }, world);
  expect(calls.map(({ input }) => input)).toEqual([
    { user: 'u_nora', text: 'Inés Duarte (Frontend Engineer) moved from Applied to Phone Screen, by Owen Achebe.' },
  ]);
});

test('a move without a stage before it says where the candidate stands now', async () => {
  const { calls } = await effectsOf({ to: 'Offer', system: null, eventId: null }, { hiringManager: false });
  expect(calls).toMatchObject([{ input: { text: 'Moved to Offer.' } }]);
});

async function withMeetings() {
  const world = await openOperations();
  const [ines, ravi] = [CandidateId.parse('c_ines'), CandidateId.parse('c_ravi')];
  const book = (id: string, candidate: CandidateId, day: number) =>
    world.calendar.book({
      candidate,
      title: 'Interview',
      location: null,
      with: [UserId.parse('u_owen')],
      start: new Date(world.clocks.business.now().getTime() + day * 86_400_000).toISOString(),
      end: new Date(world.clocks.business.now().getTime() + day * 86_400_000 + 1_800_000).toISOString(),
      key: id,
    });
  return { world, book, ines, ravi };
}

test('when a candidacy ends the candidate’s meetings to come are cancelled, where the organization wants it', async () => {
  const { world, book, ines, ravi } = await withMeetings();
  const mine = await book('m1', ines, 3);
  await book('m2', ravi, 4);
  await book('m3', ines, -3);
  const quiet = { crm: false, hiringManager: false };
  const rejected = { from: 'Applied', to: 'Rejected' };
  expect((await effectsOf(rejected, quiet, world)).calls).toEqual([]);
  expect((await effectsOf(moved, { ...quiet, cancelMeetings: true }, world)).calls).toEqual([]);
  const { calls, names } = await effectsOf(rejected, { ...quiet, cancelMeetings: true }, world);
  expect(calls).toEqual([{ tool: 'cancel_meeting', input: { meeting: mine.id } }]);
  expect(names).toEqual([`status-sync:calendar:cancel:${mine.id}`]);
});

test('where somebody booked an interview already, none is booked beside it', async () => {
  const { world, book, ines } = await withMeetings();
  await book('m1', ines, 3);
  const asked = { crm: false, hiringManager: false, inviteMinutes: { 'Phone Screen': 30 } };
  expect((await effectsOf(moved, asked, world)).calls).toEqual([]);
});
