// Part of a round that comes by itself, such as looking into a mailbox: where processes die over it, it is left out and told of,
// while everything else goes on. A mark stands while it is at work; one that is found standing is a process that died.
import { z } from 'zod';
import type { Clock } from '../core/clock.ts';

const Mark = z.strictObject({ deaths: z.int(), at: z.iso.datetime() });
type Mark = z.infer<typeof Mark>;

/** Two processes died over it: it is left out for a day. */
const mostDeaths = 2;
const restMs = 24 * 3_600_000;

interface Ports {
  readonly state: { get(key: string): Promise<string | undefined>; put(key: string, value: string): Promise<void> };
  /** Real time. */
  readonly clock: Clock;
  readonly tell: () => Promise<void>;
}

const none = '';

/** `name` is the same for every round and holds ids alone. Answers whether it was done. */
export async function guardRound(ports: Ports, name: string, work: () => Promise<unknown>): Promise<boolean> {
  const { state, clock, tell } = ports;
  const key = `round ${name}`;
  const now = clock.now();
  const put = (mark: Mark) => state.put(key, JSON.stringify(mark));
  const found = readMark(await state.get(key));
  if (found !== undefined && found.deaths >= mostDeaths && now.getTime() - Date.parse(found.at) < restMs) return false;
  const isFresh = found === undefined || found.deaths >= mostDeaths;
  const deaths = isFresh ? 0 : found.deaths + 1;
  await put({ deaths, at: now.toISOString() });
  if (deaths >= mostDeaths) {
    await tell();
    return false;
  }
  try {
    await work();
  } finally {
    await state.put(key, none);
  }
  return true;
}

function readMark(text: string | undefined): Mark | undefined {
  return text === undefined || text === none ? undefined : Mark.parse(JSON.parse(text));
}
