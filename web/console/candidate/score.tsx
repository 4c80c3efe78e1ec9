// How long this person would probably stay: the score, why, and the survival curve beside the job family's.
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { curveQuery, score as scoreCandidate, type Curve, type Score } from '../api/candidates.ts';
import type { CandidateDetail } from '../api/wire.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Chart } from '../kit/chart.tsx';
import { Card, Chip, type Tone } from '../kit/layout.tsx';
import { Fault, Shown } from '../kit/states.tsx';
import { gainFigure, helps } from '../retention/words.ts';

const bands: Readonly<Record<Score['retention_band'], { tone: Tone; label: string }>> = {
  low: { tone: 'bad', label: 'Low' },
  medium: { tone: 'warn', label: 'Medium' },
  high: { tone: 'ok', label: 'High' },
};

export function ScoreCard({ candidate }: { candidate: CandidateDetail }): ReactNode {
  const { api } = useService();
  const mayScore = useAllowed('retention:*');
  const scoring = useMutation({ mutationFn: () => scoreCandidate(api, candidate) });
  const hasSignals = Object.values(candidate.signals).some((value) => typeof value === 'number');
  if (!mayScore) return null;
  return (
    <Card
      title="Retention"
      hint="A probability from the job family’s model, never a decision"
      actions={
        hasSignals ? (
          <Button busy={scoring.isPending} onClick={() => scoring.mutate()}>
            {scoring.data === undefined ? 'Score' : 'Score again'}
          </Button>
        ) : undefined
      }
    >
      {!hasSignals && (
        <p className="text-sm text-muted">The ATS holds no signals of this person that a model could read.</p>
      )}
      {scoring.isError && <Fault error={scoring.error} />}
      <div aria-live="polite">{scoring.data !== undefined && <ScoreView score={scoring.data} />}</div>
    </Card>
  );
}

function ScoreView({ score }: { score: Score }): ReactNode {
  const { api } = useService();
  const curve = useQuery(curveQuery(api, score.prediction_id));
  const { tone, label } = bands[score.retention_band];
  const isOfNoHelp = score.gain_over_base !== null && !helps(score.gain_over_base);
  const years = (score.predicted_tenure_days / 365).toFixed(1);
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-baseline gap-3">
        <span className="text-3xl font-semibold tabular-nums">{score.tenure_score}</span>
        <span className="text-muted">of 100</span>
        <Chip tone={score.advisory_only || !helps(score.gain_over_base) ? 'calm' : tone}>{label}</Chip>
      </p>
      <p className="text-sm">
        {`Half of such hires stay at least ${years} years${score.extrapolated ? ' (beyond what was observed)' : ''}. `}
        {`The model is right in about ${String(Math.round(score.confidence * 100))} of 100 such cases. `}
        {`Its gain over always giving the more frequent outcome: ${gainFigure(score.gain_over_base)}.`}
      </p>
      {score.advisory_only && (
        <p className="rounded-small bg-warn-bg p-3 text-sm text-warn">
          {isOfNoHelp
            ? 'Always giving the more frequent outcome is right as often: read it as a hint only.'
            : 'The model of this family stays below the promised accuracy: read it as a hint only.'}
        </p>
      )}
      <div>
        <h3 className="mb-1 text-sm font-semibold">Why</h3>
        <ul className="grid gap-1 text-sm">
          {score.reasons.map(({ signal, effect, text }) => (
            <li key={signal} className="flex gap-2">
              <span aria-hidden="true" className={effect > 0 ? 'text-ok' : 'text-bad'}>
                {effect > 0 ? '▲' : '▼'}
              </span>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <Shown query={curve} what="the curve" rows={2}>
        {(data) => <CurveChart curve={data} />}
      </Shown>
      <p className="text-xs text-muted">{`Model ${score.model_version}`}</p>
    </div>
  );
}

/** Both curves at the same days, in percent. */
function CurveChart({ curve: { family, candidate } }: { curve: Curve }): ReactNode {
  const days = candidate.map(({ day }) => day);
  return (
    <Chart
      title="Share still there after so many months"
      axis="Months"
      unit="%"
      labels={days.map((day) => String(Math.round(day / 30.4)))}
      series={[
        { name: 'This candidate', values: days.map((day) => percent(candidate, day)) },
        { name: 'Job family', values: days.map((day) => percent(family, day)), kind: 'dashed', colour: 'warn' },
      ]}
    />
  );
}

function percent(points: Curve['family'], day: number): number | null {
  const point = points.findLast((each) => each.day <= day);
  return point === undefined ? null : Math.round(point.stays * 100);
}
