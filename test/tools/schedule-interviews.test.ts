import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Repeats } from '../../src/core/ports/ats.ts';
import { CandidateId, MeetingId, UserId } from '../../src/core/ids.ts';
import { withPlan, withPool } from '../support/interviews.ts';
import { openOperations, type Operations } from '../support/operations.ts';
import { executed, planned, writeToolNamed } from '../support/tool-calls.ts';

const at = (day: string, time: string) => `2026-06-${day}T${time}:00-05:00`;
const row = (input: object = {}) => ({
  candidate: 'c_ines',
  with: ['u_nora', 'u_owen', 'u_tess'],
  duration_minutes: 45,
  start: at('02', '14:00'),
  ...input,
});
const meetingsOf = async (world: Operations) =>
  (await world.calendar.meetings({ from: at('01', '00:00'), to: at('30', '00:00') })).filter(
    ({ candidate }) => candidate === 'c_ines',
  );
const name = 'schedule_interviews';
const Booked = z.object({ events: z.array(z.object({ with: z.array(UserId), start: z.string(), end: z.string() })) });
const timesOf = (plan: unknown) =>
  Booked.parse(plan).events.map(
    ({ with: people, start, end }) => `${people.join('+')} ${start.slice(5, 16)} ${end.slice(11, 16)}`,
  );

test('45 minutes each with three people back to back are three meetings in a row, one action and one undo', async () => {
  const world = await openOperations();
  const before = await world.seen();
  const { plan, undo, outcome } = await executed(world, name, row());
  expect(timesOf(plan)).toEqual(['u_nora 06-02T14:00 14:45', 'u_owen 06-02T14:45 15:30', 'u_tess 06-02T15:30 16:15']);
  expect(await meetingsOf(world)).toMatchObject([
    { with: ['u_nora'], guest: { email: 'ines@example.test' }, title: 'Interview: Inés Duarte, Frontend Engineer' },
    { with: ['u_owen'] },
    { with: ['u_tess'] },
  ]);
  expect(outcome.events.map(({ kind }) => kind)).toEqual(['meeting.booked', 'meeting.booked', 'meeting.booked']);
  expect(await undo()).toEqual({ kind: 'undone' });
  expect(await world.seen()).toEqual(before);
});

test('where the named start does not fit everybody, the start is said to stand in the way, with the nearest row', async () => {
  const world = await openOperations();
  const refused = planned(world, name, row({ start: at('02', '09:30') }));
  await expect(refused).rejects.toMatchObject({
    code: 'no_schedule',
    message: expect.stringContaining('the start that you named stands in the way'),
    extra: {
      rule: 'start',
      nearest: [{ start: at('02', '10:15') }, { start: at('02', '11:00') }, { start: at('02', '11:45') }],
    },
  });
});

test('without a start the first day on which all fit is taken, around what is booked', async () => {
  const { plan } = await planned(await openOperations(), name, row({ start: undefined, break_minutes: 0 }));
  expect(timesOf(plan)[0]).toBe('u_nora 06-01T09:00 09:45');
});

test('a start outside working hours is refused', async () => {
  await expect(planned(await openOperations(), name, row({ start: at('02', '20:00') }))).rejects.toMatchObject({
    code: 'no_schedule',
    extra: { rule: 'start' },
  });
});

