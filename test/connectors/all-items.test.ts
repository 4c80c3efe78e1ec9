// Lists beside the collections, such as the notes on one candidate or the entries about one contact, to their last page.
import { expect, test } from 'vitest';
import { remoteCrm } from '../../src/connectors/unified/remote-crm.ts';
import { allItems } from '../../src/connectors/unified/all-items.ts';
import { frappeHr } from '../../src/connectors/frappe-hr.ts';
import { odoo } from '../../src/connectors/odoo.ts';
import { zohoCrm } from '../../src/connectors/zoho-crm.ts';
import { CandidateId } from '../../src/core/ids.ts';
import type { JsonObject } from '../../src/core/json.ts';
import { type DeclaredList, type MappedSystem, RemoteFault } from '../../src/core/ports/remote-system.ts';
import { createFakeRecordStore } from '../fakes/record-store.ts';
import { connectAts } from '../support/connected-ats.ts';
import { emulated } from '../support/emulated.ts';

/** Pages of two, each of which leads to the next. */
function inPages(remote: MappedSystem, all: readonly JsonObject[]) {
  const asked: (string | null)[] = [];
  const list = async ({ cursor }: DeclaredList) => {
    asked.push(cursor);
    const at = Number(cursor ?? 0);
    return { items: all.slice(at, at + 2), next: at + 2 < all.length ? String(at + 2) : null };
  };
  return { asked, paged: { ...remote, list } };
}

const notes = [1, 2, 3, 4, 5].map((number) => ({ id: String(number), Note_Content: `Entry ${number}` }));
const call = { method: 'GET', path: '/notes' } as const;
const listed = { call, items: 'data', paging: { kind: 'none' }, values: {} } as const;

test('every page is read, and none after what was looked for', async () => {
  await using system = await emulated(zohoCrm, { count: 0 });
  const { asked, paged } = inPages(system.remote, notes);
  expect(await allItems(paged, listed)).toEqual({ items: notes, isWhole: true });
  expect(asked).toEqual([null, '2', '4']);
  const third = await allItems(paged, listed, (items) => items.some(({ id }) => id === '3'));
  expect(third.items).toHaveLength(4);
});

test('a list that never ends is given up, and says so', async () => {
  await using system = await emulated(zohoCrm, { count: 0 });
  const endless: MappedSystem = { ...system.remote, list: async () => ({ items: notes.slice(0, 1), next: 'on' }) };
  const { items, isWhole } = await allItems(endless, listed);
  expect(isWhole).toBe(false);
  expect(items).toHaveLength(50);
});

const lost = () =>
  new RemoteFault({ kind: 'transient', blame: 'remote', message: 'No answer.', fix: 'Wait.', unclear: true });

test('an entry of a CRM whose answer was lost is found however many came after it', async () => {
  await using system = await emulated(zohoCrm, { count: 0 });
  const { crm: mapping } = zohoCrm.unified;
  if (mapping === undefined) throw new Error('Zoho is no CRM any more');
  const others = Array.from({ length: 200 }, (_, index) => ({ id: `o${index}`, Note_Content: 'Another' }));
  const remote: MappedSystem = {
    ...system.remote,
    async call(request) {
      const answer = await system.remote.call(request);
      if (request.call.path.endsWith('/Notes')) throw lost();
      return answer;
    },
    list: async (request) =>
      request.cursor === null && request.call.path.endsWith('/Notes')
        ? { items: others, next: '{"query":{"page":"2"},"at":2}' }
        : system.remote.list(request),
  };
  const store = createFakeRecordStore();
  const ats = { candidate: async () => ({ name: 'Priya Sharma', email: 'priya@example.com' }) };
  const crm = remoteCrm({ remote, mapping, scope: 'conn_1', store, ats });
  const entry = { candidate: CandidateId.parse('c1'), kind: 'note', text: 'Called.', at: '2026-06-01T09:00:00Z' };
  await expect(crm.log({ ...entry, key: 'k1' })).rejects.toMatchObject({ code: 'outcome_unknown' });
  expect(await crm.hasLogged('k1')).toBe(true);
  expect(await crm.hasLogged('k2')).toBe(false);
});

test.each([frappeHr, odoo])('$title shows every note on a candidate, however many there are', async (connector) => {
  await using system = await connectAts(connector);
  const candidate = CandidateId.parse('cand-1');
  const at = '2026-06-01T09:00:00Z';
  await system.ats.addNote({ candidate, text: 'Note 0', at, key: 'k' });
  const [[about, [first = {}] = []] = ['', []]] = system.emulator.beside.notes;
  const { list } = connector.unified.ats?.notes ?? {};
  const idAt = list?.id ?? 'id';
  const many = Array.from({ length: 250 }, (_, index) => ({ ...first, [idAt]: `n${index}` }));
  system.emulator.beside.notes.set(about, many);
  const { notes: shown } = await system.again().candidate(candidate);
  expect(shown.map(({ id }) => id)).toEqual(many.map((note) => note[idAt]));
});
