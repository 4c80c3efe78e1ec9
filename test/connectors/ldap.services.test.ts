// Directories over LDAP, on a real OpenLDAP: everybody once, changes, entries that move or go meanwhile, limits, encryption, and never a
// password in what comes out.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'ldapts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '../../src/connectors/catalogue.ts';
import { openBudget } from '../../src/connectors/runtime/budget.ts';
import { openSystem } from '../../src/connectors/runtime/open-system.ts';
import { recordOf, storedId } from '../../src/connectors/runtime/ldap/entries.ts';
import { openHttp } from '../../src/connectors/runtime/http.ts';
import type { Json, JsonObject } from '../../src/core/json.ts';
import type { RemoteRecord } from '../../src/core/ports/remote-system.ts';
import type { RequestLine } from '../../src/core/ports/request-log.ts';
import { createTestClock } from '../support/clock.ts';
import { describeWith, urlOf } from '../support/real-services.ts';
import { ldapPeople } from '../support/start-slapd.ts';

const signal = new AbortController().signal;
const { suffix, admin, reader, limited, password } = ldapPeople;
const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const uids = (records: readonly RemoteRecord[]) => records.map(({ body }) => textOf(body['uid'])).toSorted();
type Attributes = Record<string, string | string[] | Buffer[]>;

