// book_meeting: puts a meeting with people of the organization, about a candidate or not, into the calendar.
import { z } from 'zod';
import { isAmongColleagues } from '../core/among-colleagues.ts';
import { MeetingId, UserId } from '../core/ids.ts';
import { safeText } from '../core/json.ts';
import type { Calendar } from '../core/ports/calendar.ts';
import { type Candidate, Guest, Instant, type Meeting, noAddress, type User } from '../core/records.ts';
import { type Recovery, type ToolContext, writeTool } from '../core/tool.ts';
import { spanInWords } from '../services/operations/local-time.ts';
import { askedInWords, unusualOf } from '../services/scheduling/unusual-time.ts';
import { About, lookUp, subjectOf } from './about.ts';
import * as argument from './arguments.ts';
import { expectFree, spanFrom } from './meeting-times.ts';
import { roomInWords } from '../core/room.ts';
import { NullableRoom, roomArgument, roomFor } from './rooms.ts';
import { recoverBy, stepBack } from './recovery.ts';
import type { ToolPorts } from './tool-ports.ts';

const Input = z.strictObject({
  candidate: argument.candidate.optional(),
  with: argument.people,
  start: argument.start,
  duration_minutes: argument.minutes.default(30),
  title: safeText(300)
    .min(1)
    .describe(
      'Title; made from the candidate and the requisition where absent. “Debrief: …” or “Internal: …” is about the candidate without inviting them.',
    )
    .optional(),
  location: safeText(300).min(1).describe('Room, address or link.').optional(),
  room: roomArgument.optional(),
});

const Plan = z.strictObject({
  about: About.nullable(),
  /** The candidate as they are invited; null: they are not. */
  guest: Guest.nullable().default(null),
  /** They could be, and are left out. */
  isAmongColleagues: z.boolean().default(false),
  with: z.array(UserId).min(1),
  names: z.array(z.string()),
  title: z.string(),
  location: z.string().nullable(),
  room: NullableRoom,
  start: Instant,
  end: Instant,
  zone: z.string(),
  /** Such as “on a Saturday”; null: within everybody's working hours. */
  unusual: z.string().nullable().default(null),
  /** What is asked about in a talk before it is done. */
  asked: z.string().nullable().default(null),
});
type Plan = z.infer<typeof Plan>;

/**
 * Planning throws `candidate_not_found`, `user_not_found`, `calendar_conflict`, `in_the_past`, and `not_found` for the
 * room. After a lost answer the meeting is looked for by time, people, title and candidate. Undo refuses once it was moved.
 */
export const bookMeeting = (ports: Pick<ToolPorts, 'ats' | 'calendar' | 'directory'>) => {
  const { calendar } = ports;
  return writeTool({
    name: 'book_meeting',
    summary: 'Book a meeting or interview with people of the organization, and with a candidate where one is named.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'routine',
    reversal: 'exact',
    input: Input,
    plan: Plan,
    output: z.strictObject({ meeting: MeetingId }),

    prepare: (input, context) => planBooking(ports, input, context),

    preview: (plan) => {
      const { title, location, room, start, end, zone, unusual } = plan;
      return (
        `Book “${title}” with ${thoseInWords(plan)}: ` +
        spanInWords({ start, end }, zone) +
        (location === null ? '' : `, ${location}`) +
        (room === null ? '' : `, in ${roomInWords(room)}`) +
        (unusual === null ? '' : `; this is ${unusual}`)
      );
    },
    caution: askedInWords,
    subject: ({ about }) => (about === null ? { candidate: null, approvers: [], messages: 0 } : subjectOf(about, 0)),

    async execute(plan, { key }) {
      const { id } = await calendar.book({ ...bookingOf(plan), key });
      return { meeting: id };
    },

    outcome: ({ plan, output: { meeting } }) => ({
      atsUpdated: false,
      contacted: [],
      undoUntil: null,
      events: [
        {
          kind: 'meeting.booked',
          meeting,
          with: plan.with,
          start: plan.start,
          candidate: plan.isAmongColleagues ? null : (plan.about?.candidate ?? null),
        },
      ],
    }),

    recover: (plan) => recoverBy(calendar, () => readBack(calendar, plan)),

    undo: ({ plan: { start, end }, output: { meeting } }, { key }) =>
      stepBack(
        () => calendar.cancel({ meeting, start, end, key }),
        async () => (await calendar.meeting(meeting)).status === 'cancelled',
      ),
  });
};

function thoseInWords({ about, guest, isAmongColleagues: isWithout, names }: Plan): string {
  const colleagues = names.join(', ');
  if (about === null) return colleagues;
  if (isWithout) return `${colleagues}, without ${about.name}, who is not invited`;
  return `${colleagues}, ${about.name}${guest === null ? ' (not invited: no e-mail address is known)' : ''}`;
}

const bookingOf = ({ about, guest, with: people, title, location, room, start, end }: Plan) => ({
  with: people,
  candidate: about?.candidate ?? null,
  ...(guest === null ? {} : { guest }),
  title,
  location,
  ...(room === null ? {} : { room }),
  start,
  end,
});

// Two meetings of one person cannot overlap, so the same time, people, title and candidate are the same meeting.
const isThat = (meeting: Meeting, { about, with: people, title, start, end }: Plan) =>
  meeting.title === title &&
  meeting.candidate === (about?.candidate ?? null) &&
  Date.parse(meeting.start) === Date.parse(start) &&
  Date.parse(meeting.end) === Date.parse(end) &&
  people.every((user) => meeting.with.includes(user));

async function planBooking(
  { ats, calendar, directory }: Pick<ToolPorts, 'ats' | 'calendar' | 'directory'>,
  { candidate: id, with: people, start, duration_minutes: minutes, title, location, room }: z.infer<typeof Input>,
  context: ToolContext,
): Promise<Plan> {
  const { about = null, candidate } = id === undefined ? {} : await lookUp(ats, id);
  const distinct = [...new Set(people)];
  const colleagues: User[] = [];
  for (const user of distinct) colleagues.push(await directory.user(user));
  const names = colleagues.map(({ name }) => name);
  const span = spanFrom(start, minutes, context);
  await expectFree(calendar, { people: distinct, names, span }, context);
  const standard = about === null ? `Meeting with ${names.join(', ')}` : `Interview: ${about.name}, ${about.jobTitle}`;
  const isInvited = !isAmongColleagues(title ?? '');
  const guest = candidate === undefined || !isInvited ? null : guestOf(candidate);
  const seats = distinct.length + (guest === null ? 0 : 1);
  return {
    about,
    guest,
    isAmongColleagues: !isInvited,
    with: distinct,
    names,
    title: title ?? standard.slice(0, 300),
    location: location ?? null,
    room: room === undefined ? null : await roomFor(calendar, { wanted: room, seats, spans: [span] }, context),
    ...span,
    zone: context.settings.timeZone,
    ...unusualOf({ ...span, people: colleagues, settings: context.settings }),
  };
}

/** Nobody whose address the ATS does not know. */
const guestOf = ({ name, email }: Candidate): Guest | null => (email === noAddress ? null : { name, email });

async function readBack(calendar: Calendar, plan: Plan): Promise<Recovery<{ meeting: MeetingId }>> {
  const [owner] = plan.with;
  const span = { from: plan.start, to: plan.end };
  const meetings = await calendar.meetings(owner === undefined ? span : { ...span, user: owner });
  const found = meetings.find((meeting) => isThat(meeting, plan));
  return found === undefined ? { kind: 'repeat' } : { kind: 'done', output: { meeting: found.id } };
}
