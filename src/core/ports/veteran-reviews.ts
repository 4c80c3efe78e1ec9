// What the recruiting team looks at by hand: rare and legacy codes and free descriptions. Never the text, never who it was.
import { z } from 'zod';
import { ActorId } from '../ids.ts';

/** Everything but `open` is final. */
export const ReviewStatus = z.enum(['open', 'accepted', 'corrected', 'dismissed']);
export type ReviewStatus = z.infer<typeof ReviewStatus>;

/** Holds no description and nobody's name. */
export const VeteranReview = z.strictObject({
  id: z.string(),
  branch: z.string().nullable(),
  code: z.string().nullable(),
  /** Names from Muster's own list of skills. */
  skills: z.array(z.string()),
  /** O*NET-SOC codes with the confidence they were suggested with. */
  occupations: z.array(z.strictObject({ code: z.string(), confidence: z.number() })),
  modelVersion: z.string(),
  status: ReviewStatus,
  /** The occupations the team put in their place. */
  correction: z.array(z.string()).nullable(),
  decidedBy: ActorId.nullable(),
  decidedAt: z.date().nullable(),
  createdAt: z.date(),
});
export type VeteranReview = z.infer<typeof VeteranReview>;

/** O*NET-SOC codes that stand for a military code at this client. */
export interface Correction {
  readonly branch: string;
  readonly code: string;
  readonly occupations: readonly string[];
}

/** Of one organization; its latest correction of a code holds for later readings. */
export interface VeteranReviews {
  add(review: VeteranReview): Promise<void>;
  /** Throws `not_found`. */
  get(id: string): Promise<VeteranReview>;
  /** Newest first; `before` is the id of the last one seen. */
  list(query: {
    status: ReviewStatus | undefined;
    limit: number;
    before: string | undefined;
  }): Promise<readonly VeteranReview[]>;
  /** Open → decided, once; undefined when somebody decided it before. */
  decide(decision: {
    id: string;
    status: Exclude<ReviewStatus, 'open'>;
    correction: readonly string[] | null;
    by: ActorId;
    at: Date;
  }): Promise<VeteranReview | undefined>;
  /** The latest correction of every code that the team corrected. */
  corrections(): Promise<readonly Correction[]>;
}
