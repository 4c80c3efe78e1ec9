// A route is data: what it takes, what it gives, who may call it and what it leaves behind. Server, document and tests read it.
import type { z } from 'zod';
import type { Principal, Scope } from '../core/access.ts';
import type { ProblemCode } from '../core/problem.ts';
import type { EmbedGrant } from './auth/embedding.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Status = 200 | 201 | 202 | 204 | 400 | 401 | 503;
export type Replies = { readonly [S in Status]?: z.ZodType };

/** Who may call. There is no default, and whatever needs no key says why. */
export type GuardedAccess =
  /** `operator`: only the organization that runs this service. `publishable`: keys of browsers too. `embedded`: the builder in another page too. `fresh`: in the console only soon after a sign-in. */
  | {
      readonly scope: Scope;
      readonly operator?: true;
      readonly publishable?: true;
      readonly embedded?: true;
      readonly fresh?: true;
    }
  | { readonly session: true; readonly because: string };
export interface OpenAccess {
  readonly public: true;
  readonly because: string;
}
type Access = GuardedAccess | OpenAccess;

/** What the call leaves in the audit log beside the request line. */
type Audit = { readonly event: `${string}.${string}` } | { readonly none: true; readonly because: string };

/** The audit declaration of a route that only reads. */
export const readOnly = { none: true, because: 'it changes nothing' } as const satisfies Audit;

export interface StreamEvent {
  readonly event: string;
  /** Where a listener goes on after a broken line: its `Last-Event-ID`. */
  readonly id?: string;
  readonly data: unknown;
}

/**
 * The kind of credential that a caller has shown. `delegated`: a program in a person's place, let to `/mcp` alone. `embedded`: the
 * builder in another page, let to one flow.
 */
export type Via = 'key' | 'publishable' | 'token' | 'session' | 'delegated' | 'embedded';

export interface Call<Params, Query, Body, By> {
  readonly by: By;
  /** By which credential; undefined where none is asked for. */
  readonly via: Via | undefined;
  /** What the builder in another page was given. */
  readonly embed: EmbedGrant | undefined;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Names this request on every try, so that what it does is keyed by it. */
  readonly idem: string;
  readonly requestId: string;
  readonly header: (name: string) => string | undefined;
  /** Set where the caller asked for a stream and the route can give one. */
  readonly emit: ((event: StreamEvent) => void) | undefined;
  /** Of a stream that lasts: it has ended, whoever ended it. */
  readonly ended: AbortSignal | undefined;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body in the media type that `headers` names, where Accept asked for another than JSON. */
  readonly text?: string;
  /** Of what the audit record tells; a route with an audit event names it. */
  readonly subject?: string;
}

/** An answer that the route's replies declare. The plain `Status` keeps `200` from becoming a number while R is inferred. */
type AnswerOf<R extends Replies> = { readonly status: Status } & {
  [S in keyof R & number]: Omit<Answer, 'status' | 'body'> & {
    readonly status: S;
    readonly body: R[S] extends z.ZodType ? z.output<R[S]> : undefined;
  };
}[keyof R & number];

/** What goes away: since when, when it ends, and what to use instead. Dates as `2026-03-09`, in UTC. */
export interface Deprecation {
  readonly since: string;
  readonly sunset?: string;
  /** The path of the route that takes its place. */
  readonly instead: `/${string}`;
}

