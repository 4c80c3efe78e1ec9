// Reads form bodies, for the token endpoint only: RFC 6749 asks for them and allows no parameter twice.
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../core/problem.ts';
import { refuseEncodings } from './json-body.ts';
import { holdsNul, nulProblem } from './nul.ts';

const formBytes = 16_384;

export function readFormBodies(app: FastifyInstance): void {
  const form = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(form, { parseAs: 'string', bodyLimit: formBytes }, (request, body, done) => {
    try {
      refuseEncodings(request);
      done(null, fieldsOf(String(body)));
    } catch (error) {
      done(error instanceof Error ? error : new Error('form', { cause: error }), undefined);
    }
  });
}

function fieldsOf(text: string): Record<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.has(name)) throw new Problem('bad_request', 'A parameter came twice.');
    if (holdsNul(name) || holdsNul(value)) throw nulProblem(name);
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

/** What a form holds under each name; of anything but a form nothing. */
export function formFields(body: unknown): Readonly<Record<string, string>> {
  if (body === null || typeof body !== 'object') return {};
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  );
}
