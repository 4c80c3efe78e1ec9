// The funnel and the time in each stage.
import type { ReactNode } from 'react';
import type { Metrics, Pipeline } from '../api/wire.ts';
import { BarTable } from '../kit/bar-table.tsx';
import { tooFew } from '../words/enough.ts';
import { InsightCard } from './card.tsx';

interface StageProps {
  readonly metrics: Metrics;
  readonly stages: readonly string[];
}

interface FunnelProps extends StageProps {
  readonly candidates: Pipeline['candidates'];
}

const fewMoves = (moves: number): string | undefined => tooFew(moves, 'stage change', 'stage changes');

export function FunnelCard({ metrics, stages, candidates }: FunnelProps): ReactNode {
  const { conversion_rate: rates, hires, stage_changes: moves } = metrics.pipeline_velocity;
  const few = fewMoves(moves);
  const isKnown = few === undefined;
  const rows = stages.map((stage) => ({
    stage,
    now: candidates.filter((each) => each.stage === stage).length,
    rate: isKnown ? (rates[stage] ?? null) : null,
  }));
  return (
    <InsightCard
      title="Funnel"
      hint="Moved on: left the stage without being rejected"
      what="funnel"
      columns={[
        ['Stage', ({ stage }) => stage],
        ['Candidates now', ({ now }) => now],
        ['Moved on, %', ({ rate }) => rate],
      ]}
      rows={rows}
      tooLittle={candidates.length === 0 ? 'There are no candidates yet.' : undefined}
    >
      <BarTable
        label="Candidates by stage"
        of="Stage"
        rows={rows}
        name={({ stage }) => stage}
        bar={{ name: 'Candidates now', value: ({ now }) => now }}
        others={[{ name: 'Moved on', unit: '%', value: ({ rate }) => rate }]}
      />
      <p className="mt-3 text-sm text-muted">
        {isKnown ? `${String(hires)} hired in this time.` : `No rates yet. ${few}`}
      </p>
    </InsightCard>
  );
}

export function StayCard({ metrics, stages }: StageProps): ReactNode {
  const {
    median_days_in_stage: median,
    p90_days_in_stage: p90,
    stage_changes: moves,
    throughput_per_week: weekly,
  } = metrics.pipeline_velocity;
  const known = [...new Set([...stages, ...Object.keys(median)])].filter((stage) => median[stage] !== undefined);
  const rows = known.map((stage) => ({ stage, median: median[stage] ?? null, p90: p90[stage] ?? null }));
  const { on_time_rate: onTime } = metrics;
  return (
    <InsightCard
      title="Time in stage"
      hint="Days candidates spent in a stage before leaving it"
      what="time in stage"
      columns={[
        ['Stage', ({ stage }) => stage],
        ['Median, days', ({ median: days }) => days],
        ['9 of 10 within, days', ({ p90: days }) => days],
      ]}
      rows={rows}
      tooLittle={fewMoves(moves)}
    >
      <BarTable
        label="Days in each stage"
        of="Stage"
        rows={rows}
        name={({ stage }) => stage}
        bar={{ name: 'Median', unit: ' d', value: ({ median: days }) => days }}
        others={[{ name: '9 of 10 within', unit: ' d', value: ({ p90: days }) => days }]}
      />
      <p className="mt-3 text-sm text-muted">
        {onTime === null ? '' : `${String(Math.round(onTime))}% of stage changes were on time. `}
        {`${weekly.toLocaleString('en-US', { maximumFractionDigits: 1 })} stage changes a week.`}
      </p>
    </InsightCard>
  );
}
