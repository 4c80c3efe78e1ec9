// Every model that ships: it reads, it has a card, it scores soundly, and it holds nothing protected.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FamilyModel } from '../../../../src/services/retention/model/family-model.ts';
import { gainsNothing, measuredGain } from '../../../../src/services/retention/model/gain.ts';
import { predict } from '../../../../src/services/retention/model/predict.ts';
import { protectedAttributeOf } from '../../../../src/services/retention/protected/refuse-protected.ts';

const folder = 'data/retention';
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
const models = names.map((name) => FamilyModel.parse(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))));

test('there are at least eight job families and the general one', () => {
  expect(models.length).toBeGreaterThanOrEqual(9);
  expect(models.map(({ family }) => family)).toContain('general');
});

describe.each(models.map((model) => [model.family, model] as const))('%s', (family, model) => {
  test('is named as its file and starts at version 1.0.0', () => {
    expect(names).toContain(`${family}.json`);
    expect(model.version).toBe('1.0.0');
  });

  test('has a card that names source, figures, limits and what it is not for', () => {
    const card = readFileSync(`${folder}/${family}.md`, 'utf8');
    for (const part of ['## Data', '## Signals', '## Figures', '## Limits', '## Fairness', '## Not for'])
      expect(card).toContain(part);
    expect(card).toContain(model.training.dataHash);
    const gain = measuredGain(model.metrics);
    expect(card).toContain(
      `${gainsNothing(gain) ? '**none**: ' : ''}${gain?.gain.toFixed(3) ?? ''} (95%: ${gain?.low.toFixed(3) ?? ''} to`,
    );
  });

  test('takes the three signals of the specification and none that is protected', () => {
    const signals = model.signals.map(({ name }) => name);
    expect(signals).toEqual(expect.arrayContaining(['experience_months', 'assessment_score', 'interview_rating']));
    expect(signals.filter((name) => protectedAttributeOf(name) !== undefined)).toEqual([]);
  });

  test('marks what was assumed, and keeps assumptions small', () => {
    for (const signal of model.signals.filter(
      ({ name }) => name === 'assessment_score' || name === 'interview_rating',
    )) {
      expect(signal.origin).toBe('prior');
      expect(Math.abs(signal.weight)).toBeLessThan(0.2);
    }
  });

  test('its baseline rises, and its weights keep to their signs', () => {
    expect(model.baseline.hazard).toEqual(model.baseline.hazard.toSorted((a, b) => a - b));
    for (const { weight, sign } of model.signals) expect(weight * sign).toBeGreaterThanOrEqual(0);
  });

  test('means its confidence: it is within three hundredths of the accuracy on hires it was not trained on', () => {
    const { accuracy, meanConfidence, n } = model.metrics;
    expect(n).toBeGreaterThan(200);
    expect(Math.abs((accuracy ?? 0) - (meanConfidence ?? 1))).toBeLessThan(0.03);
  });

  test('scores an average candidate near what its hires did', () => {
    const { stays } = predict(model, { experience_months: 24 });
    expect(stays).toBeGreaterThan(0.3);
    expect(stays).toBeLessThan(0.99);
  });
});
