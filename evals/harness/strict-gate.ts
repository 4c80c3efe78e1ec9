// The fake gate as the real one behaves towards a planner: it refuses what no tool would do, and what it does and undoes shows.
import { z } from 'zod';
import { type Json, JsonObject } from '../../src/core/json.ts';
import type { Action } from '../../src/core/action.ts';
import type { Call, Receipt } from '../../src/core/ports/action-gate.ts';
import { Problem } from '../../src/core/problem.ts';
import type { Candidate, Meeting } from '../../src/core/records.ts';
import { stageKind } from '../../src/core/stages.ts';
import { freeSlots } from '../../src/services/operations/free-slots.ts';
import type { FakeGate } from './fake-gate.ts';
import type { TestWorld } from './test-world.ts';
import { inputOf } from './tools.ts';

const Moved = z.looseObject({ candidate: z.string(), stage: z.string() });
const Held = z.looseObject({
  meeting: z.string().optional(),
  with: z.array(z.string()).optional(),
  start: z.string().optional(),
  duration_minutes: z.number().optional(),
});
const Wanted = z.looseObject({
  role: z.string().optional(),
  stage: z.string().optional(),
  job: z.string().optional(),
  days_since_contact: z.number().optional(),
  candidate: z.string().optional(),
});
const Searched = z.looseObject({
  with: z.array(z.string()),
  from: z.string(),
  to: z.string(),
  duration_minutes: z.number().default(30),
});
type Search = z.infer<typeof Searched>;
const Plan = z.looseObject({ from: z.string() });

/** Refused calls are thrown back at the planner and stand in no list, as nothing comes of them. */
export function strictGate(context: TestWorld, gate: FakeGate): FakeGate {
  /** How a meeting stood before it was changed, by the action that changed it. */
  const earlier = new Map<string, Meeting>();
  return {
    ...gate,
    async call(given) {
      const call = redirected(given);
      refuse(context, call);
      const receipt = await gate.call(call);
      carryOut(context, call, { receipt, earlier });
      const result = readingOf(context, call);
      return result === undefined ? receipt : { ...receipt, result };
    },
  };
}

/** Moving to the rejected stage is rejecting; only the tools know that. */
function redirected(call: Call): Call {
  const { success, data } = Moved.safeParse(call.input);
  if (call.tool !== 'move_stage' || !success || stageKind(data.stage) !== 'rejected') return call;
  return { ...call, tool: 'reject_candidate', input: { candidate: data.candidate } };
}

function refuse(context: TestWorld, call: Call): void {
  const { success } = inputOf(call.tool).safeParse(call.input);
  if (!success) throw new Problem('validation_failed', `${call.tool} does not take these arguments.`);
  if (call.tool === 'move_stage') refuseMove(context, Moved.parse(call.input));
  if (['book_meeting', 'reschedule_meeting', 'cancel_meeting'].includes(call.tool))
    refuseTime(context, Held.parse(call.input));
}

function refuseMove(context: TestWorld, { candidate: id, stage }: z.infer<typeof Moved>): void {
  const candidate = context.candidates.find((one) => one.id === id);
  if (candidate === undefined) throw new Problem('candidate_not_found', `There is no candidate ${id}.`);
  if (candidate.stage === stage) throw new Problem('conflict', `They already stand in ${stage}.`);
}

function refuseTime(context: TestWorld, held: z.infer<typeof Held>): void {
  const meeting = context.meetings.find(({ id }) => id === held.meeting);
  if (held.meeting !== undefined && meeting?.status !== 'confirmed')
    throw new Problem('meeting_not_found', `There is no meeting ${held.meeting}.`);
  if (held.start === undefined) return;
  const start = Date.parse(held.start);
  if (start < context.world.now.getTime()) throw new Problem('in_the_past', `${held.start} has passed.`);
  const usual = meeting === undefined ? 30 : (Date.parse(meeting.end) - Date.parse(meeting.start)) / 60_000;
  const end = start + (held.duration_minutes ?? usual) * 60_000;
  const people: readonly string[] = held.with ?? meeting?.with ?? [];
  const taken = context.meetings.some(
    (one) =>
      one !== meeting &&
      one.status === 'confirmed' &&
      one.with.some((user) => people.includes(user)) &&
      Date.parse(one.start) < end &&
      start < Date.parse(one.end),
  );
  if (taken) throw new Problem('calendar_conflict', 'Somebody is busy at that time.');
}

