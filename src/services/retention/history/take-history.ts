// Takes an organization's hire and termination history: judged as a whole, stored, and a retrain started for each family.
import type { Clock } from '../../../core/clock.ts';
import type { TenantId } from '../../../core/ids.ts';
import { snakeCased } from '../../../core/json.ts';
import type { HistoryRow, RetentionHistory, RetentionRun } from '../../../core/ports/retention.ts';
import type { Of } from '../../../core/ports/tenanted.ts';
import { Problem } from '../../../core/problem.ts';
import type { FeedbackLoop } from '../feedback/feedback-loop.ts';
import { latestDay } from '../feedback/record-outcomes.ts';
import type { FindStandIns } from '../fairness/stand-ins.ts';
import type { FamilyModel } from '../model/family-model.ts';
import { checkHistory } from './check-history.ts';
import type { KnownRange } from './check-row.ts';
import type { HistoryReport } from './history-report.ts';
import type { RawTable } from './parse-table.ts';

export interface HistoryDependencies {
  readonly history: Of<RetentionHistory>;
  readonly loop: Pick<FeedbackLoop, 'start'>;
  readonly dayOne: readonly FamilyModel[];
  readonly findStandIns: FindStandIns;
  readonly clock: Clock;
}

const shownFaults = 100;

const rangesOf = (models: readonly FamilyModel[]): readonly KnownRange[] => [
  ...new Map(models.flatMap((model) => model.signals).map((signal) => [signal.name, signal] as const)).values(),
];

/** The report alone: nothing is stored. */
export function judgeHistory({ dayOne, clock }: Pick<HistoryDependencies, 'dayOne' | 'clock'>, table: RawTable) {
  return checkHistory(table, { today: latestDay(clock.now()), ranges: rangesOf(dayOne) });
}

/** New columns are tried against what candidates said about themselves; the catalogue's signals are disclosed instead. */
async function withStandIns(
  { findStandIns, dayOne }: HistoryDependencies,
  tenant: TenantId,
  { report, rows }: { report: HistoryReport; rows: readonly HistoryRow[] },
): Promise<HistoryReport> {
  if (!report.accepted) return report;
  const known = new Set(rangesOf(dayOne).map(({ name }) => name));
  const found = (await findStandIns(tenant, rows)).filter(({ signal }) => !known.has(signal));
  const faults = found.map(({ signal, attribute, auc }) => ({
    line: 0,
    column: signal,
    code: 'stands_in',
    message: `tells groups apart (${attribute.replaceAll('_', ' ')}, AUC ${auc.toFixed(2)}): it stands in for a protected attribute`,
  }));
  return { ...report, accepted: faults.length === 0, faults, faultCount: faults.length };
}

export async function takeHistory(
  dependencies: HistoryDependencies,
  tenant: TenantId,
  table: RawTable,
): Promise<{ report: HistoryReport; runs: readonly RetentionRun[] }> {
  const judged = judgeHistory(dependencies, table);
  const report = await withStandIns(dependencies, tenant, judged);
  if (!report.accepted) throw refusal(report);
  await dependencies.history(tenant).put(judged.rows);
  const runs: RetentionRun[] = [];
  for (const { jobFamily } of report.families)
    runs.push(await dependencies.loop.start(tenant, { jobFamily, trigger: 'history', outcomes: 0 }));
  return { report, runs };
}

const refusal = (report: HistoryReport): Problem =>
  new Problem(
    'history_refused',
    `${report.faultCount} faults were found; nothing was taken. Mend them and send the whole file again.`,
    {
      errors: report.faults.slice(0, shownFaults).map(({ line, column, code, message }) => ({
        path: [line === 0 ? 'header' : `line.${line}`, column].filter((part) => part !== null).join('.'),
        code,
        message,
      })),
      extra: { report: snakeCased(report) },
    },
  );
