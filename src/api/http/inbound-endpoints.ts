// Puts the endpoints that other systems call onto the server: the body reaches them byte for byte, and nothing of it is looked at before.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { InboundEndpoint, InboundRequest } from '../../core/inbound-endpoint.ts';
import { Problem } from '../../core/problem.ts';

/** Larger than any event of a chat platform. */
const bodyLimit = 1_048_576;

export function openInboundEndpoints(app: FastifyInstance, endpoints: readonly InboundEndpoint[]): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
  for (const endpoint of endpoints)
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { inbound: true },
      async handler(request, reply) {
        const { status, body = '', headers } = await endpoint.handle(requestOf(endpoint, request));
        return reply
          .code(status)
          .headers(headers ?? {})
          .send(body);
      },
    });
  refuseOtherMethods(app, endpoints);
}

const requestOf = ({ method }: InboundEndpoint, request: FastifyRequest): InboundRequest => ({
  method,
  body: typeof request.body === 'string' ? request.body : '',
  query: Object.fromEntries(new URL(request.url, 'http://localhost').searchParams),
  header(name) {
    const value = request.headers[name];
    return typeof value === 'string' ? value : undefined;
  },
});

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

function refuseOtherMethods(app: FastifyInstance, endpoints: readonly InboundEndpoint[]): void {
  for (const [url, there] of Map.groupBy(endpoints, ({ path }) => path)) {
    const taken = there.map(({ method }) => method);
    const allow = taken.join(', ');
    app.route({
      method: methods.filter((method) => !taken.some((one) => one === method || (one === 'GET' && method === 'HEAD'))),
      url,
      config: { inbound: true, refuses: true },
      handler: (request, reply) => {
        reply.header('allow', allow);
        throw new Problem('method_not_allowed', `This address takes ${allow}, not ${request.method}.`);
      },
    });
  }
}
