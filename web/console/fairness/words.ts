// An audit in words.
import type { AuditReport, AuditTable, GroupRow } from '../api/audits.ts';
import type { Tone } from '../kit/layout.tsx';

const attributes: Readonly<Record<AuditTable['attribute'], string>> = {
  sex: 'Sex',
  race_ethnicity: 'Race and ethnicity',
  sex_and_race_ethnicity: 'Sex with race and ethnicity',
  over_40: 'Age 40 and older',
};

export const attributeWords = (attribute: AuditTable['attribute']): string => attributes[attribute];

export const decisionWords: Readonly<Record<AuditTable['decision'], string>> = {
  band_high: 'Rated high',
  above_median: 'Scored above the median',
};

export const severityWords: Readonly<
  Record<AuditReport['findings'][number]['severity'], { readonly label: string; readonly tone: Tone }>
> = {
  violation: { label: 'Below four fifths', tone: 'bad' },
  warning: { label: 'Warning', tone: 'warn' },
  attention: { label: 'To review', tone: 'info' },
};

interface Verdict {
  readonly label: string;
  readonly tone: Tone;
}

const groupVerdicts: Readonly<Record<GroupRow['verdict'], Verdict>> = {
  reference: { label: 'Reference group', tone: 'calm' },
  left_out: { label: 'Under 2%: not assessed', tone: 'calm' },
  not_enough_data: { label: 'Not enough data', tone: 'warn' },
  violation: { label: 'Below four fifths', tone: 'bad' },
  warning: { label: 'Statistically significant', tone: 'warn' },
  within: { label: 'Within four fifths', tone: 'ok' },
};

const unjudged: Verdict = { label: 'No verdict recorded', tone: 'calm' };

/** An audit is never changed: older ones hold no verdicts. */
const known = (verdicts: Readonly<Record<string, Verdict>>, verdict: string | undefined): Verdict =>
  verdicts[verdict ?? ''] ?? unjudged;

export const verdictOf = ({ verdict }: GroupRow): Verdict => known(groupVerdicts, verdict);

const auditVerdicts: Readonly<Record<AuditReport['verdict'], Verdict>> = {
  disparate_impact: { label: 'Disparate impact found', tone: 'bad' },
  not_enough_data: { label: 'Not enough data', tone: 'warn' },
  none_found: { label: 'No disparate impact found', tone: 'ok' },
};

export const tableVerdictOf = ({ verdict }: AuditTable): Verdict => known(auditVerdicts, verdict);

export function auditVerdictOf({ verdict, assessed }: AuditReport): Verdict {
  return assessed === 0 ? { label: 'No candidates to audit', tone: 'calm' } : known(auditVerdicts, verdict);
}
