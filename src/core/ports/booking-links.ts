// Where booking links are kept. Changes happen one at a time in each organization, so that a time is held for one candidate only.
import type { BookingLink } from '../booking-link.ts';
import type { ActionId, BookingLinkId, CandidateId, UserId } from '../ids.ts';

/** Takes up a press that a crash cut off. */
export const finishBookingJob = 'finish-booking';

/** Tells whoever invited that none of the times suited. */
export const tellWishJob = 'tell-wish';

export interface HeldTime {
  readonly link: BookingLinkId;
  readonly with: readonly UserId[];
  readonly start: string;
  readonly end: string;
  /** What it is kept for, once the gate has it: a booking or a move that waits for approval. */
  readonly action: ActionId | null;
}

/** Of one organization. Changes are serialised in it, so two candidates never hold the same person at the same time. */
export interface BookingLinks {
  /** The same id again changes nothing. Ends the earlier ones named, in the same change. */
  add(link: BookingLink, replaced: readonly BookingLinkId[]): Promise<void>;
  /** Ends it under that key, and takes back what `add` ended; again changes nothing. False: it was pressed or booked since. */
  withdraw(id: BookingLinkId, by: string): Promise<boolean>;
  find(id: BookingLinkId): Promise<BookingLink | undefined>;
  /** Newest first. */
  list(query: { candidate?: CandidateId; limit: number; before?: BookingLinkId }): Promise<readonly BookingLink[]>;
  /** Those that stand and whose candidate asked for other times, oldest wish first. */
  wishes(limit: number): Promise<readonly BookingLink[]>;
  /** Times that other links hold at that moment of real time. */
  held(now: Date): Promise<readonly HeldTime[]>;
  /**
   * What `work` makes of it, given what the others hold; undefined: nothing is changed. `work` is pure. A new press is promised to be
   * finished, and a new wish to be told, in the same transaction. Answers what stands now, and undefined where `work` refused or there is no such link.
   */
  change(
    id: BookingLinkId,
    now: Date,
    work: (link: BookingLink, held: readonly HeldTime[]) => BookingLink | undefined,
  ): Promise<BookingLink | undefined>;
}
