// Invitations to the meetings of a CalDAV calendar, where its server sends none.
import type { MeetingNews } from '../../core/ports/calendar.ts';
import { type Attendee, type Entry, writeInvite } from './ics.ts';
import { accept, keyOf, patienceMs, reached } from './reach.ts';

export interface Invitations {
  /** Whom they come from. */
  readonly organizer: Attendee;
  /** Once for each UID and sequence, however often it is told. */
  readonly tell: (news: MeetingNews) => Promise<void>;
}

/**
 * Tells those who take part, unless the server does (RFC 6638, 2): it says so among its capabilities. A repeat under the key
 * that made the entry what it is tells again, for a crash may have come between the change and the telling.
 */
export function inviter(
  { collection, headers }: { collection: string; headers: Record<string, string> },
  { now, invitations }: { now: () => Date; invitations?: Invitations },
) {
  let schedules: boolean | undefined;
  return async (entry: Entry, key: string): Promise<void> => {
    if (invitations === undefined || entry.keys.at(-1) !== keyOf(key)) return;
    if (schedules === undefined) {
      const answer = await reached(
        fetch(collection, { method: 'OPTIONS', headers, signal: AbortSignal.timeout(patienceMs) }),
      );
      accept(answer);
      schedules = /\bcalendar-auto-schedule\b/.test(answer.headers.get('dav') ?? '');
    }
    if (schedules) return;
    const { uid, sequence, title, location, attendees } = entry;
    const invite = writeInvite(entry, { now: now(), organizer: invitations.organizer });
    const span = { start: new Date(entry.start).toISOString(), end: new Date(entry.end).toISOString() };
    await invitations.tell({ uid, sequence, title, location, ...span, attendees, invite });
  };
}
