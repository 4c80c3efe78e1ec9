// What can be asked of flows: drafts that are edited, versions that are published, tried out, carried out and taken back.
import type { Principal } from '../../../core/access.ts';
import { type Flow, type FlowDocument, type FlowVersion } from '../../../core/flow.ts';
import { readFlowDocument } from '../../../core/flow-format.ts';
import { FlowId, type TenantId } from '../../../core/ids.ts';
import type { Sync } from '../../../core/integration.ts';
import { type JsonObject, canonical } from '../../../core/json.ts';
import type { Flows } from '../../../core/ports/flows.ts';
import type { Of } from '../../../core/ports/tenanted.ts';
import { Problem } from '../../../core/problem.ts';
import type { Expressions } from '../mapping/expressions.ts';
import type { IntegrationDependencies } from '../integration-dependencies.ts';
import { runsOf } from '../saving.ts';
import { checkFlow, refuseFaulty } from './check-flow.ts';
import { checkRings, compiled } from './check-rings.ts';
import { deployFlow } from './deploy.ts';
import { type Difference, differences } from './diff.ts';
import type { Finding } from './finding.ts';
import { newFlow } from './new-flow.ts';
import { type WordingDependencies, wording } from './from-words/wording.ts';
import { expressionsOf } from './walk.ts';
import { type Rehearsal, type Rehearsed, rehearseFlow } from './rehearse-flow.ts';

export interface FlowDependencies extends IntegrationDependencies, WordingDependencies {
  readonly flows: Of<Flows>;
  readonly expressions: Expressions;
}

/** A published version, or the draft. */
type Which = number | 'draft';

export function flowing(dependencies: FlowDependencies) {
  const drafts = drafting(dependencies);
  return {
    ...drafts,
    ...wording(dependencies, drafts.create),
    ...publishing(dependencies),
    ...trying(dependencies),
  };
}

const documentOf = async (store: Flows, id: FlowId, which: Which): Promise<FlowDocument> =>
  which === 'draft' ? (await store.get(id)).draft : (await store.version(id, which)).document;

/** `flow`: the one whose document it is; without it the document is held against all that runs. */
const checkedOf =
  (dependencies: FlowDependencies) =>
  async (
    tenant: TenantId,
    document: FlowDocument,
    flow?: Pick<Flow, 'id' | 'enabled'>,
  ): Promise<readonly Finding[]> => {
    const findings = await checkedAlone(dependencies, tenant, document);
    if (findings.some(({ severity }) => severity === 'error')) return findings;
    return [...findings, ...(await checkRings(dependencies, { tenant, document, flow }))];
  };

async function checkedAlone(dependencies: FlowDependencies, tenant: TenantId, document: FlowDocument) {
  const syntax = await syntaxOf(dependencies, document);
  const users = new Set((await dependencies.people(tenant)).map(({ id }) => id));
  const known = { connections: await dependencies.connections(tenant).list(), users };
  return checkFlow({ ...dependencies, ...known, syntax }, document);
}

/** Expressions that cannot be read, and why. */
async function syntaxOf({ expressions }: Pick<FlowDependencies, 'expressions'>, { steps }: FlowDocument) {
  const written = steps.flatMap((step) => expressionsOf(step).map(({ expression }) => expression));
  const because = await expressions.check(written);
  return new Map(
    written.flatMap((text, index) => (because[index] === undefined ? [] : [[text, because[index]] as const])),
  );
}

function drafting(dependencies: FlowDependencies) {
  const { flows, connections, clock, newId } = dependencies;
  const add = async (by: Principal, draft: FlowDocument): Promise<Flow> => {
    const id = FlowId.parse(newId('flow'));
    const flow = newFlow({ id, tenant: by.tenant, draft, by: by.id, now: clock.now() });
    await flows(by.tenant).add(flow);
    return flow;
  };
  return {
    create: add,

    /** Connections of elsewhere are not known here: the only one of the same system takes their place, else it is left open. */
    async import(by: Principal, given: JsonObject): Promise<Flow> {
      const known = await connections(by.tenant).list();
      const here = <End extends FlowDocument['source'] | { system: string | null; connection: string | null }>(
        end: End,
      ): End => {
        if (known.some(({ id, system }) => id === end.connection && system === end.system)) return end;
        const [only, ...others] = known.filter(({ system }) => system === end.system);
        return { ...end, connection: others.length === 0 ? (only?.id ?? null) : null };
      };
      const document = readFlowDocument(given);
      return await add(by, {
        ...document,
        source: here(document.source),
        steps: document.steps.map((step) => (step.kind === 'write' ? { ...step, to: here(step.to) } : step)),
      });
    },

    async duplicate(by: Principal, id: FlowId, name: string | undefined): Promise<Flow> {
      const { draft } = await flows(by.tenant).get(id);
      return await add(by, { ...draft, name: name ?? `${draft.name} (copy)`.slice(0, 128) });
    },

    /** A draft may have faults; they are told, and keep it from being published. Throws `conflict`. */
    saveDraft: (by: Principal, id: FlowId, { document, revision }: { document: FlowDocument; revision: number }) =>
      flows(by.tenant).saveDraft(id, { document, revision, by: by.id, at: clock.now() }),

    async remove(by: Principal, id: FlowId): Promise<void> {
      await flows(by.tenant).remove(id);
    },
  };
}

