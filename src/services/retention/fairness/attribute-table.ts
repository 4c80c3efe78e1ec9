// One attribute's table: each group's rates and the impact against the group that was selected most often, of those with enough people.
import { type Attribute, type AuditSubject, groupOf } from './audit-subject.ts';
import { fewestPeople, type GroupCount, type Impact, impactOf, rateOf } from './impact.ts';
import { mantelHaenszel, type Pooled } from './mantel-haenszel.ts';
import { groupVerdict, type GroupVerdict, tableVerdict, type Verdict } from './verdict.ts';

export interface GroupRow extends GroupCount {
  readonly group: string;
  readonly meanScore: number;
  readonly medianScore: number;
  /** Share of hires who really stayed, and how many are known. */
  readonly retention: { readonly count: number; readonly rate: number } | null;
  /** Against the reference group; null for the reference itself and for groups left out. */
  readonly impact: Impact | null;
  /** The same comparison within each job family, pooled. */
  readonly withinFamilies: Pooled | null;
  /** Under 2 % of those who said: its rate is shown and not judged, as the New York rules allow. */
  readonly leftOut: boolean;
  readonly verdict: GroupVerdict;
}

export interface AttributeTable {
  readonly attribute: Attribute;
  /** What `selected` means here. */
  readonly decision: 'band_high' | 'above_median';
  /** Null where no group has enough people to be compared with. */
  readonly reference: string | null;
  readonly verdict: Verdict;
  readonly groups: readonly GroupRow[];
  /** How many did not say. They are counted and not guessed. */
  readonly unknown: number;
}

const smallShare = 0.02;

export const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
};

function retentionOf(subjects: readonly AuditSubject[]): GroupRow['retention'] {
  const known = subjects.filter(({ stayed }) => stayed !== null);
  if (known.length === 0) return null;
  return { count: known.length, rate: known.filter(({ stayed }) => stayed === true).length / known.length };
}

type Counted = Omit<GroupRow, 'verdict'>;

function rowOf(group: string, subjects: readonly AuditSubject[], known: number): Counted {
  const scores = subjects.map(({ stays }) => stays * 100);
  return {
    group,
    count: subjects.length,
    selected: subjects.filter(({ selected }) => selected).length,
    meanScore: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    medianScore: medianOf(scores),
    retention: retentionOf(subjects),
    impact: null,
    withinFamilies: null,
    leftOut: subjects.length / known < smallShare,
  };
}

export function attributeTable(
  subjects: readonly AuditSubject[],
  attribute: Attribute,
  decision: AttributeTable['decision'],
): AttributeTable {
  const known = subjects.filter((subject) => groupOf(subject, attribute) !== null);
  const groups = [...Map.groupBy(known, (subject) => groupOf(subject, attribute) ?? '')]
    .map(([group, some]) => rowOf(group, some, known.length))
    .toSorted((a, b) => b.count - a.count);
  const judged = groups.filter((row) => !row.leftOut && row.count >= fewestPeople);
  const reference = judged.toSorted((a, b) => rateOf(b) - rateOf(a))[0];
  const countOf = (some: readonly AuditSubject[], group: string): GroupCount => {
    const own = some.filter((subject) => groupOf(subject, attribute) === group);
    return { count: own.length, selected: own.filter(({ selected }) => selected).length };
  };
  const families = [...Map.groupBy(known, ({ jobFamily }) => jobFamily).values()];
  const pooledOf = (group: string, other: string): Pooled =>
    mantelHaenszel(families.map((some) => ({ group: countOf(some, group), reference: countOf(some, other) })));
  const compared = groups.map((row) =>
    reference === undefined || row.group === reference.group || row.leftOut
      ? row
      : { ...row, impact: impactOf(row, reference), withinFamilies: pooledOf(row.group, reference.group) },
  );
  const table = { reference: reference?.group ?? null, unknown: subjects.length - known.length, groups: compared };
  return {
    attribute,
    decision,
    ...table,
    verdict: tableVerdict(table),
    groups: compared.map((row) => ({ ...row, verdict: groupVerdict(row, table.reference) })),
  };
}

/** Marks everybody above the median of the sample as selected: the scoring rate of the New York rules. */
export function aboveMedian(subjects: readonly AuditSubject[]): readonly AuditSubject[] {
  const median = medianOf(subjects.map(({ stays }) => stays));
  return subjects.map((subject) => ({ ...subject, selected: subject.stays > median }));
}
