// What a process tells the others that share its PostgreSQL server, by NOTIFY over one connection that listens. Nothing is kept:
// whoever is away misses it. A commit that notifies waits for every other one that does, so it is told apart from any commit.
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { z } from 'zod';
import type { NewId } from '../core/ids.ts';
import { type Log, defectOf } from '../core/log.ts';

const reconnectMs = 1_000;
/** PostgreSQL takes less than 8,000 bytes. */
const mostBytes = 7_000;

const channel = 'muster_broadcast';
const Payload = z.object({ from: z.string(), topic: z.string(), items: z.array(z.unknown()) });

export interface Topic<T> {
  readonly name: string;
  readonly item: z.ZodType<T>;
  /** Items of other processes; those that this version cannot read are left out. */
  readonly hear: (items: readonly T[]) => void;
  /** The connection broke for a while: something may have been missed. */
  readonly lose?: () => void;
}

export interface Broadcast {
  /** Answers how to tell. */
  readonly topic: <T>(topic: Topic<T>) => (items: readonly T[]) => void;
  close(): Promise<void>;
}

interface BroadcastDependencies {
  /** Where other processes are told and heard; undefined: there are none. */
  readonly pool: pg.Pool | undefined;
  readonly newId: NewId;
  readonly log: Log;
}

export function openBroadcast({ pool, newId, log }: BroadcastDependencies): Broadcast {
  if (pool === undefined) return { topic: () => () => undefined, close: async () => undefined };
  const from = newId('broadcast');
  const topics = new Map<string, Topic<unknown>>();
  const stop = new AbortController();
  const listening = listen({ pool, topics, from, log, signal: stop.signal });
  return {
    topic({ name, item, hear, lose = () => undefined }) {
      topics.set(name, {
        name,
        item: z.unknown(),
        hear: (items) =>
          hear(
            items.flatMap((one) => {
              const { success, data } = item.safeParse(one);
              return success ? [data] : [];
            }),
          ),
        lose,
      });
      return (items) => {
        for (const payload of payloadsOf({ from, topic: name, items }))
          pool.query('select pg_notify($1, $2)', [channel, payload]).catch((error: unknown) => {
            if (!stop.signal.aborted) log.warn('broadcast not carried', { defect: defectOf(error) });
          });
      };
    },
    close: async () => {
      stop.abort();
      await listening;
    },
  };
}

interface Message {
  readonly from: string;
  readonly topic: string;
  readonly items: readonly unknown[];
}

function payloadsOf(message: Message): string[] {
  const { items } = message;
  const payload = JSON.stringify(message);
  if (Buffer.byteLength(payload) <= mostBytes || items.length < 2) return items.length === 0 ? [] : [payload];
  const half = Math.ceil(items.length / 2);
  return [
    ...payloadsOf({ ...message, items: items.slice(0, half) }),
    ...payloadsOf({ ...message, items: items.slice(half) }),
  ];
}

interface Listening {
  readonly pool: pg.Pool;
  readonly topics: ReadonlyMap<string, Topic<unknown>>;
  readonly from: string;
  readonly log: Log;
  readonly signal: AbortSignal;
}

/** For as long as the service runs; a connection that breaks is followed by another. */
async function listen(listening: Listening): Promise<void> {
  const { log, topics, signal } = listening;
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    try {
      await listenOnce(listening, () => {
        if (!isFirst) for (const { lose } of topics.values()) lose?.();
      });
    } catch (error) {
      log.warn('broadcast not heard', { defect: defectOf(error) });
    }
    await pause(reconnectMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** Until the connection ends. */
async function listenOnce({ pool, topics, from, signal }: Listening, begun: () => void): Promise<void> {
  const client = await pool.connect();
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const stopped = (): void => resolve();
  try {
    client.once('end', stopped).once('error', stopped);
    signal.addEventListener('abort', stopped);
    client.on('notification', ({ payload }) => {
      const message = Payload.parse(JSON.parse(payload ?? ''));
      if (message.from !== from) topics.get(message.topic)?.hear(message.items);
    });
    await client.query(`listen ${channel}`);
    begun();
    if (!signal.aborted) await ended;
  } finally {
    signal.removeEventListener('abort', stopped);
    client.release(true);
  }
}