describeWith(['ldap'], 'a real LDAP directory', () => {
  let hand: Client;
  let folders = 0;

  beforeAll(async () => {
    hand = new Client({ url: new URL('/', urlOf('ldap')).href });
    await hand.bind(admin, password);
    await hand.add(suffix, { objectClass: ['dcObject', 'organization'], dc: 'example', o: 'Example' });
    for (const name of [reader, limited]) {
      const cn = name.slice(3, name.indexOf(','));
      await hand.add(name, { objectClass: 'person', cn, sn: cn, userPassword: password });
    }
  });
  afterAll(() => hand.unbind());

  interface More {
    readonly system?: string;
    readonly config?: JsonObject;
    readonly credentials?: Readonly<Record<string, string>>;
    readonly allowPrivate?: boolean;
  }

  async function setUp(more: More = {}) {
    folders += 1;
    const base = `ou=f${folders},${suffix}`;
    await hand.add(base, { objectClass: 'organizationalUnit', ou: `f${folders}` });
    const url = new URL(urlOf('ldap'));
    const config = { host: '127.0.0.1', port: url.port, tls: 'off', base_dn: base, ...more.config };
    const clock = createTestClock().real;
    const lines: RequestLine[] = [];
    const open = () =>
      openSystem({
        connector: catalogue.declared({ system: more.system ?? 'ldap', config }),
        config,
        secrets: { credentials: { bind_dn: reader, password, ...more.credentials }, token: null },
        keepToken: async () => {},
        budget: openBudget({ concurrency: 1 }, clock),
        http: openHttp({ allowPrivate: true }),
        log: { note: (line) => void lines.push(line) },
        drift: { note: () => {} },
        clock,
        guard: { allowPrivate: more.allowPrivate ?? true },
      });
    const system = await open();
    const page = (
      cursor: string | null,
      given: { since?: string; filters?: Record<string, string>; by?: typeof system } = {},
    ) =>
      (given.by ?? system).readPage({
        collection: 'users',
        cursor,
        since: given.since ?? null,
        filters: given.filters ?? {},
        signal,
      });
    const read = async (given: Parameters<typeof page>[1] = {}, from: string | null = null) => {
      const records: RemoteRecord[] = [];
      let cursor = from;
      do {
        const { records: more_, next } = await page(cursor, given);
        records.push(...more_);
        cursor = next;
      } while (cursor !== null);
      return records;
    };
    const add = (uid: string, attributes: Attributes = {}) =>
      hand.add(`uid=${uid},${base}`, { objectClass: 'inetOrgPerson', uid, cn: uid, sn: 'Person', ...attributes });
    const addMany = async (count: number) => {
      for (let from = 0; from < count; from += 100)
        await Promise.all(
          Array.from({ length: Math.min(100, count - from) }, (_, at) =>
            add(`p${from + at}`, { userPassword: 'hidden' }),
          ),
        );
    };
    return { system, open, base, page, read, add, addMany, lines };
  }

  test('everybody comes once, beyond what a search without pages gives', async () => {
    const { addMany, read, system } = await setUp();
    await addMany(1_234);
    await system.test(signal);
    const records = await read();
    expect(new Set(records.map(({ id }) => id)).size).toBe(1_234);
    expect(new Set(uids(records)).size).toBe(1_234);
  });

  test('an entry keeps all its values, in the types that are declared, and never a password', async () => {
    const photo = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00]);
    const { add, read, base } = await setUp({ config: { attributes: 'jpegPhoto, userPassword, roomNumber' } });
    await add('ada', {
      cn: ['Ada Lovelace', 'Ada King'],
      mail: 'ada@example.test',
      jpegPhoto: [photo],
      userPassword: 'hidden',
      description: 'not asked for',
    });
    const [ada] = await read();
    expect(ada?.body).toEqual({
      dn: `uid=ada,${base}`,
      entryUUID: ada?.id,
      uid: 'ada',
      cn: ['Ada Lovelace', 'Ada King'],
      sn: 'Person',
      mail: 'ada@example.test',
      jpegPhoto: photo.toString('base64'),
      createTimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/),
      modifyTimestamp: ada?.body['createTimestamp'],
    });
  });

  test('with an instant, only what changed since', async () => {
    const { add, read, base } = await setUp();
    await add('ada');
    await add('grace');
    const last = (await read()).map(({ body }) => Date.parse(textOf(body['modifyTimestamp'])));
    const before = Math.max(...last);
    const since = new Date(before + 1_000).toISOString();
    // A directory counts in whole seconds: the change is made again until it is a later one.
    let changed: readonly RemoteRecord[] = [];
    for (let tried = 0; tried < 100 && changed.length === 0; tried += 1) {
      await sleep(50);
      await hand.modifyDN(`uid=grace,${base}`, `uid=grace,${base}`);
      changed = await read({ since });
    }
    expect(uids(changed)).toEqual(['grace']);
  });

  test('another process goes on where one stopped', async () => {
    const { addMany, page, read, open } = await setUp();
    await addMany(600);
    const first = await page(null);
    const rest = await read({ by: await open() }, first.next);
    expect(uids([...first.records, ...rest])).toHaveLength(600);
    expect(new Set(uids([...first.records, ...rest])).size).toBe(600);
  });

  test('who is renamed while a read goes on still comes, and who is removed does not', async () => {
    const { addMany, page, read, base } = await setUp();
    await addMany(300);
    const first = await page(null);
    const seen = new Set(uids(first.records));
    const [renamed, removed] = Array.from({ length: 300 }, (_, at) => `p${at}`).filter((uid) => !seen.has(uid));
    await hand.modifyDN(`uid=${renamed},${base}`, 'uid=renamed');
    await hand.del(`uid=${removed},${base}`);
    const rest = uids(await read({}, first.next));
    expect(rest).toContain('renamed');
    expect(rest).not.toContain(removed);
    expect(first.records.length + rest.length).toBe(299);
  });

  test('a value that reads like a filter is a value', async () => {
    const { add, read } = await setUp();
    await add('ada', { departmentNumber: 'a*)(uid=*' });
    await add('grace', { departmentNumber: 'b' });
    expect(uids(await read({ filters: { department: 'a*)(uid=*' } }))).toEqual(['ada']);
    expect(await read({ filters: { department: '*' } })).toEqual([]);
  });

  test('a list that the directory cuts off is a fault, never the whole', async () => {
    const { addMany, read } = await setUp({ credentials: { bind_dn: limited } });
    await addMany(501);
    await expect(read()).rejects.toMatchObject({
      kind: 'permission',
      fix: expect.stringContaining('raise its limits'),
    });
  });

  test.each(['starttls', 'ldaps'])('over %s, and only to a server whose certificate is trusted', async (tls) => {
    const url = new URL(urlOf('ldap'));
    const port = tls === 'ldaps' ? url.searchParams.get('tls_port') : url.port;
    const ca = readFileSync(url.searchParams.get('ca') ?? '', 'utf8');
    const trusting = await setUp({ config: { tls, port, host: 'localhost' }, credentials: { ca_certificate: ca } });
    await trusting.add('ada');
    expect(uids(await trusting.read())).toEqual(['ada']);
    const wary = await setUp({ config: { tls, port, host: 'localhost' } });
    await expect(wary.system.test(signal)).rejects.toMatchObject({
      kind: 'permission',
      fix: expect.stringContaining('ca_certificate'),
    });
  });

  test('what is wrong is told in words that help, without names and passwords', async () => {
    const wrong = await setUp({ credentials: { password: 'top-secret' } });
    const refused = await wrong.system.test(signal).catch((error: unknown) => error);
    expect(refused).toMatchObject({ kind: 'auth', blame: 'integration' });
    expect(JSON.stringify([refused, String(refused), wrong.lines])).not.toMatch(/top-secret|cn=reader/);
    const nobody = await setUp({ credentials: { password: '' } });
    await expect(nobody.system.test(signal)).rejects.toMatchObject({ message: expect.stringContaining('password') });
    const nowhere = await setUp({ config: { base_dn: `ou=nowhere,${suffix}` } });
    await expect(nowhere.system.test(signal)).rejects.toMatchObject({ kind: 'not_found' });
    const broken = await setUp({ config: { filter: '(&(uid=a)' } });
    await expect(broken.read()).rejects.toMatchObject({ kind: 'invalid', fix: expect.stringContaining('RFC 4515') });
    const open = await setUp({ allowPrivate: false });
    await expect(open.system.test(signal)).rejects.toMatchObject({ fix: expect.stringContaining('tls') });
  });

  test('Active Directory: its own schema, with ids, times and who is enabled', async () => {
    const { read, base } = await setUp({ system: 'active-directory', config: { filter: '(objectClass=user)' } });
    const guid = Buffer.from('00112233445566778899aabbccddeeff', 'hex');
    const entry = (name: string, more: Attributes) =>
      hand.add(`cn=${name},${base}`, {
        objectClass: ['user', 'extensibleObject'],
        cn: name,
        sn: name,
        nTSecurityDescriptor: 'x',
        objectCategory: suffix,
        instanceType: '4',
        sAMAccountName: name,
        ...more,
      });
    await entry('ada', { objectGUID: [guid], whenChanged: '20260102030405.0Z', userAccountControl: '514' });
    await entry('grace', {
      objectGUID: [Buffer.alloc(16, 7)],
      whenChanged: '20250101000000.0Z',
      userAccountControl: '512',
    });
    // OpenLDAP’s copy of that schema has no order for times, so that changes alone cannot be asked for here.
    const records = await read();
    expect(records.map(({ id }) => id)).toEqual([
      '07070707-0707-0707-0707-070707070707',
      '33221100-5544-7766-8899-aabbccddeeff',
    ]);
    expect(records.map(({ body }) => body)).toMatchObject([
      { sAMAccountName: 'grace', whenChanged: '2025-01-01T00:00:00.000Z', userAccountControl: 512, enabled: true },
      { sAMAccountName: 'ada', whenChanged: '2026-01-02T03:04:05.000Z', userAccountControl: 514, enabled: false },
    ]);
  });
});

test('an id of Active Directory is looked up by the bytes that it was read from', () => {
  const collection = catalogue.find('active-directory')?.collections['users'];
  const bytes = Buffer.from('00112233445566778899aabbccddeeff', 'hex');
  const record = collection && recordOf({ dn: 'cn=ada', objectGUID: bytes }, collection);
  expect(storedId('objectGUID', textOf(record?.['objectGUID']))).toEqual(bytes);
});
