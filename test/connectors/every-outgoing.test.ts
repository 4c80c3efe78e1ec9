// Every connector that is mapped to the port of the CRM, of letters or of messages, against the emulator of its own declaration.
import { underLease } from '../../src/core/lease.ts';
import { afterEach, describe, expect, test } from 'vitest';
import type { Records } from '../../src/connectors/emulator/records.ts';
import { messageIdOf } from '../../src/connectors/message-id.ts';
import { fillJson } from '../../src/connectors/runtime/templates.ts';
import { connectors } from '../../src/connectors/index.ts';
import type { Connector } from '../../src/core/connector/connector.ts';
import type { JsonObject } from '../../src/core/json.ts';
import type { Mailer } from '../../src/core/ports/mailer.ts';
import { Problem } from '../../src/core/problem.ts';
import { crmContract } from '../contracts/crm.ts';
import { mailerContract } from '../contracts/mailer.ts';
import { messengerContract } from '../contracts/messenger.ts';
import {
  type ConnectedOutgoing,
  connectOutgoing,
  crmOf,
  kofi,
  kofisEmail,
  mailerOf,
  messengerOf,
  priya,
  textIn,
} from '../support/connected-outgoing.ts';

const opened: ConnectedOutgoing[] = [];
afterEach(async () => {
  for (const system of opened.splice(0)) await system[Symbol.asyncDispose]();
});

type Port = 'crm' | 'mail' | 'chat';
const mapped = (port: Port) =>
  connectors.flatMap((connector) =>
    connector.unified[port] === undefined ? [] : [[connector.system, connector] as const],
  );

function knowKofi(people: Records, path: string): void {
  people.keep('user-7', {});
  people.set('user-7', { [path]: kofisEmail.toLowerCase() });
}

async function open(connector: Connector, port: Port): Promise<ConnectedOutgoing> {
  const system = await connectOutgoing(connector, port);
  opened.push(system);
  const { person } = system.mapping;
  if (port === 'chat' && person !== undefined) knowKofi(system.emulator.collection(person.collection), person.email);
  return system;
}

const texts = (system: ConnectedOutgoing) => system.written().map((body) => textIn(system, body, 'text'));

test('the lists of mapped systems are not empty', () => {
  expect(mapped('crm').map(([system]) => system)).toEqual([
    'hubspot',
    'pipedrive',
    'salesloft',
    'salesforce',
    'zoho-crm',
    'apideck',
  ]);
  expect(mapped('mail').map(([system]) => system)).toEqual(['gmail', 'outlook-mail', 'postmark', 'sendgrid']);
  expect(mapped('chat').map(([system]) => system)).toEqual(['google-chat', 'slack', 'teams']);
});

const entry = { candidate: priya, kind: 'stage', text: 'Moved to Offer', at: '2026-06-01T09:00:00-05:00', key: 'k1' };

describe.each(mapped('crm'))('%s', (system, connector) => {
  crmContract(system, async () => {
    const connected = await open(connector, 'crm');
    return { crm: crmOf(connected), candidate: priya, entries: () => Promise.resolve(texts(connected)) };
  });

  test('makes the contact that it lacks, once', async () => {
    const connected = await open(connector, 'crm');
    const crm = crmOf(connected);
    await crm.log(entry);
    await crm.log({ ...entry, key: 'k2' });
    const { person } = connected.mapping;
    const held = connected.emulator.collection(person?.collection ?? '').all();
    expect(held).toHaveLength(1);
    expect(JSON.stringify(held[0]?.body)).toContain("priya.o'neil@example.com");
  });

  test('an entry whose answer was lost is never doubled; where the system can tell, it is found again, also by another service', async () => {
    const connected = await open(connector, 'crm');
    const crm = crmOf(connected);
    connected.loseAnswer();
    await expect(crm.log(entry)).rejects.toMatchObject({ code: 'outcome_unknown' });
    const isTold = connected.mapping.found !== undefined;
    expect(await crmOf(connected).hasLogged('k1')).toBe(isTold ? true : undefined);
    expect(await codeOf(crmOf(connected).log(entry))).toBe(isTold ? undefined : 'outcome_unknown');
    expect(texts(connected)).toEqual(['Moved to Offer']);
  });
});

