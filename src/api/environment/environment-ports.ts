// What the documents of an environment are read from and written to.
import type { Clock } from '../../core/clock.ts';
import type { TenantId } from '../../core/ids.ts';
import type { InterviewPlan } from '../../core/interview-plan.ts';
import type { InterviewerPool } from '../../core/interviewer-pool.ts';
import type { Definitions } from '../../core/ports/definitions.ts';
import type { Directory, SettingsStore, Templates } from '../../core/ports/directory.ts';
import type { Of } from '../../core/ports/tenanted.ts';
import type { Rule } from '../../core/rule.ts';
import type { Sequence } from '../../core/sequence.ts';
import type { IntegrationPorts } from '../routes/integration-ports.ts';

export interface EnvironmentPorts {
  readonly settings: Of<SettingsStore>;
  readonly templates: Of<Templates>;
  readonly sequences: Of<Definitions<Sequence>>;
  readonly rules: Of<Definitions<Rule>>;
  readonly interviewPlans: Of<Definitions<InterviewPlan>>;
  readonly interviewerPools: Of<Definitions<InterviewerPool>>;
  readonly directory: Of<Pick<Directory, 'user'>>;
  readonly integration: Pick<
    IntegrationPorts,
    'service' | 'connections' | 'integrations' | 'flows' | 'webhooks' | 'webhookEndpoints'
  >;
  /** Throws `validation_failed` or `conflict`. */
  readonly checkRule: (tenant: TenantId, rule: { readonly id: string; readonly body: Rule }) => Promise<unknown>;
  /** Business time. */
  readonly clock: Clock;
}
