// Training: it learns what is there, leaves what is not, and runs in a thread of its own.
import { expect, test } from 'vitest';
import { extendSignals } from '../../../../src/services/retention/training/extend-signals.ts';
import { compare } from '../../../../src/services/retention/training/compare-models.ts';
import { trainFamily, type TrainingRequest } from '../../../../src/services/retention/training/train-family.ts';
import { trainInWorker } from '../../../../src/services/retention/training/trainer.ts';
import { historyRows } from '../../../../src/services/retention/training/history-rows.ts';
import { historyOf, modelOf, simulatedHires } from '../../../support/retention.ts';

function requestFor(rows: TrainingRequest['rows']): TrainingRequest {
  return {
    parent: extendSignals(modelOf('sales'), rows),
    rows,
    seed: 4,
    trust: 'parent',
    trainedAt: null,
    identity: { family: 'sales', title: 'Sales', version: '1.1.0', source: 'a test', dataHash: 'x' },
  };
}

test('a signal that matters gets a weight, close to the true one', () => {
  const rows = simulatedHires(1_500, { seed: 2, effect: 1, rate: 1 });
  const model = trainFamily(requestFor(rows));
  const signal = model.signals.find(({ name }) => name === 'fit_score');
  // One standard deviation of a uniform between -1 and 1 is 0.577.
  expect(signal?.weight).toBeGreaterThan(0.45);
  expect(signal?.weight).toBeLessThan(0.7);
  expect(model.metrics.auc).toBeGreaterThan(0.65);
  expect(model.metrics.calibrationSlope).toBeGreaterThan(0.8);
  expect(model.metrics.calibrationSlope).toBeLessThan(1.2);
});

test('a fine-tuned model foretells other hires of the same kind better than its parent', () => {
  const request = requestFor(simulatedHires(400, { seed: 2, effect: 1, rate: 1.4 }));
  const others = simulatedHires(600, { seed: 99, effect: 1, rate: 1.4 });
  expect(compare(request.parent, trainFamily(request), others).gainInErrors).toBeGreaterThan(3);
});

test('twenty-five hires of the parent’s own kind leave the parent as it is', () => {
  const request = requestFor(simulatedHires(25, { seed: 8, effect: 0, rate: 0.7 }));
  expect(trainFamily(request).training.strength).toBe('parent');
});

test('a thread trains the same model and tells how far it is', async () => {
  const request = requestFor(simulatedHires(120, { seed: 2, effect: 1, rate: 1 }));
  const shares: number[] = [];
  const model = await trainInWorker(request, {
    progress: (share) => shares.push(share),
    signal: AbortSignal.timeout(30_000),
  });
  expect(model).toEqual(trainFamily(request));
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

test('a thread that is stopped ends its training', async () => {
  const request = requestFor(simulatedHires(2_000, { seed: 2, effect: 1, rate: 1 }));
  const stop = new AbortController();
  const training = trainInWorker(request, { progress: () => stop.abort(), signal: stop.signal });
  await expect(training).rejects.toThrow('training was stopped');
});

test('what happened after a day is not known on that day', () => {
  const rows = historyOf(simulatedHires(200, { seed: 3, effect: 0, rate: 1 }), '2026-06-01');
  const early = historyRows(rows, { today: '2025-06-01', knownUntil: '2025-06-01' });
  expect(early.length).toBeLessThan(rows.length);
  const known = new Map(rows.map((row) => [row.candidate as string, row]));
  for (const { person, left, exitDays } of early) {
    const row = known.get(person);
    expect(left && (row?.leftAt ?? '9999') > '2025-06-01').toBe(false);
    expect(Date.parse(row?.hiredAt ?? '') + (exitDays - 1) * 86_400_000).toBeLessThanOrEqual(Date.parse('2025-06-01'));
  }
});

test('older hires count less, and very old ones not at all', () => {
  const [recent] = historyOf(simulatedHires(1, { seed: 3, effect: 0, rate: 1 }), '2026-06-01');
  if (recent === undefined) throw new Error('no hire was simulated');
  const weightOf = (hiredAt: string) => historyRows([{ ...recent, hiredAt }], { today: '2026-06-01' })[0]?.weight;
  expect(weightOf('2026-05-31')).toBeCloseTo(1, 2);
  expect(weightOf('2023-06-02')).toBeCloseTo(0.5, 2);
  expect(weightOf('2016-01-01')).toBeUndefined();
});
