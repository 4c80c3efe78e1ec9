// What the jobs do on every backend: late enough, again where that helps, once for each promise, and to the end at a stop.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Clock } from '../../src/core/clock.ts';
import type { TenantId } from '../../src/core/ids.ts';
import type { JsonObject } from '../../src/core/json.ts';
import type { Outbox } from '../../src/core/ports/outbox.ts';
import { Problem } from '../../src/core/problem.ts';
import { type JobHandler, defineJob, definePeriodicJob } from '../../src/jobs/job.ts';
import { type Jobs, type JobsPace, openJobs } from '../../src/jobs/open.ts';
import type { QueueBackend } from '../../src/jobs/queue.ts';
import { createKeptLog } from '../support/log.ts';
import { freshTenant } from '../support/tenants.ts';

export interface JobsUnderTest {
  readonly backend: QueueBackend;
  readonly outbox: Outbox;
  /** The promises of one organization that are not kept: waiting, or buried for a reason. */
  readonly standing: (tenant: TenantId) => Promise<readonly { because: string | null }[]>;
}

const wall: Clock = { now: () => new Date() };
const fast: Partial<JobsPace> = { concurrency: 4, backoffMs: 30, lockMs: 2000, pollMs: 100, leaseMs: 5000 };
const schema = z.strictObject({ number: z.number() });
type Run = Parameters<typeof defineJob<typeof schema>>[0]['run'];

/** What is due within the look that finds it waits as delayed, and without a worker nobody counts it as waiting. */
const alreadyDue = -1000;

const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 25_000, interval: 20 });

