// One line for each request, of ids and figures only: the list of fields is closed, so nothing else can get in.
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { Log } from '../../core/log.ts';

export function logRequests(log: Log) {
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const { caller, problemCode, trace } = request;
    const route = request.routeOptions.url;
    log.info('request', {
      requestId: request.id,
      method: request.method,
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime * 1_000) / 1_000,
      ...(route === undefined ? {} : { route }),
      ...(caller === undefined ? {} : { tenant: caller.principal.tenant, actor: caller.principal.id }),
      ...(problemCode === undefined ? {} : { code: problemCode }),
      ...(trace === undefined ? {} : { trace }),
    });
    done();
  };
}
