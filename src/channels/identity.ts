// Who somebody on a platform is here: by the address the platform has verified, or by a one-time code that Muster gave them.
import { createHash } from 'node:crypto';
import { type Principal, scopesOf } from '../core/access.ts';
import { ActorId, type UserId } from '../core/ids.ts';
import type { Identity } from '../core/ports/channels.ts';
import type { User } from '../core/records.ts';
import type { Channel, Person, Profile } from './channel.ts';
import type { ChannelContext } from './context.ts';

export type Identified =
  | { readonly kind: 'known'; readonly user: User; readonly by: Principal }
  /** `because` may be shown to that person; undefined: it is a machine, and nobody is answered. */
  | { readonly kind: 'refused'; readonly because: string | undefined };

/** How long the platform's word is believed: a person who leaves or becomes a guest is noticed after that. */
const checkMs = 10 * 60_000;

const refusals = {
  guest: 'Muster is open to full members only; guests cannot use it. Ask a recruiter of your organization.',
  external: 'Muster answers people of its own organization only.',
  deactivated: 'This account is deactivated.',
} as const satisfies Partial<Record<Profile['kind'], string>>;

export async function identify(context: ChannelContext, channel: Channel, person: Person): Promise<Identified> {
  const key = { ...person, person: person.id };
  const known = await context.stores.identities.find(key);
  const now = context.clocks.real.now();
  if (known === undefined || known.checkedAt.getTime() + checkMs <= now.getTime()) {
    const profile = await channel.profile(person);
    if (profile.kind !== 'member')
      return { kind: 'refused', because: profile.kind === 'bot' ? undefined : refusals[profile.kind] };
    return confirm(context, { person, profile, known });
  }
  return welcome(context, known.user);
}

async function confirm(
  context: ChannelContext,
  { person, profile, known }: { person: Person; profile: Profile; known: Identity | undefined },
): Promise<Identified> {
  const { platform, team, id } = person;
  const linked = known?.how === 'code' ? known.user : undefined;
  const address = profile.email?.toLowerCase();
  const users = await context.directory.users();
  const user = users.find((one) => (linked === undefined ? one.email.toLowerCase() === address : one.id === linked));
  if (user === undefined) {
    if (known !== undefined) await context.stores.identities.remove({ platform, team, person: id });
    return { kind: 'refused', because: unknownPerson };
  }
  const how = linked === undefined ? ('email' as const) : ('code' as const);
  const checkedAt = context.clocks.real.now();
  await context.stores.identities.put({ platform, team, person: id, user: user.id, how, checkedAt });
  return { kind: 'known', user, by: principalOf(context, user) };
}

const unknownPerson =
  'I do not know you here. Ask an admin to add you with the e-mail address of this account, or get a one-time code ' +
  'in Muster and send me “link CODE”.';

/** Whoever was deactivated in Muster is refused at once, whatever the platform says. */
async function welcome(context: ChannelContext, id: UserId): Promise<Identified> {
  const user = (await context.directory.users()).find((one) => one.id === id);
  if (user === undefined) return { kind: 'refused', because: unknownPerson };
  return { kind: 'known', user, by: principalOf(context, user) };
}

export const principalOf = ({ tenant }: Pick<ChannelContext, 'tenant'>, { id, role }: User): Principal => ({
  tenant,
  kind: 'user',
  id: ActorId.parse(id),
  user: id,
  scopes: new Set(scopesOf[role]),
});

/** Where a Muster user is on that platform: linked before, or found there by address. */
export async function personOf(context: ChannelContext, channel: Channel, user: User): Promise<Person | undefined> {
  const teams = await channel.teams(context.tenant);
  const known = (await context.stores.identities.ofUser(user.id)).find(
    ({ platform, team }) => platform === channel.platform && teams.includes(team),
  );
  if (known !== undefined) return { platform: known.platform, team: known.team, id: known.person };
  for (const team of teams) {
    const found = await channel.find(team, user.email);
    if (found !== undefined) return found;
  }
  return undefined;
}

export const codeHash = (code: string): string => createHash('sha256').update(code.trim().toUpperCase()).digest('hex');

/** Links whoever presents a valid code. Guests and strangers stay outside, code or not. */
export async function linkByCode(
  context: ChannelContext,
  channel: Channel,
  { person, code }: { person: Person; code: string },
): Promise<Identified> {
  const profile = await channel.profile(person);
  if (profile.kind !== 'member')
    return { kind: 'refused', because: profile.kind === 'bot' ? undefined : refusals[profile.kind] };
  const now = context.clocks.real.now();
  const user = await context.stores.identities.takeCode({ hash: codeHash(code), now });
  if (user === undefined)
    return { kind: 'refused', because: 'That code is wrong, used or too old. Get a new one in Muster.' };
  const { platform, team, id } = person;
  await context.stores.identities.put({ platform, team, person: id, user, how: 'code', checkedAt: now });
  return welcome(context, user);
}
