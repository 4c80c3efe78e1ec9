// The audit's tables as CSV: one line for each attribute, decision and group.
import type { AuditReport } from './audit.ts';
import type { GroupRow } from './attribute-table.ts';

const header = [
  'audit_id',
  'decision',
  'attribute',
  'group',
  'count',
  'selected',
  'rate',
  'mean_score',
  'median_score',
  'reference',
  'impact_ratio',
  'ratio_low',
  'ratio_high',
  'standard_deviations',
  'fisher_p',
  'chi_square_p',
  'below_four_fifths',
  'beyond_two_deviations',
  'shortfall',
  'turns_on_one_person',
  'few_people',
  'power',
  'enough_data',
  'left_out',
  'verdict',
] as const;

type Cell = string | number | boolean | null | undefined;

/** A cell that a spreadsheet would take for a formula is made text. */
function cellOf(value: Cell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toPrecision(6);
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function figuresOf({ impact }: GroupRow): readonly Cell[] {
  if (impact === null) return Array.from({ length: 13 }, () => null);
  return [
    impact.ratio,
    impact.interval?.low,
    impact.interval?.high,
    impact.deviations,
    impact.fisher,
    impact.chiSquare,
    impact.belowFourFifths,
    impact.beyondTwoDeviations,
    impact.shortfall,
    impact.turnsOnOnePerson,
    impact.fewPeople,
    impact.power,
    impact.enoughData,
  ];
}

export function auditCsv(report: AuditReport): string {
  const lines = report.tables.flatMap(({ decision, attribute, reference, groups, unknown }) => [
    ...groups.map((row) => [
      report.id,
      decision,
      attribute,
      row.group,
      row.count,
      row.selected,
      row.selected / row.count,
      row.meanScore,
      row.medianScore,
      reference,
      ...figuresOf(row),
      row.leftOut,
      row.verdict,
    ]),
    [report.id, decision, attribute, 'not stated', unknown, ...header.slice(5).map(() => null)],
  ]);
  return [header, ...lines].map((line) => line.map(cellOf).join(',')).join('\r\n') + '\r\n';
}
