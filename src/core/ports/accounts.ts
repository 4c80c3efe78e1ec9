// Accounts in other systems before they are kept: tried out, and let in at the other system's own sign-in.
import type { JsonObject } from '../json.ts';
import type { Token } from './connections.ts';

export interface Account {
  readonly system: string;
  readonly config: JsonObject;
  readonly tenantId: string | null;
  readonly credentials: Readonly<Record<string, string>>;
  readonly token: Token | null;
}

/**
 * For accounts that are not stored yet; nothing here stores one. Throws `validation_failed` for a configuration that does
 * not fit its connector, else a `RemoteFault` in words for whoever connects the account.
 */
export interface Accounts {
  /** One harmless call; answers the token that it was made with. Throws a `RemoteFault`. */
  probe(account: Account, signal: AbortSignal): Promise<Token | null>;
  /** Where the person signs in over there (RFC 6749 §4.1.1, with PKCE). Throws a `RemoteFault` for what is missing. */
  authorizeUrl(account: Account, asked: { state: string; challenge: string; redirectUri: string }): string;
  /** Throws a `RemoteFault`. */
  exchange(
    account: Account,
    granted: { code: string; verifier: string; redirectUri: string; signal: AbortSignal },
  ): Promise<Token>;
}
