// NUL in a request: JSON and percent-encoding can carry it, PostgreSQL cannot keep it, and no person means it. Refused at the border,
// so that no handler and no store has to think of it.
import { Problem } from '../../core/problem.ts';

export const holdsNul = (text: string): boolean => text.includes('\u0000');

const message = 'Holds the character NUL, which cannot be kept. Send it without.';

export function nulProblem(place: string): Problem {
  const path = place.replaceAll('\u0000', '');
  return new Problem('validation_failed', `${path === '' ? 'The request' : path}: ${message}`, {
    errors: [{ path, code: 'invalid_format', message }],
  });
}
