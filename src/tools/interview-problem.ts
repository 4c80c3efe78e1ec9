// From what is to be held to what the solver is given, and from its answer to a plan, or to why there is none.
import { isAmongColleagues } from '../core/among-colleagues.ts';
import type { MeetingId, UserId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import { type Candidate, noAddress, type User } from '../core/records.ts';
import type { ToolContext } from '../core/tool.ts';
import { dateIn, dayInWords, dayMs, instantIn, spanInWords } from '../services/operations/local-time.ts';
import { inSlices } from '../services/scheduling/in-slices.ts';
import { type Obstacle, obstacleOf, type StandingRule } from '../services/scheduling/obstacle.ts';
import type { PlacedEvent, PlanProblem } from '../services/scheduling/plan-problem.ts';
import { searchPlan } from '../services/scheduling/plan-search.ts';
import type { WantedEvent } from '../services/scheduling/plan-chairs.ts';
import type { PoolEntry } from '../services/scheduling/seats.ts';
import { solvePlan } from '../services/scheduling/solve-plan.ts';
import type { About } from './about.ts';
import { type HeldTimePorts, heldTimes } from './held-times.ts';
import type { BookedEvent } from './interview-bookings.ts';
import type { ToolPorts } from './tool-ports.ts';

export interface WantedInterviews {
  readonly about: About;
  readonly candidate: Candidate;
  readonly events: readonly WantedEvent[];
  readonly rules: Pick<PlanProblem, 'order' | 'shortestBreak' | 'longestBreak' | 'withinDays' | 'firstAt'>;
  readonly from: number;
  readonly to: number;
  readonly pools: readonly PoolEntry[];
  /** Meetings that are being moved. */
  readonly except?: ReadonlySet<MeetingId>;
}

type Ports = Pick<ToolPorts, 'calendar' | 'directory'> & HeldTimePorts;

/** How much further is looked to say what would fit. */
const furtherMs = 14 * dayMs;

export interface FoundTimes {
  readonly placed: readonly PlacedEvent[];
  readonly words: Words;
}

/** Throws `no_schedule` with the rule that stands in the way and what would fit without it. */
export async function findTimes(ports: Ports, wanted: WantedInterviews, context: ToolContext): Promise<FoundTimes> {
  const { calendar, directory } = ports;
  const { now, settings, signal } = context;
  const { from, to, pools, events, rules, except, about } = wanted;
  const users = await directory.users();
  const further = to + furtherMs;
  const searched = await searchPlan({
    calendar,
    users,
    settings,
    pools,
    events,
    rules,
    from,
    to,
    further,
    candidate: about.candidate,
    now: now.getTime(),
    ...(except === undefined ? {} : { except }),
  });
  const problem = searched.problemWith(await heldTimes(ports, context));
  const words = { users, zone: settings.timeZone };
  const answer = await inSlices(solvePlan(problem), signal);
  if (answer.kind === 'solved') return { placed: answer.events, words };
  if (events.some(({ startsAt }) => startsAt !== undefined))
    throw new Problem('no_schedule', 'Not everybody can at those times. Choose others.', {
      extra: { rule: 'busy', nearest: [] },
    });
  if (!answer.isProven)
    throw new Problem(
      'no_schedule',
      'No times were found within the limits of the search. Name fewer people or fewer days.',
    );
  const obstacle = await inSlices(obstacleOf(problem, { ...problem, windows: searched.windowsUntil(further) }), signal);
  throw noSchedule(wanted, obstacle, words);
}

interface Words {
  readonly users: readonly User[];
  readonly zone: string;
}

const nameOf = ({ users }: Words, id: string): string => users.find((user) => user.id === id)?.name ?? id;

/**
 * Times are RFC 3339 in the organization's zone. The candidate is not invited to a meeting among colleagues, or without an
 * address.
 */
export function bookedEvent(
  { about, candidate, events }: WantedInterviews,
  placed: PlacedEvent,
  words: Words,
): BookedEvent {
  const { title: name = 'Interview', chairs = [] } = events[placed.event] ?? {};
  const seats = chairs.flatMap((chair, place) => {
    const user = chair.users.find((id) => id === placed.people[place]);
    return user === undefined ? [] : [{ user, pool: chair.pool, role: chair.roles.get(user) ?? ('solo' as const) }];
  });
  const people: UserId[] = seats.map(({ user }) => user);
  const isInvited = !isAmongColleagues(name) && candidate.email !== noAddress;
  return {
    name,
    title: `${name}: ${about.name}, ${about.jobTitle}`.slice(0, 300),
    with: people,
    names: people.map((id) => nameOf(words, id)),
    seats,
    guest: isInvited ? { name: candidate.name, email: candidate.email } : null,
    start: instantIn(placed.start, words.zone),
    end: instantIn(placed.end, words.zone),
  };
}

function noSchedule(wanted: WantedInterviews, obstacle: Obstacle | undefined, words: Words): Problem {
  const { zone } = words;
  const range = `between ${dayInWords(dateIn(wanted.from, zone))} and ${dayInWords(dateIn(wanted.to, zone))}`;
  if (obstacle === undefined) {
    const detail = `No times fit all of these interviews ${range}, and no one rule alone stands in the way. Name other people, fewer interviews or other days.`;
    return new Problem('no_schedule', detail, { extra: { rule: null, nearest: [] } });
  }
  const names = obstacle.who.map((id) => nameOf(words, id)).join(' and ');
  const nearest = obstacle.nearest.map((placed) => bookedEvent(wanted, placed, words));
  const would = nearest.map(
    ({ start, end, names: people }) => `${spanInWords({ start, end }, zone)} with ${people.join(', ')}`,
  );
  const detail = `No times fit all of these interviews ${range}: ${standsInTheWay[obstacle.rule](names)}. Without that it would be ${would.join('; ')}.`;
  return new Problem('no_schedule', detail, {
    extra: {
      rule: obstacle.rule,
      people: [...obstacle.who],
      nearest: nearest.map(({ title, with: people, start, end }) => ({ title, with: [...people], start, end })),
    },
  });
}

const standsInTheWay: Readonly<Record<StandingRule, (names: string) => string>> = {
  start: () => 'the start that you named stands in the way',
  breaks: () => 'the breaks between them stand in the way',
  order: () => 'their order stands in the way',
  within_days: () => 'the number of days that they may take stands in the way',
  limits: (names) => `the limit of interviews of ${names === '' ? 'the interviewers' : names} stands in the way`,
  busy: (names) => `${names} has no time that fits the others`,
  working_hours: (names) => `the working hours${names === '' ? '' : ` of ${names}`} stand in the way`,
  until: () => 'the last day stands in the way',
};
