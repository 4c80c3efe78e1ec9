// What candidates may ask for: not to be scored, to see the scores about them, a review by a person, and to be forgotten.
import type { Clock } from '../../../core/clock.ts';
import type { CandidateId, TenantId } from '../../../core/ids.ts';
import type { ProtectedAttributes } from '../../../core/ports/protected-attributes.ts';
import type {
  PredictionId,
  RetentionAlerts,
  RetentionHistory,
  RetentionJournal,
  RetentionOptOuts,
  ScoreRecord,
} from '../../../core/ports/retention.ts';
import type { Of } from '../../../core/ports/tenanted.ts';
import { Problem } from '../../../core/problem.ts';

export interface RightsDependencies {
  readonly journal: Of<RetentionJournal>;
  readonly history: Of<RetentionHistory>;
  readonly optOuts: Of<RetentionOptOuts>;
  readonly alerts: Of<RetentionAlerts>;
  readonly selfIdentification: Of<ProtectedAttributes>;
  readonly clock: Clock;
}

export class CandidateRights {
  readonly #parts: RightsDependencies;

  constructor(dependencies: RightsDependencies) {
    this.#parts = dependencies;
  }

  async score(tenant: TenantId, id: PredictionId): Promise<ScoreRecord> {
    const found = await this.#parts.journal(tenant).score(id);
    if (found === undefined) throw new Problem('not_found', 'There is no such score.');
    return found;
  }

  async scoresOf(tenant: TenantId, candidate: CandidateId): Promise<readonly ScoreRecord[]> {
    const scores = await this.#parts.journal(tenant).scoresOf(candidate);
    if (scores.length === 0) throw new Problem('not_found', 'No score was made of that candidate.');
    return scores;
  }

  async optOut(tenant: TenantId, candidate: CandidateId): Promise<void> {
    await this.#parts.optOuts(tenant).add({ candidate, at: this.#parts.clock.now().toISOString() });
  }

  async hasOptedOut(tenant: TenantId, candidate: CandidateId): Promise<boolean> {
    return this.#parts.optOuts(tenant).has(candidate);
  }

  async optIn(tenant: TenantId, candidate: CandidateId): Promise<void> {
    const optOuts = this.#parts.optOuts(tenant);
    if (!(await optOuts.has(candidate))) throw new Problem('not_found', 'That candidate did not opt out.');
    await optOuts.remove(candidate);
  }

  /** Asks the organization's people to look at the application without the score. Twice is once. */
  async requestReview(tenant: TenantId, id: PredictionId): Promise<void> {
    const score = await this.score(tenant, id);
    await this.#parts.alerts(tenant).raise({
      id: `review_requested:${id}`,
      kind: 'review_requested',
      jobFamily: score.jobFamily,
      text: `The score ${id} is contested: a person has to look at the application without it.`,
      raisedAt: this.#parts.clock.now().toISOString(),
    });
  }

  /** Removes every score, outcome, history row and self-identification; answers how many records went. */
  async forget(tenant: TenantId, candidate: CandidateId): Promise<number> {
    const counts = [
      await this.#parts.journal(tenant).forget(candidate),
      await this.#parts.history(tenant).forget(candidate),
      await this.#parts.selfIdentification(tenant).forget(candidate),
    ];
    return counts.reduce((sum, count) => sum + count, 0);
  }
}
