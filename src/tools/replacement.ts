// Who takes somebody's place at an interview: the person who is named, if they can, or the one of the pool who can and has the
// fewest interviews. The hard rules of interview plans hold here too.
import type { MeetingId, UserId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import type { Meeting, User } from '../core/records.ts';
import type { Room } from '../core/room.ts';
import type { ToolContext } from '../core/tool.ts';
import { inSlices } from '../services/scheduling/in-slices.ts';
import { interviewerTimes } from '../services/scheduling/interviewer-times.ts';
import { minuteMs } from '../services/scheduling/plan-problem.ts';
import { type Chair, namedChair, poolChairs, type PoolEntry } from '../services/scheduling/seats.ts';
import { solvePlan } from '../services/scheduling/solve-plan.ts';
import { PoolId } from '../core/interview-plan.ts';
import { type About, lookUp } from './about.ts';
import { heldSeats, seatsOfMeeting } from '../services/scheduling/held-seats.ts';
import { type HeldTimePorts, heldTimes } from './held-times.ts';
import type { BookedEvent } from './interview-bookings.ts';
import { type PlannedMeeting, plannedMeeting } from './planned-meeting.ts';
import type { ToolPorts } from './tool-ports.ts';

type Ports = Pick<ToolPorts, 'ats' | 'calendar' | 'directory' | 'interviewerPools'> & HeldTimePorts;

interface ReplacementRequest {
  readonly meeting: MeetingId;
  readonly interviewer?: UserId | undefined;
  readonly replacement?: UserId | undefined;
}

interface Replacement {
  readonly about: About;
  readonly instead: PlannedMeeting;
  readonly leaving: { readonly user: UserId; readonly name: string };
  readonly joining: { readonly user: UserId; readonly name: string };
  readonly events: BookedEvent[];
  readonly location: string | null;
  readonly room: Room | null;
}

/** Throws `conflict`, `in_the_past`, `ambiguous`, `user_not_found` and `no_schedule`. */
export async function planReplacement(
  ports: Ports,
  asked: ReplacementRequest,
  context: ToolContext,
): Promise<Replacement> {
  const { calendar, directory, ats } = ports;
  const instead = await plannedMeeting(ports, asked.meeting, context);
  const meeting = await calendar.meeting(asked.meeting);
  if (instead.candidate === null)
    throw new Problem('conflict', `“${instead.title}” is not about a candidate. Book it anew with other people.`);
  if (Date.parse(instead.start) <= context.now.getTime())
    throw new Problem('in_the_past', `The interview began at ${instead.start}.`);
  const users = await directory.users();
  const leaving = leavingOf(meeting, asked.interviewer, users);
  const pools = (await ports.interviewerPools.list()).map(({ id, body }) => ({ id: PoolId.parse(id), body }));
  const chair = await chairFor(ports, { meeting, leaving, pools, asked }, context);
  const joining = await whoCan({ ports, chair, meeting, pools, users }, context);
  const { about } = await lookUp(ats, instead.candidate);
  const people = meeting.with.map((user) => (user === leaving ? joining : user));
  const before = await seatsOfMeeting(ports.ledger, meeting.id, context.now);
  const seats = people.map((user) =>
    user === joining
      ? { user, pool: chair.pool, role: chair.roles.get(user) ?? ('solo' as const) }
      : (before.find((seat) => seat.user === user) ?? { user, pool: null, role: 'solo' as const }),
  );
  return {
    about,
    instead,
    leaving: { user: leaving, name: nameOf(users, leaving) },
    joining: { user: joining, name: nameOf(users, joining) },
    location: meeting.location,
    room: ((await calendar.rooms?.()) ?? []).find(({ id }) => id === meeting.room?.id) ?? null,
    events: [
      {
        name: 'Interview',
        title: meeting.title,
        with: people,
        names: people.map((user) => nameOf(users, user)),
        seats,
        guest: meeting.guest ?? null,
        start: meeting.start,
        end: meeting.end,
      },
    ],
  };
}

const nameOf = (users: readonly User[], id: UserId): string => users.find((user) => user.id === id)?.name ?? id;

/** Who is named; else the only one, or the only one who declined. */
function leavingOf(
  { with: people, free = [], title }: Meeting,
  named: UserId | undefined,
  users: readonly User[],
): UserId {
  if (named !== undefined) {
    if (people.includes(named)) return named;
    throw new Problem('conflict', `${nameOf(users, named)} does not take part in “${title}”.`);
  }
  const [only, ...others] = people.length === 1 ? people : free;
  if (only !== undefined && others.length === 0) return only;
  const choices = people.map((id) => ({ id, label: nameOf(users, id) }));
  throw new Problem('ambiguous', `Who cannot come to “${title}”: ${choices.map(({ label }) => label).join(' or ')}?`, {
    extra: { path: 'interviewer', choices },
  });
}

async function chairFor(
  { directory, ledger, calendar }: Ports,
  {
    meeting,
    leaving,
    pools,
    asked,
  }: { meeting: Meeting; leaving: UserId; pools: readonly PoolEntry[]; asked: ReplacementRequest },
  { now }: ToolContext,
): Promise<Chair> {
  const seat = (await seatsOfMeeting(ledger, meeting.id, now)).find(({ user }) => user === leaving);
  if (asked.replacement !== undefined) {
    const { id, name } = await directory.user(asked.replacement);
    if (meeting.with.includes(id)) throw new Problem('conflict', `${name} takes part in “${meeting.title}” already.`);
    return { ...namedChair(id), pool: null };
  }
  // Booked by hand, it stands for whatever pool they are in.
  const pool = pools.find(({ id, body }) =>
    seat?.pool == null ? body.members.some(({ user }) => user === leaving) : id === seat.pool,
  );
  if (pool === undefined)
    throw new Problem('no_schedule', `Nobody is known who can stand in at “${meeting.title}”. Name the replacement.`);
  const held = await heldSeats({ ledger, calendar }, pool.id, now);
  const isTrainee = seat !== undefined && seat.role !== 'solo';
  const chairs = poolChairs(pool, { held, withTrainee: true });
  const chair = (isTrainee ? chairs[1] : chairs[0]) ?? { ...namedChair(leaving), users: [] };
  return { ...chair, users: chair.users.filter((user) => !meeting.with.includes(user)) };
}

interface ReplacementContext {
  readonly ports: Ports;
  readonly chair: Chair;
  readonly meeting: Meeting;
  readonly pools: readonly PoolEntry[];
  readonly users: readonly User[];
}

/** Throws `no_schedule`. */
async function whoCan(
  { ports, chair, meeting, pools, users }: ReplacementContext,
  context: ToolContext,
): Promise<UserId> {
  const { now, settings, signal } = context;
  const { calendar } = ports;
  const [start, end] = [Date.parse(meeting.start), Date.parse(meeting.end)];
  const search = { calendar, settings, users, now: now.getTime(), from: start, to: end };
  const held = await heldTimes(ports, context);
  const times = { ...search, pools: pools.map(({ body }) => body), except: new Set([meeting.id]) };
  const { peopleWith } = await interviewerTimes(times, chair.users);
  // Steps of five minutes; a meeting that somebody made by hand may last any time.
  const minutes = Math.max(5, Math.ceil((end - start) / minuteMs / 5) * 5);
  const answer = await inSlices(
    solvePlan({
      events: [{ minutes, seats: [chair.users] }],
      order: 'given',
      shortestBreak: 0,
      longestBreak: null,
      withinDays: 1,
      firstAt: start,
      from: start,
      windows: [{ start, end: start + minutes * minuteMs, date: 0 }],
      candidateBusy: [],
      people: peopleWith(held),
    }),
    signal,
  );
  const found = answer.kind === 'solved' ? answer.events[0]?.people[0] : undefined;
  const user = chair.users.find((id) => id === found);
  if (user !== undefined) return user;
  const names = chair.users.map((id) => nameOf(users, id)).join(', ');
  const who = names === '' ? 'Nobody else of the pool may hold it' : `Not free within their hours and limits: ${names}`;
  throw new Problem(
    'no_schedule',
    `Nobody can stand in at “${meeting.title}” at that time. ${who}. Name somebody else, or move the interview.`,
    {
      extra: { rule: 'busy', people: [...chair.users], nearest: [] },
    },
  );
}
