// What the training data itself says about fairness. Race is read here and nowhere else, after the model is made.
import { join } from 'node:path';
import { auc } from '../../src/services/retention/engine/metrics.ts';
import { medianOf } from '../../src/services/retention/fairness/attribute-table.ts';
import { impactOf } from '../../src/services/retention/fairness/impact.ts';
import type { FamilyModel } from '../../src/services/retention/model/family-model.ts';
import { predict } from '../../src/services/retention/model/predict.ts';
import type { TrainingRow } from '../../src/services/retention/training/training-rows.ts';
import { readCsv, text } from './csv.ts';

export const surveyRaces = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readCsv(join(folder, 'derived/nlswork_spells.csv')).map((row) => [`nls-${text(row, 'pid')}`, text(row, 'race')]),
  );

interface Scored {
  readonly race: string;
  readonly stays: number;
  readonly row: TrainingRow;
}

function stands(scored: readonly Scored[], signal: string): number {
  const known = scored.filter(({ row }) => row.signals[signal] !== undefined);
  const found = auc(
    Float64Array.from(known, ({ race }) => (race === 'Black' ? 1 : 0)),
    Float64Array.from(known, ({ row }) => row.signals[signal] ?? 0),
  );
  return Math.max(found, 1 - found);
}

export function fairnessNote(
  model: FamilyModel,
  rows: readonly TrainingRow[],
  races: ReadonlyMap<string, string>,
): readonly string[] {
  const scored = rows.flatMap((row): Scored[] => {
    const race = races.get(row.person);
    return race === 'Black' || race === 'White' ? [{ race, row, stays: predict(model, row.signals).stays }] : [];
  });
  if (scored.length === 0) return ['The training data names no sex, race or age: nothing could be measured on it.'];
  const median = medianOf(scored.map(({ stays }) => stays));
  const countOf = (wanted: string) => {
    const some = scored.filter(({ race }) => race === wanted);
    return { count: some.length, selected: some.filter(({ stays }) => stays > median).length };
  };
  const { ratio, rate, referenceRate, deviations, fisher } = impactOf(countOf('Black'), countOf('White'));
  const signals = ['experience_months', 'average_prior_tenure_months', 'prior_jobs', 'weekly_hours'];
  const telling = signals.map((signal) => `${signal} ${stands(scored, signal).toFixed(2)}`).join(', ');
  return [
    `On its training data (women only) Black women score above the median at ${rate.toFixed(3)}, White women at ${referenceRate.toFixed(3)}: ` +
      `impact ratio ${ratio?.toFixed(3) ?? '–'}, ${deviations?.toFixed(2) ?? '–'} standard deviations, Fisher p ${fisher.toPrecision(1)}.`,
    `How well each signal tells race apart there (AUC, 0.50 is not at all): ${telling}.`,
  ];
}
