// Every request as a span that continues the caller's trace, and as a duration by route template. The address that was asked for
// never stands in either: it may hold ids of people.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Telemetry } from '../../core/telemetry.ts';
import { traceOf } from './request-id.ts';

/** An address that leads nowhere. */
const unknownRoute = 'none';

const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? unknownRoute;

export function traceRequests(app: FastifyInstance, telemetry: Telemetry): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers;
    const route = routeOf(request);
    const span = telemetry.open({
      name: `${request.method} ${route}`,
      kind: 'server',
      attributes: { 'http.request.method': request.method, 'http.route': route, 'muster.request': request.id },
      parent: typeof traceparent === 'string' ? traceparent : undefined,
    });
    if (span.traceId !== undefined) request.span = span;
    request.trace = span.traceId ?? traceOf(traceparent);
    done();
  });
  // After the body was read: events of the socket carry nothing from one to the next.
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.span === undefined) done();
    else request.span.within(done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    telemetry.observe(
      'http_server_request_duration_seconds',
      {
        http_request_method: request.method,
        http_route: routeOf(request),
        http_response_status_code: statusCode,
      },
      reply.elapsedTime / 1000,
    );
    const { caller, problemCode, span } = request;
    if (span !== undefined) {
      span.set({
        'http.response.status_code': statusCode,
        'muster.tenant': caller?.principal.tenant,
        'muster.actor': caller?.principal.id,
        'error.type': problemCode,
      });
      span.end(statusCode >= 500 ? (problemCode ?? String(statusCode)) : undefined);
    }
    done();
  });
}
