// One suite for the store of contact preferences, on every database and the fake.
import { describe, expect, test } from 'vitest';
import { CandidateId } from '../../src/core/ids.ts';
import type { ContactPreferences, ContactState } from '../../src/core/ports/contact-preferences.ts';

const person = { id: CandidateId.parse('c_nadia'), email: 'nadia@example.test' };
const twin = { id: CandidateId.parse('c_nadia_2'), email: ' NADIA@Example.test' };
const other = { id: CandidateId.parse('c_joe'), email: 'joe@example.test' };

const state = (revision: string, change: Partial<ContactState> = {}): ContactState => ({
  optedOutAt: '2026-06-01T10:00:00.000Z',
  heldUntil: null,
  proof: null,
  changedBy: 'u_nora',
  changedAt: '2026-06-01T10:00:00.000Z',
  revision,
  ...change,
});

export function contactPreferencesContract(
  name: string,
  open: () => Promise<{ preferences: ContactPreferences; elsewhere: ContactPreferences }>,
): void {
  describe(`${name}: contact preferences`, () => {
    test('belong to the address, whatever its case, and to nobody else', async () => {
      const { preferences, elsewhere } = await open();
      await preferences.change({ person, from: null, to: state('act_1') });
      expect(await preferences.of(twin)).toEqual(state('act_1'));
      expect(await preferences.of(other)).toBeUndefined();
      expect(await elsewhere.of(person)).toBeUndefined();
    });

    test.each(['nadia+jobs@example.test', 'Nadia+a+b@EXAMPLE.test'])(
      'count for %s, the same mailbox',
      async (email) => {
        const { preferences } = await open();
        const tagged = { ...twin, email };
        await preferences.change({ person: tagged, to: state('act_1') });
        expect(await preferences.of(person)).toEqual(state('act_1'));
        await preferences.change({ person, from: 'act_1', to: undefined });
        expect(await preferences.of({ ...other, email: 'nadia+x@example.test' })).toBeUndefined();
      },
    );

    test.each(['+nadia@example.test', 'nadi@example.test', 'nadia@b+c.test'])('do not count for %s', async (email) => {
      const { preferences } = await open();
      await preferences.change({ person, to: state('act_1') });
      expect(await preferences.of({ ...other, email })).toBeUndefined();
    });

    test('stay with a record whose address changes', async () => {
      const { preferences } = await open();
      await preferences.change({ person, to: state('act_1') });
      expect(await preferences.of({ ...person, email: 'new@example.test' })).toEqual(state('act_1'));
    });

    test('what was said last counts, for every record of the person', async () => {
      const { preferences } = await open();
      const later = state('act_2', { optedOutAt: null, proof: 'By phone', changedAt: '2026-06-02T10:00:00.000Z' });
      await preferences.change({ person, to: state('act_1') });
      await preferences.change({ person: twin, from: 'act_1', to: later });
      expect(await preferences.of(person)).toEqual(later);
    });

    test('a change over another one is refused, the same again is the same, and a way back leaves nothing', async () => {
      const { preferences } = await open();
      await preferences.change({ person, from: null, to: state('act_1') });
      await preferences.change({ person, from: null, to: state('act_1') });
      const overtaken = preferences.change({ person: twin, from: null, to: state('act_2') });
      await expect(overtaken).rejects.toMatchObject({ code: 'changed_since' });
      await preferences.change({ person, from: 'act_1', to: undefined });
      expect(await preferences.of(twin)).toBeUndefined();
    });

    test('people without an address are told apart by their record', async () => {
      const { preferences } = await open();
      const email = 'candidate@no-address.invalid';
      await preferences.change({ person: { ...person, email }, to: state('act_1') });
      expect(await preferences.of({ ...other, email })).toBeUndefined();
      expect(await preferences.of({ ...person, email })).toEqual(state('act_1'));
    });
  });
}
