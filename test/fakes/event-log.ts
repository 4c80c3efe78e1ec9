// The log of what happened, in memory and whole: numbered entries, one promise each, and what was made of them.
import type { Clocks } from '../../src/core/clock.ts';
import type { Happening, IncomingEvent } from '../../src/core/happening.ts';
import type { ActionId, TenantId } from '../../src/core/ids.ts';
import {
  type Consequence,
  type EventLog,
  type Reaction,
  reactJob,
  type Taken,
} from '../../src/core/ports/event-log.ts';
import type { Outbox } from '../../src/core/ports/outbox.ts';

interface Parts {
  readonly tenant: TenantId;
  readonly clocks: Clocks;
  readonly outbox: Outbox;
}

interface Row {
  readonly happening: Happening;
  readonly fingerprint: string | null;
}

export class FakeEventLog implements EventLog {
  readonly rows: Row[] = [];
  readonly noted: Reaction[] = [];
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async takeAll(events: readonly IncomingEvent[]): Promise<Taken[]> {
    const taken: Taken[] = [];
    for (const event of events) taken.push(await this.take(event));
    return taken;
  }

  async take({ fingerprint, ...event }: IncomingEvent): Promise<Taken> {
    const before = this.rows.find(
      ({ happening }) => happening.system === event.system && happening.eventId === event.eventId,
    );
    if (before !== undefined) {
      const kind = before.fingerprint === fingerprint ? ('known' as const) : ('different' as const);
      return { kind, id: before.happening.id };
    }
    const happening = { ...event, undone: null, cause: null };
    return { kind: 'new' as const, id: await this.add(happening, fingerprint) };
  }

  /** What the gate writes beside its steps. */
  async add(happening: Omit<Happening, 'id' | 'at'>, fingerprint: string | null = null): Promise<string> {
    const { tenant, clocks, outbox } = this.#parts;
    const id = String(this.rows.length + 1);
    this.rows.push({ happening: { ...happening, id, at: clocks.business.now() }, fingerprint });
    await outbox.promise({ tenant, name: reactJob, data: { event: id }, due: clocks.real.now() });
    return id;
  }

  async find(id: string): Promise<Happening | undefined> {
    return this.rows.find(({ happening }) => happening.id === id)?.happening;
  }

  async list({
    limit,
    before,
    since,
    kinds,
    candidate,
  }: Parameters<EventLog['list']>[0]): Promise<readonly Happening[]> {
    return this.rows
      .map(({ happening }) => happening)
      .filter(({ id }) => before === undefined || Number(id) < Number(before))
      .filter(({ at }) => since === undefined || at >= since)
      .filter(({ kind }) => kinds === undefined || kinds.includes(kind))
      .filter((one) => candidate === undefined || one.candidate === candidate)
      .toReversed()
      .slice(0, limit);
  }

  async causedBy(action: ActionId): Promise<readonly Happening[]> {
    return this.rows.map(({ happening }) => happening).filter(({ cause }) => cause === action);
  }

  async effectsOf(causes: readonly ActionId[]): Promise<Consequence[]> {
    return this.#consequences().filter(({ cause }) => causes.includes(cause));
  }

  async causesOf(effects: readonly ActionId[]): Promise<Consequence[]> {
    return this.#consequences().filter(({ effect }) => effects.includes(effect));
  }

  #consequences(): Consequence[] {
    return this.rows.flatMap(({ happening: { id, cause } }) =>
      this.noted
        .filter(({ event, action }) => event === id && action !== null && cause !== null)
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))
        .flatMap(({ action: effect }) => (cause === null || effect === null ? [] : [{ cause, effect }])),
    );
  }

  async hasNewerStage({ candidate, occurredAt, id }: Parameters<EventLog['hasNewerStage']>[0]): Promise<boolean> {
    const time = occurredAt.getTime();
    return this.rows.some(({ happening: other }) => {
      if (other.candidate !== candidate || !['candidate.moved', 'candidate.rejected'].includes(other.kind))
        return false;
      const theirs = other.occurredAt.getTime();
      return theirs > time || (theirs === time && Number(other.id) > Number(id));
    });
  }

  async stageBefore({ candidate, at, but }: Parameters<EventLog['stageBefore']>[0]): Promise<Happening | undefined> {
    return this.rows
      .map(({ happening }) => happening)
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