test('a write that ended in a way nobody foresaw may have arrived: it is looked for, and not written again', async () => {
  const connector = connectors.find(({ system }) => system === 'salesforce');
  if (connector === undefined) throw new Error('the list has changed');
  const connected = await open(connector, 'crm');
  const { remote } = connected.dependencies;
  let isBreaking = true;
  const breaking: typeof remote = {
    ...remote,
    async call(request) {
      const answer = await remote.call(request);
      if (!isBreaking || request.call.path !== connected.mapping.write.call.path) return answer;
      isBreaking = false;
      throw new TypeError('Cannot read properties of undefined');
    },
  };
  const crm = crmOf({ ...connected, dependencies: { ...connected.dependencies, remote: breaking } });
  await expect(crm.log(entry)).rejects.toThrow(TypeError);
  expect(await crm.hasLogged('k1')).toBe(true);
  await crm.log(entry);
  expect(texts(connected)).toEqual(['Moved to Offer']);
});

test('a process that stood still writes nothing that another one has taken over, and leaves its note', async () => {
  const connector = connectors.find(({ system }) => system === 'salesforce');
  if (connector === undefined) throw new Error('the list has changed');
  const connected = await open(connector, 'crm');
  let isOurs = true;
  const lease = { holds: async () => isOurs };
  const { store } = connected.dependencies;
  const stalling: typeof store = {
    ...store,
    async change(work) {
      const changed = await store.change(work);
      isOurs = false;
      return changed;
    },
  };
  const crm = crmOf({ ...connected, dependencies: { ...connected.dependencies, store: stalling } });
  await expect(underLease(lease, () => crm.log(entry))).rejects.toMatchObject({ code: 'outcome_unknown' });
  expect(texts(connected)).toEqual([]);
  expect(await crm.hasLogged('k1')).toBe(false);
  isOurs = true;
  await underLease(lease, () => crmOf(connected).log(entry));
  expect(texts(connected)).toEqual(['Moved to Offer']);
});

test('where a bridge leaves the address aside, nobody else gets the entry and nobody is made', async () => {
  const connector = connectors.find(({ system }) => system === 'apideck');
  if (connector === undefined) throw new Error('the list has changed');
  const connected = await open(connector, 'crm');
  const { dependencies } = connected;
  const bob = { id: 'c-9', emails: [{ email: 'x@example.com' }] };
  const mine = { id: 'c-7', emails: [{ email: 'x@example.com' }, { email: "Priya.O'Neil@example.com" }] };
  let items: JsonObject[] = [bob];
  const remote = { ...dependencies.remote, list: () => Promise.resolve({ items, next: null }) };
  const crm = crmOf({ ...connected, dependencies: { ...dependencies, remote } });
  await expect(crm.log(entry)).rejects.toMatchObject({ code: 'not_supported' });
  expect(connected.written()).toEqual([]);
  expect(connected.emulator.collection('contacts').all()).toEqual([]);
  items = [bob, mine];
  await crm.log(entry);
  expect([...connected.emulator.beside.notes.keys()]).toEqual(['c-7']);
});

