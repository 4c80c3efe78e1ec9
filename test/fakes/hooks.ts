// Hooks in memory, whole: secrets that overlap, events that count once, and one standing promise to wake.
import type { Clock } from '../../src/core/clock.ts';
import type { ConnectionId, TenantId } from '../../src/core/ids.ts';
import { type HookSource, type HookSources, type Hooks, type TakenHook, wakeJob } from '../../src/core/ports/hooks.ts';
import type { Outbox } from '../../src/core/ports/outbox.ts';

interface Row extends Omit<HookSource, 'secrets'> {
  readonly secret: string;
  readonly earlier: string | null;
  readonly earlierUntil: Date | null;
  readonly waking: boolean;
}

export class FakeHooks implements Hooks {
  readonly rows = new Map<ConnectionId, Row>();
  readonly events = new Map<string, TakenHook>();
  readonly #tenant: TenantId;
  readonly #outbox: Outbox | undefined;

  constructor({ tenant, outbox }: { tenant: TenantId; clock: Clock; outbox?: Outbox }) {
    this.#tenant = tenant;
    this.#outbox = outbox;
  }

  async open({ connection, system, secret, at, earlierUntil }: Parameters<Hooks['open']>[0]): Promise<void> {
    const before = this.rows.get(connection);
    const fresh = { subscription: null, renewAt: null, waking: false, createdAt: at, lastAt: null };
    this.rows.set(connection, {
      ...(before ?? { tenant: this.#tenant, connection, system, ...fresh }),
      secret,
      earlier: before?.secret ?? null,
      earlierUntil: before === undefined ? null : earlierUntil,
    });
  }

  async get(connection: ConnectionId, now: Date): Promise<HookSource | undefined> {
    const row = this.rows.get(connection);
    if (row === undefined) return undefined;
    const { secret, earlier, earlierUntil, waking: _waking, ...source } = row;
    const isGood = earlier !== null && earlierUntil !== null && earlierUntil > now;
    return { ...source, secrets: isGood ? [secret, earlier] : [secret] };
  }

  async subscribed(connection: ConnectionId, as: Parameters<Hooks['subscribed']>[1]): Promise<void> {
    this.#change(connection, as);
  }

  async close(connection: ConnectionId): Promise<boolean> {
    return this.rows.delete(connection);
  }

  async take(event: TakenHook): Promise<'new' | 'known'> {
    const key = `${event.connection} ${event.id}`;
    if (this.events.has(key)) return 'known';
    this.events.set(key, event);
    const row = this.rows.get(event.connection);
    if (row?.waking === false) {
      this.#change(event.connection, { waking: true, lastAt: event.at });
      const data = { connection: event.connection };
      await this.#outbox?.promise({ tenant: this.#tenant, name: wakeJob, data, due: event.at });
    }
    return 'new';
  }

  async waking(connection: ConnectionId): Promise<void> {
    this.#change(connection, { waking: false });
  }

  async sweep(olderThan: Date): Promise<void> {
    for (const [key, { at }] of this.events) if (at < olderThan) this.events.delete(key);
  }

  #change(connection: ConnectionId, to: Partial<Row>): void {
    const row = this.rows.get(connection);
    if (row !== undefined) this.rows.set(connection, { ...row, ...to });
  }
}

/** Over the hooks of several organizations. */
export const fakeHookSources = (all: () => readonly FakeHooks[]): HookSources => ({
  async presented(connection, now) {
    for (const hooks of all()) {
      const found = await hooks.get(connection, now);
      if (found !== undefined) return found;
    }
    return undefined;
  },
  due: async (by) =>
    all().flatMap((hooks) =>
      [...hooks.rows.values()]
        .filter(({ renewAt }) => renewAt !== null && renewAt <= by)
        .map(({ tenant, connection }) => ({ tenant, connection })),
    ),
});
