// What Muster needs of a calendar system: meetings of people, free time, and conflicts found by the system itself.
import type { CandidateId, MeetingId, UserId } from '../ids.ts';
import type { Busy } from '../busy.ts';
import type { Guest, Meeting } from '../records.ts';
import type { Room, RoomId } from '../room.ts';
import type { Repeats } from './ats.ts';
import type { Invite } from './letters.ts';

export interface Booking {
  readonly with: readonly UserId[];
  /** Whom it is about. */
  readonly candidate: CandidateId | null;
  /** Invited as well, and told of every change; absent: it is about the candidate, without them. */
  readonly guest?: Guest;
  readonly title: string;
  readonly location: string | null;
  /** Taken for it, where the calendar publishes rooms. */
  readonly room?: Room;
  readonly start: string;
  readonly end: string;
  readonly key: string;
}

export interface RoomChange {
  readonly meeting: MeetingId;
  readonly from: RoomId | null;
  readonly to: Room | null;
  readonly key: string;
}

/** What those who take part are to learn of a meeting that was booked, changed or cancelled. */
export interface MeetingNews {
  readonly uid: string;
  /** 0 for the booking, one more with each change (RFC 5545, 3.8.7.4). */
  readonly sequence: number;
  readonly title: string;
  readonly location: string | null;
  readonly start: string;
  readonly end: string;
  readonly attendees: readonly { readonly name: string; readonly email: string }[];
  /** Which of them is the candidate. */
  readonly guest: { readonly email: string; readonly candidate: CandidateId } | undefined;
  readonly invite: Invite;
}

/**
 * Times are RFC 3339 with an offset. Every change takes the state that it expects and throws `changed_since` where another
 * stands there; under one `key` it acts as `repeats` says.
 */
export interface Calendar {
  readonly system: string;
  readonly repeats: Repeats;
  /** Which system stands here, where that has to be looked up; absent: this one. */
  named?(): Promise<Pick<Calendar, 'system' | 'repeats'>>;
  /** Why nothing is known of when people are taken in calendars of their own, with the remedy; null, or absent: it is known. */
  unseen?(): Promise<string | null>;
  /** Meetings that overlap the span `[from, to)` and are not cancelled, of one person or of all, ordered by start. */
  meetings(span: { from: string; to: string; user?: UserId }): Promise<readonly Meeting[]>;
  /** When those people are taken in their own calendars, meetings of this one among it; absent: nothing is known of that. */
  busy?(span: { from: string; to: string; people: readonly UserId[] }): Promise<readonly Busy[]>;
  /** Throws `meeting_not_found`. Cancelled meetings are answered too. */
  meeting(id: MeetingId): Promise<Meeting>;
  /** Throws `calendar_conflict` when one of those people is busy. */
  book(booking: Booking): Promise<Meeting>;
  /** Throws `changed_since` unless the meeting still stands at `from`, `calendar_conflict` as above. */
  reschedule(change: {
    meeting: MeetingId;
    from: { start: string; end: string };
    to: { start: string; end: string };
    key: string;
  }): Promise<Meeting>;
  /** Throws `changed_since` unless the meeting stands as given and is confirmed. */
  cancel(change: { meeting: MeetingId; start: string; end: string; key: string }): Promise<void>;
  /** Rooms that can be taken, which `busy` and `meetings` answer for like people; none, or absent: the calendar publishes none. */
  rooms?(): Promise<readonly Room[]>;
  /** Throws `changed_since` unless the meeting stands and has the room `from`, `calendar_conflict` when the other is taken. */
  setRoom?(change: RoomChange): Promise<void>;
  /** Takes a cancellation back: the same meeting again. Throws `calendar_conflict` when the time is taken by now. */
  reinstate(change: { meeting: MeetingId; key: string }): Promise<void>;
}
