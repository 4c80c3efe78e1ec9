// Swagger UI at /docs/try, for those who know it: its files are taken along by the web build, under a policy of their own.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ConsoleFile } from '../routes/console-files.ts';
import { sendFile } from '../routes/console-page.ts';
import type { OpenApi } from './finish.ts';

const swaggerPath = '/docs/try';

/**
 * Nothing from elsewhere and no code in the page. Its icons are data: pictures, and it sets the style of single elements
 * by attribute, which cannot run anything; style sheets in the page stay forbidden.
 */
const swaggerPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  // The one style element of the bundle, by its content; the test in a browser notices when an update changes it.
  "style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Muster API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="swagger-ui.css">
<link rel="stylesheet" href="index.css">
<header class="wrapper"><a href="/docs">Muster docs</a> · <a href="/docs/reference">API reference</a></header>
<div id="swagger-ui"></div>
<script src="swagger-ui-bundle.js"></script>
<script src="start.js"></script>
`;

const start = `SwaggerUIBundle({
  dom_id: '#swagger-ui',
  url: 'json',
  deepLinking: true,
  docExpansion: 'none',
  displayRequestDuration: true,
  persistAuthorization: false,
  validatorUrl: null,
  presets: [SwaggerUIBundle.presets.apis],
  layout: 'BaseLayout',
});
`;

type Files = ReadonlyMap<string, ConsoleFile>;

const send = (reply: FastifyReply, type: string, text: string): FastifyReply =>
  reply.headers({ 'content-security-policy': swaggerPolicy, 'cache-control': 'no-cache' }).type(type).send(text);

/** Nothing, where the web files are not built. */
export function serveSwaggerUi(app: FastifyInstance, files: Files, read: () => OpenApi): void {
  if (files.size === 0) return;
  app.get(swaggerPath, (_request, reply) => reply.redirect(`${swaggerPath}/`, 308));
  app.get(`${swaggerPath}/`, (_request, reply) => send(reply, 'text/html; charset=utf-8', page));
  app.get(`${swaggerPath}/start.js`, (_request, reply) => send(reply, 'text/javascript; charset=utf-8', start));
  // Requests go to the address that the page came from.
  app.get(`${swaggerPath}/json`, (_request, reply) =>
    send(reply, 'application/json; charset=utf-8', JSON.stringify({ ...read(), servers: [{ url: '/' }] })),
  );
  for (const [name, file] of files)
    app.get(`${swaggerPath}/${name}`, (request, reply) =>
      sendFile(file, { request, reply, policy: swaggerPolicy, caching: 'no-cache' }),
    );
}
