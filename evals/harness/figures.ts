// What is counted over played messages, each as a share with Wilson's interval.
import { wilson } from '../../src/services/retention/statistics/wilson.ts';
import type { Pressed } from './presses.ts';
import { type Judged, mustAsk } from './score.ts';

export interface Share {
  readonly hits: number;
  readonly total: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export const shareOf = <One>(all: readonly One[], is: (one: One) => boolean): Share => {
  const hits = all.filter(is).length;
  return { hits, total: all.length, share: all.length === 0 ? 0 : hits / all.length, ...wilson(hits, all.length) };
};

export interface Figures {
  readonly exactAtOnce: Share;
  /** At once, or after a press on the first, second or third reading that was offered. */
  readonly exactWithPress: Share;
  /** How many were right by the first, the second and the third reading. */
  readonly pressed: readonly number[];
  readonly wrongActions: Share;
  readonly asksWhenItShould: Share;
  readonly actedOnTraps: Share;
  /** Of the questions about what should have been done: those that offer the right reading. */
  readonly questionsWithRightReading: Share;
}

const places = [1, 2, 3];

/** `atOnce` are the messages of talks in which nobody presses anything. */
export function figuresOf(atOnce: readonly Judged[], withPresses: readonly Pressed[]): Figures {
  const needless = withPresses.filter(
    ({ judged: { exchange, isExact, asks }, place }) => place > 0 || (!isExact && asks && !mustAsk(exchange)),
  );
  return {
    exactAtOnce: shareOf(atOnce, ({ isExact }) => isExact),
    exactWithPress: shareOf(withPresses, ({ judged }) => judged.isExact),
    pressed: places.map((at) => withPresses.filter(({ place }) => place === at).length),
    wrongActions: shareOf(atOnce, ({ isWrong }) => isWrong),
    asksWhenItShould: shareOf(
      atOnce.filter(({ exchange }) => mustAsk(exchange)),
      ({ asks }) => asks,
    ),
    actedOnTraps: shareOf(
      atOnce.filter(({ exchange }) => exchange.trap !== undefined),
      ({ isWrong }) => isWrong,
    ),
    questionsWithRightReading: shareOf(needless, ({ place }) => place > 0),
  };
}

const percent = (value: number): string => (100 * value).toFixed(1);

/** `91.6 %  (90.2 – 92.8)   1632 of 1782`. */
export function shown({ hits, total, share, low, high }: Share): string {
  return `${percent(share)}%`.padEnd(8) + `(${percent(low)} – ${percent(high)})`.padEnd(16) + `${hits} of ${total}`;
}
