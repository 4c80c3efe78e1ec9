// A whole gate for tests: one organization, its people, a ledger in memory and another system; and ways to restart it.
import { type Principal, type Role, scopesOf } from '../../src/core/access.ts';
import type { Action } from '../../src/core/action.ts';
import { ActorId, TenantId, UserId } from '../../src/core/ids.ts';
import type { JsonObject } from '../../src/core/json.ts';
import type { Repeats } from '../../src/core/ports/ats.ts';
import type { Call, ActionGate } from '../../src/core/ports/action-gate.ts';
import type { SettingsStore } from '../../src/core/ports/directory.ts';
import { Settings } from '../../src/core/settings.ts';
import type { AnyTool } from '../../src/core/tool.ts';
import { type Gate, type GateDependencies, openGate } from '../../src/gate/gate.ts';
import { createFakeLedgers } from '../fakes/ledger.ts';
import { FakeTroubles } from '../fakes/troubles.ts';
import { createTestClock } from '../support/clock.ts';
import { createTestIds } from '../support/ids.ts';
import { createKeptLog } from '../support/log.ts';
import { fakeTools } from './fake-tools.ts';
import { Life, mortal } from './mortal.ts';
import { type Effect, Remote } from './remote.ts';

export const acme = TenantId.parse('acme');
export const leaseMs = 60_000;

function person(name: string, role: Role, tenant = acme): Principal {
  return { tenant, kind: 'user', id: ActorId.parse(name), user: UserId.parse(name), scopes: new Set(scopesOf[role]) };
}

export const people = {
  recruiter: person('u_recruiter', 'recruiter'),
  manager: person('u_manager', 'hiring_manager'),
  other: person('u_other', 'hiring_manager'),
  admin: person('u_admin', 'admin'),
  viewer: person('u_viewer', 'viewer'),
  stranger: person('u_admin', 'admin', TenantId.parse('globex')),
} as const;

export class FakeSettings implements SettingsStore {
  settings: Settings = Settings.parse({});
  version = 1;

  async get() {
    return { settings: this.settings, version: this.version };
  }
  async put(settings: Settings) {
    this.settings = settings;
    this.version += 1;
    return this.get();
  }
  /** Changes some of them. */
  set(part: Partial<Settings>): void {
    this.settings = { ...this.settings, ...part };
    this.version += 1;
  }
}

export interface WorldOptions {
  readonly repeats?: Repeats;
  readonly settings?: Partial<Settings>;
  readonly candidates?: number;
  /** Called at every effect in the other system. */
  readonly watch?: (effect: Effect) => void;
  /** Breaks or bends what the gate is built on, in tests that show that others notice. */
  readonly bend?: (dependencies: GateDependencies) => GateDependencies;
  readonly bendTools?: (tools: readonly AnyTool[]) => readonly AnyTool[];
  readonly inBackground?: GateDependencies['inBackground'];
  readonly inlineLimit?: number;
}

export function createWorld(options: WorldOptions = {}) {
  const { bend = (dependencies) => dependencies, bendTools = (tools) => tools } = options;
  const clock = createTestClock();
  const log = createKeptLog();
  const remote = new Remote(options.repeats ?? 'same_key', options.watch);
  for (let number = 1; number <= (options.candidates ?? 3); number += 1) remote.stages.set(`c${number}`, 'Applied');
  const troubles = new FakeTroubles();
  const ledgers = createFakeLedgers(clock.business, troubles);
  const settings = new FakeSettings();
  if (options.settings !== undefined) settings.set(options.settings);
  const newId = createTestIds();
  const pauses: number[] = [];

  /** A new process on the same ledger and the same other system. */
  const start = (life = new Life()): Gate => {
    const late: { gate?: ActionGate } = {};
    const deskNow = (): ActionGate => {
      if (late.gate === undefined) throw new Error('the gate is not open yet');
      return late.gate;
    };
    const actionGate: Pick<ActionGate, 'approve' | 'undoAction'> = {
      approve: (...given) => deskNow().approve(...given),
      undoAction: (...given) => deskNow().undoAction(...given),
    };
    const tools = bendTools(fakeTools(mortal(remote, life), actionGate));
    const { inBackground, inlineLimit } = options;
    const gate = openGate(
      bend({
        ledger: (tenant) => mortal(ledgers.of(tenant), life),
        sweep: mortal(ledgers.sweep, life),
        tools: () => tools,
        settings: () => mortal(settings, life),
        clocks: clock,
        newId,
        log,
        leaseMs,
        troubles: () => troubles,
        sleep: async (ms) => void pauses.push(ms),
        ...(inlineLimit === undefined ? {} : { inlineLimit }),
        ...(inBackground === undefined ? {} : { inBackground }),
      }),
    );
    late.gate = gate;
    return gate;
  };

  const ledger = ledgers.of(acme);
  return {
    clock,
    log,
    remote,
    ledgers,
    ledger,
    settings,
    pauses,
    troubles,
    start,
    gate: start(),
    /** All lines of the ledger. */
    rows: (): readonly Action[] => [...ledger.actionRows.values()],
  };
}

export type World = ReturnType<typeof createWorld>;

let calls = 0;
export function callOf(tool: string, input: JsonObject, part: Partial<Call> = {}): Call {
  calls += 1;
  return {
    tool,
    input,
    by: people.recruiter,
    origin: { kind: 'api' },
    idem: `call ${calls}`,
    provenance: 'instructed',
    ...part,
  };
}
