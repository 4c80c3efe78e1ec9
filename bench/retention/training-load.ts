// A retrain of 10,000 hires in its thread: how long it takes, and what scoring feels of it meanwhile.
import { readFileSync } from 'node:fs';
import { FamilyModel } from '../../src/services/retention/model/family-model.ts';
import { predict } from '../../src/services/retention/model/predict.ts';
import { reasonsFor } from '../../src/services/retention/model/reasons.ts';
import { randomFrom } from '../../src/services/retention/engine/random.ts';
import { extendSignals } from '../../src/services/retention/training/extend-signals.ts';
import { trainInWorker } from '../../src/services/retention/training/trainer.ts';
import type { TrainingRow } from '../../src/services/retention/training/training-rows.ts';

const count = 10_000;

/** Hires of an organization with the catalogue's signals and two of its own. */
function hires(): readonly TrainingRow[] {
  const random = randomFrom(3);
  return Array.from({ length: count }, (_, index) => {
    const signals = {
      experience_months: random() * 240,
      average_prior_tenure_months: random() * 60,
      prior_jobs: Math.floor(random() * 8),
      weekly_hours: 15 + random() * 30,
      assessment_score: random() * 100,
      interview_rating: random() * 5,
      typing_speed: random() * 90,
      references_count: Math.floor(random() * 4),
    };
    const hazard = Math.exp(-0.01 * signals.assessment_score + 0.01 * signals.typing_speed) / 500;
    const days = -Math.log(1 - random()) / hazard;
    const seen = 100 + random() * 1_400;
    return {
      person: `p${index}`,
      signals,
      entryDays: 0,
      exitDays: Math.max(1, Math.min(days, seen)),
      left: days <= seen,
      stratum: 0,
      weight: 1,
    };
  });
}

/** Scores at a steady pace and answers how late each was, in milliseconds. */
async function scoringDelays(model: FamilyModel, until: () => boolean): Promise<readonly number[]> {
  const delays: number[] = [];
  const signals = { experience_months: 38, assessment_score: 82, interview_rating: 4.1 };
  while (!until()) {
    const start = performance.now();
    await new Promise((resolve) => setImmediate(resolve));
    predict(model, signals);
    reasonsFor(model, signals);
    delays.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return delays.toSorted((a, b) => a - b);
}

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;

function pureSpeed(model: FamilyModel): number {
  const rounds = 20_000;
  const start = performance.now();
  for (let round = 0; round < rounds; round++) {
    const signals = { experience_months: round % 300, assessment_score: 82, interview_rating: 4.1 };
    predict(model, signals);
    reasonsFor(model, signals);
  }
  return ((performance.now() - start) / rounds) * 1_000;
}

export async function benchTraining(): Promise<void> {
  const parent = FamilyModel.parse(JSON.parse(readFileSync('data/retention/general.json', 'utf8')));
  console.log(`\nScoring with reasons takes ${pureSpeed(parent).toFixed(1)} microseconds`);
  const end = performance.now() + 3_000;
  const idle = await scoringDelays(parent, () => performance.now() > end);
  const rows = hires();
  let done = false;
  const start = performance.now();
  const cpu = process.cpuUsage();
  const identity = { family: 'general', title: 'general', version: '1.1.0', source: 'bench', dataHash: 'bench' };
  const request = {
    parent: extendSignals(parent, rows),
    rows,
    seed: 1,
    trust: 'parent' as const,
    trainedAt: null,
    identity,
  };
  const training = trainInWorker(request, { progress: () => undefined, signal: AbortSignal.timeout(300_000) }).finally(
    () => {
      done = true;
    },
  );
  const busy = await scoringDelays(parent, () => done);
  const model = await training;
  const seconds = (performance.now() - start) / 1_000;
  const used = process.cpuUsage(cpu);
  console.log(
    `A retrain of ${count} hires: ${seconds.toFixed(1)} s on the clock, ${((used.user + used.system) / 1e6).toFixed(1)} s of CPU`,
    `(${model.training.strength}, ${model.trees.length} trees, AUC ${model.metrics.auc})`,
  );
  console.log(
    `Scores meanwhile: p50 ${at(busy, 0.5).toFixed(3)} ms, p99 ${at(busy, 0.99).toFixed(3)} ms;`,
    `idle: p50 ${at(idle, 0.5).toFixed(3)} ms, p99 ${at(idle, 0.99).toFixed(3)} ms; p99 ratio ${(at(busy, 0.99) / at(idle, 0.99)).toFixed(2)}`,
  );
}
