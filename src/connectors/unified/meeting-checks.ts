// What every adapter of a calendar holds to: nobody twice at one time, no change to what somebody changed since, one at a time.
import { type Busy, overlaps } from '../../core/busy.ts';
import type { UserId } from '../../core/ids.ts';
import type { Booking } from '../../core/ports/calendar.ts';
import { Problem } from '../../core/problem.ts';
import type { Meeting } from '../../core/records.ts';
import { takesTimeOf } from '../../core/taken-time.ts';

export type Span = Pick<Booking, 'start' | 'end'>;

/** Throws `calendar_conflict` when one of those people is in one of those meetings. */
export function expectFree(meetings: readonly Meeting[], people: readonly UserId[], except?: string): void {
  for (const meeting of meetings) {
    const busy = people.find((user) => takesTimeOf(meeting, user));
    if (meeting.id === except || busy === undefined) continue;
    throw new Problem('calendar_conflict', `${busy} is busy from ${meeting.start} to ${meeting.end}.`, {
      extra: { conflict: { user: busy, start: meeting.start, end: meeting.end } },
    });
  }
}

/** Throws `calendar_conflict` when somebody is taken in a calendar of their own. */
export function expectNotBusy(busy: readonly Busy[], span: Span): void {
  const taken = busy.find((one) => overlaps(one, span));
  if (taken === undefined) return;
  const { user, start, end } = taken;
  throw new Problem('calendar_conflict', `${user} is busy from ${start} to ${end}.`, {
    extra: { conflict: { user, start, end } },
  });
}

/** Throws `changed_since` unless the meeting stands there and is confirmed. */
export function expectUnchanged(meeting: Meeting, { start, end }: Span): void {
  if (meeting.status === 'cancelled')
    throw new Problem('changed_since', `Meeting ${meeting.id} was cancelled meanwhile.`);
  if (Date.parse(meeting.start) !== Date.parse(start) || Date.parse(meeting.end) !== Date.parse(end))
    throw new Problem('changed_since', `Meeting ${meeting.id} was moved to ${meeting.start} meanwhile.`);
}

/** Throws `meeting_not_found`: also where nobody of the organization takes part. */
export function expectKnown(meeting: Meeting | undefined, id: string): Meeting {
  if (meeting === undefined)
    throw new Problem('meeting_not_found', `The calendar has no meeting ${id} of these people.`);
  return meeting;
}

export const inOrder = (meetings: readonly Meeting[]): Meeting[] =>
  meetings.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start) || (a.id < b.id ? -1 : 1));

/** Looking and booking belong together: one after the other within this process. */
export function queue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}
