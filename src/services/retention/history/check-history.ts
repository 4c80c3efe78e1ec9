// Judges an uploaded history as a whole: either every row can be trusted, or nothing is taken and the report says why.
import type { HistoryRow } from '../../../core/ports/retention.ts';
import { protectedAttributeOf } from '../protected/refuse-protected.ts';
import { type HistoryFault, type HistoryReport, mostFaults } from './history-report.ts';
import { foretellsTooWell, isAfterHire, missingTooTelling } from './leakage.ts';
import { columnName, withPlainNames } from './column-names.ts';
import { checkRow, type RowChecks } from './check-row.ts';
import type { RawTable } from './parse-table.ts';
import { readText, signalName } from './read-cells.ts';

const identity: ReadonlySet<string> = new Set(['candidate_id', 'job_family', 'hired_at', 'left_at', 'reason']);
const needed = ['candidate_id', 'job_family', 'hired_at'] as const;

type Fault = (fault: HistoryFault) => void;

function checkColumns(columns: readonly string[], fault: Fault): readonly string[] {
  const refuse = (column: string, code: string, message: string) => fault({ line: 0, column, code, message });
  for (const name of needed)
    if (!columns.some((written) => columnName(written) === name))
      refuse(name, 'missing_column', 'is needed and not there');
  return columns.flatMap((written) => {
    const name = columnName(written);
    if (identity.has(name)) return [];
    // What the plain name would lose, such as a letter of another alphabet, may be a disguise.
    const attribute = protectedAttributeOf(written);
    if (attribute !== undefined)
      refuse(written, 'protected_attribute', `stands for ${attribute}, which may not be a signal`);
    else if (isAfterHire(name))
      refuse(written, 'post_hire', 'is known only after the hire, so no candidate to be scored has it');
    else if (!signalName.test(name)) refuse(written, 'column_name', 'a signal is named in lower case with underscores');
    else return [name];
    return [];
  });
}

interface Numbered {
  readonly line: number;
  readonly row: HistoryRow;
}

/** The same hire twice, or two hires of one person that overlap: one of them cannot be true. */
function checkHires(rows: readonly Numbered[], fault: Fault): void {
  for (const spells of Map.groupBy(rows, ({ row }) => row.candidate).values()) {
    const order = spells.toSorted((a, b) =>
      a.row.hiredAt < b.row.hiredAt ? -1 : a.row.hiredAt > b.row.hiredAt ? 1 : a.line - b.line,
    );
    order.slice(1).forEach(({ line, row }, index) => {
      const before = order[index];
      if (before === undefined) return;
      if (before.row.hiredAt === row.hiredAt)
        fault({
          line,
          column: 'candidate_id',
          code: 'duplicate',
          message: `the same hire stands on line ${before.line}`,
        });
      else if (before.row.leftAt === null || before.row.leftAt > row.hiredAt)
        fault({
          line,
          column: 'hired_at',
          code: 'contradiction',
          message: `the same candidate had not left yet by line ${before.line}`,
        });
    });
  }
}

function checkLeaks(rows: readonly Numbered[], signals: readonly string[], fault: Fault): void {
  const left = rows.map(({ row }) => row.leftAt !== null);
  for (const name of signals) {
    const values = rows.map(({ row }) => row.signals[name]);
    if (foretellsTooWell(values, left) || missingTooTelling(values, left))
      fault({
        line: 0,
        column: name,
        code: 'leaks_outcome',
        message: 'tells leavers from stayers better than anything known before a hire can',
      });
  }
}

function warningsFor(rows: readonly Numbered[], signals: readonly string[]): readonly string[] {
  const warnings: string[] = [];
  for (const [family, some] of Map.groupBy(rows, ({ row }) => row.jobFamily)) {
    const leavers = some.filter(({ row }) => row.leftAt !== null).length;
    if (some.length < 25)
      warnings.push(`${family}: with ${some.length} hires the model will hardly move; 25 are a start.`);
    else if (leavers < 5) warnings.push(`${family}: only ${leavers} left; who leaves cannot be learned from that.`);
  }
  for (const name of signals) {
    const known = new Set(rows.flatMap(({ row }) => row.signals[name] ?? []));
    if (known.size === 1) warnings.push(`${name} is the same in every row and says nothing.`);
    const missing = rows.filter(({ row }) => row.signals[name] === undefined).length;
    if (missing > rows.length / 2) warnings.push(`${name} is missing in ${missing} of ${rows.length} rows.`);
  }
  if (signals.length === 0) warnings.push('No signal columns: only how long people stay can be learned, not who.');
  return warnings;
}

export function checkHistory(
  written: RawTable,
  checks: Omit<RowChecks, 'signals'>,
): { report: HistoryReport; rows: readonly HistoryRow[] } {
  const faults: HistoryFault[] = written.faults.map((fault) => ({ ...fault, column: null }));
  const fault: Fault = (found) => faults.push(found);
  const table = withPlainNames(written, fault);
  if (table.records.length === 0) fault({ line: 0, column: null, code: 'empty', message: 'holds no hires' });
  const signals = checkColumns(written.columns, fault);
  const rows = table.records.flatMap((record): Numbered[] => {
    const row = checkRow(record, { ...checks, signals }, fault);
    return row === undefined ? [] : [{ line: record.line, row }];
  });
  checkHires(rows, fault);
  checkLeaks(rows, signals, fault);
  const known = (name: string) => table.records.filter(({ cells }) => (readText(cells.get(name)) ?? '') !== '').length;
  const useOf = (name: string) => {
    if (identity.has(name)) return 'identity' as const;
    if (!signals.includes(name)) return 'refused' as const;
    return checks.ranges.some((range) => range.name === name) ? ('signal' as const) : ('new_signal' as const);
  };
  const report: HistoryReport = {
    rows: table.records.length,
    accepted: faults.length === 0,
    columns: table.columns.map((name) => ({
      name,
      use: useOf(name),
      known: known(name),
      missing: table.records.length - known(name),
    })),
    families: [...Map.groupBy(rows, ({ row }) => row.jobFamily)].map(([jobFamily, some]) => ({
      jobFamily,
      rows: some.length,
      leavers: some.filter(({ row }) => row.leftAt !== null).length,
    })),
    faults: faults.slice(0, mostFaults),
    faultCount: faults.length,
    warnings: faults.length === 0 ? warningsFor(rows, signals) : [],
  };
  return { report, rows: report.accepted ? rows.map(({ row }) => row) : [] };
}
