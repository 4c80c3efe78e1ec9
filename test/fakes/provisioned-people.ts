// People as an identity provider keeps them, in memory, over the rows of the directory.
import type { UserId } from '../../src/core/ids.ts';
import type { PersonFilter, ProvisionedPeople, ProvisionedPerson } from '../../src/core/ports/provisioned-people.ts';
import type { User } from '../../src/core/records.ts';

type Names = Omit<ProvisionedPerson, 'active'>;

export class FakeProvisionedPeople implements ProvisionedPeople {
  /** Those who are here. */
  readonly #rows: Map<UserId, User>;
  /** Whom the provider knows, those who left among them. */
  readonly #names = new Map<UserId, Names>();

  constructor(rows: Map<UserId, User>) {
    this.#rows = rows;
  }

  async list({ filter, offset, limit }: Parameters<ProvisionedPeople['list']>[0]) {
    const all = this.#all();
    const people = filter === undefined ? all : all.filter((one) => fits(one, filter));
    return { total: people.length, people: people.slice(offset, offset + limit) };
  }
  async get(id: UserId): Promise<ProvisionedPerson | undefined> {
    return this.#person(id);
  }
  async put({ active, ...names }: ProvisionedPerson): Promise<'kept' | 'taken'> {
    const { id } = names.user;
    if (this.#all().some((other) => other.user.id !== id && collides(other, names))) return 'taken';
    this.#names.set(id, structuredClone(names));
    if (active) this.#rows.set(id, names.user);
    else this.#rows.delete(id);
    return 'kept';
  }
  async remove(id: UserId): Promise<void> {
    this.#names.delete(id);
    this.#rows.delete(id);
  }

  #all(): readonly ProvisionedPerson[] {
    const ids = [...new Set([...this.#rows.keys(), ...this.#names.keys()])].toSorted();
    return ids.map((id) => this.#person(id)).filter((one) => one !== undefined);
  }
  #person(id: UserId): ProvisionedPerson | undefined {
    const [row, names] = [this.#rows.get(id), this.#names.get(id)];
    const user = row ?? names?.user;
    if (user === undefined) return undefined;
    const { userName = user.email, externalId = null } = names ?? {};
    return structuredClone({ user, userName, externalId, active: row !== undefined });
  }
}

const lower = (text: string): string => text.toLowerCase();

function collides({ user, userName, externalId, active }: ProvisionedPerson, given: Names): boolean {
  const names = new Set([lower(given.user.email), lower(given.userName)]);
  if (names.has(lower(userName)) || (active && names.has(lower(user.email)))) return true;
  return externalId !== null && externalId === given.externalId;
}

function fits({ user, userName, externalId }: ProvisionedPerson, { field, value }: PersonFilter): boolean {
  if (field === 'externalId') return externalId === value;
  if (field === 'id') return user.id === value;
  return lower(field === 'email' ? user.email : userName) === lower(value);
}
