// When a step of a sequence is sent, in words: after the one before it, or around the interview.
import type { Sequence } from '../api/wire.ts';

type Timing = Pick<Sequence['steps'][number], 'wait_hours' | 'before_meeting' | 'after_meeting'>;

const units: Readonly<Record<string, string>> = { m: 'minute', h: 'hour', d: 'day' };

function spanWords(span: string): string {
  const count = span.slice(0, -1);
  const unit = units[span.slice(-1)] ?? span.slice(-1);
  return `${count} ${unit}${count === '1' ? '' : 's'}`;
}

export function whenWords({ wait_hours: hours = 0, before_meeting: before, after_meeting: after }: Timing): string {
  if (before !== undefined) return `${spanWords(before)} before the interview`;
  if (after !== undefined) return `${spanWords(after)} after the interview`;
  if (hours === 0) return 'Immediately';
  return `After ${String(hours)} business ${hours === 1 ? 'hour' : 'hours'}`;
}
