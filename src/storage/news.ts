// News between those who change things and those who look on. Within a process it goes from hand to hand; where processes
// share a PostgreSQL server, it goes by NOTIFY, a few times a second for all that changed: a commit that notifies waits for
// every other one that does, so the commits of the stores themselves never notify.
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { z } from 'zod';
import { throttled } from '../core/batcher.ts';
import { type NewId, TenantId } from '../core/ids.ts';
import { type Log, defectOf } from '../core/log.ts';
import { type HeardNews, type News, type NewsPublisher, newsScopes } from '../core/ports/news.ts';

/** Soon enough for eyes, and seldom enough for a storm of changes. */
const everyMs = 150;
const mostKept = 500;
const reconnectMs = 1_000;
/** PostgreSQL takes less than 8,000 bytes. */
const mostBytes = 7_000;

const channel = 'muster_news';
const Kind = z.enum(Object.keys(newsScopes).filter((kind): kind is News['kind'] => kind in newsScopes));
const NewsMessage = z.tuple([TenantId, Kind, z.string()]);
const Payload = z.strictObject({ from: z.string(), news: z.array(NewsMessage) });

/** Carries news to other processes; absent where there is only one. */
type Carry = (told: readonly z.infer<typeof NewsMessage>[]) => void;

interface Room {
  readonly kept: HeardNews[];
  readonly hearers: Set<(news: readonly HeardNews[] | undefined) => void>;
  /** Counts up to the latest. */
  count: number;
}

export interface OpenNews extends NewsPublisher {
  close(): Promise<void>;
}

/** `name` tells the ids of this process from those of others and of earlier ones. */
export class Newsroom implements NewsPublisher {
  readonly #rooms = new Map<TenantId, Room>();
  readonly #told = new Map<string, z.infer<typeof NewsMessage>>();
  readonly #name: string;
  #epoch = 0;
  readonly #send: () => void;

  constructor(name: string, carry: Carry = () => undefined) {
    this.#name = name;
    this.#send = throttled(() => {
      const told = [...this.#told.values()];
      this.#told.clear();
      this.hear(told);
      carry(told);
    }, everyMs);
  }

  tell = (tenant: TenantId, { kind, subject }: News): void => {
    this.#told.set(`${tenant} ${kind} ${subject}`, [tenant, kind, subject]);
    this.#send();
  };

  hear(told: readonly z.infer<typeof NewsMessage>[]): void {
    for (const [tenant, news] of Map.groupBy(told, ([of]) => of)) {
      const room = this.#room(tenant);
      const heard = news.map(([, kind, subject]) => ({ id: this.#id((room.count += 1)), kind, subject }));
      room.kept.push(...heard);
      room.kept.splice(0, room.kept.length - mostKept);
      for (const hear of room.hearers) hear(heard);
    }
  }

  /** Something may have been missed: everybody looks anew. */
  lose(): void {
    this.#epoch += 1;
    for (const room of this.#rooms.values()) {
      room.kept.length = 0;
      for (const hear of room.hearers) hear(undefined);
    }
  }

  since = (tenant: TenantId, id: string): readonly HeardNews[] | undefined => {
    const { kept, count } = this.#room(tenant);
    // The one before the oldest that is kept will do.
    if (id === this.#id(count - kept.length)) return [...kept];
    const at = kept.findLastIndex((news) => news.id === id);
    return at === -1 ? undefined : kept.slice(at + 1);
  };

  latest = (tenant: TenantId): string => this.#id(this.#room(tenant).count);

  follow = (tenant: TenantId, hear: (news: readonly HeardNews[] | undefined) => void): (() => void) => {
    const { hearers } = this.#room(tenant);
    // A wrapper of its own: the same function may follow twice.
    const hearer = (news: readonly HeardNews[] | undefined): void => hear(news);
    hearers.add(hearer);
    return () => void hearers.delete(hearer);
  };

  #id = (count: number): string => `${this.#name}.${this.#epoch}.${count}`;

  #room(tenant: TenantId): Room {
    const known = this.#rooms.get(tenant) ?? { kept: [], hearers: new Set(), count: 0 };
    this.#rooms.set(tenant, known);
    return known;
  }
}

interface NewsDependencies {
  /** Where other processes are told and heard; undefined: there are none. */
  readonly pool: pg.Pool | undefined;
  readonly newId: NewId;
  readonly log: Log;
}

export function openNews({ pool, newId, log }: NewsDependencies): OpenNews {
  const name = newId('news');
  if (pool === undefined) return Object.assign(new Newsroom(name), { close: async () => undefined });
  const stop = new AbortController();
  const room = new Newsroom(name, (told) => {
    for (const payload of payloadsOf(name, told))
      // What is not carried is seen at the next look.
      pool.query('select pg_notify($1, $2)', [channel, payload]).catch((error: unknown) => {
        if (!stop.signal.aborted) log.warn('news not carried', { defect: defectOf(error) });
      });
  });
  const listening = listen({ pool, room, name, log, signal: stop.signal });
  return Object.assign(room, {
    close: async () => {
      stop.abort();
      await listening;
    },
  });
}

function payloadsOf(from: string, told: readonly z.infer<typeof NewsMessage>[]): string[] {
  const payload = JSON.stringify({ from, news: told });
  if (Buffer.byteLength(payload) <= mostBytes || told.length < 2) return told.length === 0 ? [] : [payload];
  const half = Math.ceil(told.length / 2);
  return [...payloadsOf(from, told.slice(0, half)), ...payloadsOf(from, told.slice(half))];
}

interface Listening {
  readonly pool: pg.Pool;
  readonly room: Newsroom;
  readonly name: string;
  readonly log: Log;
  readonly signal: AbortSignal;
}

/** For as long as the service runs; a connection that breaks is followed by another. */
async function listen(listening: Listening): Promise<void> {
  const { log, room, signal } = listening;
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    try {
      await listenOnce(listening, () => {
        if (!isFirst) room.lose();
      });
    } catch (error) {
      log.warn('news not heard', { defect: defectOf(error) });
    }
    await pause(reconnectMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** Until the connection ends. */
async function listenOnce({ pool, room, name, signal }: Listening, begun: () => void): Promise<void> {
  const client = await pool.connect();
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const stopped = (): void => resolve();
  try {
    client.once('end', stopped).once('error', stopped);
    signal.addEventListener('abort', stopped);
    client.on('notification', ({ payload }) => {
      const { from, news } = Payload.parse(JSON.parse(payload ?? ''));
      if (from !== name) room.hear(news);
    });
    await client.query(`listen ${channel}`);
    begun();
    if (!signal.aborted) await ended;
  } finally {
    signal.removeEventListener('abort', stopped);
    client.release(true);
  }
}
