// What route files are given: the ports of the service and the server's own parts.
import type { Authenticator } from '../auth/authenticate.ts';
import type { Tokens } from '../auth/tokens.ts';
import type { OpenApi } from '../docs/finish.ts';
import type { SignedReader } from '../http/signed-body.ts';
import type { ApiPorts } from '../ports.ts';

export interface RoutePorts extends ApiPorts {
  readonly tokens: Tokens;
  readonly authenticator: Authenticator;
  /** For routes with `signed`. */
  readonly signed: SignedReader;
  readonly document: () => OpenApi;
  /** The same operations as requests to send. */
  readonly collection: () => Readonly<Record<string, unknown>>;
  /** Aborted when the server begins to close: what lasts ends at once. */
  readonly stopping: AbortSignal;
}
