// Flows in memory, whole: revisions, versions that never change, and the promise to carry out the newest.
import type { Clock } from '../../src/core/clock.ts';
import type { Flow, FlowVersion } from '../../src/core/flow.ts';
import type { TriggerKind } from '../../src/core/trigger-event.ts';
import type { FlowId, TenantId } from '../../src/core/ids.ts';
import type { Flows } from '../../src/core/ports/flows.ts';
import type { Outbox } from '../../src/core/ports/outbox.ts';
import { Problem } from '../../src/core/problem.ts';

interface FlowsDependencies {
  readonly tenant: TenantId;
  readonly clock: Clock;
  readonly outbox?: Outbox;
}

export class FakeFlows implements Flows {
  readonly rows = new Map<FlowId, Flow>();
  readonly published = new Map<FlowId, FlowVersion[]>();
  readonly #parts: FlowsDependencies;

  constructor(dependencies: FlowsDependencies) {
    this.#parts = dependencies;
  }

  async add(flow: Flow): Promise<void> {
    this.rows.set(flow.id, flow);
  }

  async get(id: FlowId): Promise<Flow> {
    const flow = this.rows.get(id);
    if (flow === undefined) throw new Problem('not_found', `There is no flow ${id}.`);
    return flow;
  }

  async list({ limit, before }: Parameters<Flows['list']>[0]): Promise<readonly Flow[]> {
    const all = [...this.rows.values()].toReversed();
    const from = before === undefined ? 0 : all.findIndex(({ id }) => id === before) + 1;
    return all.slice(from, from + limit);
  }

  async saveDraft(id: FlowId, draft: Parameters<Flows['saveDraft']>[1]): Promise<Flow> {
    const flow = await this.#at(id, draft.revision);
    return this.#keep({
      ...flow,
      draft: draft.document,
      revision: draft.revision + 1,
      draftBy: draft.by,
      draftAt: draft.at,
    });
  }

  async publish(id: FlowId, given: Parameters<Flows['publish']>[1]): Promise<Flow> {
    const flow = await this.#at(id, given.revision);
    const before = this.published.get(id) ?? [];
    const version = before.length + 1;
    const { document, note, by: publishedBy, at: publishedAt } = given;
    this.published.set(id, [...before, { flow: id, version, document, note, publishedBy, publishedAt }]);
    await this.#promise(id);
    return this.#keep({ ...flow, published: version });
  }

  async enable(id: FlowId, enabled: boolean): Promise<Flow> {
    const flow = this.#keep({ ...(await this.get(id)), enabled });
    await this.#promise(id);
    return flow;
  }

  async deployed(id: FlowId, version: number): Promise<void> {
    const flow = this.rows.get(id);
    if (flow !== undefined) this.#keep({ ...flow, deployed: version });
  }

  async version(id: FlowId, wanted: number): Promise<FlowVersion> {
    const found = this.published.get(id)?.find(({ version }) => version === wanted);
    if (found === undefined) throw new Problem('not_found', `The flow ${id} has no version ${wanted}.`);
    return found;
  }

  async versions(id: FlowId): Promise<readonly FlowVersion[]> {
    await this.get(id);
    return (this.published.get(id) ?? []).toReversed();
  }

  async remove(id: FlowId): Promise<void> {
    await this.get(id);
    this.rows.delete(id);
    this.published.delete(id);
    await this.#promise(id);
  }

  async beginningWith(event: TriggerKind): Promise<readonly Flow[]> {
    return [...this.rows.values()].filter(({ id, enabled, published }) => {
      const trigger = this.published.get(id)?.find(({ version }) => version === published)?.document.trigger;
      return enabled && trigger?.kind === 'event' && trigger.event === event;
    });
  }

  async #at(id: FlowId, revision: number): Promise<Flow> {
    const flow = await this.get(id);
    if (flow.revision !== revision)
      throw new Problem('conflict', `Somebody changed the draft of ${id} since: it is at revision ${flow.revision}.`);
    return flow;
  }

  #keep(flow: Flow): Flow {
    this.rows.set(flow.id, flow);
    return flow;
  }

  async #promise(flow: FlowId): Promise<void> {
    const { outbox, tenant, clock } = this.#parts;
    await outbox?.promise({ tenant, name: 'deploy-flow', data: { flow }, due: clock.now() });
  }
}