/** What the reads that others build on answer; the gate below knows no filters. */
function readingOf(context: TestWorld, { tool, input }: Call): Json | undefined {
  if (tool === 'show_candidate') {
    const one = context.candidates.find(({ id }) => id === Wanted.parse(input).candidate);
    return one === undefined ? {} : shown(context, one);
  }
  if (tool === 'find_free_slots') return { slots: freeIn(context, Searched.parse(input)) };
  if (tool !== 'find_candidates') return undefined;
  const { role, stage, job, days_since_contact: days = 0 } = Wanted.parse(input);
  const found = context.candidates
    .filter((one) => (stage === undefined || one.stage === stage) && (job === undefined || one.job === job))
    .map((one) => shown(context, one))
    .filter((one) => (role === undefined || one.role === role) && one.days_since_contact >= days);
  return { total: found.length, candidates: found.slice(0, 100) };
}

function freeIn({ meetings, world }: TestWorld, { with: people, from, to, duration_minutes: minutes }: Search): Json {
  const { workingHours: hours, timeZone: zone } = world.settings;
  const busy = meetings.filter((one) => one.status === 'confirmed' && one.with.some((user) => people.includes(user)));
  const span = { from: Math.max(Date.parse(from), world.now.getTime()), to: Date.parse(to) };
  return freeSlots({ busy, ...span, minutes, hours, zone, limit: 20 }).map(({ start, end }) => ({ start, end }));
}

function shown({ jobs, world }: TestWorld, { id, name, stage, job: applied, lastContactAt }: Candidate) {
  const { title = '', role = '' } = jobs.find((one) => one.id === applied) ?? {};
  const quiet = lastContactAt === null ? Infinity : (world.now.getTime() - Date.parse(lastContactAt)) / 86_400_000;
  const days = Math.min(999, Math.floor(quiet));
  return { candidate: id, name, stage, job: applied, job_title: title, role, days_since_contact: days };
}

interface Carried {
  readonly receipt: Receipt;
  readonly earlier: Map<string, Meeting>;
}

function carryOut(context: TestWorld, call: Call, { receipt: { root }, earlier }: Carried): void {
  if (call.tool === 'undo_action') return takeBack(context, JsonObject.parse(call.input)['action'], earlier);
  const { meeting: id, start, duration_minutes: minutes } = Held.parse(call.input);
  const place = context.meetings.findIndex((one) => one.id === id);
  const meeting = context.meetings[place];
  if (meeting === undefined || root.effect !== 'write') return;
  earlier.set(root.id, meeting);
  if (call.tool === 'cancel_meeting') context.meetings[place] = { ...meeting, status: 'cancelled' };
  if (start === undefined) return;
  const length = minutes === undefined ? Date.parse(meeting.end) - Date.parse(meeting.start) : minutes * 60_000;
  const end = new Date(Date.parse(start) + length).toISOString();
  context.meetings[place] = { ...meeting, start, end };
}

function takeBack(context: TestWorld, id: unknown, earlier: Carried['earlier']): void {
  const action = context.actions.find((one) => one.id === id);
  const candidate = context.candidates.find((one) => one.id === action?.input['candidate']);
  const plan = Plan.safeParse(action?.plan);
  if (action?.tool === 'move_stage' && candidate !== undefined && plan.success) candidate.stage = plan.data.from;
  takeMeetingBack(context, action, earlier);
}

function takeMeetingBack(context: TestWorld, action: Action | undefined, earlier: Carried['earlier']): void {
  const before = earlier.get(action?.id ?? '');
  const booked = Held.safeParse(action?.output).data?.meeting;
  const place = context.meetings.findIndex((one) => one.id === (before?.id ?? booked));
  const meeting = context.meetings[place];
  if (meeting === undefined) return;
  if (before !== undefined) context.meetings[place] = before;
  else if (action?.tool === 'book_meeting') context.meetings[place] = { ...meeting, status: 'cancelled' };
}
