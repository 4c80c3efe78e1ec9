// What belongs to one organization, made once and kept: its systems, its tools, what its agent knows of it.
import type { Principal } from '../core/access.ts';
import type { Clocks } from '../core/clock.ts';
import type { NewId, TenantId } from '../core/ids.ts';
import type { ActionGate } from '../core/ports/action-gate.ts';
import type { Systems } from '../core/ports/systems.ts';
import type { Of } from '../core/ports/tenanted.ts';
import { type AnyTool, plannable } from '../core/tool.ts';
import { openSandbox } from '../connectors/sandbox/system.ts';
import { withBuiltIn } from '../services/operations/sequences/with-built-in.ts';
import { openSequenceBook, type SequenceBook } from '../services/operations/sequences/sequence-book.ts';
import { type NameKeepers, nameKeepers, openWorld, type World } from '../services/operations/world.ts';
import { writeDocument } from '../services/veteran/documents/write-document.ts';
import type { TranslatePorts } from '../services/veteran/translate.ts';
import type { Storage } from '../storage/storage.ts';
import { automaticToolsFor, toolsFor } from '../tools/index.ts';
import type { ToolPorts } from '../tools/tool-ports.ts';

export interface Tenants {
  readonly systems: Of<Systems>;
  /** What planners, tasks, sequences and rules may call. */
  readonly tools: Of<readonly AnyTool[]>;
  /** All that the gate carries out, with the decisions of people. */
  readonly gateTools: Of<readonly AnyTool[]>;
  readonly sequences: Of<SequenceBook>;
  worldOf(tenant: TenantId): Promise<World>;
}

interface TenantDependencies {
  readonly storage: Storage;
  readonly clocks: Clocks;
  readonly newId: NewId;
  readonly systems: Of<Systems>;
  readonly veteran: Pick<TranslatePorts, 'data' | 'jobs' | 'corrections'>;
  /** Asked for late: the gate is built on the tools, and some tools on the gate. */
  readonly gate: () => ActionGate;
  readonly score: ToolPorts['score'];
  /** Asked for late as well: alerts of syncs go through the gate. */
  readonly integration: Of<ToolPorts['integration']>;
  readonly environment: Of<ToolPorts['environment']>;
}

/** The systems of each organization, opened when first asked for. */
export const openSystems = ({
  storage,
  clocks,
  newId,
}: Pick<TenantDependencies, 'storage' | 'clocks' | 'newId'>): Of<Systems> =>
  kept((tenant) =>
    openSandbox({ store: storage.records(tenant), now: () => clocks.business.now(), newId, writeDocument }),
  );

export function openTenants({
  storage,
  clocks,
  systems,
  veteran,
  gate,
  score,
  integration,
  environment,
}: TenantDependencies): Tenants {
  const names = kept<NameKeepers>(() => nameKeepers());
  const sequences = kept((tenant) =>
    openSequenceBook({ definitions: storage.sequences(tenant), templates: storage.templates(tenant) }),
  );
  const portsOf = (tenant: TenantId): ToolPorts => ({
    ...systems(tenant),
    letters: storage.letters(tenant),
    sequences: sequences(tenant),
    interviewPlans: storage.interviewPlans(tenant),
    interviewerPools: storage.interviewerPools(tenant),
    enrolments: storage.enrolments(tenant),
    preferences: storage.contactPreferences(tenant),
    textConsents: storage.textConsents(tenant),
    bookingLinks: storage.bookingLinks(tenant),
    assessmentRequests: storage.assessmentRequests(tenant),
    clocks,
    directory: storage.directory(tenant),
    // Named ones may come with a built-in sequence; what is offered to choose from is the organization's own.
    templates: { list: () => storage.templates(tenant).list(), get: withBuiltIn(storage.templates(tenant)).get },
    ledger: storage.ledger(tenant),
    score,
    scores: storage.retention.journal(tenant),
    veteran,
    integration: integration(tenant),
    environment: environment(tenant),
    gate: lazyGate(gate),
  });
  const tools = kept((tenant) => toolsFor(portsOf(tenant)));
  const gateTools = kept((tenant) => [...tools(tenant), ...automaticToolsFor(portsOf(tenant))]);
  return {
    systems,
    tools: (tenant) => plannable(tools(tenant)),
    gateTools,
    sequences,
    worldOf: (tenant) =>
      openWorld({
        ...systems(tenant),
        directory: storage.directory(tenant),
        templates: storage.templates(tenant),
        sequences: sequences(tenant),
        ledger: storage.ledger(tenant),
        settings: storage.settings(tenant),
        names: names(tenant),
        tenant,
        clocks,
      }),
  };
}

export function kept<T>(make: Of<T>): Of<T> {
  const made = new Map<TenantId, T>();
  return (tenant) => {
    const known = made.get(tenant) ?? make(tenant);
    made.set(tenant, known);
    return known;
  };
}

const lazyGate = (gate: () => ActionGate): Pick<ActionGate, 'undoAction' | 'undoLast'> => ({
  undoAction: (action, by: Principal) => gate().undoAction(action, by),
  undoLast: (by: Principal) => gate().undoLast(by),
});
