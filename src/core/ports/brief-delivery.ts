// How a morning brief reaches a person, and the book of who has had theirs.
import type { Brief } from '../brief.ts';
import type { TenantId, UserId } from '../ids.ts';
import type { User } from '../records.ts';

/** One way to a person: e-mail, or a chat tool that is connected. */
export interface BriefDelivery {
  /** `email`, `slack`, `teams`: what the setting `brief_channels` names. */
  readonly channel: string;
  /** Under one key at most once, however often it is asked. False: this person cannot be reached this way. */
  deliver(delivery: { tenant: TenantId; user: User; brief: Brief; key: string }): Promise<boolean>;
}

/** Keeps that a brief was promised, never what stood in it. */
export interface BriefBook {
  /**
   * Takes the brief of one person for one local day (`2026-06-01`), and promises its delivery in the same transaction.
   * True once for each person and day, on all replicas and after every restart.
   */
  claim(claim: { user: UserId; day: string; at: Date }): Promise<boolean>;
  /** Removes what is older; answers how many. */
  sweep(olderThan: Date): Promise<number>;
}
