// The last step: readings that come to whole calls, the same calls counted together, best first.
import type { ReadCall } from '../ask.ts';
import type { Reading } from './readings.ts';

const most = 3;
/** Less likely ones are noise. */
const leastSure = 0.02;

export function offersOf(readings: readonly Reading[]): readonly (readonly ReadCall[])[] {
  const found = new Map<string, { calls: readonly ReadCall[]; sure: number }>();
  for (const reading of readings) {
    const calls = callsOf(reading);
    if (calls.length === 0 || reading.orders.some(({ filled }) => filled.kind === 'open')) continue;
    const key = JSON.stringify(calls);
    found.set(key, { calls, sure: (found.get(key)?.sure ?? 0) + reading.sure });
  }
  return [...found.values()]
    .filter(({ sure }) => sure >= leastSure)
    .toSorted((a, b) => b.sure - a.sure)
    .slice(0, most)
    .map(({ calls }) => calls);
}

/** What is ordered twice is done once. */
const callsOf = ({ orders }: Reading): ReadCall[] => [
  ...new Map(
    orders
      .flatMap(({ filled }) => (filled.kind === 'calls' ? filled.calls : []))
      .map((call) => [JSON.stringify(call), call]),
  ).values(),
];
