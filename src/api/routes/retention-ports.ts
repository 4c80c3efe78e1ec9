// What the retention routes are given: the services of part A, wired by `main`.
import type { TenantId } from '../../core/ids.ts';
import type { ProtectedAttributes } from '../../core/ports/protected-attributes.ts';
import type { RetentionAlerts, RetentionAudits, RetentionOutcome, RetentionRuns } from '../../core/ports/retention.ts';
import type { Of } from '../../core/ports/tenanted.ts';
import type { FairnessAudits } from '../../services/retention/fairness/audit-service.ts';
import type { FeedbackLoop } from '../../services/retention/feedback/feedback-loop.ts';
import type { OutcomeReport } from '../../services/retention/feedback/record-outcomes.ts';
import type { HistoryReport } from '../../services/retention/history/history-report.ts';
import type { RawTable } from '../../services/retention/history/parse-table.ts';
import type { ModelRegistry } from '../../services/retention/registry/model-registry.ts';
import type { ModelShelf } from '../../services/retention/registry/model-shelf.ts';
import type { CandidateRights } from '../../services/retention/scoring/candidate-rights.ts';
import type { CandidateScoring } from '../../services/retention/scoring/score-candidates.ts';
import type { RetentionRun } from '../../core/ports/retention.ts';

export interface RetentionPorts {
  readonly scoring: CandidateScoring;
  readonly recordOutcomes: (
    tenant: TenantId,
    reports: readonly OutcomeReport[],
  ) => Promise<readonly RetentionOutcome[]>;
  readonly takeHistory: (
    tenant: TenantId,
    table: RawTable,
  ) => Promise<{ report: HistoryReport; runs: readonly RetentionRun[] }>;
  readonly loop: FeedbackLoop;
  readonly runs: Of<RetentionRuns>;
  readonly registry: Of<ModelRegistry>;
  readonly shelf: ModelShelf;
  /** Markdown, by family. */
  readonly cards: ReadonlyMap<string, string>;
  readonly audits: FairnessAudits;
  readonly auditStore: Of<RetentionAudits>;
  readonly alerts: Of<RetentionAlerts>;
  readonly rights: CandidateRights;
  /** Written here and read by audits alone. */
  readonly selfIdentification: Of<Pick<ProtectedAttributes, 'put' | 'forget'>>;
}
