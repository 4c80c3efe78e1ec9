// Pages of a link that somebody without an account was sent: looking changes nothing, since mail scanners follow links; a press is a
// form. They stand beside the declared routes and outside the document.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../core/problem.ts';
import type { ApiPorts } from '../ports.ts';
import { readFormBodies } from './form-body.ts';

interface Linked {
  Params: { readonly token: string };
  Querystring: Readonly<Record<string, string | undefined>>;
}

export type TokenRequest = FastifyRequest<Linked>;

export interface TokenVisit {
  readonly ports: ApiPorts;
  readonly request: TokenRequest;
  readonly reply: FastifyReply;
}

interface TokenPages {
  /** Ends in `/:token`. */
  readonly path: string;
  readonly policy: string;
  readonly show: (visit: TokenVisit) => Promise<FastifyReply>;
  readonly press: (visit: TokenVisit) => Promise<FastifyReply>;
  /** The page that says to come back in a minute. */
  readonly busy: (request: TokenRequest) => string;
}

export function serveTokenPages(app: FastifyInstance, ports: ApiPorts, pages: TokenPages): void {
  const { path, show, press } = pages;
  app.get<Linked>(path, (request, reply) => orBusy({ ports, request, reply }, { ...pages, work: show }));
  void app.register(async (forms) => {
    readFormBodies(forms);
    forms.post<Linked>(path, (request, reply) => orBusy({ ports, request, reply }, { ...pages, work: press }));
  });
}

/** Problems are told as a page here: whoever reads it is a person, and no stranger learns what stood in the way. */
async function orBusy(
  visit: TokenVisit,
  { work, busy, policy }: Pick<TokenPages, 'busy' | 'policy'> & { readonly work: TokenPages['show'] },
): Promise<FastifyReply> {
  try {
    return await work(visit);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const reply = visit.reply.header('retry-after', '60');
    return sendUnlisted(reply, { status: 503, html: busy(visit.request), policy });
  }
}

/** A page that no search engine keeps. */
export const sendUnlisted = (
  reply: FastifyReply,
  { status, html, policy }: { readonly status: number; readonly html: string; readonly policy: string },
): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('content-security-policy', policy)
    .send(html);
