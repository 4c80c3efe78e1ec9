// Every store of retention scoring, for each organization: what storage makes and the service is given.
import type { ProtectedAttributes } from './protected-attributes.ts';
import type {
  RetentionAlerts,
  RetentionAudits,
  RetentionHistory,
  RetentionJournal,
  RetentionModels,
  RetentionOptOuts,
  RetentionRuns,
  RetentionStates,
} from './retention.ts';
import type { Of } from './tenanted.ts';

/** Each is bound to an organization by `Of`. */
export interface RetentionStores {
  readonly journal: Of<RetentionJournal>;
  readonly models: Of<RetentionModels>;
  readonly history: Of<RetentionHistory>;
  readonly runs: Of<RetentionRuns>;
  readonly states: Of<RetentionStates>;
  readonly audits: Of<RetentionAudits>;
  readonly alerts: Of<RetentionAlerts>;
  readonly optOuts: Of<RetentionOptOuts>;
  /** Under a database role of its own; scoring and training are never given it. */
  readonly selfIdentification: Of<ProtectedAttributes>;
}
