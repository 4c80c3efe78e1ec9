// Who takes part in a meeting of a connected calendar: in which form they are asked for, and how somebody joins or leaves.
import { withoutMeetings } from '../../core/busy.ts';
import type { CalendarMapping } from '../../core/connector/unified.ts';
import type { Json } from '../../core/json.ts';
import type { Calendar } from '../../core/ports/calendar.ts';
import type { MappedSystem } from '../../core/ports/remote-system.ts';
import { Problem } from '../../core/problem.ts';
import type { Guest, Meeting } from '../../core/records.ts';
import { isRoomId } from '../../core/room.ts';
import { fillJson } from '../runtime/templates.ts';
import type { CalendarReads } from './calendar-reads.ts';
import type { KeptMeetings } from './kept-meetings.ts';
import { expectFree, expectNotBusy, expectUnchanged } from './meeting-checks.ts';
import type { Attendance } from './with-rooms.ts';
import { withoutNothing } from './without-nothing.ts';

interface AttendanceDependencies {
  readonly remote: MappedSystem;
  readonly mapping: CalendarMapping;
  readonly kept: KeptMeetings;
  readonly reads: CalendarReads;
  readonly busy: NonNullable<Calendar['busy']>;
}

const patienceMs = 30_000;

/** All who stay are named again as the calendar has them, with what they answered. */
export async function attend(
  { remote, reads, kept, mapping, busy }: AttendanceDependencies,
  { meeting: id, add, remove, location, key }: Attendance,
): Promise<Meeting> {
  if (mapping.attend === undefined) throw new Problem('not_supported', 'Who takes part cannot be changed there.');
  const meeting = await reads.meeting(id);
  expectUnchanged(meeting, meeting);
  const span = { from: meeting.start, to: meeting.end };
  const there = await reads.meetings(span);
  expectFree(there, add, id);
  expectNotBusy(withoutMeetings(await busy({ ...span, people: add }), there), meeting);
  const everybody = await reads.users();
  const gone = everybody.filter((user) => remove.includes(user.id)).map(({ email }) => email.toLowerCase());
  const name = await reads.nameOf(id);
  const stay = (await reads.invited(name)).filter(({ email }) => !gone.includes(email.toLowerCase()));
  const joining = everybody.filter((user) => add.includes(user.id)).map((user) => attendeeOf(mapping, user));
  const attendees = [...stay.map(({ body }) => body), ...joining];
  const { call } = mapping.attend;
  const values = { id: name, attendees, location };
  const filled = call.body === undefined ? call : { ...call, body: withoutNothing(call.body, values) };
  await remote.call({ call: filled, values, writes: true, signal: AbortSignal.timeout(patienceMs) });
  await kept.note({ key: `attend:${key}`, meeting: id });
  return reads.meeting(id);
}

/** A room is asked for in another form than people. */
export const attendeeOf = ({ attendee, rooms }: CalendarMapping, one: Guest & { readonly id?: string }): Json => {
  const template = rooms !== undefined && isRoomId(one.id ?? '') ? rooms.attendee : attendee;
  return fillJson(template, { email: one.email, name: one.name });
};
