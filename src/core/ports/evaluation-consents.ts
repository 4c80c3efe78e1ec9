// Who of the organization's people agreed that their talks, without names, become scenarios for evaluations.
import type { UserId } from '../ids.ts';

export interface EvaluationConsent {
  readonly user: UserId;
  readonly givenAt: Date;
}

/** Withdrawing what was never given changes nothing. */
export interface EvaluationConsents {
  /** Giving it twice keeps the first time. */
  give(consent: EvaluationConsent): Promise<void>;
  withdraw(user: UserId): Promise<void>;
  list(): Promise<readonly EvaluationConsent[]>;
}
