// Who takes part from outside: in a meeting about a candidate, whoever is no user of the organization.
import { Guest, type User } from '../../core/records.ts';
import type { IcsEvent } from './ics.ts';

export function guestIn({ candidate, attendees }: IcsEvent, users: readonly User[]): Guest | undefined {
  if (candidate === null) return undefined;
  const own = new Set(users.map(({ email }) => email.toLowerCase()));
  const found = attendees.find(({ email, isRoom }) => isRoom !== true && !own.has(email.toLowerCase()));
  return found === undefined
    ? undefined
    : Guest.safeParse({ email: found.email, name: found.name || found.email }).data;
}
