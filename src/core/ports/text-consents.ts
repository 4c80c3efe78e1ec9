// Who agreed to text messages, and who wrote STOP. It belongs to the number, of which a keyed hash is kept.
import { z } from 'zod';
import type { CandidateId } from '../ids.ts';
import { safeText } from '../json.ts';
import type { Phone } from '../phone.ts';
import { Instant } from '../records.ts';

/** A number without one has not agreed. */
export const TextConsent = z.strictObject({
  state: z.enum(['given', 'stopped']),
  /** Where and how the person said so. */
  proof: safeText(2_000).nullable(),
  changedBy: z.string(),
  changedAt: Instant,
  /** Of the change: the action or the message that made it. */
  revision: z.string(),
});
export type TextConsent = z.infer<typeof TextConsent>;

/** Looked up by a keyed hash: the number itself is not kept. */
export interface TextConsents {
  /** What was said last; undefined: nothing. */
  of(phone: Phone): Promise<TextConsent | undefined>;
  /**
   * Throws `changed_since` where what stands is not of the revision `from` (null: nothing stands; absent: whatever stands is
   * replaced). The same revision again changes nothing.
   */
  change(change: {
    readonly phone: Phone;
    /** Whose number it is, so that an erasure finds it; null: nobody’s whom the ATS knows. */
    readonly candidate: CandidateId | null;
    readonly from?: string | null;
    /** Undefined: nothing stands any more. */
    readonly to: TextConsent | undefined;
  }): Promise<void>;
}
