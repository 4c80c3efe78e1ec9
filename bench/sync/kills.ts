// SIGKILL at random points of syncs in create mode, with a key on every request: what is lost, doubled and written again, and how
// soon the next process goes on. One sync after another is killed many times and then finished and looked through, until there
// were kills enough; a part of the kills hits a process that is only starting.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Launched, RunningService } from '../../test/support/service.ts';
import { type Random, seeded } from '../../scripts/seeded.ts';
import { type Seen, type Systems, beginSync, endOf, launchMuster } from './contenders.ts';

interface Plan {
  readonly records: number;
  readonly kills: number;
}

/** In flight and one page. */
const againLimit = 132;
const resumeLimitMs = 5_000;
/** How far into the work a kill comes: from its first request to a few pages later. */
const workMs = 300;
/** Of the kills that hit a process on its start. */
const startShare = 0.1;
const tellEvery = 10;
/** A start under load may take that long; it is measured, and no reason to give up. */
const patienceMs = 180_000;

class Tally {
  kills = 0;
  killsOnStart = 0;
  lost = 0;
  doubled = 0;
  wrong = 0;
  early = 0;
  /** Runs that were given up because two processes died over them without getting further: told, not lost. */
  givenUp = 0;
  /** How each sync ended. */
  readonly statuses: string[] = [];
  /** Records written once more between one kill and the next. */
  readonly again: number[] = [];
  /** Milliseconds from the spawn of the process until it can be spoken to. */
  readonly ready: number[] = [];
  /** From the spawn to its first request at either system. */
  readonly fromSpawn: number[] = [];
  /** The same from the moment at which it can be spoken to; what goes on before that counts as 0. */
  readonly fromReady: number[] = [];
}

/** Answers the process that is alive at the end. */
export async function killed(
  service: RunningService,
  systems: Systems,
  { records, kills }: Plan,
): Promise<RunningService> {
  const tally = new Tally();
  const before = nothingYet;
  const running = { systems, random: seeded(20_261_122), tally, records, kills, since: performance.now(), before };
  let alive = service;
  while (tally.kills < kills) alive = await oneSync(running, alive);
  console.log(verdict(running));
  return alive;
}

const never = (): Promise<boolean> => Promise.resolve(false);
const nothingYet: Seen = { requests: 0, kept: 0, again: 0, lastAt: 0, markedAt: 0 };

interface BenchService extends Plan {
  readonly systems: Systems;
  readonly random: Random;
  readonly tally: Tally;
  /** On the clock of performance. */
  readonly since: number;
  /** What the systems had seen at the last kill. */
  before: Seen;
}

async function oneSync(running: BenchService, service: RunningService): Promise<RunningService> {
  const { systems, tally, records, kills } = running;
  await systems.reset({ records, faults: true });
  const { sync } = await beginSync(service, systems.url, { mode: 'create', concerns: 'request' });
  let alive = service;
  let process: Pick<Launched, 'kill'> = service;
  await goesOn(running);
  running.before = nothingYet;
  while (tally.kills < kills) {
    await sleep(running.random.below(workMs));
    await process.kill();
    await noteKill(running);
    const next = await goOn(running, { dataDir: service.dataDir, sync });
    process = next;
    alive = await next.ready;
    if (tally.kills % tellEvery === 0) console.log(soFar(running));
    if (running.before.kept >= records || (await systems.seen()).kept >= records) break;
    if (await isGivenUp(alive, sync)) break;
  }
  const { status } = await endOf(alive, sync);
  const givenUp = await isGivenUp(alive, sync);
  const { missing, doubled, wrong, early, again } = await systems.stats();
  tally.again.push(again - running.before.again);
  // What a run that was given up has not brought over is told of, not lost.
  if (givenUp) tally.givenUp += 1;
  else tally.lost += missing;
  tally.doubled += doubled;
  tally.wrong += wrong;
  tally.early += early;
  tally.statuses.push(status);
  return alive;
}

/** Two kills within one page end a run: it is told as failed, what waited is kept, and a person starts it again. */
async function isGivenUp(alive: RunningService, sync: string): Promise<boolean> {
  const { body } = await alive.call('GET', `/api/v2/syncs/${sync}`);
  return body.status === 'failed' && body.error?.kind === 'died';
}

