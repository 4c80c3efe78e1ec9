// The log of what happened, in memory and whole: numbered entries, one promise each, and what was made of them.
import type { Clocks } from '../../src/core/clock.ts';
import type { TriggerEvent, IncomingEvent } from '../../src/core/trigger-event.ts';
import { type ActionId, type CandidateId, EventId, type TenantId } from '../../src/core/ids.ts';
import {
  type Consequence,
  type EventLog,
  type Reaction,
  reactJob,
  type AppendResult,
} from '../../src/core/ports/event-log.ts';
import type { Outbox } from '../../src/core/ports/outbox.ts';

interface EventLogDependencies {
  readonly tenant: TenantId;
  readonly clocks: Clocks;
  readonly outbox: Outbox;
}

interface Row {
  readonly event: TriggerEvent;
  readonly fingerprint: string | null;
}

export class FakeEventLog implements EventLog {
  readonly rows: Row[] = [];
  readonly noted: Reaction[] = [];
  readonly #parts: EventLogDependencies;

  constructor(dependencies: EventLogDependencies) {
    this.#parts = dependencies;
  }

  async takeAll(events: readonly IncomingEvent[]): Promise<AppendResult[]> {
    const taken: AppendResult[] = [];
    for (const event of events) taken.push(await this.take(event));
    return taken;
  }

  async take({ fingerprint, ...event }: IncomingEvent): Promise<AppendResult> {
    const before = this.rows.find(
      ({ event: trigger }) => trigger.system === event.system && trigger.eventId === event.eventId,
    );
    if (before !== undefined) {
      const kind = before.fingerprint === fingerprint ? ('known' as const) : ('different' as const);
      return { kind, id: before.event.id };
    }
    const trigger = { ...event, undone: null, cause: null };
    return { kind: 'new' as const, id: await this.add(trigger, fingerprint) };
  }

  /** What the gate writes beside its steps. */
  async add(event: Omit<TriggerEvent, 'id' | 'at'>, fingerprint: string | null = null): Promise<EventId> {
    const { tenant, clocks, outbox } = this.#parts;
    const id = EventId.parse(String(this.rows.length + 1));
    this.rows.push({ event: { ...event, id, at: clocks.business.now() }, fingerprint });
    await outbox.promise({ tenant, name: reactJob, data: { event: id }, due: clocks.real.now() });
    return id;
  }

  async find(id: string): Promise<TriggerEvent | undefined> {
    return this.rows.find(({ event }) => event.id === id)?.event;
  }

  async list({
    limit,
    before,
    since,
    kinds,
    candidate,
  }: Parameters<EventLog['list']>[0]): Promise<readonly TriggerEvent[]> {
    return this.rows
      .map(({ event }) => event)
      .filter(({ id }) => before === undefined || Number(id) < Number(before))
      .filter(({ at }) => since === undefined || at >= since)
      .filter(({ kind }) => kinds === undefined || kinds.includes(kind))
      .filter((one) => candidate === undefined || one.candidate === candidate)
      .toReversed()
      .slice(0, limit);
  }

  async causedBy(action: ActionId): Promise<readonly TriggerEvent[]> {
    return this.rows.map(({ event }) => event).filter(({ cause }) => cause === action);
  }

  async effectsOf(causes: readonly ActionId[]): Promise<Consequence[]> {
    return this.#consequences().filter(({ cause }) => causes.includes(cause));
  }

  async causesOf(effects: readonly ActionId[]): Promise<Consequence[]> {
    return this.#consequences().filter(({ effect }) => effects.includes(effect));
  }

  async candidatesOf(effects: readonly ActionId[]): Promise<ReadonlyMap<ActionId, CandidateId>> {
    const found = new Map<ActionId, CandidateId>();
    for (const { event, action } of this.noted) {
      const candidate = this.rows.find((row) => row.event.id === event)?.event.candidate ?? null;
      if (action !== null && candidate !== null && effects.includes(action)) found.set(action, candidate);
    }
    return found;
  }

  #consequences(): Consequence[] {
    return this.rows.flatMap(({ event: { id, cause } }) =>
      this.noted
        .filter(({ event, action }) => event === id && action !== null && cause !== null)
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))
        .flatMap(({ action: effect }) => (cause === null || effect === null ? [] : [{ cause, effect }])),
    );
  }

  async hasNewerStage({ candidate, occurredAt, id }: Parameters<EventLog['hasNewerStage']>[0]): Promise<boolean> {
    const time = occurredAt.getTime();
    return this.rows.some(({ event: other }) => {
      if (other.candidate !== candidate || !['candidate.moved', 'candidate.rejected'].includes(other.kind))
        return false;
      const theirs = other.occurredAt.getTime();
      return theirs > time || (theirs === time && Number(other.id) > Number(id));
    });
  }

  async stageBefore({ candidate, at, but }: Parameters<EventLog['stageBefore']>[0]): Promise<TriggerEvent | undefined> {
    return this.rows
      .map(({ event }) => event)
      .filter((one) => one.candidate === candidate && ['candidate.moved', 'candidate.rejected'].includes(one.kind))
      .filter(({ id, occurredAt }) => id !== but && occurredAt <= at)
      .toSorted((a, b) => a.occurredAt.getTime() - b.occurredAt.getTime() || Number(a.id) - Number(b.id))
      .at(-1);
  }

  async note(reaction: Reaction): Promise<boolean> {
    if (this.noted.some(({ event, name }) => event === reaction.event && name === reaction.name)) return false;
    this.noted.push(reaction);
    return true;
  }

  async reactions(event: string): Promise<readonly Reaction[]> {
    return this.noted.filter((one) => one.event === event).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }
}
