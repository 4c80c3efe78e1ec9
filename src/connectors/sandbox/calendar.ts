// The sandbox's calendar: finds conflicts itself, keeps cancelled meetings, and never moves what somebody else changed.
import { z } from 'zod';
import { MeetingId, type UserId } from '../../core/ids.ts';
import type { Records } from '../../core/ports/record-store.ts';
import { Problem } from '../../core/problem.ts';
import { Meeting } from '../../core/records.ts';
import type { AttendedCalendar } from '../unified/with-rooms.ts';
import { keyedStore, type Reading, type SandboxDependencies } from './keyed-store.ts';

interface Span {
  readonly start: string;
  readonly end: string;
}

const overlap = (a: Span, b: Span) =>
  Date.parse(a.start) < Date.parse(b.end) && Date.parse(b.start) < Date.parse(a.end);
const sameSpan = (a: Span, b: Span) =>
  Date.parse(a.start) === Date.parse(b.start) && Date.parse(a.end) === Date.parse(b.end);

async function meetingOf(records: Reading, id: MeetingId): Promise<Meeting> {
  const body = await records.get('meeting', id);
  if (body === undefined) throw new Problem('meeting_not_found', `The calendar has no meeting ${id}.`);
  return Meeting.parse(body);
}

async function confirmed(records: Reading): Promise<Meeting[]> {
  const all = (await records.list('meeting')).map((body) => Meeting.parse(body));
  return all
    .filter(({ status }) => status === 'confirmed')
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start) || (a.id < b.id ? -1 : 1));
}

async function refuseConflict(
  records: Reading,
  people: readonly UserId[],
  { span, except }: ConflictQuery,
): Promise<void> {
  for (const meeting of await confirmed(records)) {
    const busy = meeting.with.find((user) => people.includes(user));
    if (meeting.id === except || busy === undefined || !overlap(meeting, span)) continue;
    throw new Problem('calendar_conflict', `${busy} is busy from ${meeting.start} to ${meeting.end}.`, {
      extra: { conflict: { user: busy, start: meeting.start, end: meeting.end } },
    });
  }
}
interface ConflictQuery {
  readonly span: Span;
  readonly except: MeetingId | undefined;
}

function expectUnchanged(meeting: Meeting, at: Span): void {
  if (meeting.status === 'cancelled')
    throw new Problem('changed_since', `Meeting ${meeting.id} was cancelled meanwhile.`);
  if (!sameSpan(meeting, at))
    throw new Problem('changed_since', `Meeting ${meeting.id} was moved to ${meeting.start} meanwhile.`);
}

async function store(records: Records, meeting: Meeting): Promise<Meeting> {
  await records.put({ kind: 'meeting', id: meeting.id, body: meeting });
  return meeting;
}

export function sandboxCalendar(dependencies: SandboxDependencies): AttendedCalendar {
  const { read, write, repeats } = keyedStore('calendar', dependencies);
  return {
    system: 'sandbox',
    get repeats() {
      return repeats();
    },
    meetings: ({ from, to, user }) =>
      read('meetings', async (records) =>
        (await confirmed(records)).filter(
          (meeting) =>
            overlap(meeting, { start: from, end: to }) && (user === undefined || meeting.with.includes(user)),
        ),
      ),
    meeting: (id) => read('meeting', (records) => meetingOf(records, id)),
    book: ({ key, ...booking }) =>
      write({ method: 'book', key, answer: Meeting }, async (records) => {
        await refuseConflict(records, booking.with, { span: booking, except: undefined });
        const [owner] = booking.with;
        return store(
          records,
          Meeting.parse({ ...booking, id: MeetingId.parse(dependencies.newId('mtg')), owner, status: 'confirmed' }),
        );
      }),
    reschedule: ({ meeting: id, from, to, key }) =>
      write({ method: 'reschedule', key, answer: Meeting }, async (records) => {
        const meeting = await meetingOf(records, id);
        expectUnchanged(meeting, from);
        await refuseConflict(records, meeting.with, { span: to, except: id });
        return store(records, { ...meeting, ...to });
      }),
    attend: ({ meeting: id, add, remove, location, key }) =>
      write({ method: 'setRoom', key, answer: Meeting }, async (records) => {
        const meeting = await meetingOf(records, id);
        expectUnchanged(meeting, meeting);
        await refuseConflict(records, add, { span: meeting, except: id });
        const stay = meeting.with.filter((user) => !remove.includes(user) && !add.includes(user));
        return store(records, { ...meeting, with: [...stay, ...add], location });
      }),
    async cancel({ meeting: id, start, end, key }) {
      await write({ method: 'cancel', key, answer: z.null() }, async (records) => {
        const meeting = await meetingOf(records, id);
        expectUnchanged(meeting, { start, end });
        await store(records, { ...meeting, status: 'cancelled' });
        return null;
      });
    },
    async reinstate({ meeting: id, key }) {
      await write({ method: 'reinstate', key, answer: z.null() }, async (records) => {
        const meeting = await meetingOf(records, id);
        await refuseConflict(records, meeting.with, { span: meeting, except: id });
        await store(records, { ...meeting, status: 'confirmed' });
        return null;
      });
    },
  };
}
