// 200 candidates press the same 50 times at once, on two replicas over PostgreSQL and Redis: how many are booked, how many twice, and
// whether everybody else is offered another time. With `--kill`, one replica dies in the middle of it and comes back.
//   npm run bench:booking [-- --kill]
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Started } from '../test/support/programs.ts';
import { sandboxState } from '../test/support/sandbox-state.ts';
import { freshFolder, removeData, type RunningService, startService } from '../test/support/service.ts';
import { startPostgres } from '../test/support/start-postgres.ts';
import { startRedis } from '../test/support/start-redis.ts';

const people = 200;
const wanted = 50;
const killedAfter = 40;
const withKill = process.argv.includes('--kill');
const dana = 'u_dana';

const crowd = () => ({
  now: '2026-03-09T09:15:00Z',
  timezone: 'UTC',
  users: [{ id: dana, name: 'Dana Whitfield', email: 'dana@harbor.test', role: 'hiring_manager' }],
  stages: ['Applied', 'Phone Screen', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    {
      id: 'job_rn',
      title: 'Registered Nurse',
      role: 'nursing',
      job_family: 'nursing',
      hiring_manager: dana,
      location: 'Boston, MA',
      salary_range: '$82,000-$101,000',
      status: 'open',
      description: 'Night shift.',
    },
  ],
  candidates: Array.from({ length: people }, (_, index) => ({
    id: `c_${index}`,
    name: `Person ${index}`,
    email: `c${index}@people.test`,
    job_id: 'job_rn',
    stage: 'Phone Screen',
    applied_at: '2026-03-02T10:00:00Z',
    last_contact_at: '2026-03-03T10:00:00Z',
    signals: {},
  })),
  calendar: [],
  templates: [],
});

interface Pressed {
  readonly path: string;
  readonly start: string;
  /** Undefined: the connection broke, as a replica died. */
  readonly said: string | undefined;
  readonly ms: number;
}

type Replicas = [RunningService, RunningService];

async function makeLink([service]: Replicas, index: number): Promise<string> {
  const { status, body } = await service.call('POST', '/api/v1/booking-links', {
    candidate: `c_${index}`,
    with: [dana],
    notice_hours: 0,
    until: '2026-04-03T17:00:00Z',
    send_letter: false,
  });
  if (status !== 201) throw new Error(`a link was not made: ${JSON.stringify(body)}`);
  return new URL(body.url).pathname;
}

async function offersAt({ url }: RunningService, path: string, query = ''): Promise<string[]> {
  const text = await (await fetch(url + path + query)).text();
  return [...text.matchAll(/<time datetime="([^"]+)">/g)].map(([, start]) => start ?? '');
}

/** All that the pages show, one after the other. */
async function firstOffers(service: RunningService, path: string): Promise<string[]> {
  const found: string[] = [];
  for (
    let query = '';
    found.length < wanted;
    query = `?after=${new Date(Date.parse(found.at(-1) ?? '') + 12 * 3_600_000).toISOString()}`
  ) {
    const page = (await offersAt(service, path, query)).filter((start) => !found.includes(start));
    if (page.length === 0) throw new Error(`only ${found.length} times are offered`);
    found.push(...page);
  }
  return found.slice(0, wanted);
}

async function press({ url }: RunningService, { path, start }: Pick<Pressed, 'path' | 'start'>): Promise<Pressed> {
  const began = performance.now();
  const body = new URLSearchParams({ act: 'book', start, zone: 'UTC', lang: 'en' });
  const answer = await fetch(url + path, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined);
  const to = answer?.headers.get('location') ?? '';
  const said =
    answer === undefined ? undefined : (new URLSearchParams(to.slice(1)).get('said') ?? String(answer.status));
  return { path, start, said, ms: performance.now() - began };
}

/** Alternately at both. With `--kill`, one of them dies when the first presses have been answered. */
async function pressAll(
  replicas: Replicas,
  { paths, times }: { paths: string[]; times: string[] },
): Promise<Pressed[]> {
  let answered = 0;
  const all = paths.map(async (path, index) => {
    const done = await press(replicas[index % 2] ?? replicas[0], { path, start: times[index % wanted] ?? '' });
    answered += 1;
    if (withKill && answered === killedAfter) {
      await replicas[1].kill();
      console.log(`one replica was killed after ${killedAfter} answers`);
    }
    return done;
  });
  return Promise.all(all);
}

const counted = (values: readonly (string | undefined)[]): string =>
  [...Map.groupBy(values, (value) => value ?? 'connection lost')]
    .map(([name, all]) => `${all.length} ${name}`)
    .join(', ');

/** Meetings of one person that overlap. */
function doubled(meetings: readonly { start: string; end: string }[]): number {
  const sorted = meetings.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
  return sorted.filter((one, index) => Date.parse(sorted[index - 1]?.end ?? '1970-01-01') > Date.parse(one.start))
    .length;
}

