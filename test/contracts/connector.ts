// The conformance suite of a connector, against an emulator made from its own declaration.
import { describe, expect, test } from 'vitest';
import type { Collection, Paging } from '../../src/core/connector/collection.ts';
import { Connector } from '../../src/core/connector/connector.ts';
import type { Json, JsonObject } from '../../src/core/json.ts';
import { RemoteFault, type RemoteSystem, type WriteAction, type Written } from '../../src/core/ports/remote-system.ts';
import { readPath } from '../../src/core/json-path.ts';
import { emulated, readAll, readOne } from '../support/emulated.ts';

const signal = new AbortController().signal;
const collectionsOf = ({ collections }: Connector) => Object.entries(collections);
const firstOf = (connector: Connector): [string, Collection] => {
  const [first] = collectionsOf(connector);
  if (first === undefined) throw new Error(`${connector.system} has no collection`);
  return first;
};

async function faultOf(work: Promise<unknown>): Promise<RemoteFault> {
  try {
    await work;
  } catch (error) {
    if (error instanceof RemoteFault) return error;
    throw error;
  }
  throw new Error('there was no fault');
}

const write = async (
  remote: RemoteSystem,
  action: WriteAction,
  given: { collection: string; record: JsonObject; id?: string },
): Promise<Written> => {
  const { collection, record, id = null } = given;
  const [written] = await remote.write([{ collection, action, record, remoteId: id, key: 'key-1' }], signal);
  if (written === undefined) throw new Error('nothing was written');
  return written;
};

