// Takes reports of what became of hires. A report that cannot be true is refused with the reason; nothing is half taken.
import type { Clock } from '../../../core/clock.ts';
import type { CandidateId, JobId, TenantId } from '../../../core/ids.ts';
import type { RetentionJournal, RetentionOutcome } from '../../../core/ports/retention.ts';
import type { Of } from '../../../core/ports/tenanted.ts';
import { type FieldFault, Problem } from '../../../core/problem.ts';
import { familyNameOf } from '../model/family-model.ts';
import { generalFamily } from '../registry/model-shelf.ts';

export interface OutcomeReport {
  readonly candidate: CandidateId;
  readonly job: JobId;
  readonly hiredAt: string;
  readonly leftAt: string | null;
  readonly reason: string | null;
}

export interface OutcomeDependencies {
  readonly journal: Of<RetentionJournal>;
  readonly jobFamilyOf: (tenant: TenantId, job: JobId) => Promise<string | undefined>;
  readonly clock: Clock;
}

/** Before this no hire date is believed. */
const earliest = '1950-01-01';

const keyOf = ({ candidate, job }: Pick<OutcomeReport, 'candidate' | 'job'>): string =>
  JSON.stringify([candidate, job]);

/** Dates of the organization may run a day ahead of UTC. */
export const latestDay = (now: Date): string => new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);

export function outcomeFaults(
  report: Pick<OutcomeReport, 'hiredAt' | 'leftAt'>,
  today: string,
  prefix = '',
): readonly FieldFault[] {
  const faults: FieldFault[] = [];
  const fault = (path: string, code: string, message: string) =>
    faults.push({ path: `${prefix}${path}`, code, message });
  if (report.hiredAt > today) fault('hired_at', 'future_date', 'lies in the future');
  if (report.hiredAt < earliest) fault('hired_at', 'implausible_date', `lies before ${earliest}`);
  if (report.leftAt === null) return faults;
  if (report.leftAt > today) fault('left_at', 'future_date', 'lies in the future; report it once it has happened');
  if (report.leftAt < report.hiredAt) fault('left_at', 'contradiction', 'lies before hired_at');
  return faults;
}

function contradictions(reports: readonly OutcomeReport[], prefixOf: (index: number) => string): readonly FieldFault[] {
  const first = new Map<string, number>();
  return reports.flatMap((report, index) => {
    const earlier = first.get(keyOf(report));
    if (earlier === undefined) {
      first.set(keyOf(report), index);
      return [];
    }
    return [
      {
        path: `${prefixOf(index)}candidate_id`,
        code: 'duplicate',
        message: `the same hire stands in item ${earlier} already`,
      },
    ];
  });
}

export async function recordOutcomes(
  dependencies: OutcomeDependencies,
  tenant: TenantId,
  reports: readonly OutcomeReport[],
): Promise<readonly RetentionOutcome[]> {
  const now = dependencies.clock.now();
  const today = latestDay(now);
  const prefixOf = (index: number) => (reports.length > 1 ? `items.${index}.` : '');
  const faults = [
    ...reports.flatMap((report, index) => outcomeFaults(report, today, prefixOf(index))),
    ...contradictions(reports, prefixOf),
  ];
  if (faults.length > 0)
    throw new Problem('validation_failed', 'Some outcomes cannot be true; none was taken.', { errors: faults });
  const outcomes: RetentionOutcome[] = [];
  for (const report of reports) {
    const jobFamily = await familyOf(dependencies, tenant, report);
    outcomes.push({ ...report, jobFamily, reportedAt: now.toISOString() });
  }
  await dependencies.journal(tenant).putOutcomes(outcomes);
  return outcomes;
}

/** The family that the score was made for; a job that was renamed since must not part a hire from its score. */
async function familyOf(
  dependencies: OutcomeDependencies,
  tenant: TenantId,
  { candidate, job }: OutcomeReport,
): Promise<string> {
  const scores = await dependencies.journal(tenant).scoresOf(candidate);
  const scored = scores.find((score) => score.job === job);
  return (
    scored?.jobFamily ?? familyNameOf((await dependencies.jobFamilyOf(tenant, job)) ?? generalFamily) ?? generalFamily
  );
}
