// Do an organization's own hires help, and never hurt? A family is left out of pre-training and then learned from n hires.
import { randomFrom, shuffled } from '../../src/services/retention/engine/random.ts';
import { total } from '../../src/services/retention/engine/vector.ts';
import { learnedSignals, priorSignals } from '../../src/services/retention/model/signal-catalogue.ts';
import type { FamilyModel } from '../../src/services/retention/model/family-model.ts';
import { foretell } from '../../src/services/retention/training/compare-models.ts';
import { rootModel } from '../../src/services/retention/training/root-model.ts';
import { trainFamily } from '../../src/services/retention/training/train-family.ts';
import type { TrainingRow } from '../../src/services/retention/training/training-rows.ts';
import { cityHires, surveySpells } from '../../scripts/retention/sources.ts';

const sizes = [25, 50, 100, 200, 500, 1000, 2000];
const draws = 9;

const identity = { family: 'local', title: 'local', version: '1.0.0', source: '', dataHash: '' };
const trained = (parent: FamilyModel, rows: readonly TrainingRow[], trust: 'parent' | 'data'): FamilyModel =>
  trainFamily({ parent, rows, seed: 7, trust, trainedAt: null, identity });

const lossOn = (model: FamilyModel, rows: readonly TrainingRow[]): number =>
  -total(foretell(model, rows).likelihoods) / rows.length;

interface Case {
  readonly name: string;
  readonly parent: FamilyModel;
  readonly rows: readonly TrainingRow[];
}

const pretrained = (rows: readonly TrainingRow[]): FamilyModel =>
  trained(rootModel(rows, learnedSignals, [...priorSignals]), rows, 'data');

function casesFrom(folder: string): readonly Case[] {
  const survey = surveySpells(folder);
  const occupations = ['3.0', '8.0', '6.0', '1.0', '4.0'];
  const general = pretrained(survey);
  return [
    ...occupations.map((occupation) => ({
      name: `survey ${occupation}`,
      parent: pretrained(survey.filter((row) => row.occupation !== occupation)),
      rows: survey.filter((row) => row.occupation === occupation),
    })),
    { name: 'city police', parent: general, rows: cityHires(folder, ['POLICE', 'FIRE_EMS']) },
    { name: 'city office', parent: general, rows: cityHires(folder, ['OFFICE']) },
  ];
}

/** One third of the people in turn is only tested on; the training sets are drawn from the others with replacement. */
function divided({ rows }: Case, third: number): { test: readonly TrainingRow[]; pool: readonly TrainingRow[] } {
  const people = [...new Set(rows.map((row) => row.person))];
  const order = shuffled(people.length, randomFrom(99));
  const size = Math.floor(people.length / 3);
  const tested = new Set(Array.from(order.slice(third * size, (third + 1) * size), (index) => people[index]));
  return { test: rows.filter((row) => tested.has(row.person)), pool: rows.filter((row) => !tested.has(row.person)) };
}

export function benchFineTuning(folder: string): void {
  console.log(
    `\nFine-tuning: mean change of log loss against the untouched pre-trained model (below 0: better), ${draws} bootstraps`,
  );
  console.log(['family'.padEnd(12), ...sizes.map((size) => `n=${size}`.padStart(9))].join(' '));
  for (const one of casesFrom(folder)) {
    const thirds = [0, 1, 2].map((third) => divided(one, third));
    const cells = sizes.map((size) => {
      const random = randomFrom(size);
      const changes = Array.from({ length: draws }, (_, draw) => {
        const { test, pool } = thirds[draw % 3] ?? { test: [], pool: [] };
        const drawn = Array.from({ length: size }, () => pool[Math.floor(random() * pool.length)] ?? []).flat();
        return lossOn(trained(one.parent, drawn, 'parent'), test) - lossOn(one.parent, test);
      });
      return changes.reduce((sum, change) => sum + change, 0) / draws;
    });
    console.log(
      [one.name.padEnd(12), ...cells.map((cell) => `${cell > 0 ? '+' : ''}${cell.toFixed(4)}`.padStart(9))].join(' '),
    );
  }
}