export const connectorSuite = (connector: Connector) =>
  describe.each([connector.system])('%s', () => {
    test('survives a trip through JSON', () => {
      expect(Connector.parse(JSON.parse(JSON.stringify(connector)))).toEqual(connector);
    });

    test('gives an example of what it asks for that fits its own pattern', () => {
      const misfits = connector.config.filter(
        ({ pattern, example }) => pattern !== undefined && !new RegExp(pattern).test(example ?? ''),
      );
      expect(misfits).toEqual([]);
    });

    test('lets good credentials in and says when they are bad', async () => {
      await using good = await emulated(connector);
      await expect(good.remote.test(signal)).resolves.toBeUndefined();
      const wrong = Object.fromEntries(Object.keys(good.emulator.credentials).map((key) => [key, 'wrong']));
      await using bad = await emulated(connector, { credentials: wrong });
      expect(await faultOf(bad.remote.test(signal))).toMatchObject({ kind: 'auth', blame: 'integration' });
    });

    test.each(collectionsOf(connector))(
      'reads every page of %s, each record once and whole',
      async (name, collection) => {
        await using system = await emulated(connector);
        const held = system.emulator.collection(name);
        const [first] = held.all();
        held.drift(first?.id ?? '', { a_field_nobody_knows: { kept: true } });
        const { records, pages } = await readAll(system.remote, name);
        expect(records.map(({ id }) => id)).toEqual(held.all().map(({ id }) => id));
        expect(records.map(({ body }) => body)).toEqual(held.all().map(({ body }) => body));
        // Lists of each of nine records: where they have pages, two of one of them, and at least one of everybody else's.
        const isWhole = collection.paging.kind === 'none';
        const [fewest, full] = collection.of === undefined ? (isWhole ? [1, 1] : [3, 3]) : isWhole ? [9, 9] : [10, 11];
        // Where nothing says how many there are, the end is a page with nothing on it.
        const most = full + (saysItsEnd(collection.paging) ? 0 : 1);
        expect(pages).toBeGreaterThanOrEqual(fewest);
        expect(pages).toBeLessThanOrEqual(most);
        const missing = Object.values(collection.fields).filter(
          ({ path }) => readPath(records[0]?.body, path) === undefined,
        );
        expect(missing).toEqual([]);
      },
    );

    test.each(collectionsOf(connector))('ends at an empty last page of %s', async (name) => {
      await using system = await emulated(connector, { count: 8, emptyLast: true });
      const { records } = await readAll(system.remote, name);
      expect(records).toHaveLength(8);
    });

    test.each(collectionsOf(connector))('says so when the list of %s is not where it was', async (name, collection) => {
      await using system = await emulated(connector);
      const moved: JsonObject = { moved_elsewhere: [{ id: 'id-1' }], ...objectOf(succeededIn(connector)) };
      const whose = collection.of === undefined ? [] : [undefined];
      system.emulator.next(...whose, { kind: 'answer', status: 200, body: moved });
      const fault = await faultOf(readOne(system.remote, name));
      expect(fault).toMatchObject({ kind: 'invalid', passes: false });
      for (const word of [connector.title, name, collection.items, 'moved_elsewhere'])
        expect(fault.message).toContain(word);
    });

    const naming = collectionsOf(connector).filter(([, { paging }]) =>
      ['cursor', 'link', 'next-url'].includes(paging.kind),
    );
    test.each(naming)('notices a page of %s that names itself as the next', async (name) => {
      await using system = await emulated(connector);
      system.emulator.next({ kind: 'circling' }, { kind: 'circling' }, { kind: 'circling' });
      expect(await faultOf(readAll(system.remote, name))).toMatchObject({ kind: 'transient', blame: 'remote' });
    });

    test.each(collectionsOf(connector))(
      'sees what was changed in %s, and where it can that alone',
      async (name, { changes }) => {
        await using system = await emulated(connector);
        const { since } = await readAll(system.remote, name);
        const held = system.emulator.collection(name);
        system.clock.advance(60_000);
        const at = changes.kind === 'token' ? since : system.clock.real.now().toISOString();
        held.update(held.all()[6]?.id ?? '', { a_later_word: 'changed' });
        const { records } = await readAll(system.remote, name, changes.kind === 'none' ? null : at);
        expect(records.find(({ body }) => body['a_later_word'] === 'changed')?.id).toBe(held.all()[6]?.id);
        expect(records).toHaveLength(changes.kind === 'none' ? 9 : 1);
      },
    );

    test.each(collectionsOf(connector))('sees what was deleted from %s', async (name, { deletes }) => {
      await using system = await emulated(connector);
      const held = system.emulator.collection(name);
      const gone = held.all()[3]?.id ?? '';
      held.remove(gone);
      const { records } = await readAll(system.remote, name);
      // Either the record says so itself, or a complete scan does not show it.
      expect(records.filter(({ deleted }) => deleted).map(({ id }) => id)).toEqual(
        deletes.kind === 'flag' ? [gone] : [],
      );
      expect(records.filter(({ deleted }) => !deleted).map(({ id }) => id)).not.toContain(gone);
    });

    const tokens = connector.auth.slice(0, 1).filter(({ kind }) => !['none', 'api-key', 'basic'].includes(kind));
    test.each(tokens)('fetches a new token ($kind) when the old one is refused', async () => {
      await using system = await emulated(connector);
      const [name] = firstOf(connector);
      await readOne(system.remote, name);
      system.emulator.auth.expire();
      expect((await readOne(system.remote, name)).records.length).toBeGreaterThan(3);
      expect(system.emulator.auth.given()).toBe(2);
    });

    test('says what to do when a permission is missing', async () => {
      await using system = await emulated(connector);
      system.emulator.next({ kind: 'answer', status: 403 });
      const fault = await faultOf(readOne(system.remote, firstOf(connector)[0]));
      expect(fault).toMatchObject({ kind: 'permission', blame: 'integration' });
      expect(fault.fix.length).toBeGreaterThan(20);
    });

    test.each([
      ['seconds', '7'],
      ['an HTTP date', 'Mon, 02 Mar 2026 09:00:07 GMT'],
    ])('waits as long as it is told to in %s', async (_form, value) => {
      await using system = await emulated(connector);
      system.emulator.next({ kind: 'answer', status: 429, headers: { 'retry-after': value } });
      const [name] = firstOf(connector);
      expect(await faultOf(readOne(system.remote, name))).toMatchObject({ kind: 'rate', retryAfterMs: 7_000 });
      const served = system.emulator.served();
      expect(await faultOf(readOne(system.remote, name))).toMatchObject({ kind: 'rate' });
      expect(system.emulator.served()).toBe(served);
    });

    test.each([
      ['everything waits after a 429 that is not declared to concern a request', 'connection', 1],
      ['others go on where a 429 is declared to concern its request', 'request', 2],
    ] as const)('%s', async (_what, concerns, served) => {
      await using system = await emulated(refusing(connector, concerns));
      system.emulator.next({ kind: 'answer', status: 429, headers: { 'retry-after': '7' } });
      // The test of a connection itself asks at once, whatever the system said.
      const ask = () => system.remote.call({ call: connector.test, values: {}, writes: false, signal });
      expect(await faultOf(ask())).toMatchObject({ kind: 'rate', retryAfterMs: 7_000, concerns });
      expect(await faultOf(ask())).toMatchObject({ kind: 'rate', concerns });
      expect(system.emulator.served()).toBe(1);
      await faultOf(system.remote.call({ call: elsewhere, values: {}, writes: false, signal }));
      expect(system.emulator.served()).toBe(served);
    });

    test.each([
      ['a server that is down', { kind: 'answer', status: 503 } as const],
      ['an answer that breaks off', { kind: 'half-open' } as const],
      ['a page of HTML', { kind: 'html' } as const],
    ])('takes %s for something that passes, and reads on afterwards', async (_what, mishap) => {
      await using system = await emulated(connector);
      const [name] = firstOf(connector);
      system.emulator.next(mishap);
      expect((await faultOf(readOne(system.remote, name))).passes).toBe(true);
      expect((await readAll(system.remote, name)).records).toHaveLength(9);
    });

    test('takes ids that are numbers', async () => {
      await using system = await emulated(connector, { ids: 'number' });
      const { records } = await readAll(system.remote, firstOf(connector)[0]);
      expect(records.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    });

    const writing = (action: WriteAction) =>
      collectionsOf(connector).filter(([, { writes }]) => writes?.[action] !== undefined);

    test.each([...writing('create'), ...writing('upsert')])('puts a new record into %s', async (name, collection) => {
      await using system = await emulated(connector);
      const action = collection.writes?.create === undefined ? 'upsert' : 'create';
      const record = recordFor(collection, action);
      const done = await write(system.remote, action, { collection: name, record });
      const there = system.emulator.collection(name).all().at(-1);
      expect(done).toMatchObject({ kind: 'written', remoteId: there?.id });
      expect(there?.id).toBe('id-10');
      expect(shownBy(collection, there?.body, record)).toEqual(record);
    });

    test.each(writing('update'))('changes one record of %s and no other', async (name, collection) => {
      await using system = await emulated(connector);
      const held = system.emulator.collection(name);
      const before = structuredClone(held.all().slice(3));
      const { of } = collection;
      // Whose it is does not change.
      const owner = of === undefined ? {} : { [of.as]: held.get('id-3')?.body[of.as] ?? null };
      const record = { ...recordFor(collection, 'update'), ...owner };
      const done = await write(system.remote, 'update', { collection: name, record, id: 'id-3' });
      expect(done).toMatchObject({ kind: 'written' });
      expect(shownBy(collection, held.get('id-3')?.body, record)).toEqual(record);
      expect(held.all().slice(3)).toEqual(before);
    });

    test.each(writing('delete'))('deletes from %s, and takes it for done when it is gone already', async (name) => {
      await using system = await emulated(connector);
      const given = { collection: name, record: {}, id: 'id-3' };
      expect(await write(system.remote, 'delete', given)).toMatchObject({ kind: 'written' });
      expect(system.emulator.collection(name).get('id-3')?.deleted).toBe(true);
      expect(await write(system.remote, 'delete', given)).toMatchObject({ kind: 'written' });
    });

    const withBin = collectionsOf(connector).filter(([, { restore }]) => restore !== undefined);
    test.each(withBin)(
      'brings back what was deleted from %s, under its id, and says when the bin does not hold it',
      async (name) => {
        await using system = await emulated(connector);
        const held = system.emulator.collection(name);
        const before = structuredClone(held.get('id-3')?.body);
        held.remove('id-3');
        const restore = () =>
          system.remote.restore?.({ collection: name, remoteId: 'id-3', record: before ?? {}, signal });
        expect(await restore()).toEqual({ kind: 'written', remoteId: 'id-3' });
        expect(held.get('id-3')).toMatchObject({ deleted: false });
        expect(await restore()).toMatchObject({ kind: 'failed', fault: { kind: 'not_found' } });
      },
    );

    const shown = collectionsOf(connector).filter(([, { one }]) => one !== undefined);
    test.each(shown)('shows one record of %s as it stands there, and says when it is gone', async (name) => {
      await using system = await emulated(connector);
      const held = system.emulator.collection(name);
      const look = () => system.remote.look({ collection: name, remoteId: 'id-3', record: {}, signal });
      expect(await look()).toEqual({ remoteId: 'id-3', body: held.get('id-3')?.body });
      held.remove('id-3');
      expect(await look()).toBeNull();
    });

    test.each(
      shown.flatMap(([name, collection]) =>
        collection.writes?.create === undefined ? [] : ([[name, collection]] as const),
      ),
    )('says of a record of %s that it was made', async (name, collection) => {
      await using system = await emulated(connector);
      const record = recordFor(collection, 'create');
      expect(await write(system.remote, 'create', { collection: name, record })).toMatchObject({ made: true });
      if (collection.writes?.update === undefined) return;
      const changed = await write(system.remote, 'update', { collection: name, record, id: 'id-3' });
      expect(changed).not.toHaveProperty('made');
    });

    const lookedUp = writing('create').filter(([, { writes }]) => writes?.create?.idempotency.kind === 'look-up-first');
    test.each(lookedUp)('does not double a record of %s whose answer was lost', async (name, collection) => {
      await using system = await emulated(connector);
      const record = { ...recordFor(collection, 'create'), [collection.writes?.match?.by ?? '']: 'once@example.com' };
      system.emulator.next(
        { kind: 'answer', status: 200, body: nothingFound(connector, collection) },
        { kind: 'half-open' },
      );
      const lost = await write(system.remote, 'create', { collection: name, record });
      expect(lost).toMatchObject({ kind: 'failed', fault: { unclear: true } });
      expect(await write(system.remote, 'create', { collection: name, record })).toMatchObject({ kind: 'written' });
      expect(system.emulator.collection(name).all()).toHaveLength(10);
    });

    const leading = collectionsOf(connector).filter(
      ([, { paging }]) => paging.kind === 'link' || paging.kind === 'next-url',
    );
    test.each(leading)(
      'does not follow a page of %s to a host that the connector does not name',
      async (name, collection) => {
        await using system = await emulated(connector);
        const { paging, items } = collection;
        const whose = collection.of === undefined ? [] : [undefined];
        const elsewhere = 'http://127.0.0.2:9/page';
        const empty: Json = items === '$' ? [] : nested(items, []);
        const body: Json =
          paging.kind === 'next-url' ? { ...nested(paging.next, elsewhere), ...objectOf(empty) } : empty;
        system.emulator.next(...whose, {
          kind: 'answer',
          status: 200,
          headers: { link: `<${elsewhere}>; rel="next"` },
          body,
        });
        expect(await faultOf(readAll(system.remote, name))).toMatchObject({ kind: 'permission' });
      },
    );
  });

/** Nothing is there, so that it ends in a fault, whether it is let through or not. */
const elsewhere = { method: 'GET', path: '/nowhere-in-particular' } as const;

const refusing = (connector: Connector, concerns: 'connection' | 'request'): Connector =>
  Connector.parse({
    ...connector,
    faults: [
      ...(concerns === 'request' ? [{ status: '429', kind: 'rate', concerns, fix: 'It goes on by itself.' }] : []),
      ...connector.faults,
    ],
  });

/** Values for what the call needs; where it sends the record as it is, two of the collection's own fields. */
function recordFor({ writes, fields, id }: Collection, action: WriteAction): JsonObject {
  const needed = [...JSON.stringify(writes?.[action]?.call ?? {}).matchAll(/\{record\.(\w+)\}/g)].map(
    ([, name = '']) => name,
  );
  const own = Object.entries(fields).flatMap(([name, { type, path }]) =>
    type === 'string' && path !== id ? [name] : [],
  );
  const names = needed.length > 0 ? needed : own.slice(0, 2);
  return Object.fromEntries(names.map((name) => [name, `written ${name}`]));
}

/** What was written, as it stands there now. */
const shownBy = ({ fields }: Collection, body: JsonObject | undefined, record: JsonObject) =>
  Object.fromEntries(Object.keys(record).map((key) => [key, readPath(body, fields[key]?.path ?? key)]));

function nothingFound({ success }: Connector, { writes }: Collection): Json {
  const items = writes?.match?.items ?? '$';
  if (items === '$') return [];
  return { ...nested(items, []), ...(success === undefined ? {} : { [success.path]: success.equals }) };
}

function nested(path: string, value: Json): JsonObject {
  const [key = '', ...rest] = path.startsWith('@') ? [path] : path.split('.');
  return { [key]: rest.length === 0 ? value : nested(rest.join('.'), value) };
}

const objectOf = (body: Json): JsonObject =>
  body !== null && typeof body === 'object' && !Array.isArray(body) ? body : {};

const succeededIn = ({ success }: Connector): Json =>
  success === undefined ? {} : nested(success.path, success.equals);

const saysItsEnd = (paging: Paging): boolean =>
  !['page', 'offset', 'keyset'].includes(paging.kind) ||
  ['next', 'pages', 'total', 'more'].some((flag) => Reflect.get(paging, flag) !== undefined);
