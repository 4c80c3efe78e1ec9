// Requests of scored persons to have a fact corrected or their application looked at again.
import type { AssessmentRequest } from '../assessment-request.ts';
import type { CandidateId } from '../ids.ts';
import type { Letters } from './letters.ts';
import type { PredictionId } from './retention.ts';

export interface Decided {
  readonly outcome: NonNullable<AssessmentRequest['outcome']>;
  readonly decidedBy: string;
  readonly decidedAt: Date;
  readonly answer: string;
}

/**
 * Of one organization. A request is decided once and never changes afterwards, but for the score that a correction led to.
 */
export interface AssessmentRequests {
  /** Takes the place of an open one of the same candidate and kind; answers the one that stands. */
  put(request: AssessmentRequest): Promise<AssessmentRequest>;
  find(id: string): Promise<AssessmentRequest | undefined>;
  /**
   * Once: undefined where there is none, or it is decided. The letter that tells the person is held in the same step, so that no
   * answer stays untold.
   */
  decide(id: string, decided: Decided, letter?: Parameters<Letters['hold']>[0]): Promise<AssessmentRequest | undefined>;
  /** Names the score that a granted correction has led to, once. */
  rescored(id: string, score: PredictionId): Promise<AssessmentRequest | undefined>;
  /** Newest first. */
  list(query: {
    candidate?: CandidateId;
    isOpen?: boolean;
    limit: number;
    before?: string;
  }): Promise<readonly AssessmentRequest[]>;
}
