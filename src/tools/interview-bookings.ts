// Several interviews as one action: all are booked or none, whatever breaks off in between, and all are taken back together.
import { z } from 'zod';
import { MeetingId, UserId } from '../core/ids.ts';
import { SeatRole } from '../core/interviewer-pool.ts';
import type { Calendar } from '../core/ports/calendar.ts';
import { Problem } from '../core/problem.ts';
import type { Room } from '../core/room.ts';
import { Guest, Instant, type Meeting } from '../core/records.ts';
import type { Recovery, UndoOutcome } from '../core/tool.ts';
import type { About } from './about.ts';
import { stepBack } from './recovery.ts';

export const BookedEvent = z.strictObject({
  /** Such as “System design”. */
  name: z.string(),
  title: z.string(),
  with: z.array(UserId).min(1),
  names: z.array(z.string()),
  seats: z.array(z.strictObject({ user: UserId, pool: z.string().nullable(), role: SeatRole })),
  /** Null: the candidate is not invited. */
  guest: Guest.nullable(),
  start: Instant,
  end: Instant,
});
export type BookedEvent = z.infer<typeof BookedEvent>;

export interface EventPlan {
  readonly about: About;
  readonly location: string | null;
  /** For each of them. */
  readonly room?: Room | null;
  readonly events: readonly BookedEvent[];
}

/** The meeting of each event, in their order. */
export const BookedMeetings = z.strictObject({
  meetings: z.array(z.strictObject({ meeting: MeetingId, start: Instant, end: Instant })),
});
export type BookedMeetings = z.infer<typeof BookedMeetings>;

/** Safe to repeat: what stands already is not booked again, and what was taken back is not booked anew. */
export async function bookAll(calendar: Calendar, plan: EventPlan, key: string): Promise<BookedMeetings> {
  const booked: Meeting[] = [];
  for (const [index, event] of plan.events.entries()) {
    try {
      booked.push(await bookOnce(calendar, { plan, event }, `${key}.${index + 1}`));
    } catch (error) {
      if (booked.length === 0 || !(error instanceof Problem)) throw error;
      if (isUndecided(error)) throw partly(error);
      await takeBack(calendar, booked, key);
      throw error;
    }
  }
  return { meetings: booked.map(({ id, start, end }) => ({ meeting: id, start, end })) };
}

/** It may work when it is repeated. */
const isUndecided = (error: Problem): boolean => error.code === 'outcome_unknown' || error.retry === 'later';

const partly = (error: Problem): Problem =>
  new Problem('outcome_unknown', `Some of the interviews are booked, not all: ${error.message}`, { cause: error });

async function bookOnce(
  calendar: Calendar,
  { plan, event }: { plan: EventPlan; event: BookedEvent },
  key: string,
): Promise<Meeting> {
  const standing = await standingAs(calendar, plan, event);
  if (standing !== undefined) return standing;
  const { title, start, end, guest, with: people } = event;
  const meeting = await calendar.book({
    with: people,
    candidate: plan.about.candidate,
    ...(guest === null ? {} : { guest }),
    title,
    location: plan.location,
    ...(plan.room ? { room: plan.room } : {}),
    start,
    end,
    key,
  });
  // An earlier try booked it and took it back, because another one did not fit.
  if (meeting.status === 'cancelled')
    throw new Problem('conflict', 'The interviews did not all fit and were taken back. Schedule them again.');
  return meeting;
}

/** Nobody can be at two meetings at once: the same time, people, title and candidate are the same meeting. */
async function standingAs(
  calendar: Pick<Calendar, 'meetings'>,
  { about }: EventPlan,
  { title, start, end, with: people }: BookedEvent,
): Promise<Meeting | undefined> {
  const [user] = people;
  const meetings = await calendar.meetings({ from: start, to: end, ...(user === undefined ? {} : { user }) });
  return meetings.find(
    (meeting) =>
      meeting.title === title &&
      meeting.candidate === about.candidate &&
      isAt(meeting, { start, end }) &&
      people.every((one) => meeting.with.includes(one)),
  );
}

const isAt = (meeting: { start: string; end: string }, { start, end }: { start: string; end: string }): boolean =>
  Date.parse(meeting.start) === Date.parse(start) && Date.parse(meeting.end) === Date.parse(end);

/** The last one first, so that whoever repeats it after a crash meets one that was taken back. */
async function takeBack(calendar: Calendar, booked: readonly Meeting[], key: string): Promise<void> {
  try {
    for (const [index, { id, start, end }] of [...booked.entries()].toReversed())
      await calendar.cancel({ meeting: id, start, end, key: `${key}.${index + 1}.back` });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw partly(error);
  }
}

/** `repeat` where one of the meetings is missing: `bookAll` then books the rest. */
export async function readBackAll(calendar: Calendar, plan: EventPlan): Promise<Recovery<BookedMeetings>> {
  const meetings: BookedMeetings['meetings'] = [];
  for (const event of plan.events) {
    const standing = await standingAs(calendar, plan, event);
    if (standing === undefined) return { kind: 'repeat' };
    meetings.push({ meeting: standing.id, start: standing.start, end: standing.end });
  }
  return { kind: 'done', output: { meetings } };
}

/** All or none: where one was moved since, none is cancelled. */
export async function cancelAll(calendar: Calendar, { meetings }: BookedMeetings, key: string): Promise<UndoOutcome> {
  for (const { meeting: id, start, end } of meetings) {
    const present = await calendar.meeting(id);
    if (present.status === 'confirmed' && !isAt(present, { start, end }))
      return { kind: 'refused', because: `“${present.title}” was moved to ${present.start} meanwhile.` };
  }
  for (const [index, { meeting, start, end }] of meetings.entries()) {
    const outcome = await stepBack(
      () => calendar.cancel({ meeting, start, end, key: `${key}.${index + 1}` }),
      async () => (await calendar.meeting(meeting)).status === 'cancelled',
    );
    if (outcome.kind === 'refused') return outcome;
  }
  return { kind: 'undone' };
}