async function codeOf(work: Promise<void>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

const mail = { to: 'ines@example.test', subject: 'Hello', text: 'Are you free?', key: 'k1' };

describe.each(mapped('mail'))('%s', (system, connector) => {
  mailerContract(system, async () => {
    const connected = await open(connector, 'mail');
    const sent = () =>
      connected
        .written()
        .map((body) => ({ subject: textIn(connected, body, 'subject'), text: textIn(connected, body, 'text') }));
    return { mailer: mailerOf(connected), sent: () => Promise.resolve(sent()) };
  });

  test('a letter whose answer was lost is never sent again; where the system can tell, it is known to have left', async () => {
    const connected = await open(connector, 'mail');
    connected.loseAnswer();
    await expect(mailerOf(connected).send(mail)).rejects.toMatchObject({ code: 'outcome_unknown' });
    const isTold = connected.mapping.found !== undefined;
    expect(await mailerOf(connected).hasSent('k1')).toBe(isTold ? true : undefined);
    expect(await codeOf(mailerOf(connected).send(mail))).toBe(isTold ? undefined : 'outcome_unknown');
    expect(connected.written()).toHaveLength(1);
  });

  test('a letter that was refused may be sent again', async () => {
    const connected = await open(connector, 'mail');
    connected.emulator.next({ kind: 'answer', status: 422 });
    await expect(mailerOf(connected).send(mail)).rejects.toMatchObject({ code: 'upstream_failed' });
    expect(await mailerOf(connected).hasSent('k1')).toBe(false);
    await mailerOf(connected).send(mail);
    expect(connected.written()).toHaveLength(1);
  });

  test('an invitation goes along with its letter', async () => {
    const connected = await open(connector, 'mail');
    const calls: string[] = [];
    const remote = { ...connected.dependencies.remote };
    const listening = {
      ...remote,
      call: (request: Parameters<typeof remote.call>[0]) => {
        calls.push(JSON.stringify([request.call.body, request.values]));
        return remote.call(request);
      },
    };
    const invite = { method: 'REQUEST' as const, text: 'BEGIN:VCALENDAR' };
    await mailerOf({ ...connected, dependencies: { ...connected.dependencies, remote: listening } }).send({
      ...mail,
      invite,
    });
    expect(calls.join()).toMatch(/text\/calendar; charset=utf-8; method=REQUEST|"raw":"[\w-]{100}/);
  });
});

const message = { toUser: kofi, text: 'Inés is ready', at: '2026-06-01T09:00:00-05:00', key: 'k1' };

describe.each(mapped('chat'))('%s', (system, connector) => {
  messengerContract(system, async () => {
    const connected = await open(connector, 'chat');
    return { messenger: messengerOf(connected), person: kofi, received: () => Promise.resolve(texts(connected)) };
  });

  test('a message whose answer was lost is never doubled', async () => {
    const connected = await open(connector, 'chat');
    connected.loseAnswer();
    await expect(messengerOf(connected).send(message)).rejects.toMatchObject({ code: 'outcome_unknown' });
    const isTold = connected.mapping.found !== undefined;
    expect(await messengerOf(connected).hasSent('k1')).toBe(isTold ? true : undefined);
    expect(await codeOf(messengerOf(connected).send(message))).toBe(isTold ? undefined : 'outcome_unknown');
    expect(texts(connected)).toEqual(['Inés is ready']);
  });

  test('whoever the chat does not know is said to be missing, and nothing is written', async () => {
    const connected = await open(connector, 'chat');
    const { person } = connected.mapping;
    if (person === undefined) connected.emulator.next({ kind: 'answer', status: 404 });
    else connected.emulator.collection(person.collection).remove('user-7');
    await expect(messengerOf(connected).send(message)).rejects.toMatchObject({ code: 'user_not_found' });
    expect(connected.written()).toEqual([]);
  });
});

const serial = {
  key: 'k2',
  to: 'ines@example.test',
  subject: 'Hi',
  text: 'Hi',
  unsubscribe: 'https://muster.test/unsubscribe/abc',
  follows: ['k1'],
};

async function sentBy(system: string, letter: Parameters<Mailer['send']>[0] = serial): Promise<string> {
  const connector = connectors.find((each) => each.system === system);
  if (connector === undefined) throw new Error('the list has changed');
  const connected = await open(connector, 'mail');
  const bodies: unknown[] = [];
  const remote: typeof connected.dependencies.remote = {
    ...connected.dependencies.remote,
    call(request) {
      if (request.writes)
        bodies.push(
          fillJson(request.call.body ?? null, { ...request.values, config: { sender: 'talent@example.test' } }),
        );
      return connected.dependencies.remote.call(request);
    },
  };
  await mailerOf({ ...connected, dependencies: { ...connected.dependencies, remote } }).send(letter);
  const sent = JSON.stringify(bodies);
  const raw = /"raw":"([\w-]+)"/.exec(sent)?.[1];
  return raw === undefined ? sent : Buffer.from(raw, 'base64url').toString('utf8');
}

test.each(['gmail', 'postmark', 'sendgrid'])('serial mail through %s can be ended by one click', async (system) => {
  const sent = await sentBy(system);
  expect(sent).toMatch(/List-Unsubscribe[":, \w]+<https:\/\/muster\.test\/unsubscribe\/abc>/);
  expect(sent).toMatch(/List-Unsubscribe-Post[":, \w]+List-Unsubscribe=One-Click/);
});

test('serial mail through Outlook names its way out, and a single letter does not', async () => {
  const property = '{"id":"String 0x1045","value":"<https://muster.test/unsubscribe/abc>"}';
  expect(await sentBy('outlook-mail')).toContain(property);
  const single = await sentBy('outlook-mail', { key: 'k3', to: 'ines@example.test', subject: 'Hi', text: 'Hi' });
  expect(single).not.toContain('0x1045');
  expect(single).toContain('MusterKey');
});

test('a whole message says which letters it follows', async () => {
  const first = messageIdOf('k1', 'ines@example.test');
  const sent = await sentBy('gmail');
  expect(sent).toContain(`In-Reply-To: ${first}`);
  expect(sent).toContain(`References: ${first}`);
});
