// Swagger UI at /docs/try, for those who know it: bundled with the service, under a policy of its own.
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
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

export async function serveSwaggerUi(app: FastifyInstance, read: () => OpenApi): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', swaggerPolicy);
    });
    await scope.register(swaggerUi, {
      routePrefix: swaggerPath,
      uiConfig: { deepLinking: true, docExpansion: 'none', displayRequestDuration: true, persistAuthorization: false },
      // Requests go to the address that the page came from.
      transformSpecification: () => ({ ...read(), servers: [{ url: '/' }] }),
      transformSpecificationClone: false,
      theme: { title: 'Muster API' },
    });
  });
}
