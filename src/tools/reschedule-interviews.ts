// reschedule_interviews: moves all interviews to come of a candidate to other times, with the same people, as one action.
import { z } from 'zod';
import { GivenInstant } from '../core/dates.ts';
import { Problem } from '../core/problem.ts';
import { Instant, type Meeting } from '../core/records.ts';
import { type ToolContext, type UndoOutcome, writeTool } from '../core/tool.ts';
import { dayMs, instantIn, minuteMs, spanInWords } from '../services/operations/local-time.ts';
import { namedChair } from '../services/scheduling/seats.ts';
import { mostEvents, PoolId } from '../core/interview-plan.ts';
import { About, lookUp, subjectOf } from './about.ts';
import * as argument from './arguments.ts';
import { findTimes } from './interview-problem.ts';
import { interviewsToCome } from './interviews-to-come.ts';
import { meetingList } from './meeting-list.ts';
import { moveAll, movedBack, readBackMoves } from './interview-moves.ts';
import { type PlannedMeeting, PlannedMeeting as Planned, plannedMeeting } from './planned-meeting.ts';
import { recoverBy } from './recovery.ts';
import type { ToolPorts } from './tool-ports.ts';

const Plan = z.strictObject({
  about: About,
  moves: z.array(z.strictObject({ meeting: Planned, to: z.strictObject({ start: Instant, end: Instant }) })).min(1),
});
type Plan = z.infer<typeof Plan>;

const Input = z
  .strictObject({
    candidate: argument.candidate,
    start: argument.start.describe('When the first begins.').optional(),
    from: GivenInstant.describe('Not before.').optional(),
    until: GivenInstant.describe('All end by then.').optional(),
    meetings: z
      .array(z.strictObject({ meeting: argument.meeting, start: argument.start }))
      .min(1)
      .max(mostEvents)
      .describe('Those that are moved and when each begins, where that is chosen already.')
      .optional(),
  })
  .refine(({ start, from, meetings }) => [start, from, meetings].filter((one) => one !== undefined).length === 1, {
    path: ['from'],
    message: 'say from when on, when the first one begins (start), or when each begins (meetings)',
  });
type Input = z.infer<typeof Input>;

type Ports = Pick<
  ToolPorts,
  'ats' | 'calendar' | 'directory' | 'interviewerPools' | 'bookingLinks' | 'clocks' | 'ledger'
>;

/**
 * Throws `not_found` where none is to come, `meeting_not_found`, `in_the_past`, `no_schedule`, `conflict` where they stand
 * so already. All are moved or none; undo likewise, and it refuses where somebody changed one.
 */
export const rescheduleInterviews = (ports: Ports) => {
  const { calendar } = ports;
  return writeTool({
    name: 'reschedule_interviews',
    summary: 'Move all interviews to come of a candidate, with the same people.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'routine',
    reversal: 'exact',
    input: Input,
    plan: Plan,
    output: z.strictObject({ moved: z.int() }),

    prepare: (input, context) => planMoves(ports, input, context),

    preview: (plan) => {
      const { about, moves } = plan;
      const whom = `of ${about.name} (${about.jobTitle})`;
      const [only, ...others] = moves;
      const zone = only?.meeting.zone ?? 'UTC';
      if (only === undefined || others.length > 0)
        return meetingList(`Move ${moves.length} interviews ${whom}`, zone, plan);
      const { meeting, to } = only;
      const people = meeting.names.filter((name) => name !== about.name).join(', ');
      return `Move the interview ${whom}: ${people}: ${spanInWords(to, zone)}, was ${spanInWords(meeting, zone)}`;
    },
    subject: ({ about }) => subjectOf(about, 0),

    async execute({ moves }, { key }) {
      await moveAll(calendar, moves, key);
      return { moved: moves.length };
    },

    outcome: ({ plan: { moves } }) => ({
      atsUpdated: false,
      contacted: [],
      undoUntil: null,
      events: moves.map(({ meeting: { id, candidate }, to }) => ({
        kind: 'meeting.moved',
        meeting: id,
        start: to.start,
        candidate,
      })),
    }),

    recover: ({ moves }) =>
      recoverBy(calendar, async () => {
        const state = await readBackMoves(calendar, moves);
        return state.kind === 'done' ? { kind: 'done', output: { moved: moves.length } } : state;
      }),

    undo: ({ plan: { moves } }, { key }): Promise<UndoOutcome> => movedBack(calendar, moves, key),
  });
};

const usualDays = 14;

