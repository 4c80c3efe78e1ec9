// Whoever is owed an answer within seconds goes first: in a storm of events, working on them takes turns with acknowledging them.
import type { Clock } from './clock.ts';

/** Of one process, in memory. */
export interface Priority {
  /** An answer is owed from now on; call the result once it is given. */
  owe(): () => void;
  /** Resolves when heavy work may run, at once in quiet times; call the result when it has ended. */
  turn(): Promise<() => void>;
}

/** Real time. */
export interface PriorityOptions {
  readonly clock: Clock;
  readonly sleep: (ms: number) => Promise<void>;
}

/** Answers within about a second from which on it is a storm. */
const many = 20;
/** How long the memory of an answer lasts. */
const memoryMs = 1000;
/** Answers that are owed are waited for, but never for ever: a storm that does not end must not stop the work. */
const stepMs = 10;
const mostSteps = 100;
/** Between two works of a storm, whatever a work takes. */
const leastRestMs = 10;
const mostRestMs = 500;

/**
 * In a storm one work runs at a time, and the next begins no sooner than after a rest as long as the last one took, when no
 * answer is owed: at least half of the process stays free for answers.
 */
export function openPriority({ clock, sleep }: PriorityOptions): Priority {
  let heat = 0;
  let heatAt = 0;
  let owed = 0;
  let line: Promise<void> = Promise.resolve();

  const now = () => clock.now().getTime();
  const cool = () => {
    const at = now();
    heat *= Math.exp(-Math.max(0, at - heatAt) / memoryMs);
    heatAt = at;
    return heat;
  };
  const isStorm = () => cool() >= many;

  async function untilAnswered(steps = mostSteps): Promise<void> {
    if (steps === 0 || owed === 0 || !isStorm()) return;
    await sleep(stepMs);
    await untilAnswered(steps - 1);
  }

  return {
    owe() {
      heat = cool() + 1;
      owed += 1;
      let isOwed = true;
      return () => {
        if (isOwed) owed -= 1;
        isOwed = false;
      };
    },

    async turn() {
      if (!isStorm()) return () => undefined;
      const before = line;
      const { promise, resolve: end } = Promise.withResolvers<void>();
      line = promise;
      await before;
      await untilAnswered();
      const begun = now();
      return () => {
        const restMs = Math.min(mostRestMs, Math.max(leastRestMs, now() - begun));
        if (isStorm()) void sleep(restMs).then(end);
        else end();
      };
    },
  };
}
