// schedule_interviews: finds times and people for all interviews of a candidate and books them as one action.
import { z } from 'zod';
import { type ToolContext, writeTool } from '../core/tool.ts';
import { meetingList } from './meeting-list.ts';
import { spanInWords } from '../services/operations/local-time.ts';
import { About, lookUp, subjectOf } from './about.ts';
import { bookAll, BookedEvent, BookedMeetings, cancelAll, readBackAll } from './interview-bookings.ts';
import { bookedEvent, findTimes } from './interview-problem.ts';
import { recoverBy } from './recovery.ts';
import { roomInWords } from '../core/room.ts';
import { NullableRoom, roomFor } from './rooms.ts';
import { ScheduleInput } from './schedule-input.ts';
import type { ToolPorts } from './tool-ports.ts';
import { wantedInterviews } from './wanted-interviews.ts';

const Plan = z.strictObject({
  about: About,
  /** The interview plan that was solved; null: the call named what is to be held. */
  plan: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  events: z.array(BookedEvent).min(1),
  location: z.string().nullable(),
  room: NullableRoom,
  zone: z.string(),
});
type Plan = z.infer<typeof Plan>;

type Ports = Pick<
  ToolPorts,
  'ats' | 'calendar' | 'directory' | 'interviewPlans' | 'interviewerPools' | 'ledger' | 'bookingLinks' | 'clocks'
>;

/**
 * Books all or none. Throws `not_found`, `user_not_found`, `in_the_past`, `validation_failed`, `no_schedule` with the rule
 * in the way, and `calendar_conflict` for a room. Undo cancels all, and none where one was moved.
 */
export const scheduleInterviews = (ports: Ports) => {
  const { calendar } = ports;
  return writeTool({
    name: 'schedule_interviews',
    summary: 'Find times for several interviews and book them: one with each person, or those of a plan.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'routine',
    reversal: 'exact',
    input: ScheduleInput,
    plan: Plan,
    output: BookedMeetings,

    prepare: (input, context) => planInterviews(ports, input, context),

    preview: (plan) => {
      const { about, events, location, room, zone } = plan;
      const isWithout = events.every(({ guest }) => guest === null);
      const whom = `${about.name} (${about.jobTitle})${isWithout ? ', who is not invited' : ''}`;
      const place = [...(location === null ? [] : [location]), ...(room === null ? [] : [`in ${roomInWords(room)}`])];
      const [only, ...others] = events;
      if (only !== undefined && others.length === 0) {
        const what = `${only.name} with ${only.names.join(', ')}, ${spanInWords(only, zone)}`;
        return `Book an interview for ${whom}: ${[what, ...place].join('; ')}`;
      }
      const head = [`Book ${events.length} interviews for ${whom}`, ...place].join(', ');
      return meetingList(head, zone, plan);
    },
    subject: ({ about }) => subjectOf(about, 0),

    execute: (plan, { key }) => bookAll(calendar, plan, key),

    outcome: ({ plan, output: { meetings } }) => ({
      atsUpdated: false,
      contacted: [],
      undoUntil: null,
      events: meetings.map(({ meeting, start }, index) => ({
        kind: 'meeting.booked',
        meeting,
        with: plan.events[index]?.with ?? [],
        start,
        candidate: plan.about.candidate,
      })),
    }),

    recover: (plan) => recoverBy(calendar, () => readBackAll(calendar, plan)),

    undo: ({ output }, { key }) => cancelAll(calendar, output, key),
  });
};

async function planInterviews(ports: Ports, input: ScheduleInput, context: ToolContext): Promise<Plan> {
  const { about, candidate } = await lookUp(ports.ats, input.candidate);
  const { interviews, plan, location } = await wantedInterviews(ports, { input, candidate }, context);
  const wanted = { ...interviews, about, candidate };
  const { placed, words } = await findTimes(ports, wanted, context);
  const events = placed.map((one) => bookedEvent(wanted, one, words));
  const seats = 1 + Math.max(...events.map(({ with: people }) => people.length));
  const room =
    input.room === undefined
      ? null
      : await roomFor(ports.calendar, { wanted: input.room, seats, spans: events }, context);
  return { about, plan, events, location, room, zone: context.settings.timeZone };
}
