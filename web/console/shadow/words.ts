// Shares of a trial in words.
import type { ShadowReport } from '../api/wire.ts';

/** `8 of 10, 49–94%`: how sure a share of so few is. */
export const intervalWords = ({ hits, total, low, high }: ShadowReport['same']): string =>
  total === 0
    ? 'nothing to compare yet'
    : `${String(hits)} of ${String(total)}, ${String(Math.round(100 * low))}–${String(Math.round(100 * high))}%`;
