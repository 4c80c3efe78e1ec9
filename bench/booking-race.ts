// What the races of candidates for times have in common: two replicas over PostgreSQL and Redis, pages and presses, and what is counted.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { oneRequisition } from '../test/support/one-requisition.ts';
import type { Started } from '../test/support/programs.ts';
import { sandboxState } from '../test/support/sandbox-state.ts';
import { freshFolder, removeData, type RunningService, startService } from '../test/support/service.ts';
import { startPostgres } from '../test/support/start-postgres.ts';
import { startRedis } from '../test/support/start-redis.ts';

const people = 200;
const killedAfter = 40;
export const withKill = process.argv.includes('--kill');

export type Replicas = [RunningService, RunningService];
type Start = () => Promise<RunningService>;

export interface Pressed {
  readonly path: string;
  readonly form: Readonly<Record<string, string>>;
  /** Undefined: the connection broke, as a replica died. */
  readonly said: string | undefined;
  readonly ms: number;
}

const crowd = (users: readonly object[]) => oneRequisition({ users, candidates: people, stage: 'Phone Screen' });

async function makeLink([service]: Replicas, index: number, what: object): Promise<string> {
  const { status, body } = await service.call('POST', '/api/v1/booking-links', {
    candidate: `c_${index}`,
    notice_hours: 0,
    until: '2026-04-03T17:00:00Z',
    send_letter: false,
    ...what,
  });
  if (status !== 201) throw new Error(`a link was not made: ${JSON.stringify(body)}`);
  return new URL(body.url).pathname;
}

export const pageAt = async ({ url }: RunningService, path: string, query = ''): Promise<string> =>
  await (await fetch(url + path + query)).text();

export const timesOn = (page: string): string[] =>
  [...page.matchAll(/<time datetime="([^"]+)">/g)].map(([, start]) => start ?? '');

async function press({ url }: RunningService, { path, form }: Pick<Pressed, 'path' | 'form'>): Promise<Pressed> {
  const began = performance.now();
  const body = new URLSearchParams({ act: 'book', zone: 'UTC', lang: 'en', ...form });
  const answer = await fetch(url + path, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined);
  const to = answer?.headers.get('location') ?? '';
  const said =
    answer === undefined ? undefined : (new URLSearchParams(to.slice(1)).get('said') ?? String(answer.status));
  return { path, form, said, ms: performance.now() - began };
}

/** The starts that the pages of one link offer, one page after the other. */
async function firstStarts(service: RunningService, path: string, wanted: number): Promise<string[]> {
  const found: string[] = [];
  for (let query = ''; found.length < wanted;) {
    const page = timesOn(await pageAt(service, path, query)).filter((start) => !found.includes(start));
    if (page.length === 0) throw new Error(`only ${found.length} of ${wanted} starts are offered`);
    found.push(...page);
    query = `?after=${new Date(Date.parse(found.at(-1) ?? '') + 12 * 3_600_000).toISOString()}`;
  }
  return found.slice(0, wanted);
}

/** Alternately at both. With `--kill`, one of them dies when the first presses have been answered. */
async function pressAll(replicas: Replicas, wanted: readonly Pick<Pressed, 'path' | 'form'>[]): Promise<Pressed[]> {
  let answered = 0;
  const all = wanted.map(async (one, index) => {
    const done = await press(replicas[index % 2] ?? replicas[0], one);
    answered += 1;
    if (withKill && answered === killedAfter) {
      await replicas[1].kill();
      console.log(`one replica was killed after ${killedAfter} answers`);
    }
    return done;
  });
  const pressed = await Promise.all(all);
  const took = pressed.map(({ ms }) => ms).toSorted((a, b) => a - b);
  console.log(
    `answers: ${counted(pressed.map(({ said }) => said))}; median ${Math.round(took[people / 2] ?? 0)} ms, longest ${Math.round(took.at(-1) ?? 0)} ms`,
  );
  return pressed;
}

const counted = (values: readonly (string | undefined)[]): string =>
  [...Map.groupBy(values, (value) => value ?? 'connection lost')]
    .map(([name, all]) => `${all.length} ${name}`)
    .join(', ');

/** Meetings that overlap. */
export function doubled(meetings: readonly { start: string; end: string }[]): number {
  const sorted = meetings.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
  return sorted.filter((one, index) => Date.parse(sorted[index - 1]?.end ?? '1970-01-01') > Date.parse(one.start))
    .length;
}

