// How long this person would probably stay: the score, why, and the survival curve beside the job family's.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { curveQuery, score as scoreCandidate, scoresQuery, type Curve, type Score } from '../api/candidates.ts';
import type { CandidateDetail } from '../api/wire.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Chart } from '../kit/chart.tsx';
import { Card, Chip, type Tone } from '../kit/layout.tsx';
import { Fault, Shown } from '../kit/states.tsx';
import { staysAt, wholeMonths } from '../retention/months.ts';
import { accuracyQuery, modelsQuery } from '../api/retention.ts';
import { VerdictNote } from '../retention/verdict-note.tsx';
import { familyWords, gainFigure, helps, modelFor, verdictOf } from '../retention/words.ts';

export const bands: Readonly<Record<Score['retention_band'], { tone: Tone; label: string }>> = {
  low: { tone: 'bad', label: 'Low' },
  medium: { tone: 'warn', label: 'Medium' },
  high: { tone: 'ok', label: 'High' },
};

export function ScoreCard({ candidate }: { candidate: CandidateDetail }): ReactNode {
  const { api } = useService();
  const mayScore = useAllowed('retention:*');
  const queries = useQueryClient();
  const scoring = useMutation({
    mutationFn: () => scoreCandidate(api, candidate),
    onSuccess: () => void queries.invalidateQueries(scoresQuery(api, candidate.candidate_id)),
  });
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
      {hasSignals && <WhichModel family={candidate.job.job_family} />}
      {scoring.isError && <Fault error={scoring.error} />}
      <div aria-live="polite">{scoring.data !== undefined && <ScoreView score={scoring.data} />}</div>
    </Card>
  );
}

/** Said before anybody presses: which model answers, and what it is worth. */
function WhichModel({ family }: { family: string }): ReactNode {
  const { api } = useService();
  const models = useQuery(modelsQuery(api)).data?.data;
  const accuracy = useQuery(accuracyQuery(api)).data?.data;
  const model = modelFor(models ?? [], family);
  if (model === undefined || accuracy === undefined) return null;
  const standing = accuracy.find(({ job_family: each }) => each === model.job_family);
  const isGeneral = model.job_family === 'general' && family.toLowerCase() !== 'general';
  return (
    <div className="mb-3">
      <VerdictNote verdict={verdictOf(standing, model.metrics)}>
        <p className="mt-1">
          {isGeneral ? `${familyWords(family)} has no model of its own, so the ` : 'The '}
          <Link to="/retention/$family" params={{ family: model.job_family }} className="font-medium underline">
            {`${familyWords(model.job_family).toLowerCase()} model`}
          </Link>
          {` (${model.model_version}) answers.`}
        </p>
      </VerdictNote>
    </div>
  );
}

function ScoreView({ score }: { score: Score }): ReactNode {
  const { api } = useService();
  const curve = useQuery(curveQuery(api, score.prediction_id));
  const { tone, label } = bands[score.retention_band];
  const isOfHelp = !score.advisory_only && helps(score.gain_over_base);
  const years = (score.predicted_tenure_days / 365).toFixed(1);
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-baseline gap-3">
        <span className="text-3xl font-semibold tabular-nums">{score.tenure_score}</span>
        <span className="text-muted">of 100</span>
        {isOfHelp ? <Chip tone={tone}>{label}</Chip> : <Chip>{`${label}, a hint only`}</Chip>}
      </p>
      <p className="text-sm">
        {`Half of similar hires stay at least ${years} years${score.extrapolated ? ', longer than anybody was observed' : ''}. `}
        {reliabilityWords(score)}
      </p>
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

/** How far to trust it. Without a measured gain over a fixed guess, no share of right answers is claimed. */
function reliabilityWords({ gain_over_base: gain, confidence }: Score): string {
  if (gain === null) return 'How often this model is right has not been measured.';
  if (!helps(gain)) return 'On past hires it did no better than a fixed guess.';
  return `On past hires it was right in about ${String(Math.round(confidence * 100))} of 100 cases like this, ${gainFigure(gain)} more often than a fixed guess.`;
}

/** Both curves at the same months, in percent. */
function CurveChart({ curve: { family, candidate } }: { curve: Curve }): ReactNode {
  const months = wholeMonths(candidate);
  const percents = (points: Curve['family']) =>
    months.map((month) => {
      const share = staysAt(points, month);
      return share === null ? null : Math.round(share * 100);
    });
  return (
    <Chart
      title="Share still employed, by months since hire"
      axis="Months since hire"
      unit="%"
      labels={months.map(String)}
      series={[
        { name: 'This candidate', values: percents(candidate) },
        { name: 'Job family', values: percents(family), kind: 'dashed', colour: 'warn' },
      ]}
    />
  );
}
