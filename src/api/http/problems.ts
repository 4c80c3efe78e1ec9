// Every failure as application/problem+json: problems as they are, Fastify's own errors translated, defects as a bare 500.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type Log, defectOf } from '../../core/log.ts';
import { Problem, type ProblemCode } from '../../core/problem.ts';
import { hasHungUp, outageOf } from './outages.ts';
import { scimErrorOf, scimType } from '../scim/errors.ts';
import { mediaTypesOf, oauthErrorOf } from './oauth-errors.ts';
import { refusalPage } from './people-pages.ts';

export const problemType = 'application/problem+json; charset=utf-8';

const fastifyCodes: Readonly<Record<string, readonly [ProblemCode, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [
    'payload_too_large',
    'Send less at once; the limit of this address is in its description.',
  ],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['bad_request', 'Content-Length does not match the body.'],
  FST_ERR_CTP_INVALID_TYPE: ['unsupported_media_type', 'Content-Type cannot be read.'],
  FST_ERR_BAD_URL: ['bad_request', 'The address holds a percent sign that is not followed by two hexadecimal digits.'],
  FST_ERR_MAX_PARAM_LENGTH: ['not_found', 'There is nothing at this address. /docs lists all.'],
  FST_ERR_ASYNC_CONSTRAINT: ['bad_request', 'The address cannot be read.'],
};

/** A problem for whatever was thrown; undefined for a defect. */
export function problemOf(error: unknown, request?: FastifyRequest): Problem | undefined {
  if (error instanceof Problem) return error;
  if (request !== undefined && hasHungUp(error, request)) return hungUp(error);
  return outageOf(error) ?? refusalOf(error, request);
}

/** What the framework refuses by itself. */
function refusalOf(error: unknown, request: FastifyRequest | undefined): Problem | undefined {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return undefined;
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new Problem('unsupported_media_type', `Send ${mediaTypesOf(request)}.`, { cause: error });
  const known = fastifyCodes[error.code];
  if (known !== undefined) return new Problem(known[0], known[1], { cause: error });
  // Whatever else it refuses is the request's fault, not a defect.
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  return error.code.startsWith('FST_') && status >= 400 && status < 500
    ? new Problem('bad_request', 'The request cannot be read as it is.', { cause: error })
    : undefined;
}

const hungUp = (cause: unknown): Problem =>
  new Problem('bad_request', 'The connection was closed before the request was complete.', { cause });

export function errorHandler(log: Log, publicUrl: string) {
  return (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const problem = problemOf(error, request) ?? defect({ error, request, log });
    request.problemCode = problem.code;
    const oauth = oauthErrorOf(problem, request);
    const scim = scimErrorOf(problem, request);
    if (oauth !== undefined) return reply.code(400).type('application/json; charset=utf-8').send(JSON.stringify(oauth));
    if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', String(problem.retryAfterSeconds));
    else if (problem.status === 503) reply.header('retry-after', '5');
    const challenge = challengeOf(problem, request, publicUrl);
    if (challenge !== undefined) reply.header('www-authenticate', challenge);
    if (scim !== undefined) return reply.code(Number(scim.status)).type(scimType).send(JSON.stringify(scim));
    const page = refusalPage(problem, request, reply);
    if (page !== undefined) return page;
    return reply
      .code(problem.status)
      .type(problemType)
      .send(JSON.stringify(problem.toBody(request.id)));
  };
}

/** How to be let in (RFC 6750 §3); clients of /mcp find from it where tokens come from (RFC 9728 §5.1). */
function challengeOf({ status }: Problem, request: FastifyRequest, publicUrl: string): string | undefined {
  const { route } = request.routeOptions.config;
  const needs = route?.protocol === true && 'scope' in route.access ? route.access.scope : undefined;
  if (needs === undefined) return status === 401 ? 'Bearer realm="muster"' : undefined;
  const metadata = `resource_metadata="${publicUrl}/.well-known/oauth-protected-resource/mcp", scope="${needs}"`;
  if (status === 401) return `Bearer realm="muster", ${metadata}`;
  return status === 403 ? `Bearer realm="muster", error="insufficient_scope", ${metadata}` : undefined;
}

/** Tells the log what happened and the caller nothing but the id to ask with. */
function defect({ error, request, log }: { error: unknown; request: FastifyRequest; log: Log }): Problem {
  log.error('defect', {
    requestId: request.id,
    method: request.method,
    ...(request.routeOptions.url === undefined ? {} : { route: request.routeOptions.url }),
    defect: defectOf(error),
  });
  return defectProblem();
}

export const defectProblem = (): Problem =>
  new Problem('internal_error', 'Something went wrong here. Tell the operator the request id.');