test('a plan of the stage is solved with pools, order and breaks, by whoever has the fewest interviews', async () => {
  const world = await openOperations();
  await withPool(world, 'engineers', { name: 'Engineers', members: [{ user: 'u_owen' }, { user: 'u_tess' }] });
  await withPlan(world, 'onsite', {
    name: 'Onsite',
    stage: 'Applied',
    events: [
      { title: 'Welcome', minutes: 30, seats: [{ user: 'u_nora' }] },
      { title: 'System design', minutes: 60, seats: [{ pool: 'engineers' }] },
    ],
    shortest_break_minutes: 15,
  });
  await executed(world, 'book_meeting', { candidate: 'c_ravi', with: ['u_owen'], start: at('01', '15:00') });
  const { plan, tool } = await planned(world, name, { candidate: 'c_ines' });
  expect(timesOf(plan)).toEqual(['u_nora 06-01T09:00 09:30', 'u_tess 06-01T09:45 10:45']);
  expect(tool.preview(plan)).toBe(
    [
      'Book 2 interviews for Inés Duarte (Frontend Engineer), times in America/Chicago:',
      '• Mon 1 Jun 2026, 09:00–09:30: Welcome, with Nora Lindqvist',
      '• Mon 1 Jun 2026, 09:45–10:45: System design, with Theresa Marlow',
    ].join('\n'),
  );
});

const oneTalk = (title: string, job: string | null) => ({
  name: title,
  job,
  stage: 'applied',
  events: [{ title, minutes: 30, seats: [{ user: 'u_nora' }] }],
});

test('the plan of the requisition comes before that of the stage alone', async () => {
  const world = await openOperations();
  await withPlan(world, 'a', oneTalk('For all', null));
  await withPlan(world, 'b', oneTalk('For frontend', 'job_fe'));
  await withPlan(world, 'c', oneTalk('For logistics', 'job_lg'));
  const { plan } = await planned(world, name, { candidate: 'c_ines' });
  expect(plan).toMatchObject({ plan: { id: 'b' }, events: [{ name: 'For frontend' }] });
});

test('leave, limits and other zones of interviewers are kept', async () => {
  const world = await openOperations();
  const away = { from: '2026-06-01', until: '2026-06-02' };
  await withPool(world, 'p', {
    name: 'P',
    members: [
      { user: 'u_owen', per_day: 1 },
      { user: 'u_tess', leave: [away] },
    ],
  });
  const events = [1, 2].map(() => ({ pool: 'p' }));
  const { plan } = await planned(world, name, { candidate: 'c_ines', events, break_minutes: 0 });
  expect(
    timesOf(plan)
      .map((one) => one.slice(0, 12))
      .toSorted(),
  ).toEqual(['u_owen 06-03', 'u_tess 06-03']);
});

test('a limit that stands in the way is named, with whose it is', async () => {
  const world = await openOperations();
  await withPool(world, 'p', { name: 'P', members: [{ user: 'u_owen', per_day: 1 }] });
  await expect(
    planned(world, name, row({ with: ['u_owen', 'u_owen'], start: undefined, break_minutes: 0 })),
  ).rejects.toMatchObject({
    code: 'no_schedule',
    message: expect.stringMatching(/number of days|limit of interviews of Owen Achebe/),
  });
});

test('whoever is in training comes along where the plan wants it', async () => {
  const world = await openOperations();
  await withPool(world, 'p', {
    name: 'P',
    members: [{ user: 'u_owen' }, { user: 'u_tess', training: 'in_training' }],
    path: { shadow: 1, reverse_shadow: 1 },
  });
  await withPlan(world, 'x', {
    name: 'X',
    stage: 'Applied',
    events: [{ title: 'Design', minutes: 60, seats: [{ pool: 'p', with_trainee: true }] }],
  });
  const { plan } = await planned(world, name, { candidate: 'c_ines' });
  expect(plan).toMatchObject({
    events: [
      {
        seats: [
          { user: 'u_owen', pool: 'p', role: 'solo' },
          { user: 'u_tess', pool: 'p', role: 'shadow' },
        ],
      },
    ],
  });
});

