// How a CalDAV server is reached, and what its answers mean.
import { createHash } from 'node:crypto';
import { getBasicAuthHeaders } from 'tsdav';
import { mayStillAct } from '../../core/lease.ts';
import { Problem } from '../../core/problem.ts';

export const patienceMs = 30_000;

/** A key as it is noted in an entry. */
export const keyOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 32);

/** A repeat under the same key is safe, so whatever went wrong on the way may be tried again. */
export async function reached<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw new Problem('unavailable', 'The calendar server cannot be reached.', { cause: error });
  }
}

/** Asked right before a change leaves: a process that stood still for too long leaves it to another. */
export async function expectOurs(): Promise<void> {
  if (!(await mayStillAct())) throw new Problem('unavailable', 'Another process of Muster goes on with this meeting.');
}

export function accept({ ok, status }: Response): void {
  if (ok) return;
  if (status >= 500 || status === 429) throw new Problem('unavailable', `The calendar server answered ${status}.`);
  throw new Problem('upstream_failed', `The calendar server refuses the meeting (${status}).`);
}

/** User and password of an address go into a header, never into a request line. */
export function addressOf(url: string): { collection: string; headers: Record<string, string> } {
  const address = new URL(url.endsWith('/') ? url : `${url}/`);
  const [username, password] = [address.username, address.password].map(decodeURIComponent);
  const headers =
    username === undefined || username === '' ? {} : getBasicAuthHeaders({ username, password: password ?? '' });
  address.username = '';
  address.password = '';
  return { collection: address.href, headers: { ...headers } };
}
