// The processes on one PostgreSQL server. Each holds an advisory lock for as long as its connection lives and writes every second
// that it is there. One that has written nothing for a while and whose lock is free is dead: its leases are ended by whoever sees it.
// One that stands still keeps its lock; one that was cut off and came back writes again: both keep their leases.
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { z } from 'zod';
import { type Log, defectOf } from '../core/log.ts';
import { alone, type Presence } from '../core/ports/presence.ts';
import type { Database } from './database.ts';
import { leasedTables } from './migrations/0241-lease-holders.ts';

const beatMs = 1000;
/** From a break that the next beat notices: work is dropped before others, who wait for longer, take it up. */
const lostAfterMs = 2000;
const deadAfterMs = 4000;
/** After a failure of the server everybody comes back at a different moment; until then nobody judges others. */
const graceMs = 10_000;

export interface ServiceProcesses extends Presence {
  close(): Promise<void>;
}

export const singleProcess: ServiceProcesses = { ...alone, close: async () => undefined };

interface ServiceProcessesDependencies {
  /** Under which its connections take leases. */
  readonly holder: string;
  readonly pool: pg.Pool;
  readonly database: Database;
  readonly log: Log;
}

const Silent = z.array(z.object({ id: z.string(), lock_key: z.string() }));
const Locked = z.tuple([z.object({ locked: z.boolean() })]);

/** Ends every lease of that holder, whoever it was taken for. */
async function endLeasesOf(database: Database, holder: string): Promise<number> {
  let ended = 0;
  for (const table of leasedTables) {
    const { numAffectedRows } = await database.reaching({ as: 'app.gone', value: holder }, (tx) =>
      sql`update ${sql.table(table)} set lease_until = 'epoch', lease_holder = null where lease_holder = ${holder}`.execute(
        tx,
      ),
    );
    ended += Number(numAffectedRows ?? 0n);
  }
  return ended;
}

class Watch implements ServiceProcesses {
  readonly #parts: ServiceProcessesDependencies;
  readonly #stop = new AbortController();
  readonly #takeUp = new Set<() => void>();
  readonly #running: Promise<void>;
  #mayJudge = true;
  #lost = new AbortController();
  #entries = 0;

  private constructor(dependencies: ServiceProcessesDependencies, first: pg.PoolClient) {
    this.#parts = dependencies;
    this.#running = this.#run(first);
  }

  /** Once it is known to the others, and before it takes anything. */
  static async open(dependencies: ServiceProcessesDependencies): Promise<Watch> {
    return new Watch(dependencies, await enter(dependencies, 0));
  }

  lost = (): AbortSignal => this.#lost.signal;

  onFreed = (takeUp: () => void): void => void this.#takeUp.add(takeUp);

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(first: pg.PoolClient): Promise<void> {
    for (let client: pg.PoolClient | undefined = first; client !== undefined; client = await this.#comeBack())
      await this.#stay(client);
  }

  /** Until the connection breaks or the service stops. */
  async #stay(client: pg.PoolClient): Promise<void> {
    const { holder, log } = this.#parts;
    try {
      while (!this.#stop.signal.aborted) {
        await beat(client, holder, keyOf(holder, this.#entries));
        if (this.#mayJudge) await this.#judge(client);
        await this.#wait();
      }
      await leave(client, holder);
    } catch (error) {
      log.warn('the connection that says this process is alive broke', { defect: defectOf(error) });
    } finally {
      client.release(true);
    }
  }

  /** Undefined when the service stops before the server is back. */
  async #comeBack(): Promise<pg.PoolClient | undefined> {
    const late = setTimeout(() => this.#lost.abort(), lostAfterMs).unref();
    try {
      while (!this.#stop.signal.aborted) {
        this.#entries += 1;
        const client = await enter(this.#parts, this.#entries).catch(() => undefined);
        if (client !== undefined) return this.#isBack(client);
        await this.#wait();
      }
      return undefined;
    } finally {
      clearTimeout(late);
    }
  }

  #isBack(client: pg.PoolClient): pg.PoolClient {
    if (this.#lost.signal.aborted) this.#lost = new AbortController();
    this.#mayJudge = false;
    setTimeout(() => (this.#mayJudge = true), graceMs).unref();
    return client;
  }

  async #judge(client: pg.PoolClient): Promise<void> {
    const { holder, database, log } = this.#parts;
    const { rows } = await client.query(
      `select id, lock_key from service_process
        where id <> $1 and beat_at < clock_timestamp() - $2 * interval '1 millisecond'`,
      [holder, deadAfterMs],
    );
    for (const { id, lock_key: lockKey } of Silent.parse(rows)) {
      if (!(await tryLock(client, lockKey))) continue;
      const ended = await endLeasesOf(database, id);
      await client.query('delete from service_process where id = $1 and lock_key = $2', [id, lockKey]);
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [lockKey]);
      log.info('leases of a process that died were ended', { count: ended });
      for (const takeUp of this.#takeUp) takeUp();
    }
  }

  async #wait(): Promise<void> {
    await pause(beatMs, undefined, { signal: this.#stop.signal, ref: false }).catch(() => undefined);
  }
}

/** A name of its own for each connection: the lock of one that broke may still be held by what is left of it. */
const keyOf = (holder: string, entry: number): string => `${holder} ${entry}`;

async function tryLock(client: pg.PoolClient, lockKey: string): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock(hashtextextended($1, 0)) as locked', [lockKey]);
  return Locked.parse(rows)[0].locked;
}

async function enter({ pool, holder }: ServiceProcessesDependencies, entry: number): Promise<pg.PoolClient> {
  const client = await pool.connect();
  try {
    const key = keyOf(holder, entry);
    if (!(await tryLock(client, key))) throw new Error('another process has the name of this one');
    await beat(client, holder, key);
    return client;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

const beat = async (client: pg.PoolClient, holder: string, lockKey: string): Promise<void> =>
  void (await client.query(
    `insert into service_process (id, lock_key, beat_at) values ($1, $2, clock_timestamp())
     on conflict (id) do update set lock_key = excluded.lock_key, beat_at = excluded.beat_at`,
    [holder, lockKey],
  ));

/** What it could not end in time is ended by the others at their next look. */
const leave = async (client: pg.PoolClient, holder: string): Promise<void> =>
  void (await client.query(`update service_process set beat_at = '-infinity' where id = $1`, [holder]));

export const openServiceProcesses = async (dependencies: ServiceProcessesDependencies): Promise<ServiceProcesses> =>
  await Watch.open(dependencies);