/** A process that is killed on its start may have gone on before: each kill is counted by itself. */
async function noteKill(service: BenchService): Promise<void> {
  const seen = await service.systems.mark();
  service.tally.kills += 1;
  service.tally.again.push(seen.again - service.before.again);
  service.before = seen;
}

/** The next process, once it works where the last one stopped. Some of them are killed while they start. */
async function goOn(service: BenchService, { dataDir, sync }: { dataDir: string; sync: string }): Promise<Launched> {
  const { systems, tally, random, kills, records } = service;
  for (;;) {
    const spawned = Date.now();
    const next = launchMuster(dataDir);
    const readyAt = next.ready.then(() => Date.now());
    // Whoever is killed never gets there.
    readyAt.catch(() => undefined);
    if (tally.kills < kills && random.chance(startShare)) {
      await sleep(random.below(Math.max(500, at(tally.ready, 0.5))));
      await next.kill();
      await noteKill(service);
      tally.killsOnStart += 1;
      continue;
    }
    const isOver = async (): Promise<boolean> => isGivenUp(await next.ready, sync);
    const went = (await systems.seen()).kept < records ? await goesOn(service, isOver) : undefined;
    const ready = await readyAt;
    tally.ready.push(ready - spawned);
    if (went !== undefined) {
      tally.fromSpawn.push(went - spawned);
      tally.fromReady.push(Math.max(0, went - ready));
    }
    return next;
  }
}

/** When the destination or the source is asked again, on the system's clock; undefined where the run was given up instead. */
async function goesOn({ systems }: BenchService, isOver: () => Promise<boolean> = never): Promise<number | undefined> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const { markedAt } = await systems.seen();
    if (markedAt > 0) return markedAt;
    if (await isOver()) return undefined;
    if (performance.now() > until) throw new Error('it does not go on');
    await sleep(20);
  }
}

/** The value below which that share of them lies. */
function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const seconds = (ms: number): string => (ms / 1_000).toFixed(2);

const spread = (values: readonly number[], show: (value: number) => string): string =>
  `median ${show(at(values, 0.5))}, 95% ${show(at(values, 0.95))}, at most ${show(at(values, 1))}`;

const minutes = ({ since }: BenchService): string => ((performance.now() - since) / 60_000).toFixed(1);

function soFar(service: BenchService): string {
  const { kills, statuses, lost, doubled, again, fromSpawn } = service.tally;
  return (
    `  ${kills} of ${service.kills} SIGKILLs after ${minutes(service)} minutes; ${statuses.length} syncs looked through: lost ${lost}, doubled ${doubled}; ` +
    `sent again at most ${at(again, 1)} a kill, goes on after ${seconds(at(fromSpawn, 1))} s at most`
  );
}

const holds = (isSo: boolean): string => (isSo ? 'holds' : 'DOES NOT HOLD');

function verdict(service: BenchService): string {
  const { kills, killsOnStart, givenUp, lost, doubled, wrong, early, statuses, again, ready, fromSpawn, fromReady } =
    service.tally;
  const ended = Object.entries(Object.groupBy(statuses, (status) => status))
    .map(([status, all]) => `${all?.length ?? 0} ${status}`)
    .join(', ');
  return [
    `${kills} SIGKILLs in ${minutes(service)} minutes, ${killsOnStart} of them on a start, in syncs of ${service.records} records: ${ended}; given up and told ${givenUp}`,
    `  lost ${lost}, doubled ${doubled}, wrong ${wrong}, before Retry-After was over ${early} (limit 0: ${holds(lost + doubled + wrong + early === 0)})`,
    `  sent again  ${again.reduce((sum, one) => sum + one, 0)}; a kill: ${spread(again, String)} ` +
      `(limit: those in flight and one page, ${againLimit}: ${holds(at(again, 1) <= againLimit)})`,
    `  goes on     from the spawn of the process: ${spread(fromSpawn, seconds)} s (limit ${resumeLimitMs / 1_000}: ${holds(at(fromSpawn, 1) <= resumeLimitMs)})`,
    `              from when it can be spoken to: ${spread(fromReady, seconds)} s; it can be after ${spread(ready, seconds)} s`,
  ].join('\n');
}
