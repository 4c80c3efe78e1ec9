// Veteran applicant flow and the yearly counts that 41 CFR 60-300.44(k) asks a contractor for. Aggregates only.
import type { TenantId } from '../../core/ids.ts';
import type { ApplicantFlow, FlowStage } from '../../core/ports/applicant-flow.ts';
import type { SelfIdentifications } from '../../core/ports/self-identification.ts';
import type { Of } from '../../core/ports/tenanted.ts';
import { flowStages } from '../../core/ports/applicant-flow.ts';
import { shownTotal, suppressSmall } from './small-cells.ts';

export interface FlowReport {
  readonly from: string;
  /** Exclusive. */
  readonly to: string;
  readonly stages: readonly {
    readonly stage: FlowStage;
    readonly total: number | null;
    readonly branches: readonly { readonly branch: string; readonly count: number | null }[];
  }[];
}

export async function flowReport(
  span: { tenant: TenantId; from: string; to: string },
  { flow }: { flow: Of<ApplicantFlow> },
): Promise<FlowReport> {
  const { tenant, from, to } = span;
  const counts = await flow(tenant).counts({ from, to });
  const stages = flowStages.map((stage) => {
    const byBranch = new Map<string, number>();
    for (const row of counts)
      if (row.stage === stage) byBranch.set(row.branch, (byBranch.get(row.branch) ?? 0) + row.count);
    const branches = [...byBranch].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const shown = suppressSmall(branches.map(([, count]) => count));
    const total = branches.reduce((sum, [, count]) => sum + count, 0);
    return {
      stage,
      total: shownTotal(total),
      branches: branches.map(([branch], at) => ({
        branch: branch === '' ? 'unknown' : branch,
        count: shown[at]?.count ?? null,
      })),
    };
  });
  return { from, to, stages };
}

const cell = (value: number | null): string => (value === null ? 'withheld' : String(value));

/** RFC 4180, with a header line. */
export function flowCsv({ stages }: FlowReport): string {
  const rows = stages.flatMap(({ stage, total, branches }) => [
    [stage, 'all', cell(total)],
    ...branches.map(({ branch, count }) => [stage, branch, cell(count)]),
  ]);
  return [['stage', 'branch', 'count'], ...rows].map((row) => row.join(',')).join('\r\n') + '\r\n';
}

/** The hiring benchmark of 41 CFR 60-300.45, as the employer set it, and from when it applies. */
export interface Benchmark {
  readonly percent: number;
  readonly effective: string;
}

/** What the employer's own systems count; Muster knows only the answers given to it. */
export interface EmployerCounts {
  readonly applicants: number;
  readonly openings: number;
  readonly filled: number;
  readonly hires: number;
}

export interface YearlyCounts extends EmployerCounts {
  readonly year: number;
  readonly protectedApplicants: number | null;
  readonly protectedHires: number | null;
  readonly hiringRatePercent: number | null;
  readonly benchmark: Benchmark | undefined;
}

export async function yearlyCounts(
  query: { tenant: TenantId; year: number; employer: EmployerCounts; benchmarks: readonly Benchmark[] },
  { selfIdentifications }: { selfIdentifications: Of<Pick<SelfIdentifications, 'counts'>> },
): Promise<YearlyCounts> {
  const { tenant, year, employer, benchmarks } = query;
  const span = { from: new Date(Date.UTC(year, 0, 1)), to: new Date(Date.UTC(year + 1, 0, 1)) };
  const store = selfIdentifications(tenant);
  const applicants = await store.counts({ stage: 'pre_offer', ...span });
  const hires = await store.counts({ stage: 'post_offer', ...span });
  const protectedHires = shownTotal(hires.protected_veteran);
  const rate = protectedHires === null || employer.hires === 0 ? null : (100 * protectedHires) / employer.hires;
  return {
    ...employer,
    year,
    protectedApplicants: shownTotal(applicants.protected_veteran),
    protectedHires,
    hiringRatePercent: rate === null ? null : Math.round(rate * 10) / 10,
    benchmark: benchmarkFor(benchmarks, `${year}-12-31`),
  };
}

/** The latest that was in force by then. */
const benchmarkFor = (benchmarks: readonly Benchmark[], day: string): Benchmark | undefined =>
  benchmarks.filter(({ effective }) => effective <= day).toSorted((a, b) => (a.effective < b.effective ? 1 : -1))[0];
