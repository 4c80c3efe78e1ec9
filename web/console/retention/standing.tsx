// How a model stands: on this organization's own outcomes where there are enough, beside the hires it was tried on.
import type { ReactNode } from 'react';
import type { Model, Standing } from '../api/retention.ts';
import { Card, Chip, Facts } from '../kit/layout.tsx';
import { capital } from '../kit/list-parts.tsx';
import { figure, gainFigure, percent, verdictOf } from './words.ts';

interface StandingProps {
  readonly metrics: Model['metrics'];
  readonly standing: Standing | undefined;
  readonly floor: number | undefined;
}

export function StandingCard({ metrics, standing, floor }: StandingProps): ReactNode {
  const { label, tone } = verdictOf(standing, metrics);
  return (
    <Card title="Performance" hint={hintOf(standing)} actions={<Chip tone={tone}>{label}</Chip>}>
      {standing !== undefined && <OwnFigures standing={standing} floor={floor} />}
      <h3 className="mt-4 mb-1 text-sm font-semibold">{`On ${metrics.n.toLocaleString('en-US')} held-out hires`}</h3>
      <Facts
        rows={[
          ['Accuracy', `${percent(metrics.accuracy)}${within(metrics.accuracy_interval)}`],
          ['Accuracy of a fixed guess', percent(metrics.majority_accuracy)],
          ['Gain over a fixed guess', gainFigure(metrics.gain_over_base)],
          ['Ranking (AUC)', figure(metrics.auc)],
          ['Error (Brier)', `${figure(metrics.brier)}; ${figure(metrics.base_brier)} without the signals`],
          ['Calibration slope', `${figure(metrics.calibration_slope, 2)} (1 is ideal)`],
        ]}
      />
    </Card>
  );
}

/** That it reaches its target is no praise for a model that gains nothing: its figures say it. */
const hintOf = (standing: Standing | undefined): string | undefined => {
  if (standing === undefined) return 'No outcomes of hires scored here yet.';
  return standing.state === 'above_floor' ? undefined : capital(standing.because);
};

const within = (interval: readonly [number, number] | null): string =>
  interval === null ? '' : ` (95%: ${percent(interval[0])} to ${percent(interval[1])})`;

function OwnFigures({ standing, floor }: { standing: Standing; floor: number | undefined }): ReactNode {
  const { accuracy, interval, matured, drift, calibration, brier, base_brier: base } = standing;
  return (
    <>
      <h3 className="mb-1 text-sm font-semibold">{`On ${matured.toLocaleString('en-US')} of your hires`}</h3>
      <Facts
        rows={[
          ['Accuracy', `${percent(accuracy)}${within(interval === null ? null : [interval.low, interval.high])}`],
          ['Accuracy target', `${percent(floor)}${standing.state === 'above_floor' ? ', met' : ''}`],
          ['Accuracy of a fixed guess', percent(standing.majority_accuracy)],
          ['Gain over a fixed guess', gainFigure(standing.gain_over_base)],
          ['Mean confidence', percent(standing.mean_confidence)],
          ['Ranking (AUC)', figure(standing.auc)],
          ['Error (Brier)', `${figure(brier)}; ${figure(base)} without the signals`],
          ['Calibration slope', `${figure(calibration.slope, 2)} (1 is ideal)`],
          ['Drift', driftWords(drift)],
        ]}
      />
    </>
  );
}

function driftWords({ n, psi, limit, drifted }: Standing['drift']): string {
  if (psi === null) return `Too few scores (${String(n)})`;
  const figures = `stability index ${figure(psi)}, chance alone stays below ${figure(limit)}`;
  return `${drifted ? 'Candidates differ from those it learned from' : 'None'}: ${figures}, ${String(n)} scores`;
}
