// When a stream that lasts is over: the listener has left, the service stops, or whoever listens may not any more.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticator } from '../auth/authenticate.ts';

/** A right that was taken away ends the stream within that time. */
const lookEveryMs = 5_000;

interface StreamContext {
  readonly authenticator: Authenticator;
  /** Aborted when the server begins to close. */
  readonly stopping: AbortSignal;
}

export function endOfStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { authenticator, stopping }: StreamContext,
): AbortSignal {
  const left = new AbortController();
  const look = setInterval(() => void still(), lookEveryMs).unref();
  async function still(): Promise<void> {
    try {
      const { principal } = await authenticator.caller(request.raw);
      if (same(principal.scopes, request.caller?.principal.scopes)) return;
    } catch {
      // Signed out, revoked, or nobody can tell: a listener with a right to it comes again and is let in.
    }
    left.abort();
  }
  reply.raw.once('close', () => left.abort());
  left.signal.addEventListener('abort', () => clearInterval(look));
  return AbortSignal.any([left.signal, stopping]);
}

const same = (now: ReadonlySet<string>, before: ReadonlySet<string> | undefined): boolean =>
  before !== undefined && now.size === before.size && now.isSubsetOf(before);
