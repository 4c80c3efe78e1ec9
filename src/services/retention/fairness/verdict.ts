// What an audit may conclude, of one group, of one table and as a whole. Too little data is a verdict of its own, never a pass.
import type { Attribute } from './audit-subject.ts';
import type { Impact } from './impact.ts';

export const groupVerdicts = ['reference', 'left_out', 'not_enough_data', 'violation', 'warning', 'within'] as const;
export type GroupVerdict = (typeof groupVerdicts)[number];

export const verdicts = ['disparate_impact', 'not_enough_data', 'none_found'] as const;
export type Verdict = (typeof verdicts)[number];

/** What an audit comes to, in one sentence: the letter and the page say the same. */
export const verdictWords = {
  disparate_impact: 'A group is below four fifths beyond chance.',
  not_enough_data: 'Not enough data for a verdict.',
  none_found: 'No group with enough data is below four fifths beyond chance.',
} as const satisfies Record<Verdict, string>;

const significance = 0.05;

interface Judged {
  readonly group: string;
  readonly impact: Impact | null;
  readonly leftOut: boolean;
}

export function groupVerdict({ group, impact, leftOut }: Judged, reference: string | null): GroupVerdict {
  if (group === reference) return 'reference';
  if (leftOut) return 'left_out';
  if (impact === null || impact.ratio === null) return 'not_enough_data';
  if (impact.belowFourFifths && impact.fisher < significance) return 'violation';
  if (impact.belowFourFifths) return 'not_enough_data';
  if (impact.beyondTwoDeviations && impact.ratio < 1) return 'warning';
  return impact.enoughData ? 'within' : 'not_enough_data';
}

interface JudgedTable {
  readonly groups: readonly (Judged & { readonly count: number })[];
  readonly reference: string | null;
  readonly unknown: number;
}

const countOf = (some: readonly { readonly count: number }[]): number =>
  some.reduce((sum, { count }) => sum + count, 0);

/** Groups with enough data must be most of those who answered. */
const mostOfThem = 0.8;

export function tableVerdict({ groups, reference, unknown }: JudgedTable): Verdict {
  const judged = groups.map((row) => ({ ...row, verdict: groupVerdict(row, reference) }));
  if (judged.some(({ verdict }) => verdict === 'violation')) return 'disparate_impact';
  const answered = countOf(groups);
  const compared = judged.filter(({ verdict }) => verdict === 'within' || verdict === 'warning');
  const covered = countOf(compared) + countOf(judged.filter(({ verdict }) => verdict === 'reference'));
  const isEnough = compared.length > 0 && covered >= mostOfThem * answered && unknown <= answered;
  return isEnough ? 'none_found' : 'not_enough_data';
}

interface ConcludedTable {
  readonly attribute: Attribute;
  readonly decision: string;
  readonly verdict: Verdict;
}

/** Without both an audit as a whole clears nothing. New York's rules (6 RCNY 5-301) also want the two together: that table is not required here. */
const asked: readonly Attribute[] = ['sex', 'race_ethnicity'];

export function auditVerdict(tables: readonly ConcludedTable[]): Verdict {
  if (tables.some(({ verdict }) => verdict === 'disparate_impact')) return 'disparate_impact';
  const cleared = asked.every((attribute) =>
    tables.some(
      (table) => table.attribute === attribute && table.decision === 'band_high' && table.verdict === 'none_found',
    ),
  );
  return cleared ? 'none_found' : 'not_enough_data';
}
