// reschedule_meeting: moves a meeting to another time; its length stays unless another is given.
import { z } from 'zod';
import { whoComes } from '../core/among-colleagues.ts';
import type { Calendar } from '../core/ports/calendar.ts';
import { Instant } from '../core/records.ts';
import { Problem } from '../core/problem.ts';
import { type Recovery, type ToolContext, writeTool } from '../core/tool.ts';
import { minuteMs, spanInWords } from '../services/operations/local-time.ts';
import type { Slot } from '../services/operations/free-slots.ts';
import { askedInWords, unusualOf } from '../services/scheduling/unusual-time.ts';
import * as argument from './arguments.ts';
import { expectFree, spanFrom } from './meeting-times.ts';
import { meetingSubject, PlannedMeeting, plannedMeeting } from './planned-meeting.ts';
import { roomFor } from './rooms.ts';
import { recoverBy, stepBack, unknown } from './recovery.ts';
import type { ToolPorts } from './tool-ports.ts';

const span = z.strictObject({ start: Instant, end: Instant });
const Plan = z.strictObject({
  meeting: PlannedMeeting,
  to: span,
  /** Such as “on a Saturday”; null: within everybody's working hours. */
  unusual: z.string().nullable().default(null),
  /** What is asked about in a talk before it is done. */
  asked: z.string().nullable().default(null),
});
type Plan = z.infer<typeof Plan>;

/**
 * Throws `meeting_not_found`, `in_the_past`, `calendar_conflict` for people and room, `conflict` where it is at that time.
 * Undo refuses once it was moved again.
 */
export const rescheduleMeeting = (ports: Pick<ToolPorts, 'calendar' | 'directory'>) => {
  const { calendar } = ports;
  return writeTool({
    name: 'reschedule_meeting',
    summary: 'Move a meeting to another time.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'routine',
    reversal: 'exact',
    input: z.strictObject({
      meeting: argument.meeting,
      start: argument.start,
      duration_minutes: argument.minutes.optional(),
    }),
    plan: Plan,
    output: span,

    async prepare({ meeting: id, start, duration_minutes }, context) {
      const meeting = await plannedMeeting(ports, id, context);
      const minutes = duration_minutes ?? (Date.parse(meeting.end) - Date.parse(meeting.start)) / minuteMs;
      const to = spanFrom(start, minutes, context);
      if (isAt(meeting, to)) throw new Problem('conflict', `The meeting ${id} is at that time already.`);
      await expectFree(calendar, { people: meeting.with, names: meeting.names, span: to, except: id }, context);
      const { room } = await calendar.meeting(id);
      if (room !== undefined)
        await roomFor(calendar, { wanted: room.id, seats: meeting.names.length, spans: [to], except: id }, context);
      return plannedMove(ports, { meeting, to, settings: context.settings });
    },

    preview: ({ meeting, to, unusual }) =>
      `Move “${meeting.title}” with ${meeting.names.join(', ')} from ${spanInWords(meeting, meeting.zone)} to ${spanInWords(to, meeting.zone)}` +
      (unusual === null ? '' : `; this is ${unusual}`),
    caution: askedInWords,
    subject: ({ meeting }) => meetingSubject(meeting),

    async execute({ meeting, to }, { key }) {
      const from = { start: meeting.start, end: meeting.end };
      const { start, end } = await calendar.reschedule({ meeting: meeting.id, from, to, key });
      return { start, end };
    },

    outcome: ({ plan: { meeting, to } }) => ({
      atsUpdated: false,
      contacted: [],
      undoUntil: null,
      events: [{ kind: 'meeting.moved', meeting: meeting.id, start: to.start, candidate: whoComes(meeting) }],
    }),

    recover: (plan) => recoverBy(calendar, () => readBack(calendar, plan)),

    undo: ({ plan: { meeting, to } }, { key }) =>
      stepBack(
        () =>
          calendar.reschedule({
            meeting: meeting.id,
            from: to,
            to: { start: meeting.start, end: meeting.end },
            key,
          }),
        async () => {
          const present = await calendar.meeting(meeting.id);
          return present.status === 'confirmed' && isAt(present, meeting);
        },
      ),
  });
};

const isAt = (meeting: Slot, { start, end }: Slot) =>
  Date.parse(meeting.start) === Date.parse(start) && Date.parse(meeting.end) === Date.parse(end);

async function readBack(calendar: Calendar, { meeting, to }: Plan): Promise<Recovery<Plan['to']>> {
  const present = await calendar.meeting(meeting.id);
  if (present.status === 'confirmed' && isAt(present, to)) return { kind: 'done', output: to };
  if (present.status === 'confirmed' && isAt(present, meeting)) return { kind: 'repeat' };
  return unknown('the meeting has been changed by now');
}

async function plannedMove(
  { directory }: Pick<ToolPorts, 'directory'>,
  { meeting, to, settings }: Pick<Plan, 'meeting' | 'to'> & Pick<ToolContext, 'settings'>,
): Promise<Plan> {
  const people = (await directory.users()).filter(({ id }) => meeting.with.includes(id));
  return { meeting, to, ...unusualOf({ ...to, people, settings }) };
}
