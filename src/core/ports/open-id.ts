// OpenID Connect 1.0 with an organization's identity provider: authorisation code with PKCE, state and nonce.
import type { JsonObject } from '../json.ts';

/** What one sign-in is recognised by when the browser comes back. */
export interface SignInAttempt {
  readonly issuer: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** PKCE (RFC 7636). */
  readonly verifier: string;
  /** Authentication contexts to ask for. */
  readonly acr?: readonly string[] | undefined;
  /** The person shows anew who they are, also where the provider still knows them. */
  readonly again?: boolean | undefined;
}

/** What the ID token itself says of the sign-in. */
export interface SignInFacts {
  readonly authTime: Date | null;
  readonly acr: string | null;
  readonly amr: readonly string[];
}

/** Keeps nothing of a sign-in between its two steps: the caller stores the attempt and hands it in again. */
export interface OpenId {
  /** Reads the discovery document. Throws `validation_failed` with the path `issuer` where there is no provider that can be used. */
  check(issuer: string): Promise<void>;
  /** Where the browser goes. Throws `upstream_failed`. */
  authorizeUrl(attempt: SignInAttempt): Promise<string>;
  /**
   * Trades the code for the claims of the account, checked: issuer, audience, signature, times, nonce. `wanted` are asked for at the
   * provider's userinfo where its token lacks them. Throws `upstream_failed`, which quotes nothing of the answer.
   */
  claims(
    attempt: SignInAttempt,
    given: { secret: string | null; answer: URLSearchParams; wanted: readonly string[] },
  ): Promise<{ readonly claims: JsonObject; readonly signIn: SignInFacts }>;
}
