// From the claims of an account at the identity provider to a person of the organization: by a verified address of one of its domains,
// or by the external id that SCIM brought.
import type { Role } from '../../core/access.ts';
import { type NewId, UserId } from '../../core/ids.ts';
import type { JsonObject } from '../../core/json.ts';
import type { Directory } from '../../core/ports/directory.ts';
import type { IdentityProvider } from '../../core/ports/identity-providers.ts';
import type { ProvisionedPeople } from '../../core/ports/provisioned-people.ts';
import { Problem } from '../../core/problem.ts';
import { User } from '../../core/records.ts';

export interface PeoplePorts {
  readonly directory: Directory;
  readonly people: ProvisionedPeople;
  readonly newId: NewId;
}

export interface Admitted {
  readonly user: User;
  readonly change: 'user.created' | 'user.changed' | undefined;
}

/** The claims that the rules of this organization read. */
export const wantedClaims = ({ person, roles, newPeople }: IdentityProvider): string[] => [
  ...(person.by === 'email' || newPeople !== null ? ['email'] : []),
  ...(person.by === 'email' && person.addresses === 'verified' ? ['email_verified'] : []),
  ...(person.by === 'external_id' ? [person.claim] : []),
  ...(roles === null ? [] : [roles.claim]),
  ...(newPeople === null ? [] : ['name']),
];

/** Throws `forbidden` for whoever is not let in. */
export async function admitPerson(
  provider: IdentityProvider,
  claims: JsonObject,
  { directory, people, newId }: PeoplePorts,
): Promise<Admitted> {
  const role = roleOf(provider, claims);
  const found = await known(provider, claims, { directory, people });
  if (found !== undefined) {
    if (role === undefined || role === found.role) return { user: found, change: undefined };
    const user = { ...found, role };
    await directory.put(user);
    return { user, change: 'user.changed' };
  }
  if (provider.newPeople === null) throw refused('Your organization has not added you to Muster yet. Ask an admin.');
  const user = newPerson(claims, { id: UserId.parse(newId('u')), role: role ?? provider.newPeople });
  const { person } = provider;
  const externalId = person.by === 'external_id' ? textIn(claims, person.claim) : null;
  const put = await people.put({ user, userName: user.email, externalId: externalId ?? null, active: true });
  // Somebody has that address already and is not the one whom the rules find: nobody is let in on a likeness.
  if (put === 'taken') throw refused('Another person here has your e-mail address. Ask an admin to look at both.');
  return { user, change: 'user.created' };
}

async function known(
  { person }: IdentityProvider,
  claims: JsonObject,
  { directory, people }: Omit<PeoplePorts, 'newId'>,
): Promise<User | undefined> {
  if (person.by === 'external_id') {
    const value = textIn(claims, person.claim);
    if (value === undefined) throw refused(`Your identity provider did not send the claim ${person.claim}.`);
    const { people: found } = await people.list({ filter: { field: 'externalId', value }, offset: 0, limit: 2 });
    const [one] = found;
    if (one?.active === false) throw refused('Your access to Muster has ended. Ask an admin.');
    return one?.user;
  }
  const email = addressIn(claims, person);
  const found = (await directory.users()).filter((user) => user.email.toLowerCase() === email);
  if (found.length > 1) throw refused('Several people here have your e-mail address. Ask an admin to tell them apart.');
  return found[0];
}

function addressIn(
  claims: JsonObject,
  { domains, addresses }: Extract<IdentityProvider['person'], { by: 'email' }>,
): string {
  const email = textIn(claims, 'email')?.toLowerCase();
  if (email === undefined) throw refused('Your identity provider did not send your e-mail address.');
  const verified = claims['email_verified'];
  // Some providers write it as a text; what is neither is not a yes.
  const isVerified = verified === true || verified === 'true';
  const isOpen = verified === undefined && addresses === 'managed';
  if (!isVerified && !isOpen) throw refused('Your identity provider has not verified your e-mail address.');
  const domain = email.slice(email.lastIndexOf('@') + 1);
  if (!domains.includes(domain)) throw refused('Your e-mail address is not one of your organization’s.');
  return email;
}

/** Undefined: roles are kept here. */
function roleOf({ roles }: IdentityProvider, claims: JsonObject): Role | undefined {
  if (roles === null) return undefined;
  const claim = Object.hasOwn(claims, roles.claim) ? claims[roles.claim] : undefined;
  const values = new Set(Array.isArray(claim) ? claim : [claim]);
  const fits = roles.map.find(({ value }) => values.has(value));
  if (fits === undefined) throw refused('Your identity provider gives you no role in Muster. Ask an admin.');
  return fits.role;
}

function newPerson(claims: JsonObject, given: { id: UserId; role: Role }): User {
  const email = textIn(claims, 'email');
  const parsed = User.safeParse({ ...given, email, name: textIn(claims, 'name') ?? email });
  if (parsed.success) return parsed.data;
  throw refused('Your identity provider did not send a name and an e-mail address that can be used.');
}

function textIn(claims: JsonObject, name: string): string | undefined {
  const value = Object.hasOwn(claims, name) ? claims[name] : undefined;
  return typeof value === 'string' && value !== '' && value.length <= 320 ? value : undefined;
}

const refused = (detail: string): Problem => new Problem('forbidden', detail);
