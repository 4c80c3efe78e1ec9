// Serves the console: names, media types and bytes are fixed at start, so no path of a request reaches the disk.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../core/problem.ts';
import { type ConsoleFile, consolePolicy } from './console-files.ts';

type Files = ReadonlyMap<string, ConsoleFile>;

/** Files are no operations: they stand beside the declared routes and outside the document. */
export function serveConsole(app: FastifyInstance, files: Files): void {
  if (files.size === 0) return;
  // The console's cookie does not come along from another site, so the page there asks who is signed in.
  app.get('/oauth/authorize', ({ url }, reply) =>
    reply.redirect(`/console/authorize${url.includes('?') ? url.slice(url.indexOf('?')) : ''}`, 302),
  );
  // Whoever types the address into a browser is looking for the console; to a program nothing stands here.
  app.get('/', (request, reply) => {
    if (/\btext\/html\b/.test(request.headers.accept ?? '')) return reply.redirect('/console/', 302);
    throw new Problem('not_found', 'There is nothing at this address. /docs lists all.');
  });
  app.get('/console', (_request, reply) => reply.redirect('/console/', 308));
  app.get<{ Params: { '*': string } }>('/console/*', (request, reply) => {
    const path = request.params['*'];
    // The page is asked for anew each time, so that after an update nobody runs yesterday's; its assets are named by content.
    const caching = path.startsWith('assets/') ? unchanging : 'no-cache';
    return sendFile(fileAt(files, path), { request, reply, policy: consolePolicy, caching });
  });
}

/** An address without a file is a screen, which the page itself finds; a missing asset is missing. */
function fileAt(files: Files, path: string): ConsoleFile {
  const file = files.get(path) ?? (/^assets\/|\.\w+$/.test(path) ? undefined : files.get('index.html'));
  if (file === undefined) throw new Problem('not_found', 'The console has no such file.');
  return file;
}

const unchanging = 'public, max-age=31536000, immutable';

interface Sending {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Its Content-Security-Policy. */
  readonly policy: string;
  readonly caching: string;
}

export function sendFile(file: ConsoleFile, { request, reply, policy, caching }: Sending): FastifyReply {
  reply.headers({
    etag: file.etag,
    vary: 'accept-encoding',
    'cache-control': caching,
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
  });
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const { encoding, body } = encoded(file, request.headers['accept-encoding']);
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.type(file.type).send(body);
}

/** The smallest form that the caller takes. */
export function encoded({ body, br, gzip }: ConsoleFile, accepts: string | string[] | undefined) {
  const wanted = new Set(
    String(accepts ?? '')
      .split(',')
      .filter((word) => !/;\s*q=0(?:\.0*)?\s*$/.test(word))
      .map((word) => word.split(';', 1)[0]?.trim().toLowerCase()),
  );
  if (br !== undefined && wanted.has('br')) return { encoding: 'br', body: br };
  if (gzip !== undefined && wanted.has('gzip')) return { encoding: 'gzip', body: gzip };
  return { encoding: undefined, body };
}
