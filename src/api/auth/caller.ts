// Who a request comes from, once its credentials are checked, and what else Muster keeps on Fastify's requests and routes.
import type { OpenSpan } from '../../core/telemetry.ts';
import type { Principal } from '../../core/access.ts';
import type { Route, Via } from '../route.ts';
import type { EmbedGrant } from './embedding.ts';

export interface Caller {
  readonly principal: Principal;
  readonly via: Via;
  /** Names the caller in quotas: the key, client or session. */
  readonly quotaKey: string;
  /** Of a publishable key: the sites that may use it. */
  readonly origins: readonly string[];
  /** Of a session: when the person last showed who they are. */
  readonly provedAt?: Date | null;
  /** Of a token for the builder in another page. */
  readonly embed?: EmbedGrant;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard on routes that ask who calls. */
    caller: Caller | undefined;
    /** The code of the problem that was answered, for the log line. */
    problemCode: string | undefined;
    /** The W3C trace id. */
    trace: string | undefined;
    /** Of a request that is traced. */
    span: OpenSpan | undefined;
  }
  interface FastifyContextConfig {
    route?: Route;
    /** Its own handler proves who calls, and counts nobody: a platform's servers are few and busy. */
    inbound?: boolean;
    /** Stands there only to refuse the methods that the address does not take. */
    refuses?: boolean;
  }
}
