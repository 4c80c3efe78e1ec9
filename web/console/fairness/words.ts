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

export interface Verdict {
  readonly label: string;
  readonly tone: Tone;
}

/** The four words of every verdict, on findings, charts, rows, tables and the audit alike. None of them is a conclusion of law. */
const scale = {
  below: { label: 'Below four fifths', tone: 'bad' },
  review: { label: 'To review', tone: 'warn' },
  unknown: { label: 'Not enough data', tone: 'calm' },
  within: { label: 'Within four fifths', tone: 'ok' },
} as const satisfies Record<string, Verdict>;

type Finding = AuditReport['findings'][number];

export const findingVerdict = ({ severity, about }: Finding): Verdict => {
  if (severity === 'violation') return scale.below;
  return about === 'data' ? scale.unknown : scale.review;
};

/** Not assessed, and by which rule. */
const unjudged: Readonly<Record<string, Verdict>> = {
  reference: { label: 'Reference group', tone: 'calm' },
  left_out: { label: 'Under 2%: not assessed', tone: 'calm' },
};

/** A ratio below four fifths that chance may explain is no verdict, but somebody has to look at it. */
export function verdictOf({ verdict, impact }: GroupRow): Verdict {
  if (verdict === 'violation') return scale.below;
  if (verdict === 'warning' || impact?.below_four_fifths === true) return unjudged[verdict] ?? scale.review;
  if (verdict === 'within') return scale.within;
  return unjudged[verdict] ?? (verdict === 'not_enough_data' ? scale.unknown : notRecorded);
}

/** An audit is never changed: older ones hold no verdicts. */
const notRecorded: Verdict = { label: 'No verdict recorded', tone: 'calm' };

export function tableVerdictOf({ verdict, groups }: AuditTable): Verdict {
  if (verdict === 'disparate_impact') return scale.below;
  if (groups.some((row) => verdictOf(row) === scale.review)) return scale.review;
  if (verdict === 'none_found') return scale.within;
  return verdict === 'not_enough_data' ? scale.unknown : notRecorded;
}

export function auditVerdictOf({ verdict, assessed, tables }: AuditReport): Verdict {
  if (assessed === 0) return { label: 'No candidates to audit', tone: 'calm' };
  if (verdict === 'disparate_impact') return scale.below;
  if (tables.some((table) => tableVerdictOf(table) === scale.review)) return scale.review;
  if (verdict === 'none_found') return scale.within;
  return verdict === 'not_enough_data' ? scale.unknown : notRecorded;
}
