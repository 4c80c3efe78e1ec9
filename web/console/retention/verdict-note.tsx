// What somebody has to know of a model before they read a figure of it.
import type { ReactNode } from 'react';
import type { verdictOf } from './words.ts';

const looks = {
  ok: 'bg-ok-bg text-ok',
  warn: 'bg-warn-bg text-warn',
  bad: 'bg-bad-bg text-bad',
  info: 'bg-info-bg text-info',
  calm: 'bg-soft text-fg',
} as const;

interface NoteProps {
  readonly verdict: ReturnType<typeof verdictOf>;
  /** What it is said of, where that is not the page. */
  readonly children?: ReactNode;
}

export const VerdictNote = ({ verdict: { label, tone, text }, children }: NoteProps): ReactNode => (
  <div role="note" className={`rounded-card p-4 text-sm ${looks[tone]}`}>
    <p className="font-semibold">{label}</p>
    <p className="mt-0.5 max-w-3xl">{text}</p>
    {children}
  </div>
);
