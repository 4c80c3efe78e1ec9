// cancel_interviews: cancels interviews to come of a candidate as one action; undoing reinstates them where the times are still free.
import { z } from 'zod';
import { mostEvents } from '../core/interview-plan.ts';
import type { Calendar } from '../core/ports/calendar.ts';
import { Problem } from '../core/problem.ts';
import { type ToolContext, type UndoOutcome, writeTool } from '../core/tool.ts';
import { spanInWords } from '../services/operations/local-time.ts';
import { About, excerpt, lookUp, subjectOf } from './about.ts';
import * as argument from './arguments.ts';
import { interviewsToCome } from './interviews-to-come.ts';
import { meetingList } from './meeting-list.ts';
import { type PlannedMeeting, PlannedMeeting as Planned, plannedMeeting } from './planned-meeting.ts';
import { recoverBy, stepBack, unknown } from './recovery.ts';
import type { ToolPorts } from './tool-ports.ts';

const Plan = z.strictObject({ about: About, meetings: z.array(Planned).min(1), reason: z.string().nullable() });

const Input = z.strictObject({
  candidate: argument.candidate,
  meetings: z.array(argument.meeting).min(1).max(mostEvents).describe('These alone; absent: all to come.').optional(),
  reason: argument.reason.optional(),
});
type Input = z.infer<typeof Input>;

type Ports = Pick<ToolPorts, 'ats' | 'calendar' | 'directory'>;

/**
 * Planning throws `not_found` where none is to come, `meeting_not_found` for one that is not the candidate's. All or none:
 * a part that is done when the calendar fails is `outcome_unknown`. Undo refuses where a time is taken by now.
 */
export const cancelInterviews = (ports: Ports) => {
  const { calendar } = ports;
  return writeTool({
    name: 'cancel_interviews',
    summary: 'Cancel all interviews to come of a candidate.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'routine',
    reversal: 'exact',
    input: Input,
    plan: Plan,
    output: z.strictObject({ cancelled: z.int() }),

    prepare: (input, context) => planCancellation(ports, input, context),

    preview: (plan) => {
      const { about, meetings, reason } = plan;
      const whom = `of ${about.name} (${about.jobTitle})`;
      const why = reason === null ? [] : [`reason: ${excerpt(reason)}`];
      const [only, ...others] = meetings;
      if (only !== undefined && others.length === 0)
        return [`Cancel the interview ${whom}: “${only.title}”, ${spanInWords(only, only.zone)}`, ...why].join('; ');
      const what = [`Cancel ${meetings.length} interviews ${whom}`, ...why].join('; ');
      return meetingList(what, only?.zone ?? 'UTC', plan);
    },
    subject: ({ about }) => subjectOf(about, 0),

    async execute({ meetings }, { key }) {
      await cancelEach(calendar, meetings, key);
      return { cancelled: meetings.length };
    },

    outcome: ({ plan: { about, meetings } }) => ({
      atsUpdated: false,
      contacted: [],
      undoUntil: null,
      events: meetings.map(({ id }) => ({ kind: 'meeting.cancelled', meeting: id, candidate: about.candidate })),
    }),

    recover: ({ meetings }) =>
      recoverBy(calendar, async () => {
        for (const { id, start } of meetings) {
          const present = await calendar.meeting(id);
          if (present.status === 'cancelled') continue;
          return Date.parse(present.start) === Date.parse(start)
            ? { kind: 'repeat' }
            : unknown('one of the interviews has been moved by now');
        }
        return { kind: 'done', output: { cancelled: meetings.length } };
      }),

    undo: ({ plan: { meetings } }, { key }) => reinstateAll(calendar, meetings, key),
  });
};

async function planCancellation(
  ports: Ports,
  { candidate, meetings: wanted, reason }: Input,
  context: ToolContext,
): Promise<z.infer<typeof Plan>> {
  const { about } = await lookUp(ports.ats, candidate);
  const toCome = await interviewsToCome(ports.calendar, { candidate, now: context.now });
  const strange = wanted?.find((id) => !toCome.some((one) => one.id === id));
  if (strange !== undefined)
    throw new Problem('meeting_not_found', `${strange} is no interview to come of ${about.name}.`);
  const meetings: PlannedMeeting[] = [];
  for (const { id } of toCome)
    if (wanted === undefined || wanted.includes(id)) meetings.push(await plannedMeeting(ports, id, context));
  if (meetings.length === 0) throw new Problem('not_found', `${about.name} has no interview to come.`);
  return { about, meetings, reason: reason ?? null };
}

/** All or none: where one was moved meanwhile, those that were cancelled before it stand again. */
async function cancelEach(calendar: Calendar, meetings: readonly PlannedMeeting[], key: string): Promise<void> {
  const cancelled: PlannedMeeting[] = [];
  for (const meeting of meetings) {
    const { id, start, end } = meeting;
    try {
      if ((await calendar.meeting(id)).status !== 'cancelled')
        await calendar.cancel({ meeting: id, start, end, key: `${key}.${id}` });
      cancelled.push(meeting);
    } catch (error) {
      if (!(error instanceof Problem) || cancelled.length === 0) throw error;
      if (error.code === 'outcome_unknown' || error.retry === 'later') throw partly(error);
      try {
        for (const one of cancelled.toReversed())
          await calendar.reinstate({ meeting: one.id, key: `${key}.${one.id}.back` });
      } catch (failed) {
        if (failed instanceof Problem) throw partly(failed);
        throw failed;
      }
      throw error;
    }
  }
}

const partly = (cause: Problem): Problem =>
  new Problem('outcome_unknown', `Some of the interviews are cancelled, not all: ${cause.message}`, { cause });

async function reinstateAll(
  calendar: Calendar,
  meetings: readonly PlannedMeeting[],
  key: string,
): Promise<UndoOutcome> {
  const back: PlannedMeeting[] = [];
  for (const meeting of meetings) {
    const { id } = meeting;
    const outcome = await stepBack(
      () => calendar.reinstate({ meeting: id, key: `${key}.${id}` }),
      async () => (await calendar.meeting(id)).status === 'confirmed',
    );
    if (outcome.kind === 'refused') {
      for (const { id: one, start, end } of back)
        await calendar.cancel({ meeting: one, start, end, key: `${key}.${one}.again` });
      return outcome;
    }
    back.push(meeting);
  }
  return { kind: 'undone' };
}