const Booked = z.object({
  candidate_id: z.string().nullable(),
  with: z.array(z.string()),
  start: z.string(),
  end: z.string(),
  status: z.string(),
});

export async function booked(service: RunningService) {
  const { calendar } = await sandboxState(service);
  return z
    .array(Booked)
    .parse(calendar)
    .filter(({ status }) => status === 'confirmed');
}

/** The killed replica comes back, and whoever got no answer presses again. */
async function comeBack(replicas: Replicas, pressed: readonly Pressed[], start: Start): Promise<void> {
  replicas[1] = await start();
  await settled(replicas[0], pressed);
  const lost = pressed.filter(({ said }) => said === undefined);
  const again = await Promise.all(lost.map((one) => press(replicas[1], one)));
  console.log(`who got no answer pressed again: ${counted(again.map(({ said }) => said))}`);
}

/** Until no page says that a time is being booked: presses that the dead replica had taken are finished by a job. */
async function settled({ url }: RunningService, pressed: readonly Pressed[]): Promise<void> {
  const began = performance.now();
  let isFirst = true;
  for (;;) {
    const texts = await Promise.all(pressed.map(async ({ path }) => await (await fetch(url + path)).text()));
    const open = texts.filter((text) => / (?:is|are) being booked/.test(text)).length;
    if (isFirst) console.log(`${open} presses of the dead replica were half done`);
    isFirst = false;
    if (open === 0)
      return console.log(`all presses were finished after ${Math.round((performance.now() - began) / 1000)} s`);
    if (performance.now() - began > 300_000) throw new Error(`${open} presses are not finished after 5 minutes`);
    await pause(2_000);
  }
}

interface Race {
  readonly users: readonly object[];
  /** Before the links are made. */
  readonly prepare?: (replicas: Replicas) => Promise<void>;
  /** What each candidate's link books. */
  readonly link: object;
  /** How many different starts are pressed. */
  readonly starts: number;
  /** What is sent for a start; else the start alone. */
  readonly formAt?: (service: RunningService, path: string, start: string) => Promise<Pressed['form']>;
  readonly verdict: (replicas: Replicas, pressed: readonly Pressed[]) => Promise<boolean>;
}

async function run({ prepare, link, starts, formAt, verdict }: Race, replicas: Replicas, start: Start) {
  await prepare?.(replicas);
  const paths: string[] = [];
  for (let index = 0; index < people; index += 1) paths.push(await makeLink(replicas, index, link));
  const first = paths[0] ?? '';
  const forms: Pressed['form'][] = [];
  for (const at of await firstStarts(replicas[0], first, starts))
    forms.push((await formAt?.(replicas[0], first, at)) ?? { start: at });
  console.log(`${people} links, ${starts} starts, each pressed by ${people / starts} candidates at once`);
  const pressed = await pressAll(
    replicas,
    paths.map((path, index) => ({ path, form: forms[index % starts] ?? {} })),
  );
  if (withKill) await comeBack(replicas, pressed, start);
  return verdict(replicas, pressed);
}

/** Two replicas of one organization; the exit code says whether what was found is right. */
export async function race(asked: Race): Promise<void> {
  const started: Started[] = [];
  try {
    const postgres = await startPostgres();
    const redis = 'missing' in postgres ? postgres : await startRedis();
    if ('missing' in postgres) console.log(`skipped: ${postgres.missing}`);
    else started.push(postgres);
    if ('missing' in redis) console.log(`skipped: ${redis.missing}`);
    else started.push(redis);
    if ('missing' in postgres || 'missing' in redis) return;
    const file = join(freshFolder(), 'sandbox.json');
    writeFileSync(file, JSON.stringify(crowd(asked.users)));
    const ENCRYPTION_KEYS = `k1:${Buffer.alloc(32, 7).toString('base64')}`;
    const stores = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, ENCRYPTION_KEYS };
    const environment = { ...stores, SANDBOX_FILE: file, RATE_LIMIT: '1000000' };
    const start = () => startService({ environment });
    const replicas: Replicas = [await start(), await start()];
    try {
      if (!(await run(asked, replicas, start))) process.exitCode = 1;
    } finally {
      for (const replica of replicas) {
        await replica.kill();
        removeData(replica);
      }
    }
  } finally {
    for (const { child, folder } of started) {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
