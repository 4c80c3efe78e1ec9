// Voluntary answers about protected veteran status (41 CFR 60-300.42). A store of its own: nothing that decides reads it.
import { z } from 'zod';

/** `declined` is an answer; whoever leaves the question out has none. */
export const selfIdentificationAnswers = ['protected_veteran', 'not_protected_veteran', 'declined'] as const;
/** Kept under a database role of its own. */
export const SelfIdentification = z.strictObject({
  /** Of an application at Muster; says nothing about who applied. */
  application: z.string(),
  stage: z.enum(['pre_offer', 'post_offer']),
  answer: z.enum(selfIdentificationAnswers),
  at: z.date(),
});
export type SelfIdentification = z.infer<typeof SelfIdentification>;

/** Answers by number only: no method gives out one answer, so nobody's can be looked up. */
export interface SelfIdentifications {
  /** The last answer to one stage of one application counts. */
  put(answer: SelfIdentification): Promise<void>;
  /** How many gave each answer in a calendar year; `to` exclusive. */
  counts(span: {
    stage: SelfIdentification['stage'];
    from: Date;
    to: Date;
  }): Promise<Readonly<Record<SelfIdentification['answer'], number>>>;
  /** Removes what is older than the employer must keep; answers how many. */
  sweep(olderThan: Date): Promise<number>;
}
