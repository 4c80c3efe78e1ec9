// The one place from which requests leave for other systems: guarded, limited in time and size, redirects checked hop by hop.
import { createHash } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import type { Agent } from 'undici';
import { exchange } from './exchange.ts';
import { type Guard, checkedUrl, guardedLookup } from './guard.ts';

/** A client certificate (RFC 8705), in PEM; with `ca`, whom to trust beside the system's own list. */
export interface Identity {
  readonly cert: string;
  readonly key: string;
  readonly ca?: string | undefined;
}

/** The body is sent as it is: whoever makes it sets `content-type`. */
export interface Outgoing {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Without it, text. */
  readonly wants?: 'bytes' | undefined;
  /** Shown to the host of the address alone. */
  readonly identity?: Identity | undefined;
}

/** Header names are in lower case; several of one name are joined by a comma. */
export interface Incoming {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** Where bytes were wanted and it is a success. */
  readonly bytes?: Uint8Array;
  /** Where it came from, after redirects. */
  readonly url: string;
}

/**
 * Follows up to three redirects, of `GET` only. Another origin is shown neither the certificate nor any header but those of
 * `plainHeaders`: a connector may put its key into any other (RFC 9110 §15.4).
 */
export interface Http {
  /** Throws what the network throws; `TooLarge` for a body beyond the limit. */
  send(outgoing: Outgoing): Promise<Incoming>;
  close(): Promise<void>;
}

/** An answer of more than 16 MiB, unpacked or not. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

const timeoutMs = 30_000;
const maxBytes = 16 * 1024 * 1024;
const maxHops = 3;
/** What may follow a redirect to another origin: nobody's key. */
const plainHeaders = ['accept', 'accept-language', 'user-agent'];

/**
 * Keeps connections open between requests until `close`. A host name is checked again at each DNS answer and each redirect,
 * so that no name leads into a private network later.
 */
export function openHttp(guard: Guard): Http {
  const agents = openAgents(guard);
  return {
    send: async (outgoing) => follow(await agents.of(outgoing.identity), outgoing, { guard, hops: 0, agents }),
    close: () => agents.close(),
  };
}

type Agents = ReturnType<typeof openAgents>;

/** Connections are kept open and used again: those that showed a certificate for nobody else. undici comes with the first. */
function openAgents(guard: Guard) {
  const make = async (identity: Identity | undefined): Promise<Agent> => {
    const undici = await import('undici');
    return new undici.Agent({
      connect: { lookup: guardedLookup(guard), timeout: 10_000, ...tlsOf(identity) },
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      connections: 64,
      keepAliveTimeout: 10_000,
    });
  };
  const made = new Map<string, Promise<Agent>>();
  return {
    of(identity: Identity | undefined): Promise<Agent> {
      const name = identity === undefined ? '' : createHash('sha256').update(JSON.stringify(identity)).digest('hex');
      const agent = made.get(name) ?? make(identity);
      made.set(name, agent);
      return agent;
    },
    async close() {
      await Promise.all([...made.values()].map(async (agent) => (await agent).destroy()));
    },
  };
}

const tlsOf = (identity: Identity | undefined) =>
  identity === undefined
    ? {}
    : {
        cert: identity.cert,
        key: identity.key,
        ...(identity.ca === undefined ? {} : { ca: [...rootCertificates, identity.ca] }),
      };

interface Hop {
  readonly guard: Guard;
  readonly hops: number;
  readonly agents: Agents;
}

async function follow(agent: Agent, outgoing: Outgoing, at: Hop): Promise<Incoming> {
  const url = checkedUrl(outgoing.url, at.guard);
  const { method, headers, body = null, signal, wants } = outgoing;
  const request = { origin: url.origin, path: url.pathname + url.search, method, headers: { ...headers }, body };
  const answer = await exchange(agent, request, { maxBytes, signal, wants, tooLarge });
  const to = answer.headers['location'];
  if (isRedirect(answer.status) && to !== undefined && method === 'GET' && at.hops < maxHops) {
    const next = new URL(to, url);
    const further = { ...at, hops: at.hops + 1 };
    if (next.origin === url.origin) return follow(agent, { ...outgoing, url: next.href }, further);
    return follow(await at.agents.of(undefined), { ...outgoing, url: next.href, headers: plain(headers) }, further);
  }
  return { ...answer, url: url.href };
}

const tooLarge = () => new TooLarge(`the answer is larger than ${maxBytes} bytes`);

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

const plain = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => plainHeaders.includes(name.toLowerCase())));

/** How many bytes its body has, unpacked. */
export const sizeOf = ({ bytes, text }: Pick<Incoming, 'bytes' | 'text'>): number =>
  bytes?.length ?? Buffer.byteLength(text);
