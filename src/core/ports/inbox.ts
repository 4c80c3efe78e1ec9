// A mailbox that people answer to. What they wrote stays there: only headers are read, of what mail servers report the report, of what
// calendars answer the answer, and of an answer to an invitation of Muster its first words, which are kept nowhere.

export interface Received {
  /** The mailbox's own name of the message; the same message has the same one. */
  readonly id: string;
  /** The sender's address, in small letters; null where there is none, as with bounces. */
  readonly from: string | null;
  /** Keys of the letters it answers, the nearest first. */
  readonly answers: readonly string[];
  /** Names in small letters, folded lines joined, encoded words decoded. */
  readonly headers: ReadonlyMap<string, string>;
  /** What a server or a mail program reports in a form for machines (RFC 3464, 5965, 8098); empty for what people write. */
  readonly report: Report;
  /** What somebody's calendar answered to an invitation (RFC 5546, 3.2.3). */
  readonly answer?: CalendarAnswer;
  /** Of an answer to an invitation of Muster: what was written, without what it quotes. */
  readonly words?: string;
  readonly at: Date;
}

export interface CalendarAnswer {
  readonly uid: string;
  readonly sequence: number;
  /** In small letters. */
  readonly attendee: string;
  /** The participation status (RFC 5545, 3.2.12), in small letters. */
  readonly status: string;
}

/** The key of the letter that invites: to which meeting, in which version, the place of the addressee among those invited. */
export const inviteKey = ({ uid, sequence }: { uid: string; sequence: number }, place: number): string =>
  `invite.${uid}.${sequence}.${place}`;

/** Reads a key that `inviteKey` made; undefined for any other. */
export function inviteOf(key: string): { uid: string; sequence: number } | undefined {
  const [, uid, sequence] = /^invite\.(.+)\.(\d+)\.\d+$/u.exec(key) ?? [];
  return uid === undefined ? undefined : { uid, sequence: Number(sequence) };
}

export interface Report {
  /** The media types of its parts, `message/delivery-status` and the like, in small letters. */
  readonly types: readonly string[];
  /** The fields of its machine-readable part, in order; those of several recipients one after the other. */
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** Reads and never marks, moves or deletes. The same message may be answered again after a crash, under the same id. */
export interface Inbox {
  readonly system: string;
  /**
   * What came after the cursor, oldest first, and the cursor after it. Without a cursor nothing: only where the mailbox
   * ends now. Throws `unavailable`.
   */
  after(cursor: string | undefined): Promise<{ messages: readonly Received[]; cursor: string }>;
}
