// What every store of connect links does: found by their hash alone, begun and used once, sealed.
import { describe, expect, test } from 'vitest';
import type { ConnectLink } from '../../src/core/connect-link.ts';
import { ActorId, type TenantId } from '../../src/core/ids.ts';
import type { ConnectLinks } from '../../src/core/ports/connect-links.ts';
import type { TestClock } from '../support/clock.ts';

interface LinksUnderTest {
  readonly links: ConnectLinks;
  readonly tenant: TenantId;
  readonly clock: TestClock;
}

export function connectLinksContract(name: string, open: () => Promise<LinksUnderTest>): void {
  const setUp = async () => {
    const { links, tenant, clock } = await open();
    const at = clock.real.now();
    const hash = `hash-${tenant}`;
    const link: ConnectLink = {
      id: 'cl_1',
      tenant,
      system: 'hubspot',
      name: 'CRM',
      tenantId: null,
      connection: null,
      config: { region: 'eu' },
      brand: { name: 'Acme', accent: '#0a7f5a' },
      reasons: {},
      returnUrl: null,
      expiresAt: new Date(at.getTime() + 1e6),
      usedAt: null,
      createdAt: at,
      createdBy: ActorId.parse('u_nora'),
    };
    await links.add(link, { hash, credentials: { client_secret: 's' } });
    const begun = { state: 'state-1', verifier: 'v', config: { a: 1 }, credentials: { b: '2' } };
    return { links, link, hash, begun, at };
  };

  describe(`${name}: connect links`, () => {
    test('a link is found by its hash, with what it carries, and by nothing else', async () => {
      const { links, link, hash } = await setUp();
      expect(await links.presented(hash)).toEqual({ link, credentials: { client_secret: 's' }, begun: null });
      expect(await links.presented('another')).toBeUndefined();
    });

    test('a sign-in that has begun is taken once, and only by its own state', async () => {
      const { links, link, hash, begun } = await setUp();
      await links.begin(link, begun);
      expect((await links.presented(hash))?.begun).toEqual(begun);
      expect(await links.takeBegun(link, 'guess')).toBe(false);
      const taken = await Promise.all([1, 2, 3].map(() => links.takeBegun(link, 'state-1')));
      expect(taken.filter(Boolean)).toHaveLength(1);
      expect((await links.presented(hash))?.begun).toBeNull();
    });

    test('a link is used once, however many try at once', async () => {
      const { links, link, hash, at } = await setUp();
      const used = await Promise.all([1, 2, 3, 4].map(() => links.use(link, at)));
      expect(used.filter(Boolean)).toHaveLength(1);
      expect((await links.presented(hash))?.link.usedAt).toEqual(at);
    });
  });
}
