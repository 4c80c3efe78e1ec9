// replace_interviewer: somebody else takes a seat at an interview: whoever is named, or whoever of the pool can and has least to do.
import { z } from 'zod';
import { UserId } from '../core/ids.ts';
import type { Calendar } from '../core/ports/calendar.ts';
import { Problem } from '../core/problem.ts';
import { type ToolContext, type UndoOutcome, writeTool } from '../core/tool.ts';
import { spanInWords } from '../services/operations/local-time.ts';
import { About, subjectOf } from './about.ts';
import * as argument from './arguments.ts';
import { bookAll, BookedEvent, BookedMeetings, cancelAll, readBackAll } from './interview-bookings.ts';
import { PlannedMeeting } from './planned-meeting.ts';
import { NullableRoom } from './rooms.ts';
import { recoverBy, stepBack } from './recovery.ts';
import { planReplacement } from './replacement.ts';
import type { ToolPorts } from './tool-ports.ts';

const Plan = z.strictObject({
  about: About,
  /** As it stands; it is cancelled. */
  instead: PlannedMeeting,
  leaving: z.strictObject({ user: UserId, name: z.string() }),
  joining: z.strictObject({ user: UserId, name: z.string() }),
  events: z.array(BookedEvent).length(1),
  location: z.string().nullable(),
  room: NullableRoom,
});
type Plan = z.infer<typeof Plan>;

type Ports = Pick<
  ToolPorts,
  'ats' | 'calendar' | 'directory' | 'interviewerPools' | 'ledger' | 'bookingLinks' | 'clocks'
>;

/**
 * Cancels the meeting and books it anew with the other person; where that fails it stands again. Throws what
 * `planReplacement` throws. Undo refuses once the new meeting was moved, or where the old time is taken by now.
 */
export const replaceInterviewer = (ports: Ports) => {
  const { calendar } = ports;
  return writeTool({
    name: 'replace_interviewer',
    summary: 'Put somebody else in the place of an interviewer.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'routine',
    reversal: 'exact',
    input: z.strictObject({
      meeting: argument.meeting,
      interviewer: UserId.describe('Id of who cannot come; absent: who declined.').optional(),
      replacement: UserId.describe('Id of who comes instead; absent: one of the pool.').optional(),
    }),
    plan: Plan,
    output: BookedMeetings,

    prepare: (input, context: ToolContext) => planReplacement(ports, input, context),

    preview: ({ instead, leaving, joining }) =>
      `Put ${joining.name} in the place of ${leaving.name} at “${instead.title}”, ${spanInWords(instead, instead.zone)}`,
    subject: ({ about }) => subjectOf(about, 0),

    async execute(plan, { key }) {
      const { id, start, end } = plan.instead;
      await cancelOnce(calendar, plan, key);
      try {
        return await bookAll(calendar, plan, `${key}.new`);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        if (error.code === 'outcome_unknown' || error.retry === 'later')
          throw new Problem('outcome_unknown', `The interview is cancelled and not booked anew yet: ${error.message}`, {
            cause: error,
          });
        await calendar.reinstate({ meeting: id, key: `${key}.stay` });
        throw new Problem(error.code, `${error.message} The interview stays as it was, ${start} to ${end}.`, {
          cause: error,
        });
      }
    },

    outcome: ({ plan: { about, instead, events }, output: { meetings } }) => ({
      atsUpdated: false,
      contacted: [],
      undoUntil: null,
      events: [
        { kind: 'meeting.cancelled', meeting: instead.id, candidate: about.candidate },
        ...meetings.map(({ meeting, start }) => ({
          kind: 'meeting.booked' as const,
          meeting,
          with: events[0]?.with ?? [],
          start,
          candidate: about.candidate,
        })),
      ],
    }),

    // Both steps may be repeated, and the second one is looked for first.
    recover: (plan) => recoverBy(calendar, () => readBackAll(calendar, plan)),

    undo: ({ plan, output }, { key }) => backToBefore(calendar, { plan, output }, key),
  });
};

/** Throws `changed_since` where it was moved; one that is cancelled already is taken as ours, cut off before the second step. */
async function cancelOnce(calendar: Calendar, { instead }: Plan, key: string): Promise<void> {
  const { id, start, end } = instead;
  try {
    await calendar.cancel({ meeting: id, start, end, key: `${key}.cancel` });
  } catch (error) {
    const isOver = error instanceof Problem && error.code === 'changed_since';
    if (!isOver || (await calendar.meeting(id)).status !== 'cancelled') throw error;
  }
}

async function backToBefore(
  calendar: Calendar,
  { plan, output }: { plan: Plan; output: BookedMeetings },
  key: string,
): Promise<UndoOutcome> {
  const cancelled = await cancelAll(calendar, output, `${key}.new`);
  if (cancelled.kind !== 'undone') return cancelled;
  const { id } = plan.instead;
  const outcome = await stepBack(
    () => calendar.reinstate({ meeting: id, key: `${key}.old` }),
    async () => (await calendar.meeting(id)).status === 'confirmed',
  );
  if (outcome.kind === 'refused')
    for (const { meeting } of output.meetings) await calendar.reinstate({ meeting, key: `${key}.stay` });
  return outcome;
}
