// API keys, OAuth clients, login links and sessions: only hashes are stored. All times are real time.
import { z } from 'zod';
import { Role, Scope } from '../access.ts';
import { KeyId, TenantId, UserId } from '../ids.ts';

/** Real time. `last4` is shown so that people can tell keys apart. */
export const ApiKey = z.strictObject({
  id: KeyId,
  tenant: TenantId,
  name: z.string(),
  kind: z.enum(['live', 'test', 'pub']),
  scopes: z.array(Scope),
  /** Allowed origins of a publishable key. */
  origins: z.array(z.string()),
  /** Base64url SHA-256 of the whole key. */
  hash: z.string(),
  last4: z.string(),
  createdAt: z.date(),
  expiresAt: z.date().nullable(),
  revokedAt: z.date().nullable(),
  lastUsedAt: z.date().nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

/** An OAuth 2.0 client of the client-credentials grant. */
export const OauthClient = z.strictObject({
  id: KeyId,
  tenant: TenantId,
  name: z.string(),
  scopes: z.array(Scope),
  hash: z.string(),
  createdAt: z.date(),
  revokedAt: z.date().nullable(),
});
export type OauthClient = z.infer<typeof OauthClient>;

/** What may be presented once: the link to the console, an authorisation code, a refresh token. */
const OneTime = z.enum(['link', 'code', 'refresh']);
export type OneTime = z.infer<typeof OneTime>;

/**
 * A person at the console (`session`) or a program that acts for them (`grant`), and what works once on the way there. Of a
 * grant, `device` names the program.
 */
export const Session = z.strictObject({
  hash: z.string(),
  tenant: TenantId,
  user: UserId.nullable(),
  role: Role,
  kind: z.enum(['session', 'grant', ...OneTime.options]),
  createdAt: z.date(),
  expiresAt: z.date(),
  /** The browser in a few words; empty for a link. */
  device: z.string(),
  /** To the minute. */
  lastUsedAt: z.date().nullable(),
  /** When a person last did something, to the minute; what an open page asks by itself does not count. */
  activeAt: z.date().nullable(),
  /** When they last showed who they are; null where the identity provider did not say. */
  provedAt: z.date().nullable(),
});
export type Session = z.infer<typeof Session>;

/**
 * What somebody presents is found by its hash and is never stored itself. Callers check expiry and revocation, also of what
 * `takeOnce` hands out.
 */
export interface Credentials {
  addKey(key: ApiKey): Promise<void>;
  /** Over all tenants: the tenant is not known yet. */
  keyByHash(hash: string): Promise<ApiKey | undefined>;
  keys(tenant: TenantId): Promise<readonly ApiKey[]>;
  revokeKey(revocation: { tenant: TenantId; id: KeyId; at: Date }): Promise<boolean>;
  touchKey(use: { tenant: TenantId; id: KeyId; at: Date }): Promise<void>;
  addClient(client: OauthClient): Promise<void>;
  client(id: KeyId): Promise<OauthClient | undefined>;
  clients(tenant: TenantId): Promise<readonly OauthClient[]>;
  revokeClient(revocation: { tenant: TenantId; id: KeyId; at: Date }): Promise<boolean>;
  addSession(session: Session): Promise<void>;
  session(hash: string): Promise<Session | undefined>;
  /** Atomically: what works once is taken once. */
  takeOnce(hash: string, kind: OneTime): Promise<Session | undefined>;
  removeSession(hash: string): Promise<void>;
  /** Sessions and grants that have not ended by then, newest first. */
  sessions(of: { tenant: TenantId; now: Date }): Promise<readonly Session[]>;
  endSessions(of: { tenant: TenantId; hashes: readonly string[] }): Promise<void>;
  /** Whatever lets people in but keys: of one person, or of all; `except`: the hash of the session that asks. */
  endAccess(of: { tenant: TenantId; user?: UserId; except?: string }): Promise<void>;
  /** `active`: a person did something. */
  touchSession(use: { tenant: TenantId; hash: string; at: Date; active: boolean }): Promise<void>;
  /** Whoever holds the session has shown again who they are. */
  proveSession(use: { tenant: TenantId; hash: string; at: Date }): Promise<void>;
  /** The service's own signing keys as sealed JWKs, newest first. */
  signingKeys(): Promise<readonly { id: string; jwk: string; createdAt: Date }[]>;
  addSigningKey(key: { id: string; jwk: string; createdAt: Date }): Promise<void>;
}