export function jobsContract(name: string, open: () => Promise<JobsUnderTest>): void {
  const opened: Jobs[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((jobs) => jobs.close(100)));
  });

  /** One kind of job of its own for each test, run by `run`. */
  const setUp = async (run: Run, attempts = 3) => {
    const given = await open();
    const tenant = freshTenant();
    const job = defineJob({ name: `count-${tenant}`, schema, attempts, run });
    const start = async (part: { handlers?: readonly JobHandler[]; work?: boolean; pace?: Partial<JobsPace> } = {}) => {
      const { handlers = [job], work = true, pace = {} } = part;
      const clocks = { real: wall, business: wall };
      const jobs = await openJobs({
        ...given,
        handlers,
        clocks,
        log: createKeptLog(),
        work,
        pace: { ...fast, ...pace },
      });
      opened.push(jobs);
      return jobs;
    };
    const promise = (number: number, delayMs = 0, data: JsonObject = { number }) =>
      given.outbox.promise({ tenant, name: job.name, data, due: new Date(Date.now() + delayMs) });
    return { ...given, tenant, job, start, promise };
  };

  describe(`${name}: jobs`, () => {
    test('a promised job runs with its data, and its promise is gone', async () => {
      const ran: unknown[] = [];
      const { tenant, start, promise, standing } = await setUp(async (data, { tenant: by, attempt }) => {
        ran.push({ data, by, attempt });
      });
      const jobs = await start();
      await promise(7);
      jobs.nudge();
      await eventually(() => expect(ran).toEqual([{ data: { number: 7 }, by: tenant, attempt: 1 }]));
      await eventually(async () => expect(await standing(tenant)).toEqual([]));
    });

    test('a job does not run before it is due', async () => {
      const late: number[] = [];
      const { start, promise } = await setUp(async () => void late.push(Date.now()));
      await start();
      const due = Date.now() + 700;
      await promise(1, 700);
      await eventually(() => expect(late).toHaveLength(1));
      expect(late[0]).toBeGreaterThanOrEqual(due - 5);
    });

    test('a Problem that may heal is tried again after growing pauses, then succeeds', async () => {
      const attempts: number[] = [];
      const { tenant, start, promise, standing } = await setUp(async (_, { attempt }) => {
        attempts.push(attempt);
        if (attempt < 3) throw new Problem('unavailable', 'Not now.');
      });
      await start();
      await promise(1);
      await eventually(() => expect(attempts).toEqual([1, 2, 3]));
      await eventually(async () => expect(await standing(tenant)).toEqual([]));
    });

    test('a defect is buried after its last try', async () => {
      let tries = 0;
      const { tenant, start, promise, standing } = await setUp(async () => {
        tries += 1;
        throw new TypeError('private text');
      });
      await start();
      await promise(1);
      await eventually(async () => expect(await standing(tenant)).toEqual([{ because: 'TypeError' }]));
      expect(tries).toBe(3);
    });

    test('a Problem that cannot heal is buried at once', async () => {
      let tries = 0;
      const { tenant, start, promise, standing } = await setUp(async () => {
        tries += 1;
        throw new Problem('candidate_not_found', 'Gone.');
      });
      await start();
      await promise(1);
      await eventually(async () => expect(await standing(tenant)).toEqual([{ because: 'candidate_not_found' }]));
      await sleep(150);
      expect(tries).toBe(1);
    });

    test('data that does not fit its schema is buried without running', async () => {
      let tries = 0;
      const { tenant, start, promise, standing } = await setUp(async () => void (tries += 1));
      await start();
      await promise(1, 0, { number: 1, extra: 2 });
      await eventually(async () => expect(await standing(tenant)).toEqual([{ because: 'ZodError' }]));
      expect(tries).toBe(0);
    });

    test('a promise handed over again while its job still runs does not run twice', async () => {
      const running = Promise.withResolvers<void>();
      let tries = 0;
      const { tenant, start, promise, standing } = await setUp(async () => {
        tries += 1;
        await running.promise;
      });
      // Every lease has ended by the next look.
      await start({ pace: { leaseMs: 1 } });
      await promise(1);
      await eventually(() => expect(tries).toBe(1));
      await sleep(500);
      running.resolve();
      await eventually(async () => expect(await standing(tenant)).toEqual([]));
      expect(tries).toBe(1);
    });

    test('many promises are all run, each once', async () => {
      const ran: number[] = [];
      const { tenant, start, promise, standing } = await setUp(async ({ number }) => void ran.push(number));
      const numbers = Array.from({ length: 120 }, (_, number) => number);
      await Promise.all(numbers.map((number) => promise(number)));
      await Promise.all([start(), start()]);
      await eventually(async () => expect(await standing(tenant)).toEqual([]));
      expect(ran.toSorted((a, b) => a - b)).toEqual(numbers);
    });

    test('a periodic job comes round, and is forgotten once it is taken off the list', async () => {
      let rounds = 0;
      const { start, tenant } = await setUp(async () => undefined);
      const periodic = definePeriodicJob({
        name: `tick-${tenant}`,
        every: { milliseconds: 150 },
        run: async () => {
          rounds += 1;
          if (rounds === 1) throw new Error('a round that fails does not stop the next');
        },
      });
      const first = await start({ handlers: [periodic] });
      await eventually(() => expect(rounds).toBeGreaterThanOrEqual(3));
      await first.close();
      await start({ handlers: [] });
      const before = rounds;
      await sleep(500);
      expect(rounds).toBe(before);
    });

    test('over two processes a periodic job comes round once each time, whichever of them carries it out', async () => {
      const rounds: string[] = [];
      const { start, tenant } = await setUp(async () => undefined);
      const periodic = definePeriodicJob({
        name: `tick-${tenant}`,
        every: { milliseconds: 150 },
        run: async ({ id }) => void rounds.push(id),
      });
      await Promise.all([start({ handlers: [periodic] }), start({ handlers: [periodic] })]);
      await eventually(() => expect(rounds.length).toBeGreaterThanOrEqual(10));
      expect(new Set(rounds).size).toBe(rounds.length);
    });

    test('a periodic job whose interval changed comes round at the new one, and a schedule that stands comes round as well', async () => {
      let rounds = 0;
      const { start, tenant } = await setUp(async () => undefined);
      const every = (milliseconds: number) =>
        definePeriodicJob({ name: `tick-${tenant}`, every: { milliseconds }, run: async () => void (rounds += 1) });
      await (await start({ handlers: [every(3_600_000)] })).close();
      const before = rounds;
      await (await start({ handlers: [every(200)] })).close();
      await start({ handlers: [every(200)] });
      await eventually(() => expect(rounds).toBeGreaterThanOrEqual(before + 3));
    });

    test('closing waits for running work and takes no more', async () => {
      const ran: number[] = [];
      const begun = Promise.withResolvers<void>();
      const { start, promise } = await setUp(async ({ number }) => {
        begun.resolve();
        await sleep(300);
        ran.push(number);
      });
      const jobs = await start({ pace: { concurrency: 1 } });
      await promise(1);
      await promise(2, 50);
      await begun.promise;
      await jobs.close(5000);
      expect(ran).toEqual([1]);
    });

    test('work still running at the deadline is aborted, and runs again elsewhere', async () => {
      const begun = Promise.withResolvers<void>();
      const attempts: string[] = [];
      const { tenant, start, promise, standing } = await setUp(async (_, { signal }) => {
        attempts.push(signal.aborted ? 'late' : 'begun');
        begun.resolve();
        if (attempts.length > 1) return;
        await sleep(60_000, undefined, { signal });
      }, 1);
      const first = await start({ pace: { leaseMs: 300 } });
      await promise(1);
      await begun.promise;
      await first.close(50);
      expect(await standing(tenant)).toEqual([{ because: null }]);
      await start({ pace: { leaseMs: 1 } });
      await eventually(async () => expect(await standing(tenant)).toEqual([]));
      expect(attempts).toEqual(['begun', 'begun']);
    });

    test('a process that only hands over leaves the work to others', async () => {
      let tries = 0;
      const { start, promise, tenant, standing } = await setUp(async () => void (tries += 1));
      const relay = await start({ work: false });
      await promise(1, alreadyDue);
      await eventually(async () => expect((await relay.counts()).waiting).toBeGreaterThan(0));
      expect(tries).toBe(0);
      await start();
      await eventually(async () => expect(await standing(tenant)).toEqual([]));
      expect(tries).toBe(1);
    });

    test('all other jobs go before long ones, and long ones in the order of their promises', async () => {
      const order: string[] = [];
      const { start, outbox, tenant, standing } = await setUp(async () => undefined);
      const kind = (word: string, isLong: boolean) =>
        defineJob({
          name: `${word}-${tenant}`,
          schema,
          attempts: 1,
          isLong,
          run: async ({ number }) => void order.push(`${word} ${number}`),
        });
      const handlers = [kind('long', true), kind('short', false)];
      const relay = await start({ handlers, work: false });
      const before = (await relay.counts()).waiting;
      const promise = (word: string, number: number) =>
        outbox.promise({ tenant, name: `${word}-${tenant}`, data: { number }, due: new Date(Date.now() + alreadyDue) });
      for (const [word, number] of [
        ['long', 1],
        ['long', 2],
        ['short', 3],
      ] as const) {
        await promise(word, number);
        await eventually(async () => expect((await relay.counts()).waiting).toBeGreaterThanOrEqual(before + number));
      }
      await start({ handlers, pace: { concurrency: 1 } });
      await eventually(async () => expect(await standing(tenant)).toEqual([]));
      expect(order).toEqual(['short 3', 'long 1', 'long 2']);
    });

    test('an open queue is ready', async () => {
      const { start } = await setUp(async () => undefined);
      const jobs = await start();
      await expect(jobs.ready()).resolves.toBeUndefined();
    });
  });
}
