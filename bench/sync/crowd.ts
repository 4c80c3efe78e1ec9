// Many organizations at once: whether each gets its share, whether anything of one reaches another, and what a bad neighbour
// costs the rest. Sources never end: shares are what arrived in spans in which everybody had work.
import { fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { RunningService } from '../../test/support/service.ts';
import { cpuSeconds } from '../processes.ts';
import { fieldMapping } from './records.ts';

export interface Crowd {
  readonly tenants: number;
  readonly integrations: number;
  /** How long each span is. */
  readonly seconds: number;
}

const Seen = z.object({ arrived: z.record(z.string(), z.number()), strayed: z.number() });
type Seen = z.infer<typeof Seen>;

interface Member {
  readonly name: string;
  readonly key: string;
  readonly marks: string[];
  readonly syncs: string[];
}

interface BenchService {
  readonly service: RunningService;
  readonly url: string;
  readonly systems: ReturnType<typeof fork>;
}

const lanes = 8;
const vices = ['late', 'huge', 'failing', 'late'];
const rounds = 2;

export async function crowd(service: RunningService, { tenants, integrations, seconds }: Crowd): Promise<void> {
  const running = await openSystems(service);
  try {
    const members = await Promise.all(
      Array.from({ length: tenants - 1 }, (_, index) => join(running, `crowd-${index}`)),
    );
    const hostile = await join(running, 'crowd-hostile');
    const each = Math.round(integrations / tenants);
    // Everything is connected before the first one begins: afterwards each request shares the process with all of them.
    const fine = Array.from({ length: each }, () => 'fine');
    const ready = await Promise.all(
      members.map(async (member) => [member, await connect(running, member, fine)] as const),
    );
    await Promise.all(ready.map(([member, marks]) => begin(running, member, marks)));
    await untilAllBegan(running, members);
    const spans: { calm: Span[]; hostile: Span[] } = { calm: [], hostile: [] };
    for (let round = 0; round < rounds; round += 1) {
      spans.calm.push(await span(running, members, seconds));
      await begin(running, hostile, await connect(running, hostile, vices.slice(0, each)));
      await sleep(2_000);
      spans.hostile.push(await span(running, members, seconds));
      await cancelAll(running, hostile);
    }
    const alien = await seesOthers(running, [...members, hostile]);
    const { strayed } = await seen(running);
    for (const member of members) await cancelAll(running, member);
    tell({ members, spans, strayed, alien });
  } finally {
    running.systems.kill();
  }
}

async function openSystems(service: RunningService): Promise<BenchService> {
  const systems = fork('bench/sync/crowd-systems.ts', { execArgv: ['--disable-warning=ExperimentalWarning'] });
  const port = await new Promise<number>((resolve) =>
    systems.once('message', (said) => resolve(z.object({ port: z.number() }).parse(said).port)),
  );
  return { service, systems, url: `http://127.0.0.1:${port}` };
}

/** An organization of its own, with a key of its own. */
async function join({ service }: BenchService, name: string): Promise<Member> {
  const { body } = await service.call('POST', '/api/v1/organizations', { name, client_id: name });
  return { name, key: z.object({ key: z.string() }).parse(body).key, marks: [], syncs: [] };
}

const call = async ({ service }: BenchService, { key }: Member, [method, path, body]: [string, string, object?]) => {
  const answer = await service.call(method, path, body, { authorization: `Bearer ${key}` });
  if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return z.record(z.string(), z.unknown()).parse(answer.body);
};

/** An account for each; answers their marks. */
async function connect(service: BenchService, member: Member, wrongs: readonly string[]): Promise<readonly string[]> {
  const marks: string[] = [];
  for (const vice of wrongs) {
    const mark = `${member.name}-${member.marks.length}`;
    const config = {
      base_url: `${service.url}/${mark}/${vice}`,
      concurrency: lanes,
      collections: {
        employees: { path: '/employees', items: 'data', paging: { kind: 'page', next: 'meta.next_page' } },
        people: { path: '/people', write: { method: 'PUT', path: '/people/{external_id}' } },
      },
    };
    const connection = { system: 'rest', name: mark, tenant_id: mark, config, credentials: { bearer: 'bench' } };
    await call(service, member, ['POST', '/api/v2/connections', connection]);
    member.marks.push(mark);
    marks.push(mark);
  }
  return marks;
}

async function begin(service: BenchService, member: Member, marks: readonly string[]): Promise<void> {
  for (const mark of marks) {
    const body = {
      source: { system: 'rest', tenant_id: mark, endpoint: 'employees' },
      destination: {
        system: 'rest',
        tenant_id: mark,
        endpoint: 'people',
        action: 'upsert',
        field_mapping: { ...fieldMapping, mark: 'mark' },
      },
    };
    const { sync_id: sync } = await call(service, member, ['POST', '/api/v2/integrations/rest/sync', body]);
    member.syncs.push(String(sync));
  }
}

async function cancelAll(service: BenchService, member: Member): Promise<void> {
  for (const sync of member.syncs.splice(0)) await call(service, member, ['POST', `/api/v2/syncs/${sync}/cancel`]);
}

const seen = async ({ url }: BenchService): Promise<Seen> => Seen.parse(await (await fetch(`${url}/_seen`)).json());

async function untilAllBegan(service: BenchService, members: readonly Member[]): Promise<void> {
  const until = performance.now() + 300_000;
  for (;;) {
    const { arrived } = await seen(service);
    if (members.every(({ marks }) => marks.every((mark) => (arrived[mark] ?? 0) > 0))) return;
    if (performance.now() > until) throw new Error('some never began');
    await sleep(250);
  }
}

interface Span {
  /** Records that arrived meanwhile, by mark. */
  readonly arrived: ReadonlyMap<string, number>;
  readonly seconds: number;
  readonly cpuSeconds: number;
  /** Milliseconds that a small request took, sorted. */
  readonly waits: readonly number[];
}

async function span(service: BenchService, members: readonly Member[], seconds: number): Promise<Span> {
  const [before, cpu, from] = [await seen(service), cpuSeconds(service.service.pid), performance.now()];
  const waits: number[] = [];
  while (performance.now() - from < seconds * 1_000) {
    const asked = performance.now();
    await service.service.call('GET', '/api/v1/organizations/crowd-0');
    waits.push(performance.now() - asked);
    await sleep(200);
  }
  const after = await seen(service);
  const marks = members.flatMap((member) => member.marks);
  return {
    arrived: new Map(marks.map((mark) => [mark, (after.arrived[mark] ?? 0) - (before.arrived[mark] ?? 0)])),
    seconds: (performance.now() - from) / 1_000,
    cpuSeconds: cpuSeconds(service.service.pid) - cpu,
    waits: waits.toSorted((a, b) => a - b),
  };
}

/** Runs of others that an organization's own key shows it. */
async function seesOthers(service: BenchService, members: readonly Member[]): Promise<number> {
  let others = 0;
  for (const member of members) {
    const { data } = await call(service, member, ['GET', '/api/v2/connections']);
    const names = z.array(z.object({ name: z.string() })).parse(data);
    others += names.filter(({ name }) => !member.marks.includes(name)).length;
  }
  return others;
}

interface Result {
  readonly members: readonly Member[];
  readonly spans: { readonly calm: readonly Span[]; readonly hostile: readonly Span[] };
  readonly strayed: number;
  readonly alien: number;
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0);

const spread = (numbers: readonly number[]): string =>
  `${Math.min(...numbers)} to ${Math.max(...numbers)}, max/min ${(Math.max(...numbers) / Math.min(...numbers)).toFixed(2)}`;

const arrivedIn = (spans: readonly Span[], mark: string): number =>
  sum(spans.map(({ arrived }) => arrived.get(mark) ?? 0));

const rateOf = (spans: readonly Span[]): number =>
  sum(spans.map((one) => sum(one.arrived.values()) / one.seconds)) / spans.length;

const perCpuSecond = (spans: readonly Span[]): number =>
  sum(spans.map((one) => sum(one.arrived.values()))) / sum(spans.map((one) => one.cpuSeconds));

function waitOf(spans: readonly Span[], share: number): string {
  const waits = spans.flatMap((one) => one.waits).toSorted((a, b) => a - b);
  return (waits[Math.floor(waits.length * share)] ?? Number.NaN).toFixed(0);
}

function tell({ members, spans: { calm, hostile }, strayed, alien }: Result): void {
  const both = [...calm, ...hostile];
  const marks = members.flatMap((member) => member.marks);
  const ofMember = (member: Member) => sum(member.marks.map((mark) => arrivedIn(both, mark)));
  const lost = 1 - rateOf(hostile) / rateOf(calm);
  console.log(
    [
      `${marks.length} integrations of ${members.length} organizations; in every second span a hostile one beside them`,
      `  records of an organization  ${spread(members.map(ofMember))} (target 2)`,
      `  records of an integration   ${spread(marks.map((mark) => arrivedIn(both, mark)))} (target 2)`,
      `  at another's destination ${strayed}, connections of others seen ${alien}`,
      `  the others' throughput      ${rateOf(calm).toFixed(0)} records/s, beside the hostile one ${rateOf(hostile).toFixed(0)}: ` +
        `it costs them ${(100 * lost).toFixed(0)}% (target 10)`,
      `  records a CPU second        ${perCpuSecond(calm).toFixed(0)}, beside the hostile one ${perCpuSecond(hostile).toFixed(0)}`,
      `  a small request meanwhile   median ${waitOf(both, 0.5)} ms, 95% ${waitOf(both, 0.95)} ms`,
    ].join('\n'),
  );
}
