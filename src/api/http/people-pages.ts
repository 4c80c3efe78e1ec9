// Refusals where a person stands and no program: who follows a link from a letter reads a page in their language, whatever stood in
// the way. Programs, mail systems' one-click requests among them (RFC 8058), ask for no HTML and get the problem.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../../core/problem.ts';
import { bookingWords } from '../booking/words.ts';
import { languageOf } from './language.ts';
import { preferred } from './negotiate.ts';
import { sendUnlisted } from './token-pages.ts';

/** First parts of the addresses that people are sent; of links, where to turn is known. */
const links: ReadonlySet<string> = new Set(['assessment', 'book', 'connect', 'unsubscribe']);
const pages: ReadonlySet<string> = new Set(['chat', 'demo', 'hiring', 'sso']);
const policy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Undefined: whoever asks is told as programs are. */
export function refusalPage(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const [first = ''] = request.url.slice(1).split(/[/?#]/, 1);
  const isLink = links.has(first);
  if (!isLink && !pages.has(first)) return undefined;
  if (preferred(request.headers.accept, ['text/html']) === undefined) return undefined;
  const language = languageOf(request);
  const words = bookingWords[language];
  const kind = problem.status === 429 ? 'slower' : problem.status >= 500 ? 'busy' : 'gone';
  const note = kind === 'gone' && !isLink ? '' : `<p>${words[`${kind}Note`]}</p>`;
  const html =
    `<!doctype html><html lang="${language}" dir="ltr"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow">' +
    `<title>${words[kind]}</title><link rel="stylesheet" href="/book/style.css"></head>` +
    `<body><main><h1>${words[kind]}</h1>${note}</main></body></html>`;
  return sendUnlisted(reply, { status: problem.status, html, policy });
}