function publishing(dependencies: FlowDependencies) {
  const { flows, integrations, clock } = dependencies;
  const check = checkedOf(dependencies);
  const publish = async (
    by: Principal,
    { flow, document, note }: { flow: Flow; document: FlowDocument; note: string | null },
  ): Promise<Flow> => {
    refuseFaulty(await check(by.tenant, document, flow));
    const version = { document, note, revision: flow.revision, by: by.id, at: clock.now() };
    return flows(by.tenant).publish(flow.id, version);
  };
  return {
    /** Throws `validation_failed` with every fault, `conflict` when the draft has changed since that revision. */
    async publish(
      by: Principal,
      id: FlowId,
      { revision, note }: { revision: number | undefined; note: string | null },
    ) {
      const flow = await flows(by.tenant).get(id);
      const document = flow.draft;
      return await publish(by, { flow: { ...flow, revision: revision ?? flow.revision }, document, note });
    },

    /** What was published before is published anew, as the newest version. The draft stays as it is. */
    async rollBack(by: Principal, id: FlowId, version: number): Promise<Flow> {
      const { document } = await flows(by.tenant).version(id, version);
      const flow = await flows(by.tenant).get(id);
      if (flow.published === version) return flow;
      return await publish(by, { flow, document, note: `as version ${version}` });
    },

    /** Throws `validation_failed` where another has come meanwhile that it would swap values with. */
    async enable(by: Principal, id: FlowId, enabled: boolean): Promise<Flow> {
      const { tenant } = by;
      const { published } = await flows(tenant).get(id);
      if (enabled && published !== null) {
        const { document } = await flows(tenant).version(id, published);
        refuseFaulty(await checkRings(dependencies, { tenant, document, flow: { id, enabled } }));
      }
      return flows(tenant).enable(id, enabled);
    },

    /** A run of each write now. Throws `conflict` for a flow that was never published or is off. */
    async run(by: Principal, id: FlowId, dryRun: boolean): Promise<readonly Sync[]> {
      const flow = await flows(by.tenant).get(id);
      if (flow.published === null) throw new Problem('conflict', 'The flow is a draft. Publish it, then run it.');
      if (!flow.enabled) throw new Problem('conflict', 'The flow is switched off. Switch it on, then run it.');
      // Promised as well; who runs it at once need not wait for that.
      if (flow.deployed !== flow.published) await deployFlow(dependencies, by.tenant, id);
      const runs = runsOf(dependencies);
      const begun: Sync[] = [];
      for (const integration of await integrations(by.tenant).ofFlow(id))
        begun.push(await runs.begin(by, integration, { now: true, dryRun }));
      return begun;
    },
  };
}

function trying(dependencies: FlowDependencies) {
  const { flows, open, expressions } = dependencies;
  const check = checkedOf(dependencies);
  return {
    check,

    /** The same beside nothing that runs: for documents that replace what runs as a whole. */
    checkAlone: (tenant: TenantId, document: FlowDocument) => checkedAlone(dependencies, tenant, document),

    async show(by: Principal, id: FlowId): Promise<{ flow: Flow; findings: readonly Finding[]; changed: boolean }> {
      const store = flows(by.tenant);
      const flow = await store.get(id);
      const live: FlowVersion | null = flow.published === null ? null : await store.version(id, flow.published);
      const changed = live === null || canonical(live.document) !== canonical(flow.draft);
      return { flow, findings: await check(by.tenant, flow.draft, flow), changed };
    },

    async rehearse(by: Principal, id: FlowId, asked: Omit<Rehearsal, 'flow'> & { flow: FlowDocument | undefined }) {
      const flow = asked.flow ?? (await flows(by.tenant).get(id)).draft;
      const rehearsed: readonly Rehearsed[] = await rehearseFlow(
        { open: (connection) => open(by.tenant, connection), expressions },
        { ...asked, flow },
      );
      return rehearsed;
    },

    /** What would carry out a document without faults. Nothing of it is stored. */
    sketch: (tenant: TenantId, document: FlowDocument, id: FlowId) =>
      compiled(dependencies, { tenant, document, flow: { id, enabled: true } }),

    document: (by: Principal, id: FlowId, which: Which) => documentOf(flows(by.tenant), id, which),

    /** From what is published to the draft, unless told. */
    async diff(by: Principal, id: FlowId, { from, to }: { from?: Which | undefined; to: Which }) {
      const store = flows(by.tenant);
      const before = from ?? (await store.get(id)).published ?? 'draft';
      const found: readonly Difference[] = differences(
        await documentOf(store, id, before),
        await documentOf(store, id, to),
      );
      return found;
    },
  };
}
