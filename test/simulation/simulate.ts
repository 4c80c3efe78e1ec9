// Plays one story from beginning to rest, and answers what whoever looks on has to say against it.
import type { Connector } from '../../src/core/connector/connector.ts';
import { seeded } from '../../scripts/seeded.ts';
import { createKeptLog, type KeptLog } from '../support/log.ts';
import { Clients } from './clients.ts';
import { Cluster } from './cluster.ts';
import { FaultPlan } from './faults.ts';
import { openOrganization, type Organization, type Port, systemsFor } from './organization.ts';
import { acme as tenant, start } from './people.ts';
import type { Bend } from './stores.ts';
import { Endless, Scheduler } from './scheduler.ts';
import { type Story, storyOf } from './script.ts';
import { outsiderOf, ownMove } from './outsider.ts';
import { destinations } from './sync.ts';
import { syncVerdict } from './sync-verdict.ts';
import { Violation } from './violation.ts';
import { type Moved, Webhooks } from './webhooks.ts';
import { Witness } from './witness.ts';

export interface Tally {
  stories: number;
  commands: number;
  actions: number;
  steps: number;
  effects: number;
  faults: number;
  deaths: number;
  executed: number;
  undone: number;
  uncertain: number;
  approvals: number;
  letters: number;
}

export const emptyTally = (): Tally => ({
  stories: 0,
  commands: 0,
  actions: 0,
  steps: 0,
  effects: 0,
  faults: 0,
  deaths: 0,
  executed: 0,
  undone: 0,
  uncertain: 0,
  approvals: 0,
  letters: 0,
});

export interface Played {
  readonly violation: string | undefined;
  /** The same for the same story, to the bit. */
  readonly trace: number;
  readonly organization: Organization;
  readonly log: KeptLog;
}

interface PlayOptions {
  readonly bend?: Bend | undefined;
  readonly tally?: Tally;
  readonly watch?: (name: string) => void;
}

const restRounds = 44;
const restMs = 30_000;
const lastRounds = 10;
/** A job that met one fault after the other waits for its next try for up to two hours and a quarter. */
const mostRounds = 300;

/** Everything that a seed stands for, in a story so many times as long as usual. */
export function storyFor(seed: number, times?: number): Story {
  return storyOf(seed, seeded(seed ^ 0x5eed), times);
}

const chosenSystems = (seed: number): Readonly<Record<Port, Connector>> => {
  const random = seeded(seed ^ 0xface);
  const pick = (port: Port) => random.pick(systemsFor(port));
  return { ats: pick('ats'), calendar: pick('calendar'), mail: pick('mail'), crm: pick('crm'), chat: pick('chat') };
};

export async function play(story: Story, { bend, tally, watch }: PlayOptions = {}): Promise<Played> {
  const faults = new FaultPlan(story.faults);
  const scheduler = new Scheduler({ seed: story.seed, start, faults, ...(watch === undefined ? {} : { watch }) });
  const log = createKeptLog();
  const late: { witness?: Witness; moved?: (moved: Moved) => void } = {};
  const organization = openOrganization({
    scheduler,
    systems: chosenSystems(story.seed),
    destination: seeded(story.seed ^ 0xdead).pick(destinations),
    changed: (entry) => {
      late.witness?.saw(entry);
      const moved = ownMove(organization, entry);
      if (moved !== undefined) late.moved?.(moved);
    },
  });
  const witness = new Witness(organization);
  late.witness = witness;
  const outsider = outsiderOf(organization, (moved) => late.moved?.(moved));
  let violation: string | undefined;
  let deaths = 0;
  let acknowledged: ReadonlySet<string> = new Set();
  // Outside a simulation it would end the process.
  const hear = (reason: unknown): void => {
    violation ??= `a failure that nobody hears of: ${reason instanceof Error ? reason.message : 'of no kind'}`;
  };
  process.on('unhandledRejection', hear);
  try {
    await scheduler.until(async () => {
      const cluster = new Cluster({ organization, log, bend });
      const webhooks = new Webhooks({ organization, replica: cluster.any, seed: story.seed });
      late.moved = (moved) => webhooks.report(moved);
      const clients = new Clients({ organization, replica: cluster.any, watcher: witness, move: outsider });
      await allOf(story, { clients, scheduler, witness });
      faults.end();
      await webhooks.delivered();
      cluster.recoverStalls();
      organization.settings.set({ paused: false });
      for (let round = 0; round < restRounds; round += 1) await scheduler.sleep(restMs);
      // The last run meets nothing but what is left of the others.
      await organization.sync.open();
      for (let round = 0; round < lastRounds || (organization.queue.isBusy && round < mostRounds); round += 1)
        await scheduler.sleep(restMs);
      deaths = cluster.deaths;
      acknowledged = webhooks.acknowledged;
    });
    witness.end(acknowledged, await syncVerdict(organization.sync));
  } catch (error) {
    if (!(error instanceof Violation) && !(error instanceof Endless)) throw error;
    violation ??= error.message;
  } finally {
    process.off('unhandledRejection', hear);
  }
  violation = witness.violation ?? violation;
  if (tally !== undefined) count(tally, { story, scheduler, organization, faults: faults.met, deaths, witness });
  return { violation, trace: scheduler.trace, organization, log };
}

async function allOf(
  { commands, together }: Story,
  { clients, scheduler, witness }: { clients: Clients; scheduler: Scheduler; witness: Witness },
): Promise<void> {
  const running = new Set<Promise<void>>();
  for (const command of commands) {
    await scheduler.step({ kind: 'client', name: command.kind, run: async () => undefined });
    const one = clients.play(command).finally(() => running.delete(one));
    running.add(one);
    while (running.size >= together) await Promise.race(running);
    if (witness.violation !== undefined) break;
  }
  await Promise.all(running);
}

function count(
  tally: Tally,
  of: {
    story: Story;
    scheduler: Scheduler;
    organization: Organization;
    faults: number;
    deaths: number;
    witness: Witness;
  },
): void {
  const rows = [...of.organization.ledgers.of(tenant).actionRows.values()];
  tally.stories += 1;
  tally.commands += of.story.commands.length;
  tally.actions += rows.length;
  tally.steps += of.scheduler.steps;
  tally.effects += Object.values(of.organization.vendors).reduce((sum, { journal }) => sum + journal.length, 0);
  tally.faults += of.faults;
  tally.deaths += of.deaths;
  tally.executed += rows.filter(({ status, effect }) => status === 'executed' && effect === 'write').length;
  tally.undone += rows.filter(({ status, effect }) => status === 'undone' && effect === 'write').length;
  tally.uncertain += rows.filter(({ uncertain, isGroup }) => uncertain && !isGroup).length;
  tally.approvals += of.witness.consents.size;
  tally.letters += [...of.organization.letters.rows.values()].filter(({ status }) => status === 'sent').length;
}
