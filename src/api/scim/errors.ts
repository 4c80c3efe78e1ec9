// SCIM tells errors in a shape of its own (RFC 7644 §3.12).
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Problem } from '../../core/problem.ts';
import { component } from '../docs/components.ts';

export const scimType = 'application/scim+json';

export const ScimError = component(
  'ScimError',
  z.object({
    schemas: z.array(z.string()),
    status: z.string(),
    scimType: z.string().optional(),
    detail: z.string(),
  }),
);

type ScimFault = 'invalidFilter' | 'invalidPath' | 'invalidSyntax' | 'invalidValue' | 'mutability';

/** 400 with the word that RFC 7644 has for it. */
export const scimFault = (kind: ScimFault, detail: string): Problem =>
  new Problem('bad_request', detail, { extra: { scimType: kind } });

export const nameTaken = (): Problem =>
  new Problem('conflict', 'Somebody else here has that user name, address or external id.', {
    extra: { scimType: 'uniqueness' },
  });

/** Undefined everywhere but at the addresses of SCIM. */
export function scimErrorOf(problem: Problem, request: FastifyRequest): z.infer<typeof ScimError> | undefined {
  if (request.routeOptions.config.route?.scim !== true) return undefined;
  // What Muster calls 422 is a 400 there, with a word for what was wrong.
  const status = problem.status === 422 ? 400 : problem.status;
  const said = problem.extra['scimType'] ?? (status === 400 ? 'invalidSyntax' : undefined);
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(status),
    ...(typeof said === 'string' ? { scimType: said } : {}),
    detail: problem.message,
  };
}
