// The model card of a job family: what it was learned from, how good it is, and what it must not be used for.
import { predict } from '../../src/services/retention/model/predict.ts';
import { gainsNothing, measuredGain } from '../../src/services/retention/model/gain.ts';
import { type FamilyModel, versionLabel } from '../../src/services/retention/model/family-model.ts';
import { stayUntil } from '../../src/services/retention/model/curve.ts';
import { curveOf } from '../../src/services/retention/model/predict.ts';
import { encode } from '../../src/services/retention/model/encode.ts';
import type { Family } from './families.ts';

const share = (value: number | null): string => (value === null ? '–' : value.toFixed(3));

function gainCell(metrics: FamilyModel['metrics']): string {
  const gain = measuredGain(metrics);
  if (gain === null) return 'not measured';
  const between = `${gain.gain.toFixed(3)} (95%: ${gain.low.toFixed(3)} to ${gain.high.toFixed(3)})`;
  return gainsNothing(gain) ? `**none**: ${between}; scores are advisory only` : between;
}

function figures({ metrics }: FamilyModel): string {
  const interval = metrics.accuracyInterval;
  const between = interval === null ? '' : ` (95%: ${share(interval[0])}–${share(interval[1])})`;
  return [
    '| Figure (hires that were not trained on) | Value |',
    '|---|---|',
    `| Hires with known outcome / leavers | ${metrics.n} / ${metrics.events} |`,
    `| Accuracy at the horizon | ${share(metrics.accuracy)}${between} |`,
    `| Accuracy of always saying what most did | ${share(metrics.majorityAccuracy)} |`,
    `| Gain over always saying what most did | ${gainCell(metrics)} |`,
    `| Mean confidence | ${share(metrics.meanConfidence)} |`,
    `| AUC / concordance | ${share(metrics.auc)} / ${share(metrics.cIndex)} |`,
    `| Brier score (of the base rate) | ${share(metrics.brier)} (${share(metrics.baseBrier)}) |`,
    `| Calibration slope / error | ${share(metrics.calibrationSlope)} / ${share(metrics.calibrationError)} |`,
  ].join('\n');
}

function signals({ signals: all }: FamilyModel): string {
  const rows = all.map((signal) => {
    const ratio = Math.exp(signal.weight).toFixed(3);
    const basis = signal.origin === 'learned' ? 'learned' : '**prior, not learned**';
    return `| \`${signal.name}\` | ${signal.label} | ${signal.min}–${signal.max} ${signal.unit} | ${ratio} | ${basis} |`;
  });
  const head =
    '| Signal | Meaning | Range | Hazard ratio for one standard deviation more | Basis |\n|---|---|---|---|---|';
  return `${head}\n${rows.join('\n')}`;
}

function curve(model: FamilyModel): string {
  const own = curveOf(model, encode(model, {}));
  const days = [90, 180, 365, 730, 1095];
  const cells = days.map((day) => stayUntil(own, day).toFixed(3));
  return `| Days | ${days.join(' | ')} |\n|---|${days.map(() => '---').join('|')}|\n| Still there | ${cells.join(' | ')} |`;
}

export function cardOf(model: FamilyModel, family: Family, fairness: readonly string[]): string {
  const typical = predict(model, {});
  return `# ${model.title}: \`${versionLabel(model)}\`

Predicts how long a candidate would stay, before an offer is made. A ridge Cox model${model.trees.length > 0 ? ' with boosted trees on top' : ''}: one baseline hazard
for the job family, and one weight for each signal. Score, band, days and confidence all come from the candidate's survival curve.

## Data

${family.source}: ${model.training.rows} spells, ${model.metrics.events} of them ended. ${family.licence}
${family.note}
Trained from \`${model.training.parent ?? '–'}\` (pull towards it: ${model.training.strength}), seed ${model.training.seed}, data \`${model.training.dataHash}\`.
No fictional or simulated data set was used.

## Signals

${signals(model)}

A signal that is missing is averaged over; it never counts as a bad value. Public data says nothing about assessment results and
interview ratings: their weights are small assumptions, and an organization's own history replaces them.
Education and pay are left out although they are known: on the survey they raise the AUC from .663 to .673 and lower the
impact ratio for Black women from .847 to .758. Age, sex, race, place and their like are never taken.

## Figures

${figures(model)}

Outcomes that are not known yet are weighted for. Hires who were first seen after their start are judged given that they were there then,
which blurs the slope.

Survival of a candidate about whom nothing is known (horizon ${model.horizonDays} days, median ${typical.predictedTenureDays} days${typical.extrapolated ? ', beyond what was observed' : ''}):

${curve(model)}

Bands: \`high\` from a probability of ${model.bands.high.toFixed(3)}, \`low\` below ${model.bands.low.toFixed(3)}: the thirds of the family, except that nobody
more likely to leave is called high and nobody more likely to stay is called low.

## Limits

- Signals known before a hire say little about staying. Read accuracy beside the majority's; where most stay, both are high.
- Real pre-hire figures elsewhere are of the same size (AUC .53 to .71). Higher ones come from columns known only after the hire.
- The model is a start. Upload your own history: it is pulled towards your leavers by as much as their number supports.

## Fairness

${fairness.map((line) => `- ${line}`).join('\n')}
- \`experience_months\` is itself a weak stand-in for age (it tells whether somebody is over 40 with an AUC of .76 to .85 on two data
  sets). It is disclosed, measured in every audit, and can be left out of a request.
- Run the disparate impact audit on your own candidates. Figures of the training data do not carry over.

## Not for

Rejecting anybody by score alone; people who work already; promotion, pay or dismissal; any use without a person who decides.
`;
}
