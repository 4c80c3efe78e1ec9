// One retention score in the timeline: what it said, and by which model.
import type { ReactNode } from 'react';
import type { PastScore } from '../api/candidates.ts';
import { useService } from '../app/service.tsx';
import { Icon } from '../kit/icon.tsx';
import { Chip } from '../kit/layout.tsx';
import { bands } from './score.tsx';

export function ScoreEntry({ score }: { score: PastScore }): ReactNode {
  const { clock } = useService();
  const {
    scored_at: at,
    tenure_score: points,
    retention_band: band,
    model_version: model,
    advisory_only: isHint,
  } = score;
  return (
    <li className="flex gap-3 border-b border-line px-4 py-3 last:border-b-0">
      <span className="mt-0.5 grid size-8 shrink-0 place-items-center rounded-full bg-soft text-muted">
        <Icon name="retention" className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <p className="font-medium">{`Retention score: ${String(points)} of 100`}</p>
          {isHint ? <Chip>Hint only</Chip> : <Chip tone={bands[band].tone}>{bands[band].label}</Chip>}
        </div>
        <p className="text-sm text-muted">
          {`Model ${model} · `}
          <time dateTime={at} title={clock.full(at)}>
            {clock.since(at)}
          </time>
        </p>
      </div>
    </li>
  );
}
