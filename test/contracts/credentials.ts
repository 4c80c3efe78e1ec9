// What every store of credentials does: finds by hash over all organizations, lists within one, takes a link once.
import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { KeyId, type TenantId, UserId } from '../../src/core/ids.ts';
import { ApiKey, type Credentials, OauthClient, Session } from '../../src/core/ports/credentials.ts';

export interface CredentialsUnderTest {
  readonly credentials: Credentials;
  readonly tenants: readonly [TenantId, TenantId];
}

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000);
const unique = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`;

const makeKey = (tenant: TenantId) =>
  ApiKey.parse({
    id: unique('k'),
    tenant,
    name: 'CI',
    kind: 'live',
    scopes: ['operations:*', 'admin'],
    origins: ['https://jobs.example.org'],
    hash: unique('hash'),
    last4: 'abcd',
    createdAt: at(0),
    expiresAt: null,
    revokedAt: null,
    lastUsedAt: null,
  });

const makeSession = (tenant: TenantId, kind: 'link' | 'session') =>
  Session.parse({
    hash: unique('hash'),
    tenant,
    user: UserId.parse('u_nora'),
    role: 'recruiter',
    kind,
    createdAt: at(0),
    expiresAt: at(60),
    device: kind === 'link' ? '' : 'Firefox on Linux',
    lastUsedAt: null,
    activeAt: null,
    provedAt: null,
  });

export function credentialsContract(name: string, open: () => Promise<CredentialsUnderTest>): void {
  describe(`${name}: keys`, () => {
    test('a key is found by its hash alone, and listed in its organization only', async () => {
      const { credentials, tenants } = await open();
      const key = makeKey(tenants[0]);
      await credentials.addKey(key);
      expect(await credentials.keyByHash(key.hash)).toEqual(key);
      expect(await credentials.keyByHash('other')).toBeUndefined();
      expect(await credentials.keys(tenants[0])).toEqual([key]);
      expect(await credentials.keys(tenants[1])).toEqual([]);
    });

    test('a key is revoked once, by its own organization', async () => {
      const { credentials, tenants } = await open();
      const key = makeKey(tenants[0]);
      await credentials.addKey(key);
      expect(await credentials.revokeKey({ tenant: tenants[1], id: key.id, at: at(1) })).toBe(false);
      expect(await credentials.revokeKey({ tenant: tenants[0], id: key.id, at: at(1) })).toBe(true);
      expect(await credentials.revokeKey({ tenant: tenants[0], id: key.id, at: at(2) })).toBe(false);
      expect((await credentials.keyByHash(key.hash))?.revokedAt).toEqual(at(1));
    });

    test('the last use is written down', async () => {
      const { credentials, tenants } = await open();
      const key = makeKey(tenants[0]);
      await credentials.addKey(key);
      await credentials.touchKey({ tenant: tenants[0], id: key.id, at: at(7) });
      expect((await credentials.keyByHash(key.hash))?.lastUsedAt).toEqual(at(7));
    });
  });

  describe(`${name}: OAuth clients`, () => {
    test('a client is found by its id, listed and revoked in its organization only', async () => {
      const { credentials, tenants } = await open();
      const client = OauthClient.parse({
        id: unique('oc'),
        tenant: tenants[0],
        name: 'Sync',
        scopes: ['integrations:*'],
        hash: 'h',
        createdAt: at(0),
        revokedAt: null,
      });
      await credentials.addClient(client);
      expect(await credentials.client(client.id)).toEqual(client);
      expect(await credentials.client(KeyId.parse('oc_none'))).toBeUndefined();
      expect(await credentials.clients(tenants[0])).toEqual([client]);
      expect(await credentials.clients(tenants[1])).toEqual([]);
      expect(await credentials.revokeClient({ tenant: tenants[1], id: client.id, at: at(1) })).toBe(false);
      expect(await credentials.revokeClient({ tenant: tenants[0], id: client.id, at: at(1) })).toBe(true);
      expect((await credentials.client(client.id))?.revokedAt).toEqual(at(1));
    });
  });

  describe(`${name}: sessions`, () => {
    test('a session is found until it is removed', async () => {
      const { credentials, tenants } = await open();
      const session = makeSession(tenants[0], 'session');
      await credentials.addSession(session);
      expect(await credentials.session(session.hash)).toEqual(session);
      await credentials.removeSession(session.hash);
      expect(await credentials.session(session.hash)).toBeUndefined();
    });

    test('of ten takers at once, one gets the link', async () => {
      const { credentials, tenants } = await open();
      const link = makeSession(tenants[0], 'link');
      await credentials.addSession(link);
      const taken = await Promise.all(Array.from({ length: 10 }, () => credentials.takeOnce(link.hash, 'link')));
      expect(taken.filter((session) => session !== undefined)).toEqual([link]);
      expect(await credentials.session(link.hash)).toBeUndefined();
    });

    test('sessions are listed in their organization, touched, and ended there only', async () => {
      const { credentials, tenants } = await open();
      const [tenant, other] = tenants;
      const [stays, goes, foreign] = [
        makeSession(tenant, 'session'),
        makeSession(tenant, 'session'),
        makeSession(other, 'session'),
      ];
      for (const session of [stays, goes, foreign, makeSession(tenant, 'link')]) await credentials.addSession(session);
      const listed = async () =>
        (await credentials.sessions({ tenant, now: at(1) })).map(({ hash }) => hash).toSorted();
      expect(await listed()).toEqual(expect.arrayContaining([stays.hash, goes.hash]));
      expect(await listed()).not.toContain(foreign.hash);
      await credentials.touchSession({ tenant, hash: stays.hash, at: at(2), active: false });
      await credentials.endSessions({ tenant, hashes: [goes.hash, foreign.hash] });
      expect(await credentials.session(stays.hash)).toEqual({ ...stays, lastUsedAt: at(2) });
      await credentials.touchSession({ tenant, hash: stays.hash, at: at(3), active: true });
      await credentials.proveSession({ tenant, hash: stays.hash, at: at(4) });
      await credentials.proveSession({ tenant, hash: foreign.hash, at: at(4) });
      const used = { lastUsedAt: at(3), activeAt: at(3), provedAt: at(4) };
      expect(await credentials.session(stays.hash)).toEqual({ ...stays, ...used });
      expect(await credentials.session(goes.hash)).toBeUndefined();
      expect(await credentials.session(foreign.hash)).toEqual(foreign);
      expect(await credentials.sessions({ tenant, now: at(3_600) })).toEqual([]);
    });

    test('a session is not taken as a link', async () => {
      const { credentials, tenants } = await open();
      const session = makeSession(tenants[0], 'session');
      await credentials.addSession(session);
      expect(await credentials.takeOnce(session.hash, 'link')).toBeUndefined();
      expect(await credentials.session(session.hash)).toEqual(session);
    });
  });

  describe(`${name}: the end of access`, () => {
    test('ends what lets one person in, or everybody but whoever asks, and no key', async () => {
      const { credentials, tenants } = await open();
      const [mine, other] = tenants;
      const key = makeKey(mine);
      await credentials.addKey(key);
      const add = async (tenant: TenantId, more: Partial<Session> = {}, kind: 'link' | 'session' = 'session') => {
        const session = { ...makeSession(tenant, kind), ...more };
        await credentials.addSession(session);
        return session.hash;
      };
      const user = UserId.parse('u_owen');
      const owens = [
        await add(mine, { user }),
        await add(mine, { user, kind: 'grant' }),
        await add(mine, { user }, 'link'),
      ];
      const [noras, nobodys, theirs] = [await add(mine), await add(mine, { user: null }), await add(other, { user })];
      const standing = async () => {
        const all = [...owens, noras, nobodys, theirs];
        const found = await Promise.all(all.map(async (hash) => (await credentials.session(hash)) !== undefined));
        return all.filter((_, index) => found[index]);
      };
      await credentials.endAccess({ tenant: mine, user });
      expect(await standing()).toEqual([noras, nobodys, theirs]);
      await credentials.endAccess({ tenant: mine, except: noras });
      expect(await standing()).toEqual([noras, theirs]);
      expect((await credentials.keyByHash(key.hash))?.revokedAt).toBeNull();
    });
  });

  describe(`${name}: signing keys`, () => {
    test('signing keys come back newest first', async () => {
      const { credentials } = await open();
      const older = { id: unique('sk'), jwk: '{"kty":"OKP"}', createdAt: at(0) };
      const newer = { id: unique('sk'), jwk: '{"kty":"OKP","d":"x"}', createdAt: at(10) };
      await credentials.addSigningKey(older);
      await credentials.addSigningKey(newer);
      const ours = (await credentials.signingKeys()).filter(({ id }) => [older.id, newer.id].includes(id));
      expect(ours).toEqual([newer, older]);
    });
  });
}
