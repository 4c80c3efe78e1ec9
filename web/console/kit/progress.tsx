// Work that takes its time: how far it is, how long it will take, and a way to end it. Told aloud at each quarter only.
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface ProgressProps {
  readonly label: string;
  readonly done: number;
  /** Null while it is not known how much there is. */
  readonly total: number | null;
  readonly secondsLeft?: number | null;
  readonly onCancel?: () => void;
}

export function Progress({ label, done, total, secondsLeft = null, onCancel }: ProgressProps): ReactNode {
  const percent = total === null || total === 0 ? null : Math.floor((100 * done) / total);
  const quarter = percent === null ? 0 : Math.floor(percent / 25) * 25;
  const left = secondsLeft === null ? '' : ` · about ${timeWords(secondsLeft)} left`;
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <span className="font-medium">{label}</span>
        <span className="text-muted tabular-nums">
          {total === null ? `${String(done)} so far` : `${String(done)} of ${String(total)}`}
          {left}
        </span>
      </div>
      <div className="flex items-center gap-3">
        <progress
          aria-label={label}
          className="h-2.5 w-full flex-1"
          {...(total === null ? {} : { value: done, max: Math.max(total, 1) })}
        />
        {onCancel !== undefined && <Button onClick={onCancel}>Cancel</Button>}
      </div>
      <span role="status" className="sr-only">
        {quarter > 0 ? `${label}: ${String(quarter)} percent` : ''}
      </span>
    </div>
  );
}

function timeWords(seconds: number): string {
  if (seconds < 90) return `${String(Math.ceil(seconds))} s`;
  return seconds < 5_400 ? `${String(Math.round(seconds / 60))} min` : `${String(Math.round(seconds / 3_600))} h`;
}