async function planMoves(ports: Ports, input: Input, context: ToolContext): Promise<Plan> {
  const { now, settings } = context;
  const { about, candidate } = await lookUp(ports.ats, input.candidate);
  const toMove = await interviewsToCome(ports.calendar, { candidate: input.candidate, now });
  const chosen = input.meetings === undefined ? undefined : chosenAmong(toMove, input.meetings);
  const meetings = chosen?.map(({ meeting }) => meeting) ?? toMove;
  if (meetings.length === 0) throw new Problem('not_found', `${about.name} has no interview to come.`);
  const starts = chosen?.map(({ start }) => start);
  const { from, to } = spanOf(input, { starts, meetings, now });
  const pools = (await ports.interviewerPools.list()).map(({ id, body }) => ({ id: PoolId.parse(id), body }));
  const { placed } = await findTimes(
    ports,
    {
      about,
      candidate,
      events: meetings.map(({ title, with: people, start, end }, index) => ({
        title,
        minutes: Math.max(5, Math.round((Date.parse(end) - Date.parse(start)) / minuteMs / 5) * 5),
        chairs: people.map((user) => namedChair(user)),
        ...(starts === undefined ? {} : { startsAt: starts[index] ?? from }),
      })),
      rules:
        starts === undefined
          ? { ...breaksOf(meetings), firstAt: input.start === undefined ? null : from }
          : { ...anyhow, firstAt: from },
      from,
      to,
      pools,
      except: new Set(meetings.map(({ id }) => id)),
    },
    context,
  );
  const moves: Plan['moves'] = [];
  for (const { event, start } of placed) {
    const one = meetings[event];
    if (one === undefined) continue;
    const meeting: PlannedMeeting = await plannedMeeting(ports, one.id, context);
    const lasts = Date.parse(one.end) - Date.parse(one.start);
    moves.push({
      meeting,
      to: { start: instantIn(start, settings.timeZone), end: instantIn(start + lasts, settings.timeZone) },
    });
  }
  if (moves.every(({ meeting, to: { start } }) => Date.parse(meeting.start) === Date.parse(start)))
    throw new Problem('conflict', 'The interviews are at those times already.');
  return { about, moves };
}

const anyhow = { order: 'any', shortestBreak: 0, longestBreak: null, withinDays: 62 } as const;

interface Chosen {
  readonly meeting: Meeting;
  readonly start: number;
}

/** Throws `meeting_not_found` for one that is not an interview to come of that candidate. */
const chosenAmong = (meetings: readonly Meeting[], wanted: NonNullable<Input['meetings']>): Chosen[] =>
  wanted.map(({ meeting: id, start }) => {
    const meeting = meetings.find((one) => one.id === id);
    if (meeting === undefined)
      throw new Problem('meeting_not_found', `${id} is no interview to come of the candidate.`);
    return { meeting, start: Date.parse(start) };
  });

interface RescheduleContext {
  readonly starts: readonly number[] | undefined;
  readonly meetings: readonly Meeting[];
  readonly now: Date;
}

/** Throws `in_the_past`. */
function spanOf(
  { start, from, until }: Input,
  { starts, meetings, now }: RescheduleContext,
): { from: number; to: number } {
  const exact = starts === undefined ? start : new Date(Math.min(...starts)).toISOString();
  if (exact !== undefined && Date.parse(exact) <= now.getTime())
    throw new Problem('in_the_past', `${exact} has passed.`);
  const first = Math.max(Date.parse(exact ?? from ?? ''), now.getTime());
  if (starts !== undefined) {
    const ends = meetings.map((one, index) => (starts[index] ?? first) + Date.parse(one.end) - Date.parse(one.start));
    return { from: first, to: Math.max(...ends) };
  }
  const to = until === undefined ? first + usualDays * dayMs : Date.parse(until);
  if (to <= first) throw new Problem('in_the_past', 'until has to be later than from and than now.');
  return { from: first, to };
}

/** Where they follow one another without a break, they go on doing so; and they take no more days than before. */
function breaksOf(meetings: readonly Meeting[]) {
  const gaps = meetings.slice(1).map(({ start }, index) => Date.parse(start) - Date.parse(meetings[index]?.end ?? ''));
  const first = Date.parse(meetings[0]?.start ?? '');
  const last = Date.parse(meetings.at(-1)?.start ?? '');
  const isRow = gaps.length > 0 && gaps.every((gap) => gap === 0);
  return {
    order: 'given' as const,
    shortestBreak: 0,
    longestBreak: isRow ? 0 : null,
    withinDays: 1 + Math.round((last - first) / dayMs),
  };
}
