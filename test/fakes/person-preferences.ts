// What people chose for themselves, in memory.
import type { PersonPreferences, PreferenceName } from '../../src/core/ports/person-preferences.ts';
import type { Json } from '../../src/core/json.ts';
import type { UserId } from '../../src/core/ids.ts';

export class FakePersonPreferences implements PersonPreferences {
  readonly rows: { user: UserId; name: PreferenceName; body: Json }[] = [];

  get: PersonPreferences['get'] = async ({ user, name }) =>
    this.rows.findLast((row) => row.user === user && row.name === name)?.body;

  put: PersonPreferences['put'] = async ({ user, name, body }) => {
    const before = this.rows.findIndex((row) => row.user === user && row.name === name);
    if (before !== -1) this.rows.splice(before, 1);
    this.rows.push({ user, name, body });
  };

  list: PersonPreferences['list'] = async (name) =>
    this.rows
      .filter((row) => row.name === name)
      .map(({ user, body }) => ({ user, body }))
      .toSorted((a, b) => (a.user < b.user ? -1 : 1));
}
