// Where outcomes are known: does the score mean the same for every group?
import { auc, calibrationError, evenly, reliability } from '../engine/metrics.ts';
import { type Attribute, type AuditSubject, groupOf } from './audit-subject.ts';

export interface OutcomeRow {
  readonly group: string;
  readonly count: number;
  readonly retention: number;
  readonly meanPredicted: number;
  /** Of those who stayed, the share that was not selected. */
  readonly falseNegatives: number | null;
  /** Of those who left, the share that was selected. */
  readonly falsePositives: number | null;
  readonly auc: number | null;
  readonly calibrationError: number | null;
}

const fewest = 10;

function shareOf(subjects: readonly AuditSubject[], test: (subject: AuditSubject) => boolean): number | null {
  return subjects.length === 0 ? null : subjects.filter(test).length / subjects.length;
}

function outcomeRow(group: string, subjects: readonly AuditSubject[]): OutcomeRow {
  const stayers = subjects.filter(({ stayed }) => stayed === true);
  const leavers = subjects.filter(({ stayed }) => stayed === false);
  const labels = Float64Array.from(subjects, ({ stayed }) => (stayed === true ? 1 : 0));
  const probabilities = Float64Array.from(subjects, ({ stays }) => stays);
  const enough = Math.min(stayers.length, leavers.length) >= fewest;
  return {
    group,
    count: subjects.length,
    retention: stayers.length / subjects.length,
    meanPredicted: probabilities.reduce((sum, value) => sum + value, 0) / subjects.length,
    falseNegatives: shareOf(stayers, ({ selected }) => !selected),
    falsePositives: shareOf(leavers, ({ selected }) => selected),
    auc: enough ? auc(labels, probabilities) : null,
    calibrationError: enough ? calibrationError(reliability(evenly(labels, probabilities), 5)) : null,
  };
}

export function outcomeRows(subjects: readonly AuditSubject[], attribute: Attribute): readonly OutcomeRow[] {
  const known = subjects.filter((subject) => subject.stayed !== null && groupOf(subject, attribute) !== null);
  return [...Map.groupBy(known, (subject) => groupOf(subject, attribute) ?? '')]
    .map(([group, some]) => outcomeRow(group, some))
    .toSorted((a, b) => b.count - a.count);
}
