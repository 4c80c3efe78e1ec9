// Contact preferences in memory and whole: by address and by record, the latest counts.
import {
  type Addressee,
  addressesOf,
  type ContactPreferences,
  type ContactState,
} from '../../src/core/ports/contact-preferences.ts';
import { Problem } from '../../src/core/problem.ts';

const namesOf = (person: Addressee): string[] => [
  `candidate ${person.id}`,
  ...addressesOf(person).map((address) => `email ${address}`),
];

export class FakeContactPreferences implements ContactPreferences {
  readonly rows = new Map<string, ContactState>();

  /** None are kept by record here. */
  async earlier(): Promise<readonly []> {
    return [];
  }
  async carry(): Promise<void> {}

  async of(person: Addressee): Promise<ContactState | undefined> {
    const found = namesOf(person).flatMap((name) => this.rows.get(name) ?? []);
    return found.toSorted((a, b) => Date.parse(b.changedAt) - Date.parse(a.changedAt))[0];
  }

  async change({ person, from, to }: Parameters<ContactPreferences['change']>[0]): Promise<void> {
    const before = await this.of(person);
    if (before?.revision === to?.revision) return;
    if (from !== undefined && (before?.revision ?? null) !== from)
      throw new Problem('changed_since', 'Somebody has changed the contact preference since.');
    for (const name of namesOf(person))
      if (to === undefined) this.rows.delete(name);
      else this.rows.set(name, to);
  }
}