/** They may refer to the things of `docs/collection/` as `{{name}}`; a parameter of the path refers to the one of its name by itself. */
interface Examples {
  readonly request?: unknown;
  readonly reply?: unknown;
  /** A file that the route takes. */
  readonly upload?: { readonly type: string; readonly text: string };
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Described {
  readonly method: Method;
  /** With `:name` for a parameter. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly description?: string;
  readonly tag: Tag;
  readonly audit: Audit;
  /** Problems beyond those that access, body and limits bring with them. */
  readonly problems?: readonly ProblemCode[];
  /** `requests` unless told: 600 a minute. `jobs`: 60. `events`: for systems that report. `none`: for health checks. */
  readonly limit?: 'requests' | 'jobs' | 'events' | 'none';
  /** A POST honours Idempotency-Key unless it says why there is nothing to repeat. */
  readonly repeatable?: { readonly because: string };
  /** A media type other than JSON; the reply is then text. */
  readonly produces?: string;
  /**
   * Media types of text that the handler may answer with instead of JSON, as its `text`: what Accept asked for, as a rule. A type that
   * does not stand here is a defect.
   */
  readonly alternatives?: readonly string[];
  /** The reply is bytes of one of these media types, named in the handler's headers. Such a route only reads. */
  readonly sendsBytes?: readonly string[];
  /** Speaks a protocol of its own, whose status, media type and text the handler answers with. */
  readonly protocol?: true;
  /** Answers server-sent events where asked to: their names and what they carry. */
  readonly streams?: string;
  /** Its stream goes on until the listener leaves, loses the right to it, or the service stops. */
  readonly lasts?: true;
  /** Takes `application/x-www-form-urlencoded` too, errs as RFC 6749 says, and passes over what it does not know (§3.2). */
  readonly oauth?: true;
  /** It runs tools: each asks for a scope of its own beside that of the route. */
  readonly scopeOfTool?: true;
  /** Speaks SCIM 2.0 (RFC 7644): `application/scim+json`, and errors in its shape. */
  readonly scim?: true;
  /** A thing that several people change: a GET `gives` its ETag; what changes it then `honours` If-Match by itself. */
  readonly etag?: 'gives' | 'honours';
  readonly deprecated?: Deprecation;
  /** Takes many things at once: its body may be 5 MiB large instead of 1. */
  readonly batch?: true;
  /** Takes a file of text instead of JSON: the media types that it may have. */
  readonly uploads?: readonly string[];
  /** Shows who it is from by a signature instead of a key. A body reaches the handler as `RawBody`: it checks before it reads. */
  readonly signed?: true;
  /** Overrides the policy that forbids everything; pages only. */
  readonly contentSecurityPolicy?: string;
  readonly examples?: Examples;
  /** What the document shows where the body is checked by more than its schema. */
  readonly documentedBody?: z.ZodType;
}

interface Definition<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends Replies,
> extends Described {
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly replies: R;
}

/** A route with its types forgotten, as lists hold it. */
export interface Route extends Definition<z.ZodType, z.ZodType, z.ZodType, Replies> {
  readonly access: Access;
  /** Its answer of 200 shows a thing that has an ETag, and carries it; see `withEtags`. */
  readonly tagged?: true;
  handle(call: Call<unknown, unknown, unknown, Principal | undefined>): Promise<Answer>;
}

/** A route for callers who have shown who they are. */
export const defineRoute = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends Replies>(
  route: Definition<P, Q, B, R> & {
    readonly access: GuardedAccess;
    handle(call: Call<z.output<P>, z.output<Q>, z.output<B>, Principal>): Promise<AnswerOf<R>>;
  },
): Route => route;

/** A route whose answers are those of another protocol: nothing of them is checked here. */
export const defineProtocolRoute = (
  route: Omit<Definition<z.ZodType, z.ZodType, z.ZodType, Replies>, 'protocol'> & {
    readonly access: GuardedAccess;
    handle(call: Call<unknown, unknown, unknown, Principal>): Promise<Answer>;
  },
): Route => ({ ...route, protocol: true });

/** A route for everybody. */
export const defineOpenRoute = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends Replies>(
  route: Definition<P, Q, B, R> & {
    readonly access: OpenAccess;
    handle(call: Call<z.output<P>, z.output<Q>, z.output<B>, undefined>): Promise<AnswerOf<R>>;
  },
): Route => route;

/** The services as the document groups them; each has its own quota. */
export const tags = {
  operations: 'Recruiting operations',
  conversations: 'Conversations',
  retention: 'Retention scoring',
  veteran: 'Veteran translation',
  integrations: 'Integration platform',
  approvals: 'Approvals',
  platform: 'Platform',
  sandbox: 'Sandbox',
  console: 'Console',
} as const;
type Tag = keyof typeof tags;

/** Services with a quota of their own; conversations and approvals are part of operations. */
const serviceOf: Partial<Record<Tag, string>> = {
  platform: 'platform',
  console: 'platform',
  retention: 'retention',
  veteran: 'veteran',
  integrations: 'integrations',
};

/** Routes that share a quota. */
export const quotaOf = (route: Pick<Route, 'tag' | 'limit'>): string => {
  const service = serviceOf[route.tag] ?? 'operations';
  return route.limit === 'jobs' || route.limit === 'events' ? `${service}-${route.limit}` : service;
};

export const changesSomething = (route: Pick<Route, 'method'>): boolean => route.method !== 'GET';
export const honoursIdempotency = (route: Route): boolean =>
  route.method === 'POST' && route.repeatable === undefined && !('public' in route.access);
