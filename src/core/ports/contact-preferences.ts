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
export function addressOf({ email }: Pick<Addressee, 'email'>): string | undefined {
  const address = email.normalize('NFC').trim().toLowerCase();
  return address === '' || address === noAddress ? undefined : address;
}

export interface ContactPreferences {
  /** What was said last; undefined: nothing. Opt-outs that were kept by record before count as well. */
  of(person: Addressee): Promise<ContactState | undefined>;
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
