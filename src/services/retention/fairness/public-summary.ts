// An audit in the form in which New York's rules want it posted (6 RCNY § 5-301, § 5-303): for each category how many, the rate and
// the impact ratio against the highest rate, the unknown by number. Nothing else of the audit leaves the organization by it.
import type { AttributeTable, GroupRow } from './attribute-table.ts';
import type { AuditReport } from './audit.ts';
import { fewestPeople, rateOf } from './impact.ts';

/** Of one category. */
export interface PublicRow {
  readonly group: string;
  readonly applicants: number;
  readonly scoringRate: number;
  readonly selectionRate: number;
  /** Null: under 2 % of those who said, which the rules let out, or nobody of any category has a rate. */
  readonly scoringRatio: number | null;
  readonly selectionRatio: number | null;
  readonly isSmall: boolean;
}

export const publicAttributes = ['sex', 'race_ethnicity', 'sex_and_race_ethnicity'] as const;
export type PublicAttribute = (typeof publicAttributes)[number];

export interface PublicTable {
  readonly attribute: PublicAttribute;
  readonly rows: readonly PublicRow[];
  readonly unknown: number;
}

export interface PublicSummary {
  readonly auditedOn: string;
  readonly from: string;
  readonly to: string;
  readonly assessed: number;
  readonly tables: readonly PublicTable[];
}

const dayOf = (instant: string): string => instant.slice(0, 10);

/** Against the highest rate of all categories, however few people that one has: so the rules say. */
function ratioOf(row: GroupRow, rows: readonly GroupRow[]): number | null {
  const highest = Math.max(0, ...rows.filter(({ leftOut }) => !leftOut).map(rateOf));
  return row.leftOut || highest === 0 ? null : rateOf(row) / highest;
}

function publicTable(tables: readonly AttributeTable[], attribute: PublicAttribute): PublicTable {
  const of = (decision: AttributeTable['decision']) =>
    tables.find((table) => table.attribute === attribute && table.decision === decision);
  const [scored, selected] = [of('above_median'), of('band_high')];
  const [scoredRows, selectedRows] = [scored?.groups ?? [], selected?.groups ?? []];
  const rows = scoredRows.flatMap((row): PublicRow[] => {
    const same = selectedRows.find(({ group }) => group === row.group);
    if (same === undefined) return [];
    return [
      {
        group: row.group,
        applicants: row.count,
        scoringRate: rateOf(row),
        selectionRate: rateOf(same),
        scoringRatio: ratioOf(row, scoredRows),
        selectionRatio: ratioOf(same, selectedRows),
        isSmall: row.count < fewestPeople,
      },
    ];
  });
  return { attribute, rows, unknown: scored?.unknown ?? 0 };
}

export const publicSummary = ({ createdAt, period, assessed, tables }: AuditReport): PublicSummary => ({
  auditedOn: dayOf(createdAt),
  from: dayOf(period.from),
  to: dayOf(period.to),
  assessed,
  tables: publicAttributes.map((attribute) => publicTable(tables, attribute)),
});