test('one that no longer fits has none of the others booked', async () => {
  const world = await openOperations();
  const { tool, plan } = await planned(world, name, row());
  const slot = { start: at('02', '15:30'), end: at('02', '16:00') };
  await world.calendar.book({
    ...slot,
    with: [UserId.parse('u_tess')],
    candidate: null,
    title: 'x',
    location: null,
    key: 'x',
  });
  await expect(tool.execute(plan, world.context('run'))).rejects.toMatchObject({ code: 'calendar_conflict' });
  expect(await meetingsOf(world)).toEqual([]);
  await expect(tool.execute(plan, world.context('run'))).rejects.toMatchObject({
    code: expect.stringMatching(/conflict/),
  });
  expect(await meetingsOf(world)).toEqual([]);
});

test.each<[Repeats, number]>([
  ['same_key', 0],
  ['same_key', 1],
  ['same_key', 2],
  ['read_back', 0],
  ['read_back', 1],
  ['read_back', 2],
])(
  'with a calendar of %s a crash after booking %i is gone on from, and nothing is booked twice',
  async (repeats, after) => {
    const world = await openOperations();
    world.faults.behaveAs('calendar', repeats);
    const { tool, plan } = await planned(world, name, row());
    for (let passed = 0; passed < after; passed += 1) await bookFirst(world, plan, passed);
    world.faults.failNext({ call: 'calendar.book', as: 'timeout_after_effect' });
    await expect(tool.execute(plan, world.context('run'))).rejects.toMatchObject({ code: 'outcome_unknown' });
    expect((await tool.recover(plan, world.context('run'))).kind).toMatch(/repeat|done/);
    tool.output.parse(await tool.execute(plan, world.context('run')));
    expect(await meetingsOf(world)).toHaveLength(3);
  },
);

/** As if an earlier try had come so far. */
async function bookFirst(world: Operations, plan: unknown, place: number): Promise<void> {
  const { events } = z
    .object({
      events: z.array(z.object({ title: z.string(), with: z.array(UserId), start: z.string(), end: z.string() })),
    })
    .parse(plan);
  const event = events[place];
  if (event === undefined) throw new Error('no such event');
  await world.calendar.book({
    ...event,
    candidate: CandidateId.parse('c_ines'),
    location: null,
    key: `run.${place + 1}`,
  });
}

test('undo refuses where one of them was moved, and leaves all', async () => {
  const world = await openOperations();
  const { output, undo } = await executed(world, name, row());
  const { meetings } = z.object({ meetings: z.array(z.object({ meeting: MeetingId })) }).parse(output);
  const last = await world.calendar.meeting(meetings[2]?.meeting ?? MeetingId.parse('none'));
  const to = { start: at('03', '10:00'), end: at('03', '10:45') };
  await world.calendar.reschedule({ meeting: last.id, from: last, to, key: 'somebody' });
  expect(await undo()).toMatchObject({ kind: 'refused', because: expect.stringContaining('was moved') });
  expect(await meetingsOf(world)).toHaveLength(3);
});

test.each<[string, object, string]>([
  ['no plan for the stage', { with: undefined, start: undefined }, 'not_found'],
  ['a plan that is not there', { with: undefined, start: undefined, plan: 'none' }, 'not_found'],
  ['a pool that is not there', { with: undefined, start: undefined, events: [{ pool: 'none' }] }, 'not_found'],
  ['a person who is not there', { with: ['u_nobody'] }, 'user_not_found'],
  ['a start that has passed', { start: at('01', '08:00') }, 'in_the_past'],
  ['an end before the start', { until: at('02', '13:00') }, 'validation_failed'],
])('%s is refused', async (_what, input, code) => {
  await expect(planned(await openOperations(), name, row(input))).rejects.toMatchObject({ code });
});

test.each<[string, object]>([
  ['people beside events', { events: [{ with: ['u_owen'] }] }],
  ['an event with nobody', { with: undefined, events: [{ title: 'x' }] }],
  ['eight meetings', { with: Array.from({ length: 8 }, () => 'u_owen') }],
  ['44 minutes', { duration_minutes: 44 }],
])('%s does not fit the schema', async (_what, input) => {
  expect(writeToolNamed(await openOperations(), name).input.safeParse(row(input)).success).toBe(false);
});
