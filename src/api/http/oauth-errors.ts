// The token endpoint errs in the words of RFC 6749 §5.2 instead of problem+json, as OAuth clients expect.
import type { FastifyRequest } from 'fastify';
import type { Problem } from '../../core/problem.ts';

export interface OauthError {
  readonly error: 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type' | 'invalid_scope';
  readonly error_description: string;
}

/** What is wrong with the form of a request to such a route; undefined everywhere else. */
export function oauthErrorOf(problem: Problem, request: FastifyRequest): OauthError | undefined {
  const speaksOauth = request.routeOptions.config.route?.oauth === true;
  if (!speaksOauth || ![400, 415, 422].includes(problem.status)) return undefined;
  return { error: 'invalid_request', error_description: ascii(problem.message) };
}

export function mediaTypesOf(request: FastifyRequest | undefined): string {
  const route = request?.routeOptions.config.route;
  if (route?.uploads !== undefined) return route.uploads.join(' or ');
  if (route?.scim === true) return 'application/scim+json or application/json';
  return route?.oauth === true ? 'application/x-www-form-urlencoded or application/json' : 'application/json';
}

// RFC 6749 allows printable ASCII without quotes and backslashes.
const ascii = (text: string): string => text.replaceAll(/[^\x20-\x21\x23-\x5B\x5D-\x7E]/g, '?');
