// Trains the product's own pipeline (strength by cross-validation, slope, trees where they pay) on a benchmark's columns.
import type { Design } from '../../src/services/retention/engine/design.ts';
import { selectRows } from '../../src/services/retention/engine/design.ts';
import type { Split } from '../../src/services/retention/engine/folds.ts';
import { at } from '../../src/services/retention/engine/vector.ts';
import type { FamilyModel } from '../../src/services/retention/model/family-model.ts';
import type { SignalSpec } from '../../src/services/retention/model/signal-catalogue.ts';
import { rootModel } from '../../src/services/retention/training/root-model.ts';
import { trainFamily } from '../../src/services/retention/training/train-family.ts';
import type { TrainingRow } from '../../src/services/retention/training/training-rows.ts';
import type { DataSet } from './data-sets.ts';

const nameOf = (column: number) => `c${column}`;

const specsOf = ({ columns }: Design): readonly SignalSpec[] =>
  Array.from({ length: columns }, (_, column) => ({
    name: nameOf(column),
    label: nameOf(column),
    unit: '',
    min: -1e9,
    max: 1e9,
    shape: 'linear' as const,
    sign: 0 as const,
  }));

export function trainingRowsOf(set: DataSet, rows: Int32Array): readonly TrainingRow[] {
  const design = selectRows(set.design, rows);
  return Array.from(rows, (row, index) => ({
    person: set.groups[row] ?? '',
    signals: Object.fromEntries(
      Array.from({ length: design.columns }, (_, column) => [
        nameOf(column),
        at(design.values, index * design.columns + column),
      ]),
    ),
    entryDays: at(set.spells.entry, row),
    exitDays: at(set.spells.exit, row),
    left: at(set.spells.event, row) === 1,
    stratum: 0,
    weight: 1,
  }));
}

export function productModel(set: DataSet, { train }: Pick<Split, 'train'>, seed: number): FamilyModel {
  const rows = trainingRowsOf(set, train);
  const root = { ...rootModel(rows, specsOf(set.design), []), horizonDays: Math.round(set.horizonDays) };
  return trainFamily({
    parent: root,
    rows,
    seed,
    trust: 'data',
    trainedAt: null,
    identity: { family: set.name, title: set.name, version: '1.0.0', source: '', dataHash: '' },
  });
}
