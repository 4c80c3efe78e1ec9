// A new release goes out while people work: both replicas and the worker are told to stop and are replaced one after the other, behind a
// balancer that sends nothing to whoever is not ready. No request fails, and what the ledger says is what the systems show, once.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { type Balancer, openBalancer, type Upstream } from '../support/balancer.ts';
import { createTestDatabase, describeWith, redisUrlOf } from '../support/real-services.ts';
import { type Load, startLoad } from '../support/restart-load.ts';
import { candidateOf, sandboxState } from '../support/sandbox-state.ts';
import { freshFolder, removeData, type RunningService, startMuster, startService } from '../support/service.ts';

const noted = ['c_note0', 'c_note1'];
const toReject = Array.from({ length: 300 }, (_, index) => `c_reject${index}`);
const moved = 'Wanda Kowalczyk';

/** The example's organization, and whom the clients work on. */
function crowdedSandbox(): string {
  const sandbox = JSON.parse(readFileSync('examples/sandbox.json', 'utf8'));
  const [like] = sandbox.candidates;
  const named = (id: string, name: string) => ({ ...like, id, name, email: `${id}@people.test` });
  sandbox.candidates.push(
    ...noted.map((id, index) => named(id, `Noted Number${index}`)),
    ...toReject.map((id, index) => named(id, `Rejected Number${index}`)),
    named('c_wanda', moved),
  );
  const path = join(freshFolder(), 'sandbox.json');
  writeFileSync(path, JSON.stringify(sandbox));
  return path;
}

interface Replica {
  readonly service: RunningService;
  readonly upstream: Upstream;
}

/** What happened between the signal and the end of one process. */
interface Stopped {
  readonly code: number | null;
  /** Requests that it had in hand when it was told to stop. */
  readonly inFlight: number;
  /** What it still answered afterwards. */
  readonly answered: number;
}

async function deployment() {
  const balancer = await openBalancer();
  const environment = {
    DATABASE_URL: await createTestDatabase(),
    REDIS_URL: redisUrlOf(5),
    ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
    SANDBOX_FILE: crowdedSandbox(),
    RATE_LIMIT: '1000000',
    GRACE_SECONDS: '2',
  };
  const running = new Set<RunningService>();
  const startReplica = async (): Promise<Replica> => {
    const service = await startService({ environment });
    running.add(service);
    const upstream = balancer.add(service.url);
    await vi.waitFor(() => expect(upstream.isReady()).toBe(true), { timeout: 20_000 });
    return { service, upstream };
  };
  const startWorker = () => startMuster(['worker'], { ...environment, DATA_DIR: freshFolder(), LOG_LEVEL: 'info' });
  onTestFinished(async () => {
    await balancer.close();
    for (const service of running) {
      await service.kill();
      removeData(service);
    }
  });
  return { balancer, startReplica, startWorker };
}

/** In the middle of something. */
async function stop(balancer: Balancer, { service, upstream }: Replica): Promise<Stopped> {
  while (upstream.inFlight() === 0) await pause(1);
  const [inFlight, before] = [upstream.inFlight(), upstream.answered()];
  const code = await service.stop();
  const answered = upstream.answered() - before;
  balancer.remove(upstream);
  return { code, inFlight, answered };
}

async function stopWorker({ child, output }: ReturnType<typeof startMuster>): Promise<number | null> {
  await vi.waitFor(() => expect(output()).toContain('working'), { timeout: 25_000 });
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return gone;
}

/** What was answered, by kind. */
const done = ({ reads, notes, rejected, moves }: Load): number[] => [
  reads.count,
  notes.size,
  rejected.size,
  moves.length,
];

/** Clients of every kind get on. */
async function getsOn(load: Load): Promise<void> {
  const before = done(load);
  await vi.waitFor(
    () => expect(done(load).map((count, kind) => count - (before[kind] ?? 0) >= 2)).toEqual([true, true, true, true]),
    { timeout: 60_000 },
  );
}

const Noted = z.looseObject({ notes: z.array(z.looseObject({ text: z.string() })) });
const Actions = z.object({
  data: z.array(z.looseObject({ status: z.string(), arguments: z.looseObject({ text: z.string().optional() }) })),
  next_cursor: z.string().nullable(),
});

async function everyAction(service: RunningService, tool: string) {
  const found: z.infer<typeof Actions>['data'] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const more = cursor === '' ? '' : `&cursor=${cursor}`;
    const { data, next_cursor } = Actions.parse(
      (await service.call('GET', `/api/v1/actions?tool=${tool}&limit=200${more}`)).body,
    );
    found.push(...data);
    cursor = next_cursor;
  }
  return found;
}

describeWith(['postgres', 'redis'], 'a rolling restart', () => {
  test('replaces every process under load: no request fails, and every effect is there once', async () => {
    const { balancer, startReplica, startWorker } = await deployment();
    const worker = startWorker();
    const old = [await startReplica(), await startReplica()] as const;
    const { apiKey } = old[0].service;
    const load = startLoad({ url: balancer.url, apiKey, noted, toReject, moved });
    await getsOn(load);

    const replace = async (replica: Replica): Promise<Replica> => {
      // As `maxUnavailable: 0` has it.
      const fresh = await startReplica();
      await getsOn(load);
      const { code, inFlight, answered } = await stop(balancer, replica);
      expect([code, inFlight > 0, answered > 0]).toEqual([0, true, true]);
      await getsOn(load);
      return fresh;
    };
    const fresh = [await replace(old[0]), await replace(old[1])] as const;
    const newWorker = startWorker();
    expect(await stopWorker(worker)).toBe(0);
    await getsOn(load);
    await load.stop();
    expect(await stopWorker(newWorker)).toBe(0);

    expect(load.failures).toEqual([]);
    for (const { upstream } of [...old, ...fresh]) expect(upstream.answered()).toBeGreaterThan(5);
    await judge(load, fresh[0].service);
  }, 240_000);
});

/** What the clients were told, the ledger and the systems say the same. */
async function judge(load: Load, service: RunningService): Promise<void> {
  const state = await sandboxState(service);
  const told = [...load.notes.keys()].toSorted();
  // Those of the sample apart.
  const notes = noted
    .flatMap((id) => Noted.parse(candidateOf(state, id)).notes.map(({ text }) => text))
    .filter((text) => /^Note \d/.test(text));
  expect(notes.toSorted()).toEqual(told);
  const logged = await everyAction(service, 'add_note');
  expect(logged.map(({ arguments: { text = '' } }) => text).toSorted()).toEqual(told);
  const isWanted = new Set(toReject);
  const gone = state.candidates.filter(({ id, stage }) => isWanted.has(id) && stage === 'Rejected');
  expect(gone.map(({ id }) => id).toSorted()).toEqual([...load.rejected].toSorted());
  const statuses = async (tool: string) => (await everyAction(service, tool)).map(({ status }) => status);
  expect(await statuses('reject_candidate')).toEqual([...load.rejected].map(() => 'executed'));
  expect(await statuses('move_stage')).toEqual(load.moves.map(() => 'executed'));
  expect(candidateOf(state, 'c_wanda').stage).toBe(load.moves.at(-1));
  expect((await service.call('GET', '/api/v1/audit/check')).body).toMatchObject({ broken_at: null });
  // The line was opened anew where it ended, and the last one hears what others do.
  expect(load.heard.lines).toBeGreaterThan(1);
  expect(load.heard.subjects.size).toBeGreaterThan(0);
}
