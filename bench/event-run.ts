// Events of a connected system against the whole service: how soon each is accepted and worked on, and whether one is lost.
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { cpuSeconds } from './processes.ts';
import { removeData, type RunningService, startService } from '../test/support/service.ts';
import { signedHeaders } from '../test/support/signed-events.ts';

export const perSecond = 200;
const connections = 32;
const patienceMs = 900_000;
const path = '/api/v1/events/sandbox';
const TakenEvent = z.looseObject({ id: z.string() });
const Shown = z.looseObject({ reactions: z.array(z.unknown()) });
const Logged = z.looseObject({
  data: z.array(
    z.looseObject({
      event_id: z.string(),
      reactions: z.array(z.looseObject({ name: z.string(), result: z.string() })),
    }),
  ),
  next_cursor: z.string().nullable(),
});
const Kept = z.looseObject({ crm: z.array(z.unknown()) });

export interface EventLoad {
  /** As many come at once, and one of twenty of them twice. */
  readonly burst: number;
  /** So long they come evenly. */
  readonly seconds: number;
}

export interface Audit {
  readonly sent: number;
  readonly lost: number;
  readonly doubled: number;
  readonly unworked: number;
  /** Entries of the CRM that no event accounts for. */
  readonly tooMany: number;
}

interface Answer {
  readonly ms: number;
  readonly status: number;
  readonly text: string;
}

async function timed(request: () => Promise<Response>): Promise<Answer> {
  const since = performance.now();
  const answer = await request();
  const text = await answer.text();
  return { ms: performance.now() - since, status: answer.status, text };
}

interface Sender {
  readonly service: RunningService;
  readonly secret: string;
}

/** The n-th move; each happened a millisecond after the one before. */
function report({ service, secret }: Sender, number: number): Promise<Answer> {
  const body = JSON.stringify({
    event_id: `evt_${number}`,
    kind: 'candidate.moved',
    occurred_at: new Date(Date.UTC(2026, 0, 5) + number).toISOString(),
    data: { candidate_id: 'c_priya', from: 'Applied', to: 'Phone Screen' },
  });
  const headers = signedHeaders(secret, body, new Date());
  return timed(() => fetch(`${service.url}${path}`, { method: 'POST', body, headers }));
}

/** A connection that the service closed as idle in that very moment is asked once more, on another one. */
async function bareAnswer({ service }: Sender): Promise<Answer> {
  const ask = () => timed(() => fetch(`${service.url}/health/live`));
  return ask().catch(ask);
}

async function pauseUntil(moment: number): Promise<void> {
  const wait = moment - performance.now();
  if (wait > 0) await sleep(wait);
}

async function evenly(sender: Sender, { from, seconds }: { from: number; seconds: number }) {
  const taken: Promise<Answer>[] = [];
  const bare: Promise<Answer>[] = [];
  const begin = performance.now();
  for (let number = 0; number < seconds * perSecond; number += 1) {
    // As many of each, in turns: whatever else the machine does hits both alike.
    taken.push(report(sender, from + number));
    await pauseUntil(begin + ((number + 0.5) * 1000) / perSecond);
    bare.push(bareAnswer(sender));
    await pauseUntil(begin + ((number + 1) * 1000) / perSecond);
  }
  return { taken: await Promise.all(taken), bare: await Promise.all(bare) };
}

async function allAtOnce(
  sender: Sender,
  { from, burst }: { from: number; burst: number },
): Promise<{ answers: Answer[]; again: Answer[] }> {
  const answers: Answer[] = [];
  const again: Answer[] = [];
  let next = from;
  const last = next + burst;
  const connection = async () => {
    while (next < last) {
      const number = next;
      next += 1;
      answers.push(await report(sender, number));
      if (number % 20 === 0) again.push(await report(sender, number));
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return { answers, again };
}

/** What became of all events: read from the log, against what was sent and what the CRM holds. */
async function audited({ service }: Sender, sent: number): Promise<Audit> {
  const seen = new Map<string, number>();
  let [unworked, told] = [0, 0];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body } = await service.call('GET', `/api/v1/event-log?limit=200${cursor && `&cursor=${cursor}`}`);
    const { data, next_cursor: next } = Logged.parse(body);
    for (const { event_id: id, reactions } of data) {
      if (id === null) continue;
      seen.set(id, (seen.get(id) ?? 0) + 1);
      if (reactions.length === 0) unworked += 1;
      told += reactions.filter(({ name, result }) => name === 'status-sync:crm' && result === 'done').length;
    }
    cursor = next;
  }
  const { crm } = Kept.parse((await service.call('GET', '/api/v1/sandbox')).body);
  const doubled = [...seen.values()].filter((times) => times > 1).length;
  return { sent, lost: sent - seen.size, doubled, unworked, tooMany: crm.length - told };
}

/** Until the newest of them was worked on. False: patience ended. */
async function worked({ service }: Sender, answers: readonly Answer[]): Promise<boolean> {
  const ids = answers.map(({ text }) => Number(TakenEvent.parse(JSON.parse(text)).id));
  const newest = ids.reduce((a, b) => Math.max(a, b), 0);
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const { body } = await service.call('GET', `/api/v1/event-log/${newest}`);
    if (Shown.parse(body).reactions.length > 0) return true;
    await sleep(250);
  }
  return false;
}

export interface EventRun {
  readonly evenly: number;
  readonly refused: number;
  /** Milliseconds of those that came evenly, of an address that stores nothing, and of the burst. */
  readonly accepted: readonly number[];
  readonly reference: readonly number[];
  readonly crowd: readonly number[];
  readonly acceptedMs: number;
  /** Undefined: not all were worked on in time. */
  readonly processedMs: number | undefined;
  readonly cpuMsEach: number;
  readonly audit: Audit;
}

export const ratioTarget = 3;

export async function eventRun(more: Record<string, string>, { burst, seconds }: EventLoad): Promise<EventRun> {
  const environment = {
    SANDBOX_FILE: 'examples/sandbox.json',
    LOG_LEVEL: 'error',
    RATE_LIMIT: '1000000',
    RATE_LIMIT_EVENTS: '1000000',
    ...more,
  };
  const service = await startService({ environment, timeoutMs: 240_000 });
  try {
    const { secret } = z.looseObject({ secret: z.string() }).parse((await service.call('PUT', `${path}/secret`)).body);
    const sender = { service, secret };
    // The first round warms up.
    await worked(sender, (await evenly(sender, { from: 0, seconds })).taken);
    const { taken, bare } = await evenly(sender, { from: seconds * perSecond, seconds });
    await worked(sender, taken);
    const [since, cpu] = [performance.now(), cpuSeconds(service.pid)];
    const { answers, again } = await allAtOnce(sender, { from: 2 * seconds * perSecond, burst });
    const acceptedMs = performance.now() - since;
    const isDone = await worked(sender, answers);
    const processedMs = isDone ? performance.now() - since : undefined;
    const cpuMsEach = ((cpuSeconds(service.pid) - cpu) * 1_000) / burst;
    const [accepted = [], reference = [], crowd = []] = [taken, bare, answers].map((all) => all.map(({ ms }) => ms));
    const refused =
      [...taken, ...answers].filter(({ status }) => status !== 202).length +
      again.filter(({ status }) => status !== 200).length;
    const audit = await audited(sender, 2 * seconds * perSecond + burst);
    return { evenly: taken.length, refused, accepted, reference, crowd, acceptedMs, processedMs, cpuMsEach, audit };
  } finally {
    await service.stop();
    removeData(service);
  }
}
