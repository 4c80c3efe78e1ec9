// What every store of identity providers does, and every one of the people that they keep.
import { describe, expect, test } from 'vitest';
import { type TenantId, UserId } from '../../src/core/ids.ts';
import type { Directory } from '../../src/core/ports/directory.ts';
import type { IdentityProvider, IdentityProviders } from '../../src/core/ports/identity-providers.ts';
import type { ProvisionedPeople, ProvisionedPerson } from '../../src/core/ports/provisioned-people.ts';
import type { Of } from '../../src/core/ports/tenanted.ts';

export interface SignInStoresUnderTest {
  readonly identityProviders: Of<IdentityProviders>;
  readonly provisionedPeople: Of<ProvisionedPeople>;
  readonly directory: Of<Directory>;
  /** Two organizations without anybody. */
  readonly tenants: readonly [TenantId, TenantId];
}

const provider: IdentityProvider = {
  issuer: 'https://login.example.com',
  clientId: 'muster',
  person: { by: 'email', domains: ['example.com'], addresses: 'verified' },
  roles: null,
  newPeople: null,
  required: false,
  strength: { acr: ['urn:mfa'], amr: ['mfa'] },
  sessionHours: 12,
};

const person = (id: string, more: Partial<ProvisionedPerson> = {}): ProvisionedPerson => ({
  user: { id: UserId.parse(id), name: id, email: `${id}@example.com`, role: 'viewer' },
  userName: `${id}@example.com`,
  externalId: null,
  active: true,
  ...more,
});
const all = { offset: 0, limit: 100 };

export function signInStoresContract(name: string, open: () => Promise<SignInStoresUnderTest>): void {
  describe(`${name}: identity providers`, () => {
    test('an organization has one, whose secret is answered only to whoever asks for it', async () => {
      const { identityProviders, tenants } = await open();
      const store = identityProviders(tenants[0]);
      expect(await store.get()).toBeUndefined();
      await store.put(provider, 'secret');
      expect(await store.get()).toEqual({ ...provider, hasSecret: true, proved: false });
      expect([await store.secret(), await identityProviders(tenants[1]).get()]).toEqual(['secret', undefined]);
      await store.put({ ...provider, sessionHours: 1 }, undefined);
      expect(await store.secret()).toBe('secret');
      await store.put(provider, null);
      expect([await store.secret(), (await store.get())?.hasSecret]).toEqual([null, false]);
      await store.remove();
      expect([await store.secret(), await store.get()]).toEqual([null, undefined]);
    });

    test('what was proved holds for that issuer and client', async () => {
      const { identityProviders, tenants } = await open();
      const store = identityProviders(tenants[0]);
      await store.prove(provider);
      await store.put(provider, null);
      await store.prove({ ...provider, clientId: 'other' });
      expect((await store.get())?.proved).toBe(false);
      await store.prove(provider);
      await store.put({ ...provider, required: true }, undefined);
      expect(await store.get()).toMatchObject({ proved: true, required: true });
      await store.put({ ...provider, issuer: 'https://other.example.com' }, undefined);
      expect((await store.get())?.proved).toBe(false);
    });
  });

  describe(`${name}: provisioned people`, () => {
    test('who leaves is kept with their names, and not in the directory, until they are removed', async () => {
      const { provisionedPeople, directory, tenants } = await open();
      const [people, users] = [provisionedPeople(tenants[0]), directory(tenants[0])];
      const ada = person('ada', { userName: 'ADA', externalId: 'x1' });
      expect(await people.put(ada)).toBe('kept');
      expect([await people.get(ada.user.id), await users.users()]).toEqual([ada, [ada.user]]);
      await people.put({ ...ada, active: false });
      expect([(await people.get(ada.user.id))?.active, await users.users()]).toEqual([false, []]);
      await people.put(ada);
      expect(await users.users()).toEqual([ada.user]);
      await people.remove(ada.user.id);
      expect([await people.get(ada.user.id), (await people.list(all)).total, await users.users()]).toEqual([
        undefined,
        0,
        [],
      ]);
      expect(await people.put(person('eve', { userName: 'ada', externalId: 'x1' }))).toBe('kept');
      expect((await provisionedPeople(tenants[1]).list(all)).total).toBe(0);
    });

    test('they are found by each of their names, in any case of letters but for the external id', async () => {
      const { provisionedPeople, directory, tenants } = await open();
      const people = provisionedPeople(tenants[0]);
      await directory(tenants[0]).put(person('bob').user);
      await people.put(person('ada', { userName: 'Ada@Login', externalId: 'X1' }));
      const found = async (field: 'userName' | 'externalId' | 'email' | 'id', value: string) =>
        (await people.list({ ...all, filter: { field, value } })).people.map(({ user: { id } }) => id);
      expect(await found('userName', 'ADA@login')).toEqual(['ada']);
      expect(await found('userName', 'Bob@example.com')).toEqual(['bob']);
      expect(await found('email', 'ADA@EXAMPLE.COM')).toEqual(['ada']);
      expect([await found('externalId', 'X1'), await found('externalId', 'x1')]).toEqual([['ada'], []]);
      expect([await found('id', 'bob'), await found('id', 'nobody')]).toEqual([['bob'], []]);
      const page = await people.list({ offset: 1, limit: 1 });
      expect([page.total, page.people.map(({ user: { id } }) => id)]).toEqual([2, ['bob']]);
    });

    test('nobody takes the user name, address or external id of another, of two at once one', async () => {
      const { provisionedPeople, directory, tenants } = await open();
      const people = provisionedPeople(tenants[0]);
      await directory(tenants[0]).put(person('bob').user);
      await people.put(person('ada', { externalId: 'x1' }));
      await people.put(person('gone', { userName: 'gone-user', active: false }));
      const taken = [
        person('eve', { userName: 'ADA@example.com' }),
        person('eve', { userName: 'bob@example.com' }),
        person('eve', { externalId: 'x1' }),
        person('eve', { userName: 'GONE-user' }),
        person('eve', { user: { ...person('eve').user, email: 'Ada@example.com' } }),
      ];
      for (const one of taken) expect(await people.put(one)).toBe('taken');
      expect((await people.list(all)).total).toBe(3);
      const both = await Promise.all([
        people.put(person('one', { userName: 'same' })),
        people.put(person('two', { userName: 'SAME' })),
      ]);
      expect(both.toSorted()).toEqual(['kept', 'taken']);
    });
  });
}
