// What every store of accounts keeps of whether they let Muster in, and what follows from a change of it.
import { describe, expect, test } from 'vitest';
import { ActorId, ConnectionId, type TenantId } from '../../src/core/ids.ts';
import type { Connection } from '../../src/core/integration.ts';
import type { Connections } from '../../src/core/ports/connections.ts';

export interface ConnectionsUnderTest {
  readonly connections: Connections;
  readonly tenant: TenantId;
  /** How often the job that tells was promised. */
  readonly promised: () => Promise<number>;
  readonly now: Date;
}

export function connectionsContract(name: string, open: () => Promise<ConnectionsUnderTest>): void {
  const setUp = async () => {
    const given = await open();
    for (const id of ['con_a', 'con_b']) await given.connections.add(accountOf(given, id), { key: 'k' });
    const mark = (id: string, status: Connection['status']) =>
      given.connections.mark(ConnectionId.parse(id), { status, because: null, testedAt: given.now });
    const untold = async () => {
      const { refused, mended } = await given.connections.untold();
      return { refused: refused.map(({ id }) => id), mended: mended.map(({ id }) => id) };
    };
    return { ...given, mark, untold };
  };

  describe(`${name}: connections`, () => {
    test('telling is promised when an account is refused and when it is let in again, and not with every look', async () => {
      const { mark, promised } = await setUp();
      for (const status of ['ok', 'ok', 'needs_attention', 'needs_attention', 'ok', 'ok'] as const)
        await mark('con_a', status);
      expect(await promised()).toBe(2);
    });

    test('what is refused is untold until people know, and mended only after they knew', async () => {
      const { connections, mark, untold } = await setUp();
      await mark('con_a', 'needs_attention');
      await mark('con_b', 'needs_attention');
      await mark('con_b', 'ok');
      expect(await untold()).toEqual({ refused: ['con_a'], mended: [] });
      await connections.told(await connections.untold());
      expect(await untold()).toEqual({ refused: [], mended: [] });
      await mark('con_a', 'ok');
      expect(await untold()).toEqual({ refused: [], mended: ['con_a'] });
      await connections.told(await connections.untold());
      expect(await untold()).toEqual({ refused: [], mended: [] });
    });
  });
}

const accountOf = ({ tenant, now }: ConnectionsUnderTest, id: string): Connection => ({
  id: ConnectionId.parse(id),
  tenant,
  system: 'rest',
  name: id,
  tenantId: null,
  config: {},
  status: 'untested',
  because: null,
  testedAt: null,
  createdAt: now,
  createdBy: ActorId.parse('u_nora'),
});
