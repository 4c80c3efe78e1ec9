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
  band_high: 'Called high',
  above_median: 'Scored above the median',
};

export const severityWords: Readonly<
  Record<AuditReport['findings'][number]['severity'], { readonly label: string; readonly tone: Tone }>
> = {
  violation: { label: 'Below four fifths', tone: 'bad' },
  warning: { label: 'Warning', tone: 'warn' },
  attention: { label: 'Worth a look', tone: 'info' },
};

interface Verdict {
  readonly label: string;
  readonly tone: Tone;
}

/** What the figures of one group come to: the order is that of weight. */
export function verdictOf({ impact, left_out: isLeftOut, group }: GroupRow, reference: string | null): Verdict {
  if (group === reference) return { label: 'Compared with', tone: 'calm' };
  if (isLeftOut) return { label: 'Under 2 %: not judged', tone: 'calm' };
  if (impact === null || impact.ratio === null) return { label: 'Nothing to compare', tone: 'calm' };
  if (impact.below_four_fifths && impact.fisher < 0.05) return { label: 'Below four fifths', tone: 'bad' };
  if (impact.below_four_fifths && impact.few_people) return { label: 'Too few to judge', tone: 'warn' };
  if (impact.below_four_fifths) return { label: 'Can be chance', tone: 'warn' };
  if (impact.beyond_two_deviations && impact.ratio < 1) return { label: 'Not by chance', tone: 'warn' };
  return { label: 'Within four fifths', tone: 'ok' };
}
