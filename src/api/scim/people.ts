// The rules of SCIM over people: who leaves loses every way in, and nobody is made an admin, or another admin, from outside.
import { Role } from '../../core/access.ts';
import type { TenantId, UserId } from '../../core/ids.ts';
import { ProvisionedPerson } from '../../core/ports/provisioned-people.ts';
import { Problem } from '../../core/problem.ts';
import type { RoutePorts } from '../routes/route-ports.ts';
import { nameTaken, scimFault } from './errors.ts';
import { type GivenUser, addressIn, fullName, roleIn } from './user-resource.ts';

type Ports = Pick<RoutePorts, 'provisionedPeople' | 'credentials' | 'authenticator'>;

export async function personOrProblem(ports: Ports, tenant: TenantId, id: UserId): Promise<ProvisionedPerson> {
  const found = await ports.provisionedPeople(tenant).get(id);
  if (found === undefined) throw new Problem('user_not_found', `There is no person ${id} in this organization.`);
  return found;
}

/** A person of what the provider says; what it does not say stays as it is. */
export function personFrom(given: GivenUser, before: ProvisionedPerson | undefined, id: UserId): ProvisionedPerson {
  const { userName, externalId, active } = given;
  const known = before ?? unknownPerson(userName);
  const user = {
    ...known.user,
    id,
    email: addressIn(given.emails) ?? known.user.email,
    name: fullName(given) ?? known.user.name,
    role: roleIn(given.roles) ?? known.user.role,
  };
  return checked({ user, userName, externalId: externalId ?? null, active: active ?? known.active });
}

const unknownPerson = (userName: string) => ({
  user: { email: userName, name: userName, role: Role.enum.viewer },
  active: true,
});

function checked(person: object): ProvisionedPerson {
  const { data, error } = ProvisionedPerson.safeParse(person);
  if (data !== undefined) return data;
  const named = error.issues.map(({ path }) => path.at(-1)).join(', ');
  throw scimFault('invalidValue', `These values cannot be kept: ${named}. An e-mail address is needed.`);
}

/** Throws a 409 where somebody else has one of the names. */
export async function keepPerson(
  ports: Ports,
  tenant: TenantId,
  { before, after }: { readonly before: ProvisionedPerson | undefined; readonly after: ProvisionedPerson },
): Promise<ProvisionedPerson> {
  const person = checked(after);
  refuseAdmins(before, person);
  if ((await ports.provisionedPeople(tenant).put(person)) === 'taken') throw nameTaken();
  if (before !== undefined) {
    if (!person.active) await ports.credentials.endAccess({ tenant, user: person.user.id });
    ports.authenticator.forget();
  }
  return person;
}

/** Whoever steals such a key must not become an admin by it, nor take an admin's place at the identity provider. */
function refuseAdmins(before: ProvisionedPerson | undefined, after: ProvisionedPerson): void {
  if (after.user.role === 'admin' && before?.user.role !== 'admin')
    throw new Problem('forbidden', 'Admins are made in Muster, or by the role that your identity provider sends.');
  if (before?.user.role !== 'admin') return;
  const isSame =
    before.user.email.toLowerCase() === after.user.email.toLowerCase() &&
    before.userName.toLowerCase() === after.userName.toLowerCase() &&
    before.externalId === after.externalId;
  if (!isSame) throw new Problem('forbidden', 'The addresses and ids of an admin are changed in Muster by an admin.');
}
