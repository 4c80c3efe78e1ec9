// The script of the week in the order of time, with what is sent twice.
import { type Act, lives } from './lives.ts';
import { end } from './world.ts';

export interface Entry {
  readonly at: number;
  readonly act: Act;
  /** Sent before. */
  readonly isCopy: boolean;
}

export const deliveries = 400;

/** The script in the order of time; events are sent again until there are four hundred deliveries. */
export function scriptOf(): Entry[] {
  const first = lives.flatMap(({ acts }) => acts.map((act) => ({ ...act, isCopy: false })));
  const events = first.filter(({ act }) => act.kind === 'event');
  const copies = Array.from({ length: deliveries - events.length }, (_, index) => {
    const lag = [0, 13 * 60_000, 26 * 3_600_000][index % 3] ?? 0;
    return events
      .slice((index * 7) % events.length)
      .slice(0, 1)
      .map(({ at: sent, act }) => ({ at: Math.min(sent + lag, end - 60_000), act, isCopy: true }));
  }).flat();
  return [...first, ...copies].toSorted((a, b) => a.at - b.at);
}
