// What schedule_interviews is to hold: the events that a call names, or those of the interview plan that fits the candidate.
import { type InterviewPlan, PoolId } from '../core/interview-plan.ts';
import { Problem } from '../core/problem.ts';
import type { Candidate } from '../core/records.ts';
import type { ToolContext } from '../core/tool.ts';
import { dayMs, minuteMs } from '../services/operations/local-time.ts';
import {
  type EventSpec,
  type PlanRules,
  solverRules,
  type WantedEvent,
  wantedEvents,
} from '../services/scheduling/plan-chairs.ts';
import type { WantedInterviews } from './interview-problem.ts';
import type { ScheduleInput } from './schedule-input.ts';
import type { ToolPorts } from './tool-ports.ts';

type Ports = Pick<ToolPorts, 'calendar' | 'directory' | 'interviewPlans' | 'interviewerPools' | 'ledger'>;

interface Spec {
  readonly plan: { readonly id: string; readonly name: string } | null;
  readonly events: readonly EventSpec[];
  readonly rules: PlanRules;
  readonly location: string | null;
}

export interface InterviewRequest {
  readonly interviews: Pick<WantedInterviews, 'events' | 'rules' | 'from' | 'to' | 'pools'>;
  readonly plan: Spec['plan'];
  readonly location: string | null;
}

const usualDays = 14;
const mostDays = 62;
/** Nobody is ready at once. */
const graceMs = 15 * minuteMs;

/** Throws `not_found`, `user_not_found`, `in_the_past` and `validation_failed`. */
export async function wantedInterviews(
  ports: Ports,
  { input, candidate }: { input: ScheduleInput; candidate: Candidate },
  { now }: ToolContext,
): Promise<InterviewRequest> {
  const spec = await specOf(ports, input, candidate);
  const pools = (await ports.interviewerPools.list()).map(({ id, body }) => ({ id: PoolId.parse(id), body }));
  const events = await wantedEvents(ports, { events: spec.events, pools, now });
  const chosen = input.slots === undefined ? undefined : inSlots(events, input.slots, now);
  const firstAt = chosen?.firstAt ?? (input.start === undefined ? null : Date.parse(input.start));
  const span = chosen?.span ?? spanOf(input, now.getTime());
  return {
    interviews: {
      events: chosen?.events ?? events,
      rules: {
        ...solverRules(spec.rules),
        ...(input.break_minutes === undefined
          ? {}
          : { shortestBreak: input.break_minutes, longestBreak: input.break_minutes }),
        firstAt,
      },
      ...span,
      pools,
    },
    plan: spec.plan,
    location: input.location ?? spec.location,
  };
}

function spanOf({ start, from, until }: ScheduleInput, now: number): { from: number; to: number } {
  const first = Date.parse(start ?? from ?? new Date(now).toISOString());
  if (start !== undefined && first <= now) throw new Problem('in_the_past', `${start} has passed.`);
  const earliest = start === undefined ? Math.max(first, now + graceMs) : first;
  const to = until === undefined ? earliest + usualDays * dayMs : Date.parse(until);
  if (to <= now) throw new Problem('in_the_past', `${until ?? ''} has passed.`);
  if (to <= earliest) throw refused('until', 'must be later than from');
  if (to - earliest > mostDays * dayMs) throw refused('until', `must be within ${mostDays} days of from`);
  return { from: earliest, to };
}

async function specOf(ports: Ports, input: ScheduleInput, candidate: Candidate): Promise<Spec> {
  const { with: people, events, duration_minutes: minutes } = input;
  if (people === undefined && events === undefined) return planSpec(await planFor(ports, input, candidate));
  // Whoever asks for a row, or for a start, means one day.
  const isOneDay = input.start !== undefined || input.break_minutes !== undefined;
  const rules = {
    order: 'given',
    shortest_break_minutes: 0,
    longest_break_minutes: input.start === undefined ? null : 0,
    within_days: isOneDay ? 1 : 5,
  } as const;
  const named = events ?? (people ?? []).map((user) => ({ with: [user] }));
  return {
    plan: null,
    location: null,
    rules,
    events: named.map((event) => ({
      title: ('title' in event ? event.title : undefined) ?? 'Interview',
      minutes: ('duration_minutes' in event ? event.duration_minutes : undefined) ?? minutes ?? 45,
      seats: [
        ...[...new Set(event.with ?? [])].map((user) => ({ user })),
        ...('pool' in event && event.pool !== undefined ? [{ pool: event.pool, with_trainee: false }] : []),
      ],
    })),
  };
}

/** The chairs narrowed to those who were chosen, and each interview at its time. Throws `conflict` where the plan is another one by now. */
function inSlots(events: readonly WantedEvent[], slots: NonNullable<ScheduleInput['slots']>, now: Date) {
  if (slots.length !== events.length) throw new Problem('conflict', 'The interview plan has other interviews by now.');
  const starts = slots.map(({ start }) => Date.parse(start));
  const firstAt = Math.min(...starts);
  if (firstAt <= now.getTime()) throw new Problem('in_the_past', `${new Date(firstAt).toISOString()} has passed.`);
  const seated = events.map((event, index): WantedEvent => {
    const people = slots[index]?.with ?? [];
    if (people.length !== event.chairs.length)
      throw new Problem('conflict', `${event.title} has ${event.chairs.length} seats.`);
    const chairs = event.chairs.map((chair, place) => {
      const user = chair.users.find((id) => id === people[place]);
      if (user === undefined) throw new Problem('conflict', `${people[place] ?? ''} does not hold ${event.title}.`);
      return { ...chair, users: [user] };
    });
    return { ...event, chairs, startsAt: starts[index] ?? firstAt };
  });
  const ends = events.map(({ minutes }, index) => (starts[index] ?? firstAt) + minutes * minuteMs);
  return { events: seated, firstAt, span: { from: firstAt, to: Math.max(...ends) } };
}

interface Planned {
  readonly id: string;
  readonly body: InterviewPlan;
}

const planSpec = ({ id, body }: Planned): Spec => ({
  plan: { id, name: body.name },
  events: body.events,
  rules: body,
  location: body.location,
});

/** The one that is named; else the one of the requisition and stage, else the one of the stage. */
async function planFor({ interviewPlans }: Ports, { plan }: ScheduleInput, candidate: Candidate): Promise<Planned> {
  if (plan !== undefined) {
    const found = await interviewPlans.latest(plan);
    if (found === undefined || found.removed) throw new Problem('not_found', `There is no interview plan ${plan}.`);
    return found;
  }
  const ofStage = (await interviewPlans.list()).filter(
    ({ active, body: { stage, job } }) =>
      active && stage.toLowerCase() === candidate.stage.toLowerCase() && (job === null || job === candidate.job),
  );
  const found = ofStage.find(({ body: { job } }) => job !== null) ?? ofStage[0];
  if (found !== undefined) return found;
  throw new Problem(
    'not_found',
    `There is no interview plan for the stage ${candidate.stage}. Name the people (with) or the events, or make a plan.`,
  );
}

const refused = (path: string, message: string): Problem =>
  new Problem('validation_failed', `${path}: ${message}.`, { errors: [{ path, code: 'order', message }] });
