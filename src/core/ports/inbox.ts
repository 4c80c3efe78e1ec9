// A mailbox that people answer to. What they wrote stays there: only headers are read, and of what mail servers report the report.

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
  readonly at: Date;
}

export interface Report {
  /** The media types of its parts, `message/delivery-status` and the like, in small letters. */
  readonly types: readonly string[];
  /** The fields of its machine-readable part, in order; those of several recipients one after the other. */
  readonly fields: readonly (readonly [name: string, value: string])[];
}

export interface Inbox {
  readonly system: string;
  /**
   * What came after the cursor, oldest first, and the cursor after it. Without a cursor nothing: only where the mailbox
   * ends now. Throws `unavailable`.
   */
  after(cursor: string | undefined): Promise<{ messages: readonly Received[]; cursor: string }>;
}
