// Learns the day-one retention models from a folder of public data and writes them with their cards to data/retention.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FamilyModel } from '../src/services/retention/model/family-model.ts';
import { learnedSignals, priorSignals } from '../src/services/retention/model/signal-catalogue.ts';
import { rootModel } from '../src/services/retention/training/root-model.ts';
import { trainFamily } from '../src/services/retention/training/train-family.ts';
import { cardOf } from './retention/card.ts';
import { fairnessNote, surveyRaces } from './retention/fairness-note.ts';
import { dataHashOf, families, type Family, generalFamily } from './retention/families.ts';

const [source, target = 'data/retention'] = process.argv.slice(2);
const seed = 20_260_101;

function train(family: Family, parent: FamilyModel): FamilyModel {
  return trainFamily({
    parent,
    rows: family.rows,
    seed,
    trust: 'data',
    trainedAt: null,
    identity: {
      family: family.family,
      title: family.title,
      version: '1.0.0',
      source: family.source,
      dataHash: dataHashOf(family.rows),
    },
  });
}

function generalModel(folder: string, without?: string): FamilyModel {
  const family = generalFamily(folder, without);
  return train(family, rootModel(family.rows, learnedSignals, [...priorSignals]));
}

function write(model: FamilyModel, family: Family, races: ReadonlyMap<string, string>): void {
  const folder = target;
  writeFileSync(join(folder, `${model.family}.json`), `${JSON.stringify(FamilyModel.parse(model))}\n`);
  writeFileSync(join(folder, `${model.family}.md`), cardOf(model, family, fairnessNote(model, family.rows, races)));
  const { n, auc, cIndex, accuracy, majorityAccuracy, meanConfidence, calibrationSlope } = model.metrics;
  console.log(
    [model.family, model.training.strength, `trees ${model.trees.length}`, `n ${n}`, `auc ${auc}`, `c ${cIndex}`].join(
      '  ',
    ),
    `accuracy ${accuracy} (majority ${majorityAccuracy}, confidence ${meanConfidence})  slope ${calibrationSlope}`,
  );
}

if (source === undefined) {
  console.error('usage: node bin/node24.mjs scripts/train-retention.ts <folder of public data> [target folder]');
  process.exitCode = 2;
} else {
  mkdirSync(target, { recursive: true });
  const races = surveyRaces(source);
  const general = generalModel(source);
  write(general, generalFamily(source), races);
  for (const family of families(source)) {
    const parent = family.occupation === undefined ? general : generalModel(source, family.occupation);
    write(train(family, parent), family, races);
  }
}
