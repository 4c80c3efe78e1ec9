// The apply button: counts the step and sends the veteran to the employer's own system. Muster keeps no application.
import type { Clock } from '../../core/clock.ts';
import type { NewId, TenantId } from '../../core/ids.ts';
import type { ApplicantFlow, FlowStage } from '../../core/ports/applicant-flow.ts';
import type { Ats } from '../../core/ports/ats.ts';
import type { Of } from '../../core/ports/tenanted.ts';
import { JobId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';
import { readBranch } from '../../nlp/military/branch.ts';

export interface ApplicationPorts {
  readonly ats: Of<Pick<Ats, 'job'>>;
  readonly flow: Of<ApplicantFlow>;
  /** Where the employer's system takes applications for a requisition. */
  readonly applyUrl: (target: { tenant: TenantId; job: JobId }) => string;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** Throws `job_not_found` for what is not open. */
export async function startApplication(
  request: { tenant: TenantId; requisition: string; branch: string | undefined },
  ports: ApplicationPorts,
): Promise<{ applicationId: string; applyUrl: string }> {
  const { tenant, requisition, branch } = request;
  const id = JobId.safeParse(requisition);
  if (!id.success) throw new Problem('job_not_found', 'There is no such open requisition.');
  const job = await ports.ats(tenant).job(id.data);
  if (job.status !== 'open') throw new Problem('job_not_found', 'That requisition is no longer open.');
  await countStep({ tenant, stage: 'apply_click', branch }, ports);
  return { applicationId: ports.newId('app'), applyUrl: ports.applyUrl({ tenant, job: job.id }) };
}

export async function countStep(
  step: { tenant: TenantId; stage: FlowStage; branch: string | undefined },
  { flow, clock }: Pick<ApplicationPorts, 'flow' | 'clock'>,
): Promise<void> {
  const day = clock.now().toISOString().slice(0, 10);
  const branch = step.branch === undefined ? '' : (readBranch(step.branch) ?? '');
  await flow(step.tenant).add({ stage: step.stage, day, branch, count: 1 });
}
