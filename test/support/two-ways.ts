// Systems in memory and integrations between them that run minute by minute, one after another or all at once.
import { ConnectionId, FlowId, IntegrationId, type SyncId } from '../../src/core/ids.ts';
import type { FlowStep } from '../../src/core/flow.ts';
import type { Integration } from '../../src/core/integration.ts';
import type { Json, JsonObject } from '../../src/core/json.ts';
import { resumeRun } from '../../src/services/integration/engine/resume-run.ts';
import { openSuspects } from '../../src/services/integration/engine/suspects.ts';
import type { Evaluator } from '../../src/services/integration/mapping/expressions.ts';
import type { Writing, Written } from '../../src/core/ports/remote-system.ts';
import { syncOf } from '../contracts/syncs.ts';
import { FakeIntegrations } from '../fakes/integrations.ts';
import { FakeRemoteSystem, idOf } from '../fakes/remote-system.ts';
import { FakeSyncs } from '../fakes/syncs.ts';
import { createTestClock } from './clock.ts';
import { integrationOf } from './engine.ts';
import { createTestIds } from './ids.ts';
import { freshTenant } from './tenants.ts';

type Shows = (written: JsonObject) => JsonObject;

/** Keeps what a writing does not name, as most systems do, and may show it otherwise than it was written. */
class MergingSystem extends FakeRemoteSystem {
  readonly #shows: Shows;

  constructor(options: ConstructorParameters<typeof FakeRemoteSystem>[0], shows: Shows) {
    super(options);
    this.#shows = shows;
  }

  override async write(all: readonly Writing[]): Promise<readonly Written[]> {
    const writings = all.map((one) => this.#named(one));
    const before = writings.map(({ remoteId, record }) => this.kept.get(remoteId ?? idOf(record)));
    const answers = await super.write(writings);
    writings.forEach(({ remoteId, record, action }, index) => {
      if (action !== 'delete') this.kept.set(remoteId ?? idOf(record), { ...before[index], ...this.#shows(record) });
    });
    return answers;
  }

  /** Without an id of its own a new record is given one. */
  #named(writing: Writing): Writing {
    if (writing.remoteId !== null || writing.record['id'] !== undefined) return writing;
    return { ...writing, record: { ...writing.record, id: `new-${this.written.length}-${this.kept.size}` } };
  }
}

type Carrying = { readonly mapping: Integration['mapping'] } | { readonly steps: readonly FlowStep[] };

const routeOf = (name: string, steps: readonly FlowStep[]): NonNullable<Integration['route']> => {
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) throw new Error('a flow has steps');
  return { flow: FlowId.parse(`flow_${name}`), version: 1, step: last.id, start: first.id, steps: [...steps] };
};

interface Options {
  /** Where records show a field that is written by its name. */
  readonly path?: (name: string) => string;
  /** Of one of the systems. */
  readonly shows?: (system: string, written: JsonObject) => JsonObject;
}

const declared = (path: ((name: string) => string) | undefined) =>
  path === undefined
    ? {}
    : {
        fields: Object.fromEntries(
          ['name', 'label'].map((name) => [name, { path: path(name), type: 'string' as const }]),
        ),
      };

export function twoWays(expressions: Evaluator, { path, shows = (_, written) => written }: Options = {}) {
  const clock = createTestClock();
  const newId = createTestIds();
  const tenant = freshTenant();
  const integrations = new FakeIntegrations();
  const syncs = new FakeSyncs({ tenant, clock: clock.real, newId });
  const systems = new Map<string, MergingSystem>();
  const system = (name: string): MergingSystem => {
    const found = systems.get(name) ?? new MergingSystem(declared(path), (written) => shows(name, written));
    systems.set(name, found);
    return found;
  };
  const runs: SyncId[] = [];
  const made = (way: string, carrying: Carrying): Integration => {
    const [from = '', to = ''] = way.split('>');
    const plain = integrationOf(tenant, IntegrationId.parse(`int_${from}_${to}`), clock.real.now());
    return {
      ...plain,
      name: way,
      mode: 'real_time',
      source: { ...plain.source, connection: ConnectionId.parse(`con_${from}`) },
      destination: { ...plain.destination, connection: ConnectionId.parse(`con_${to}`) },
      mapping: 'mapping' in carrying ? carrying.mapping : {},
      ...('steps' in carrying ? { route: routeOf(`${from}_${to}`, carrying.steps) } : {}),
    };
  };
  const begin = async (integration: Integration) => {
    await integrations.add(integration, integration.id);
    const sync = syncOf(integration, newId, clock.real.now());
    await syncs.open(sync);
    runs.push(sync.id);
  };
  const look = async (sync: SyncId) => {
    // Other parts each time: nothing but the stores lives on, as after a restart.
    const parts = {
      syncs,
      integrations,
      open: async (id: ConnectionId) => system(id.slice('con_'.length)),
      expressions,
      suspects: openSuspects(),
      clock: clock.real,
      random: () => 0,
      sliceMs: 60_000,
      mayGoOn: () => false,
      leaseMs: 60_000,
    };
    await resumeRun(parts, sync, new AbortController().signal);
  };
  const show = () => {
    for (const one of systems.values()) one.pages = [structuredClone([...one.kept.values()])];
  };
  const count = () => [...systems.values()].reduce((sum, { written }) => sum + written.length, 0);
  /**
   * A look of each, one after another; `late`: each saw the systems before another wrote; `together`: they run beside each other.
   * Answers how many records were written.
   */
  const minute = async (how: 'in turn' | 'late' | 'together' = 'in turn'): Promise<number> => {
    const before = count();
    if (how === 'in turn')
      for (const sync of runs) {
        clock.advance(60_000);
        show();
        await look(sync);
      }
    else {
      clock.advance(60_000);
      show();
      if (how === 'together') await Promise.all(runs.map(look));
      else for (const sync of runs) await look(sync);
    }
    return count() - before;
  };
  const edit = (where: string, record: JsonObject, id = 'p1') => {
    const { kept } = system(where);
    kept.set(id, { ...kept.get(id), id, ...record });
  };
  const value = (where: string, field: string, id = 'p1'): Json | undefined => system(where).kept.get(id)?.[field];
  const held = (where: string): number => system(where).kept.size;
  return { made, begin, minute, edit, value, count: held };
}
