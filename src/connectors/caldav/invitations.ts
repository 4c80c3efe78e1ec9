// Invitations to the meetings of a CalDAV calendar, where its server sends none, and who organises them.
import { CandidateId } from '../../core/ids.ts';
import type { MeetingNews } from '../../core/ports/calendar.ts';
import type { User } from '../../core/records.ts';
import { guestIn } from './guest.ts';
import { type Attendee, type IcsEvent, writeInvite } from './ics.ts';
import { accept, keyOf, patienceMs, reached } from './reach.ts';

export interface Invitations {
  /** Whom they come from. */
  readonly organizer: Attendee;
  /** Once for each UID and sequence, however often it is told. */
  readonly tell: (news: MeetingNews) => Promise<void>;
}

interface Collection {
  readonly collection: string;
  readonly headers: Record<string, string>;
  readonly users: () => Promise<readonly User[]>;
}

export interface Inviter {
  /** Who organises it: whoever sends the invitations, so that answers come back; where the server sends them, the first who takes part. */
  organizerOf(entry: IcsEvent): Promise<Attendee | null>;
  /** Tells those who take part of what the change under that key made of it. */
  invite(entry: IcsEvent, key: string): Promise<void>;
}

/**
 * A server that invites by itself says so among its capabilities (RFC 6638, 2). A repeat under the key that made the entry what it
 * is tells again, for a crash may have come between the change and the telling.
 */
export function inviter(
  { collection, headers, users }: Collection,
  { now, invitations }: { now: () => Date; invitations?: Invitations },
): Inviter {
  let schedules: boolean | undefined;
  const serverInvites = async (): Promise<boolean> => {
    if (schedules === undefined) {
      const answer = await reached(
        fetch(collection, { method: 'OPTIONS', headers, signal: AbortSignal.timeout(patienceMs) }),
      );
      accept(answer);
      schedules = /\bcalendar-auto-schedule\b/.test(answer.headers.get('dav') ?? '');
    }
    return schedules;
  };
  return {
    async organizerOf({ uid, organizer, attendees }) {
      const standing = organizer ?? attendees[0] ?? null;
      if (invitations === undefined || (await serverInvites())) return standing;
      // Only the organiser may change a meeting (RFC 5546, 2.1.4): one that somebody else put there stays theirs.
      return organizer !== null && !isOurs(uid) ? organizer : invitations.organizer;
    },
    async invite(entry, key) {
      if (invitations === undefined || entry.keys.at(-1) !== keyOf(key) || (await serverInvites())) return;
      const { uid, sequence, title, location, attendees, candidate } = entry;
      const guest = guestIn(entry, await users());
      const span = { start: new Date(entry.start).toISOString(), end: new Date(entry.end).toISOString() };
      await invitations.tell({
        uid,
        sequence,
        title,
        location,
        ...span,
        // A room reads no mail: its calendar shows the meeting.
        attendees: attendees.filter(({ isRoom }) => isRoom !== true),
        guest: guest === undefined ? undefined : { email: guest.email, candidate: CandidateId.parse(candidate) },
        invite: writeInvite(entry, now()),
      });
    },
  };
}

const ownUid = 'muster-';
export const uidOf = (key: string): string => `${ownUid}${keyOf(key)}`;
const isOurs = (uid: string): boolean => uid.startsWith(ownUid);
