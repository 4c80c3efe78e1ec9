// Which problems an operation can answer with: those its declaration names and those its shape brings along.
import { type ProblemCode, statusOf } from '../../core/problem.ts';
import { type Route, honoursIdempotency } from '../route.ts';
import { isList } from '../http/in-pages.ts';
import { takesBody } from './documented.ts';

function problemsOf(route: Route): readonly ProblemCode[] {
  const codes = new Set<ProblemCode>(['bad_request', 'internal_error', ...(route.problems ?? [])]);
  const add = (when: boolean, ...more: ProblemCode[]): void => {
    if (when) for (const code of more) codes.add(code);
  };
  add(!('public' in route.access), 'unauthorized', 'forbidden');
  add('fresh' in route.access, 'sign_in_again');
  add(route.params !== undefined, 'not_found');
  add(takesBody(route), 'malformed_json', 'payload_too_large', 'unsupported_media_type', 'limit_exceeded');
  add(true, 'validation_failed');
  add(route.etag === 'honours', 'precondition_failed');
  add(isList(route), 'invalid_cursor');
  add(honoursIdempotency(route), 'idempotency_mismatch', 'request_in_progress');
  add(route.limit !== 'none', 'rate_limited', 'unavailable');
  return [...codes];
}

/** The same by status, as OpenAPI wants them. */
export function problemsByStatus(route: Route): ReadonlyMap<number, readonly ProblemCode[]> {
  return Map.groupBy(problemsOf(route), statusOf);
}
