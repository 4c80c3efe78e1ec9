// Where connect links are kept: by the hash of their token, what they carry sealed.
import type { ConnectLink } from '../connect-link.ts';
import type { JsonObject } from '../json.ts';

/** A way to the other system's sign-in that has begun in one browser. */
export interface BegunSignIn {
  /** Hash of what has to come back. */
  readonly state: string;
  /** RFC 7636. */
  readonly verifier: string;
  readonly config: JsonObject;
  readonly credentials: Readonly<Record<string, string>>;
}

export interface PresentedLink {
  readonly link: ConnectLink;
  readonly credentials: Readonly<Record<string, string>>;
  readonly begun: BegunSignIn | null;
}

/**
 * The token itself is never stored; expiry is checked by the caller. A second `begin` replaces the first sign-in, so only
 * the last browser can finish.
 */
export interface ConnectLinks {
  add(link: ConnectLink, secret: { hash: string; credentials: Readonly<Record<string, string>> }): Promise<void>;
  /** Over all organizations: the token says whose it is. */
  presented(hash: string): Promise<PresentedLink | undefined>;
  begin(link: ConnectLink, begun: BegunSignIn): Promise<void>;
  /** Takes what was begun, once: the same answer of the other system counts no second time. */
  takeBegun(link: ConnectLink, state: string): Promise<boolean>;
  /** Atomically; false: it was used before. */
  use(link: ConnectLink, at: Date): Promise<boolean>;
}
