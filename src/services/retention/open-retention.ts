// Puts the retention service together from the stores and functions that `main` hands in.
import type { Clocks } from '../../core/clock.ts';
import type { CandidateId, JobId, NewId, TenantId } from '../../core/ids.ts';
import type { RetentionOutcome } from '../../core/ports/retention.ts';
import type { RetentionStores } from '../../core/ports/retention-stores.ts';
import type { Of } from '../../core/ports/tenanted.ts';
import { FairnessAudits } from './fairness/audit-service.ts';
import { makeFindStandIns } from './fairness/stand-ins.ts';
import { makeAdvisoryOnly } from './feedback/advisory.ts';
import { FeedbackLoop } from './feedback/feedback-loop.ts';
import { type OutcomeReport, recordOutcomes } from './feedback/record-outcomes.ts';
import type { RawTable } from './history/parse-table.ts';
import { takeHistory } from './history/take-history.ts';
import type { DayOne } from './model/read-models.ts';
import { ModelRegistry } from './registry/model-registry.ts';
import { makeModelShelf } from './registry/model-shelf.ts';
import { CandidateRights } from './scoring/candidate-rights.ts';
import { CandidateScoring } from './scoring/score-candidates.ts';
import type { Trainer } from './training/trainer.ts';

export interface RetentionDependencies {
  readonly stores: RetentionStores;
  readonly dayOne: DayOne;
  /** The job family as the organization's ATS has it; undefined where it does not know the job. */
  readonly jobFamilyOf: (tenant: TenantId, job: JobId) => Promise<string | undefined>;
  /** Whether signals are kept with the score, or their hash alone. */
  readonly keepsSignals: (tenant: TenantId) => Promise<boolean>;
  /** Throws where the candidate may not be scored yet. */
  readonly expectTold?: (tenant: TenantId, about: { candidate: CandidateId; job: JobId }) => Promise<void>;
  readonly train: Trainer;
  readonly clocks: Clocks;
  readonly newId: NewId;
}

export function openRetention(dependencies: RetentionDependencies) {
  const { stores, dayOne, jobFamilyOf, clocks, newId, train } = dependencies;
  const clock = clocks.business;
  const realMs = () => clocks.real.now().getTime();
  const shelf = makeModelShelf({ dayOne: dayOne.models, models: stores.models, now: realMs });
  const registry: Of<ModelRegistry> = (tenant) =>
    new ModelRegistry({ models: stores.models(tenant), dayOne: dayOne.models, clock });
  const loop = new FeedbackLoop({ ...stores, registry, shelf, train, clock, newId });
  const findStandIns = makeFindStandIns(stores.selfIdentification);
  return {
    shelf,
    registry,
    loop,
    cards: dayOne.cards,
    runs: stores.runs,
    alerts: stores.alerts,
    auditStore: stores.audits,
    selfIdentification: stores.selfIdentification,
    scoring: new CandidateScoring({
      journal: stores.journal,
      shelf,
      jobFamilyOf,
      advisoryOnly: makeAdvisoryOnly(stores.states, realMs),
      keepsSignals: dependencies.keepsSignals,
      ...(dependencies.expectTold === undefined ? {} : { expectTold: dependencies.expectTold }),
      clock,
      newId,
    }),
    audits: new FairnessAudits({ ...stores, shelf, clock, newId }),
    rights: new CandidateRights({ ...stores, clock }),
    recordOutcomes: (tenant: TenantId, reports: readonly OutcomeReport[]): Promise<readonly RetentionOutcome[]> =>
      recordOutcomes({ journal: stores.journal, jobFamilyOf, clock }, tenant, reports),
    takeHistory: (tenant: TenantId, table: RawTable) =>
      takeHistory({ history: stores.history, loop, dayOne: dayOne.models, findStandIns, clock }, tenant, table),
  };
}
