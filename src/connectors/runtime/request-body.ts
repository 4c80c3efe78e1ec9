// The body of a call as a system wants it: JSON, or a form.
import type { Call } from '../../core/connector/calls.ts';
import type { Json } from '../../core/json.ts';
import { RemoteFault } from '../../core/ports/remote-system.ts';

type Formatted = Pick<Call, 'bodyFormat'>;

/** JSON unless the call declares a form. */
export const contentType = ({ bodyFormat }: Formatted): string =>
  bodyFormat === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';

/** An empty object for anything else, arrays included. */
export const objectOf = (body: Json | undefined): Record<string, Json> =>
  body !== null && typeof body === 'object' && !Array.isArray(body) ? body : {};

/** A form knows no null: nothing stands in its place. Throws for half a sign, of which a form would make another one. */
export function encoded(body: Json, { bodyFormat }: Formatted): string {
  if (bodyFormat !== 'form') return JSON.stringify(body);
  const fields = Object.entries(objectOf(body)).map(([key, value]): [string, string] => [
    key,
    typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value),
  ]);
  if (!fields.every(([key, value]) => key.isWellFormed() && value.isWellFormed())) throw halfSign();
  return new URLSearchParams(fields).toString();
}

const halfSign = () =>
  new RemoteFault({
    kind: 'invalid',
    blame: 'integration',
    message: 'A text of the record holds half a sign (a lone surrogate), which this system cannot be sent.',
    fix: 'Mend the text at the source, or in the mapping where it is cut.',
  });
