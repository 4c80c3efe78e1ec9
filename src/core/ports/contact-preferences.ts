// Whether a person may be written to. It belongs to the person: every record with the same address, and the record itself where
// its address changes later.
import { z } from 'zod';
import type { CandidateId } from '../ids.ts';
import { safeText } from '../json.ts';
import { Instant, noAddress } from '../records.ts';

export const ContactState = z.strictObject({
  /** No more messages since then, but for those that the person waits for. */
  optedOutAt: Instant.nullable(),
  /** Nothing at all before then. */
  heldUntil: Instant.nullable(),
  /** Where and how the person agreed to be written to again. */
  proof: safeText(2_000).nullable(),
  changedBy: z.string(),
  changedAt: Instant,
  /** Of the change: the action, link or event that made it. */
  revision: z.string(),
});
export type ContactState = z.infer<typeof ContactState>;

/** How a person is recognised. */
export interface Addressee {
  readonly id: CandidateId;
  readonly email: string;
}

/** Two spellings of one address are one; undefined where the ATS has none. */
function addressOf({ email }: Pick<Addressee, 'email'>): string | undefined {
  const address = email.normalize('NFC').trim().toLowerCase();
  return address === '' || address === noAddress ? undefined : address;
}

/**
 * The spellings under which something of an address may be kept: as it is, and without the tag of a subaddress (RFC 5233). Whoever
 * opts out as `nadia+jobs@…` does not want to be written to as `nadia@…` either.
 */
export function addressesOf(person: Pick<Addressee, 'email'>): readonly string[] {
  const address = addressOf(person);
  if (address === undefined) return [];
  const plain = address.replace(/(?<=[^+@])\+[^@]*(?=@[^@]+$)/, '');
  return plain === address ? [address] : [address, plain];
}

/** The same mailbox, whatever tag it is written to with. */
export const mailboxOf = (person: Pick<Addressee, 'email'>): string | undefined => addressesOf(person).at(-1);

/**
 * Looked up by every spelling of the address (`addressesOf`) and by the record's id, so an opt-out follows the person
 * across requisitions.
 */
export interface ContactPreferences {
  /** What was said last; undefined: nothing. Opt-outs that were kept by record before count as well. */
  of(person: Addressee): Promise<ContactState | undefined>;
  /** Records with an opt-out from before it belonged to the person. */
  earlier(): Promise<readonly CandidateId[]>;
  /** Such an opt-out counts for the person from now on, unless they have said something since. Twice is once. */
  carry(person: Addressee): Promise<void>;
  /**
   * Throws `changed_since` where what stands is not of the revision `from` (null: nothing stands; absent: whatever stands is
   * replaced). The same revision again changes nothing.
   */
  change(change: {
    readonly person: Addressee;
    readonly from?: string | null;
    /** Undefined: nothing stands any more. */
    readonly to: ContactState | undefined;
  }): Promise<void>;
}
