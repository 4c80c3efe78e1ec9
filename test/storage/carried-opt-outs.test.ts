// Opt-outs from before they belonged to the person: kept with one record, they count for every record with the address.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CandidateId } from '../../src/core/ids.ts';
import { Problem } from '../../src/core/problem.ts';
import { carryOptOuts } from '../../src/services/operations/contact-preference.ts';
import { openTestStorage, type TestStorage } from '../support/embedded.ts';
import { freshTenant } from '../support/tenants.ts';

let opened: TestStorage;
beforeAll(async () => {
  opened = await openTestStorage();
});
afterAll(() => opened.close());

const optedOutAt = new Date('2026-01-05T10:00:00Z');
const idOf = (id: string) => CandidateId.parse(id);

async function setUp(emails: Readonly<Record<string, string>>, optedOut: readonly string[]) {
  const tenant = freshTenant();
  for (const id of optedOut) await opened.storage.enrolments(tenant).noteContact(idOf(id), { optedOutAt });
  const preferences = opened.storage.contactPreferences(tenant);
  const ats = {
    candidate: async (id: CandidateId) => {
      const email = emails[id];
      if (email === undefined) throw new Problem('candidate_not_found', 'It is gone.');
      return { id, email };
    },
  };
  const of = async (id: string) => await preferences.of({ id: idOf(id), email: emails[id] ?? '' });
  return { preferences, of, carry: () => carryOptOuts({ ats, preferences }) };
}

test('carried, they count for another record with the address, in whatever case and with whatever tag', async () => {
  const emails = {
    c_1: 'nadia@example.test',
    c_2: 'NADIA@Example.test',
    c_3: 'nadia+jobs@example.test',
    c_4: 'x@example.test',
  };
  const { of, carry } = await setUp(emails, ['c_1']);
  expect(await of('c_2')).toBeUndefined();
  await carry();
  for (const id of ['c_1', 'c_2', 'c_3'])
    expect(await of(id)).toMatchObject({ optedOutAt: optedOutAt.toISOString(), changedAt: optedOutAt.toISOString() });
  expect(await of('c_4')).toBeUndefined();
});

test('carried once, nothing is left to carry, also of a record that the ATS no longer has', async () => {
  const { preferences, of, carry } = await setUp({ c_1: 'a@example.test' }, ['c_1', 'c_gone']);
  expect(await preferences.earlier()).toHaveLength(2);
  await carry();
  await carry();
  expect(await preferences.earlier()).toEqual([]);
  expect(await of('c_gone')).toMatchObject({ optedOutAt: optedOutAt.toISOString() });
});

test('what the person said since stands', async () => {
  const { preferences, of, carry } = await setUp({ c_1: 'a@example.test', c_2: 'A@example.test' }, ['c_1']);
  const changedAt = '2026-03-01T10:00:00.000Z';
  const to = {
    optedOutAt: null,
    heldUntil: null,
    proof: 'By phone',
    changedBy: 'u_nora',
    changedAt,
    revision: 'act_9',
  };
  await preferences.change({ person: { id: idOf('c_2'), email: 'A@example.test' }, to });
  await carry();
  expect(await of('c_1')).toEqual(to);
  expect(await preferences.earlier()).toEqual([]);
});

test('an ATS that is away leaves them as they are', async () => {
  const { preferences, of } = await setUp({}, ['c_1']);
  const away = { candidate: () => Promise.reject(new Problem('upstream_failed', 'It is away.')) };
  await expect(carryOptOuts({ ats: away, preferences })).rejects.toMatchObject({ code: 'upstream_failed' });
  expect(await of('c_1')).toMatchObject({ optedOutAt: optedOutAt.toISOString() });
});
