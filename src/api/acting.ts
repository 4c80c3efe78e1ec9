// On whose behalf a message is said: the caller's own, the conversation's, or somebody whom an admin speaks for.
import { type Principal, allows, scopesOf } from '../core/access.ts';
import { ActorId, type UserId } from '../core/ids.ts';
import type { Conversation } from '../core/ports/conversations.ts';
import type { Directory } from '../core/ports/directory.ts';
import { Problem } from '../core/problem.ts';

interface Behalf {
  readonly by: Principal;
  readonly asUser: UserId | undefined;
  readonly directory: Directory;
}

/** That person with that person's own rights. Speaking for others needs `admin`. */
export async function behalf({ by, asUser, directory }: Behalf): Promise<Principal> {
  if (asUser === undefined || asUser === by.user) return by;
  if (!allows(by.scopes, 'admin')) throw new Problem('forbidden', 'Only an admin key may speak for somebody else.');
  const { id, role } = await directory.user(asUser);
  return { tenant: by.tenant, kind: 'user', id: ActorId.parse(id), user: id, scopes: new Set(scopesOf[role]) };
}

/** The conversation's own person, unless the message names another. A key's conversation is spoken by whichever key asks. */
export async function speaker(request: Behalf & { conversation: Conversation }): Promise<Principal> {
  const { by, asUser, conversation, directory } = request;
  if (asUser !== undefined || conversation.actor === by.id) return await behalf(request);
  const people = await directory.users();
  const person = people.find(({ id }) => id === String(conversation.actor));
  return await behalf({ by, asUser: person?.id, directory });
}

/** A conversation is seen by its own actor and by admins; for everybody else it does not exist. */
export function requireOwn(conversation: Conversation, by: Principal): void {
  if (conversation.actor !== by.id && !allows(by.scopes, 'admin'))
    throw new Problem('not_found', 'There is no such conversation.');
}
