// Adverse impact of job-related models on real people, and what leaving signals out does to it: our own audit code, real data.
import { splitsOf } from '../../src/services/retention/engine/folds.ts';
import { scaled, scaleOf, selectRows } from '../../src/services/retention/engine/design.ts';
import { fitLogistic, logisticScores } from '../../src/services/retention/engine/logistic.ts';
import { auc } from '../../src/services/retention/engine/metrics.ts';
import { at, pick } from '../../src/services/retention/engine/vector.ts';
import { medianOf } from '../../src/services/retention/fairness/attribute-table.ts';
import { impactOf } from '../../src/services/retention/fairness/impact.ts';
import { number, type Row, text } from '../../scripts/retention/csv.ts';
import { babushkin, type DataSet, nls, ola } from './data-sets.ts';
import { foldsOf } from './ranking.ts';

interface Question {
  readonly name: string;
  readonly set: DataSet;
  readonly group: (row: Row) => boolean;
  readonly reference: (row: Row) => boolean;
  readonly published: string;
}

/** Out-of-fold scores of the hires whose outcome is known; NaN for the others. */
function scoresOf(set: DataSet, seed: number): Float64Array {
  const scores = new Float64Array(set.design.rows).fill(Number.NaN);
  const isKnown = (row: number) => !Number.isNaN(at(set.stayed, row));
  for (const fold of foldsOf(set, [seed]))
    for (const split of splitsOf(fold, 5)) {
      const [train, test] = [split.train.filter(isKnown), split.test.filter(isKnown)];
      const scale = scaleOf(selectRows(set.design, train));
      const model = fitLogistic(scaled(selectRows(set.design, train), scale), pick(set.stayed, train), { ridge: 1 });
      logisticScores(model, scaled(selectRows(set.design, test), scale)).forEach((score, index) => {
        scores[test[index] ?? 0] = score;
      });
    }
  return scores;
}

function answer({ name, set, group, reference, published }: Question, seed: number): string {
  const scores = scoresOf(set, seed);
  const known = Int32Array.from(scores.keys()).filter((row) => !Number.isNaN(at(scores, row)));
  const median = medianOf([...pick(scores, known)]);
  const countOf = (test: (row: Row) => boolean) => {
    const members = [...known].filter((row) => test(set.rows[row] ?? new Map()));
    return { count: members.length, selected: members.filter((row) => at(scores, row) > median).length };
  };
  const found = impactOf(countOf(group), countOf(reference));
  const skill = auc(pick(set.stayed, known), pick(scores, known));
  return [
    name.padEnd(46),
    `${found.rate.toFixed(3)} vs ${found.referenceRate.toFixed(3)}  ratio ${found.ratio?.toFixed(3) ?? '–'}`,
    `SD ${found.deviations?.toFixed(2) ?? '–'}  Fisher p ${found.fisher.toExponential(0)}  AUC ${skill.toFixed(3)}`,
    `research: ${published}`,
  ].join('  ');
}

const is = (name: string, value: string) => (row: Row) => text(row, name) === value;

export function benchFairness(folder: string, seed: number): void {
  const [survey, lean] = [nls(folder), nls(folder, true)];
  const employees = babushkin(folder);
  const race = { group: is('race', 'Black'), reference: is('race', 'White') };
  const age = { group: (row: Row) => number(row, 'age') >= 40, reference: (row: Row) => number(row, 'age') < 40 };
  const questions: readonly Question[] = [
    { name: 'survey, Black against White', set: survey, ...race, published: '.757, -9.18 SD' },
    { name: 'the same without education, pay, occupation', set: lean, ...race, published: '.847, AUC .663' },
    {
      name: 'employees, women against men',
      set: employees,
      group: is('gender', 'f'),
      reference: is('gender', 'm'),
      published: '.790, -3.40 SD',
    },
    { name: 'employees, 40 and older', set: employees, ...age, published: '.746, -2.71 SD' },
    {
      name: 'drivers, women against men',
      set: ola(folder),
      group: is('gender', '1.0'),
      reference: is('gender', '0.0'),
      published: '.921, -1.40 SD',
    },
  ];
  console.log(
    '\nAdverse impact at a median cut, job-related signals only (own folds: figures differ from the research by chance)',
  );
  for (const question of questions) console.log(answer(question, seed));
}
