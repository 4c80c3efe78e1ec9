// Serves the files of the console: names and media types are fixed at start, so no path of a request reaches the disk.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ConsoleFile, consolePolicy } from './console-files.ts';

/** Files are no operations: they stand beside the declared routes and outside the document. */
export function serveConsole(app: FastifyInstance, files: ReadonlyMap<string, ConsoleFile>): void {
  if (files.size === 0) return;
  app.get('/console', { schema: { hide: true } }, (_request, reply) => reply.redirect('/console/', 308));
  for (const [path, file] of files) {
    const url = path === 'index.html' ? '/console/' : `/console/${path}`;
    app.get(url, { schema: { hide: true } }, (request, reply) => serve(file, request, reply));
  }
}

function serve(file: ConsoleFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Revalidated each time: after an update nobody runs yesterday's script against today's service.
  reply.headers({
    etag: file.etag,
    'cache-control': 'no-cache',
    'content-security-policy': consolePolicy,
    'cross-origin-opener-policy': 'same-origin',
  });
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  return reply.type(file.type).send(file.body);
}
