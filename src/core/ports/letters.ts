// Messages to people on their way out, by mail or as a text: held first, so that they can be taken back exactly, then sent once.
import { z } from 'zod';
import { BookingLinkId, CandidateId, type TenantId, UserId } from '../ids.ts';
import { JsonObject } from '../json.ts';
import { Phone } from '../phone.ts';

/** What a mail lets its reader do by a link: under which line of the text it stands, and the call that it makes. */
export const ReaderLinks = z.strictObject({
  reader: UserId,
  at: z.array(z.strictObject({ line: z.int(), tool: z.string(), arguments: JsonObject })),
});

export type ReaderLinks = z.infer<typeof ReaderLinks>;

/** What the links of a letter lead to; they themselves are made when it leaves and are kept nowhere. */
const LetterLinks = z.union([ReaderLinks, z.strictObject({ booking: BookingLinkId })]);

/** A meeting as its invitation carries it (RFC 5546, 6047). */
export const Invite = z.strictObject({ method: z.enum(['REQUEST', 'CANCEL']), text: z.string() });
export type Invite = z.infer<typeof Invite>;

/** `key` is the id of the action that wrote it, or a name of Muster's own. Business time, except leases. */
export const Letter = z.strictObject({
  /** One letter a key, however often it is held. */
  key: z.string(),
  candidate: CandidateId.nullable(),
  medium: z.enum(['email', 'text']).default('email'),
  /** An address, or the number of a text. */
  to: z.union([z.email(), Phone]),
  /** Where it goes by mail if it cannot be delivered as a text. */
  otherwise: z.email().nullable().default(null),
  subject: z.string(),
  text: z.string(),
  /** The same as HTML, where the template has one. */
  html: z.string().nullable(),
  links: LetterLinks.nullable(),
  invite: Invite.nullable(),
  status: z.enum(['held', 'sending', 'sent', 'cancelled', 'failed']),
  /** It is not known whether the mail system took it. */
  uncertain: z.boolean(),
  attempt: z.int(),
  releaseAt: z.date(),
  createdAt: z.date(),
  sentAt: z.date().nullable(),
  /** What the network says of a text; null: nothing yet. */
  delivery: z.enum(['delivered', 'undelivered']).nullable().default(null),
});
export type Letter = z.infer<typeof Letter>;

/**
 * The outbox of mail and texts. Held, sent and cancelled exclude each other atomically, so a letter that was cancelled
 * never leaves. A crash while sending leaves it to the next lease holder, who asks the system first where it can tell.
 */
export interface Letters {
  /** Holds a letter until `releaseAt` (business time) and promises its release; the same key again changes nothing. */
  hold(
    letter: Pick<Letter, 'key' | 'candidate' | 'to' | 'subject' | 'text' | 'releaseAt' | 'createdAt'> & {
      readonly html?: string;
      readonly links?: Letter['links'];
      readonly invite?: Letter['invite'];
      readonly medium?: Letter['medium'];
      readonly otherwise?: Letter['otherwise'];
    },
  ): Promise<Letter>;
  /** Held → cancelled, atomically. `gone`: it is being sent or was sent. A cancelled one stays cancelled. */
  cancel(key: string): Promise<'cancelled' | 'gone' | 'unknown'>;
  find(key: string): Promise<Letter | undefined>;
  list(query: { limit: number; before?: Date }): Promise<readonly Letter[]>;
  /** To candidates, and not sent for good or perhaps not; by when they were last tried, newest first. */
  failed(query: { since: Date; limit: number }): Promise<readonly Letter[]>;
  /** Held → sending, for one process; also sending → sending once the lease has ended. Undefined when there is nothing to do. */
  claim(claim: { key: string; now: Date; leaseUntil: Date; leaseEndedBy: Date }): Promise<Letter | undefined>;
  /** Only while nobody has claimed it since: `attempt` is that of the claim. With `trouble` people are told of it, in one transaction. */
  settle(result: {
    key: string;
    attempt: number;
    status: 'sent' | 'failed' | 'held';
    uncertain: boolean;
    at: Date;
    /** With `held`: when to try again. */
    releaseAt?: Date;
    trouble?: 'outcome_unknown' | 'upstream_failed';
  }): Promise<void>;
  /**
   * What the network says of a text that left, once: false where the same is known. It settles what was uncertain.
   */
  delivered(receipt: { key: string; delivery: 'delivered' | 'undelivered'; at: Date }): Promise<boolean>;
}

/** A net beneath the promised jobs: it finds what they lost. */
export interface LetterSweep {
  /** Letters that are due at that business time, over all tenants; where all is paused, only what Muster tells its own people. */
  due(at: { now: Date; leaseEndedBy: Date; limit: number }): Promise<readonly { tenant: TenantId; key: string }[]>;
}
