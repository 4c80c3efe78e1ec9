// Everything that lets somebody in, in memory and whole.
import type { KeyId } from '../../src/core/ids.ts';
import type { ApiKey, Credentials, OauthClient, OneTime, Session } from '../../src/core/ports/credentials.ts';

export class FakeCredentials implements Credentials {
  readonly apiKeys = new Map<KeyId, ApiKey>();
  readonly oauthClients = new Map<KeyId, OauthClient>();
  readonly known = new Map<string, Session>();
  readonly signing: { id: string; jwk: string; createdAt: Date }[] = [];
  /** How often a key was looked up: what the cache saves. */
  lookUps = 0;

  async addKey(key: ApiKey): Promise<void> {
    this.apiKeys.set(key.id, key);
  }
  async keyByHash(hash: string): Promise<ApiKey | undefined> {
    this.lookUps += 1;
    return [...this.apiKeys.values()].find((key) => key.hash === hash);
  }
  async keys(tenant: ApiKey['tenant']): Promise<readonly ApiKey[]> {
    return [...this.apiKeys.values()].filter((key) => key.tenant === tenant);
  }
  async revokeKey({ tenant, id, at }: Parameters<Credentials['revokeKey']>[0]): Promise<boolean> {
    const key = this.apiKeys.get(id);
    if (key === undefined || key.tenant !== tenant || key.revokedAt !== null) return false;
    this.apiKeys.set(id, { ...key, revokedAt: at });
    return true;
  }
  async touchKey({ tenant, id, at }: Parameters<Credentials['touchKey']>[0]): Promise<void> {
    const key = this.apiKeys.get(id);
    if (key?.tenant === tenant) this.apiKeys.set(id, { ...key, lastUsedAt: at });
  }

  async addClient(client: OauthClient): Promise<void> {
    this.oauthClients.set(client.id, client);
  }
  async client(id: KeyId): Promise<OauthClient | undefined> {
    return this.oauthClients.get(id);
  }
  async clients(tenant: OauthClient['tenant']): Promise<readonly OauthClient[]> {
    return [...this.oauthClients.values()].filter((client) => client.tenant === tenant);
  }
  async revokeClient({ tenant, id, at }: Parameters<Credentials['revokeClient']>[0]): Promise<boolean> {
    const client = this.oauthClients.get(id);
    if (client === undefined || client.tenant !== tenant || client.revokedAt !== null) return false;
    this.oauthClients.set(id, { ...client, revokedAt: at });
    return true;
  }

  async addSession(session: Session): Promise<void> {
    this.known.set(session.hash, session);
  }
  async session(hash: string): Promise<Session | undefined> {
    return this.known.get(hash);
  }
  async sessions({ tenant, now }: Parameters<Credentials['sessions']>[0]): Promise<readonly Session[]> {
    return [...this.known.values()]
      .filter((one) => one.tenant === tenant && (one.kind === 'session' || one.kind === 'grant') && one.expiresAt > now)
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  }
  async endSessions({ tenant, hashes }: Parameters<Credentials['endSessions']>[0]): Promise<void> {
    for (const hash of hashes) if (this.known.get(hash)?.tenant === tenant) this.known.delete(hash);
  }
  async endAccess({ tenant, user, except }: Parameters<Credentials['endAccess']>[0]): Promise<void> {
    for (const [hash, session] of this.known)
      if (session.tenant === tenant && (user ?? session.user) === session.user && hash !== except)
        this.known.delete(hash);
  }
  async touchSession({ tenant, hash, at, active }: Parameters<Credentials['touchSession']>[0]): Promise<void> {
    const session = this.known.get(hash);
    if (session?.tenant !== tenant) return;
    this.known.set(hash, { ...session, lastUsedAt: at, ...(active ? { activeAt: at } : {}) });
  }
  async proveSession({ tenant, hash, at }: Parameters<Credentials['proveSession']>[0]): Promise<void> {
    const session = this.known.get(hash);
    if (session?.tenant === tenant) this.known.set(hash, { ...session, provedAt: at });
  }
  async takeOnce(hash: string, kind: OneTime): Promise<Session | undefined> {
    const found = this.known.get(hash);
    if (found?.kind !== kind) return undefined;
    this.known.delete(hash);
    return found;
  }
  async removeSession(hash: string): Promise<void> {
    this.known.delete(hash);
  }

  async signingKeys(): Promise<readonly { id: string; jwk: string; createdAt: Date }[]> {
    return this.signing.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  }
  async addSigningKey(key: { id: string; jwk: string; createdAt: Date }): Promise<void> {
    this.signing.push(key);
  }
}
