// What every store of hooks does: found by the connection alone, secrets that overlap, events that count once.
import { describe, expect, test } from 'vitest';
import { ConnectionId, type TenantId } from '../../src/core/ids.ts';
import type { HookSources, Hooks } from '../../src/core/ports/hooks.ts';
import type { Outbox } from '../../src/core/ports/outbox.ts';
import type { TestClock } from '../support/clock.ts';

interface HooksUnderTest {
  readonly hooks: Hooks;
  readonly other: Hooks;
  readonly sources: HookSources;
  readonly outbox: Outbox;
  readonly tenant: TenantId;
  readonly clock: TestClock;
  /** A connection of the tenant that stands in its store. */
  readonly connect: () => Promise<ConnectionId>;
}

export function hooksContract(name: string, open: () => Promise<HooksUnderTest>): void {
  const setUp = async () => {
    const given = await open();
    const at = given.clock.real.now();
    const later = (hours: number) => new Date(at.getTime() + hours * 3_600_000);
    const connection = await given.connect();
    const listen = (secret: string) =>
      given.hooks.open({ connection, system: 'rest', secret, at, earlierUntil: later(24) });
    const take = (id: string) => given.hooks.take({ connection, id, type: 'changed', at });
    const promised = async () =>
      (await given.outbox.lease({ now: later(1e3), until: later(2e3), limit: 1000 })).filter(
        (job) => job.tenant === given.tenant,
      ).length;
    return { ...given, at, later, connection, listen, take, promised };
  };

  describe(`${name}: hooks`, () => {
    test('a source is found by its connection, whoever asks, and nothing else is', async () => {
      const { sources, connection, listen, tenant, at, other } = await setUp();
      await listen('one');
      expect(await sources.presented(connection, at)).toMatchObject({ tenant, system: 'rest', secrets: ['one'] });
      expect(await sources.presented(ConnectionId.parse('con_nobody'), at)).toBeUndefined();
      expect(await other.get(connection, at)).toBeUndefined();
    });

    test('the secret before a rotation stays good for a while', async () => {
      const { sources, connection, listen, at, later } = await setUp();
      await listen('one');
      await listen('two');
      expect((await sources.presented(connection, at))?.secrets).toEqual(['two', 'one']);
      expect((await sources.presented(connection, later(24)))?.secrets).toEqual(['two']);
    });

    test('an event counts once; a flood of them is one promise until it is kept', async () => {
      const { hooks, connection, listen, take, promised } = await setUp();
      await listen('one');
      expect(await take('e1')).toBe('new');
      expect(await take('e1')).toBe('known');
      for (let index = 2; index < 20; index += 1) await take(`e${index}`);
      expect(await promised()).toBe(1);
      await hooks.waking(connection);
      await take('e20');
      expect(await promised()).toBe(1);
    });

    test('two of the same at once are one', async () => {
      const { listen, take, promised } = await setUp();
      await listen('one');
      const all = await Promise.all(Array.from({ length: 8 }, () => take('same')));
      expect(all.filter((taken) => taken === 'new')).toHaveLength(1);
      expect(await promised()).toBe(1);
    });

    test('subscriptions come up when they have to be renewed', async () => {
      const { hooks, sources, connection, listen, tenant, later } = await setUp();
      await listen('one');
      await hooks.subscribed(connection, { subscription: 'sub', renewAt: later(5) });
      const mine = async (hours: number) => (await sources.due(later(hours))).filter((one) => one.tenant === tenant);
      expect(await mine(4)).toEqual([]);
      expect(await mine(5)).toEqual([{ tenant, connection }]);
    });

    test('a closed source is gone, and old events are forgotten', async () => {
      const { hooks, connection, listen, take, at, later } = await setUp();
      await listen('one');
      await take('e1');
      await hooks.sweep(later(1));
      expect(await take('e1')).toBe('new');
      expect(await hooks.close(connection)).toBe(true);
      expect(await hooks.close(connection)).toBe(false);
      expect(await hooks.get(connection, at)).toBeUndefined();
    });
  });
}
