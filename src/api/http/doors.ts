// Puts the doors of other systems onto the server: the body reaches them byte for byte, and nothing of it is looked at before.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Door, DoorRequest } from '../../core/door.ts';
import { Problem } from '../../core/problem.ts';

/** Larger than any event of a chat platform. */
const doorBytes = 1_048_576;

export function openDoors(app: FastifyInstance, doors: readonly Door[]): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: doorBytes }, (_request, body, done) =>
    done(null, body),
  );
  for (const door of doors)
    app.route({
      method: door.method,
      url: door.path,
      config: { door: true },
      async handler(request, reply) {
        const { status, body = '', headers } = await door.handle(requestOf(door, request));
        return reply
          .code(status)
          .headers(headers ?? {})
          .send(body);
      },
    });
  refuseOtherMethods(app, doors);
}

const requestOf = ({ method }: Door, request: FastifyRequest): DoorRequest => ({
  method,
  body: typeof request.body === 'string' ? request.body : '',
  query: Object.fromEntries(new URL(request.url, 'http://door').searchParams),
  header(name) {
    const value = request.headers[name];
    return typeof value === 'string' ? value : undefined;
  },
});

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

function refuseOtherMethods(app: FastifyInstance, doors: readonly Door[]): void {
  for (const [url, there] of Map.groupBy(doors, ({ path }) => path)) {
    const taken = there.map(({ method }) => method);
    const allow = taken.join(', ');
    app.route({
      method: methods.filter((method) => !taken.some((one) => one === method || (one === 'GET' && method === 'HEAD'))),
      url,
      config: { door: true, refuses: true },
      handler: (request, reply) => {
        reply.header('allow', allow);
        throw new Problem('method_not_allowed', `This address takes ${allow}, not ${request.method}.`);
      },
    });
  }
}