async function booked(service: RunningService) {
  const { calendar } = await sandboxState(service);
  return calendar.filter(({ status }) => status === 'confirmed');
}

async function measure(environment: Record<string, string>): Promise<boolean> {
  const file = join(freshFolder(), 'sandbox.json');
  writeFileSync(file, JSON.stringify(crowd()));
  const given = { ...environment, SANDBOX_FILE: file, RATE_LIMIT: '1000000' };
  const start = () => startService({ environment: given });
  const replicas: Replicas = [await start(), await start()];
  try {
    const paths: string[] = [];
    for (let index = 0; index < people; index += 1) paths.push(await makeLink(replicas, index));
    const times = await firstOffers(replicas[0], paths[0] ?? '');
    console.log(`${people} links, ${times.length} times, each pressed by ${people / times.length} candidates at once`);
    const pressed = await pressAll(replicas, { paths, times });
    const took = pressed.map(({ ms }) => ms).toSorted((a, b) => a - b);
    console.log(
      `answers: ${counted(pressed.map(({ said }) => said))}; median ${Math.round(took[people / 2] ?? 0)} ms, longest ${Math.round(took.at(-1) ?? 0)} ms`,
    );
    if (withKill) {
      replicas[1] = await start();
      await settled(replicas[0], pressed);
      const lost = pressed.filter(({ said }) => said === undefined);
      const again = await Promise.all(lost.map((one) => press(replicas[1], one)));
      console.log(`who got no answer pressed again: ${counted(again.map(({ said }) => said))}`);
    }
    return await verdict(replicas, pressed);
  } finally {
    for (const replica of replicas) {
      await replica.kill();
      removeData(replica);
    }
  }
}

/** Until no page says that a time is being booked: presses that the dead replica had taken are finished by a job. */
async function settled({ url }: RunningService, pressed: readonly Pressed[]): Promise<void> {
  const began = performance.now();
  let isFirst = true;
  for (;;) {
    const texts = await Promise.all(pressed.map(async ({ path }) => await (await fetch(url + path)).text()));
    const open = texts.filter((text) => text.includes('is being booked')).length;
    if (isFirst) console.log(`${open} presses of the dead replica were half done`);
    isFirst = false;
    if (open === 0)
      return console.log(`all presses were finished after ${Math.round((performance.now() - began) / 1000)} s`);
    if (performance.now() - began > 300_000) throw new Error(`${open} presses are not finished after 5 minutes`);
    await pause(2_000);
  }
}

async function verdict(replicas: Replicas, pressed: readonly Pressed[]): Promise<boolean> {
  const meetings = await booked(replicas[0]);
  const pages = await Promise.all(
    pressed.map(async ({ path, start, said }) => {
      const text = await (await fetch(replicas[0].url + path)).text();
      const isBooked = text.includes('Your interview is booked');
      const offers = isBooked ? [] : await offersAt(replicas[0], path);
      return { isBooked, isRight: !isBooked || text.includes(`datetime="${start}"`), hasNext: offers.length > 0, said };
    }),
  );
  const inCalendar = new Set(meetings.map(({ candidate_id: id }) => id)).size;
  const told = pages.filter(({ said, isBooked }) => said === 'done' && !isBooked).length;
  const without = pages.filter(({ isBooked, hasNext }) => !isBooked && !hasNext).length;
  const wrong = pages.filter(({ isRight }) => !isRight).length;
  const pagesBooked = pages.filter(({ isBooked }) => isBooked).length;
  console.log(
    `booked ${meetings.length} (pages say ${pagesBooked}), doubled ${doubled(meetings)}, candidates booked twice ${meetings.length - inCalendar}, ` +
      `told “done” without a meeting ${told}, at another time than pressed ${wrong}, without a next offer ${without}`,
  );
  const isWhole = withKill ? meetings.length <= wanted : meetings.length === wanted;
  return (
    isWhole &&
    pagesBooked === meetings.length &&
    doubled(meetings) + (meetings.length - inCalendar) + told + without + wrong === 0
  );
}

const started: Started[] = [];
try {
  const postgres = await startPostgres();
  const redis = 'missing' in postgres ? postgres : await startRedis();
  if ('missing' in postgres) console.log(`skipped: ${postgres.missing}`);
  else started.push(postgres);
  if ('missing' in redis) console.log(`skipped: ${redis.missing}`);
  else started.push(redis);
  if (!('missing' in postgres) && !('missing' in redis)) {
    const ENCRYPTION_KEYS = `k1:${Buffer.alloc(32, 7).toString('base64')}`;
    const isRight = await measure({ DATABASE_URL: postgres.url, REDIS_URL: redis.url, ENCRYPTION_KEYS });
    if (!isRight) process.exitCode = 1;
  }
} finally {
  for (const { child, folder } of started) {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}
