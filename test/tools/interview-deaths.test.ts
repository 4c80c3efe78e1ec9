// Interviews booked, replaced and moved by a process that dies before or after any of its calls: what stands in the end is all of
// it once, or, where somebody took a time meanwhile, what stood before.
import { expect, test } from 'vitest';
import type { Calendar } from '../../src/core/ports/calendar.ts';
import type { Repeats } from '../../src/core/ports/ats.ts';
import { MeetingId, UserId } from '../../src/core/ids.ts';
import { Problem } from '../../src/core/problem.ts';
import { toolsFor } from '../../src/tools/index.ts';
import { openOperations, type Operations } from '../support/operations.ts';
import { executed, stored } from '../support/tool-calls.ts';

const at = (day: string, time: string) => `2026-06-${day}T${time}:00-05:00`;

class Death extends Error {}

/** Every call of the calendar is one of a row; the process dies before or after the one of that number. */
function mortal(calendar: Calendar, life: { calls: number; diesAt: number; before: boolean }): Calendar {
  const once = async <T>(work: () => Promise<T>): Promise<T> => {
    life.calls += 1;
    const isEnd = life.calls === life.diesAt;
    if (isEnd && life.before) throw new Death();
    const done = await work();
    if (isEnd) throw new Death();
    return done;
  };
  return {
    system: calendar.system,
    get repeats() {
      return calendar.repeats;
    },
    meetings: (span) => once(() => calendar.meetings(span)),
    meeting: (id) => once(() => calendar.meeting(id)),
    book: (booking) => once(() => calendar.book(booking)),
    reschedule: (change) => once(() => calendar.reschedule(change)),
    cancel: (change) => once(() => calendar.cancel(change)),
    reinstate: (change) => once(() => calendar.reinstate(change)),
  };
}

const interviews = async (world: Operations) =>
  (await world.calendar.meetings({ from: at('01', '00:00'), to: at('30', '00:00') }))
    .filter(({ candidate }) => candidate === 'c_ines')
    .map(({ with: people, start }) => `${people.join('+')} ${start}`);

interface Story {
  readonly tool: string;
  readonly input: object;
  readonly arrange?: (world: Operations) => Promise<unknown>;
  /** Somebody takes a time that the plan needs, after it was made. */
  readonly conflict: { readonly user: string; readonly start: string; readonly end: string };
}

const row = { candidate: 'c_ines', with: ['u_nora', 'u_owen', 'u_tess'], start: at('02', '14:00') };
const booked = (world: Operations) => executed(world, 'schedule_interviews', { ...row, with: ['u_owen', 'u_nora'] });

const stories: readonly Story[] = [
  {
    tool: 'schedule_interviews',
    input: row,
    conflict: { user: 'u_tess', start: at('02', '15:30'), end: at('02', '16:00') },
  },
  {
    tool: 'replace_interviewer',
    arrange: booked,
    input: { meeting: 'mtg_000001', replacement: 'u_tess' },
    conflict: { user: 'u_tess', start: at('02', '14:15'), end: at('02', '14:30') },
  },
  {
    tool: 'reschedule_interviews',
    arrange: booked,
    input: { candidate: 'c_ines', start: at('03', '11:00') },
    conflict: { user: 'u_nora', start: at('03', '12:00'), end: at('03', '12:15') },
  },
];

/** Runs it as the gate does: after a death it asks the tool, and goes on under the same key. */
async function live(world: Operations, story: Story, life: { diesAt: number; before: boolean; conflict: boolean }) {
  const state = { calls: 0, ...life };
  const tool = toolsFor({ ...world, calendar: mortal(world.calendar, state) }).find(({ name }) => name === story.tool);
  if (tool?.effect !== 'write') throw new Error('no such tool');
  const whole = { ...state, diesAt: state.diesAt };
  state.diesAt = 0;
  const plan = stored(tool, await tool.prepare(tool.input.parse(story.input), world.context('plan')));
  const { user, start, end } = story.conflict;
  if (life.conflict)
    await world.calendar.book({
      with: [UserId.parse(user)],
      candidate: null,
      title: 'x',
      location: null,
      start,
      end,
      key: 'x',
    });
  [state.calls, state.diesAt] = [0, whole.diesAt];
  const context = world.context('act_1');
  for (let attempt = 0; attempt < 4; attempt += 1)
    try {
      if (attempt > 0) {
        const recovery = await tool.recover(plan, context);
        if (recovery.kind !== 'repeat') return { end: recovery.kind, calls: state.calls };
      }
      await tool.execute(plan, context);
      return { end: 'done', calls: state.calls };
    } catch (error) {
      if (error instanceof Death) continue;
      if (!(error instanceof Problem)) throw error;
      return { end: error.code === 'outcome_unknown' ? 'unknown' : 'refused', calls: state.calls };
    }
  throw new Error('it never ended');
}

const worldOf = async (story: Story, repeats: Repeats) => {
  const world = await openOperations();
  await story.arrange?.(world);
  world.faults.behaveAs('calendar', repeats);
  return world;
};

async function expected(story: Story) {
  const world = await worldOf(story, 'same_key');
  const before = await interviews(world);
  await live(world, story, { diesAt: 0, before: true, conflict: false });
  return { before, after: await interviews(world) };
}

const cases = stories.flatMap((story) =>
  (['same_key', 'read_back'] as const).flatMap((repeats) =>
    [false, true].map((conflict) => [story.tool, repeats, conflict, story] as const),
  ),
);

test.each(cases)('%s on a calendar of %s, a time taken meanwhile: %j', async (...[, repeats, conflict, story]) => {
  const { before, after } = await expected(story);
  for (let diesAt = 1; diesAt < 60; diesAt += 1)
    for (const isBefore of [true, false]) {
      const world = await worldOf(story, repeats);
      const { end, calls } = await live(world, story, { diesAt, before: isBefore, conflict });
      const found = await interviews(world);
      const wanted = conflict ? { end: 'refused', found: before } : { end: 'done', found: after };
      expect({ diesAt, isBefore, end, found }).toEqual({ diesAt, isBefore, ...wanted });
      if (calls < diesAt) return;
    }
  throw new Error('it never lived to its end');
});

test('the ids of the sandbox are known here', async () => {
  const world = await openOperations();
  await booked(world);
  expect((await world.calendar.meeting(MeetingId.parse('mtg_000001'))).candidate).toBe('c_ines');
});
