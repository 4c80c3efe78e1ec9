// The id of a request and its W3C trace: taken from the caller where they are well formed, made here where not.
import type { IncomingMessage } from 'node:http';
import type { NewId } from '../../core/ids.ts';

const idForm = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$/;
const traceForm = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/;

/** A random start and a count are unique and cost next to nothing. */
export function countedIds(newId: NewId, prefix: string): () => string {
  const start = newId(prefix);
  let count = 0;
  return () => {
    count += 1;
    return `${start}-${count.toString(36)}`;
  };
}

export function requestIds(newId: NewId): (request: IncomingMessage) => string {
  const nextId = countedIds(newId, 'req');
  return (request) => {
    const given = request.headers['x-request-id'];
    return typeof given === 'string' && idForm.test(given) ? given : nextId();
  };
}

/** The trace id of a valid `traceparent` header; a broken one is ignored, as the recommendation says. */
export function traceOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? traceForm.exec(header)?.[1] : undefined;
}
