// What goes out one by one and when people are taken, held against a description in which every wrong name is found.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defineConnector } from '../../../src/core/connector/connector.ts';
import type { OutgoingMappingInput } from '../../../src/core/connector/outgoing.ts';
import type { CalendarMappingInput } from '../../../src/core/connector/unified.ts';
import { documentedElsewhere, withoutDocumented } from '../../../scripts/connectors/documented-elsewhere.ts';
import { type Description, lintConnector } from '../../../scripts/connectors/lint.ts';
import { nodeOf } from '../../../scripts/connectors/schema.ts';

const text = { type: 'string' };
const object = (properties: Record<string, unknown>) => ({ type: 'object', properties });
const list = (items: unknown) => ({ type: 'array', items });
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });
const operation = (answer: unknown, { body, query = [] }: { body?: unknown; query?: readonly string[] } = {}) => ({
  parameters: query.map((name) => ({ name, in: 'query' })),
  ...(body === undefined ? {} : { requestBody: json(body) }),
  responses: { 200: json(answer) },
});

const letter = object({ text, to: text, files: list(object({ name: text })) });
const span = object({ start: text, end: text, state: text });
const taken = object({ people: { type: 'object', additionalProperties: object({ times: list(span) }) } });
const root = nodeOf(JSON.parse(readFileSync('test/fixtures/small-description.json', 'utf8'))) ?? {};
const described: Description = {
  documents: [
    {
      root: {
        ...root,
        paths: {
          ...nodeOf(root['paths']),
          '/letters': {
            post: operation(object({ id: text }), { body: letter }),
            get: operation(object({ letters: list(letter) }), { query: ['person'] }),
          },
          '/rooms': { post: operation(object({ room: object({ id: text }) }), { body: object({ person: text }) }) },
          '/busy': { post: operation(taken, { body: object({ from: text, who: list(object({ email: text })) }) }) },
        },
      },
      beside: new Map(),
    },
  ],
  isOpen: false,
};

type Unified = { chat: OutgoingMappingInput } | { calendar: CalendarMappingInput };
const findings = (unified: Unified, more: Partial<Description> = {}) =>
  lintConnector(
    defineConnector({
      system: 'small',
      title: 'Small',
      category: ['chat'],
      docs: 'https://small.example/docs',
      apiVersion: 'v1',
      checkedOn: '2026-11-22',
      evidence: 'official',
      baseUrl: 'https://api.small.example/v1',
      auth: [{ kind: 'none' }],
      test: { method: 'GET', path: '/people' },
      limits: {},
      collections: {
        people: {
          label: 'People',
          list: { method: 'GET', path: '/people' },
          items: more.envelope === undefined ? 'people' : `${more.envelope}.people`,
          id: 'id',
          paging: { kind: 'none' },
          fields: { name: { path: 'name', type: 'string' } },
        },
      },
      unified,
    }),
    { ...described, ...more },
  );

const right = {
  person: {
    collection: 'people',
    email: 'emails[0].value',
    find: { call: { method: 'GET', path: '/people' }, items: 'people', id: 'id' },
    create: {
      call: { method: 'POST', path: '/people', body: { name: '{name}', email: '{email}' } },
      shows: { name: '{name}' },
    },
  },
  room: { call: { method: 'POST', path: '/rooms', body: { person: '{person}' } }, id: 'room.id' },
  write: {
    call: { method: 'POST', path: '/letters', body: { to: '{room}', text: '{text}', files: '{attachments}' } },
    answerId: 'id',
  },
  attachment: { name: '{file_name}' },
  found: { call: { method: 'GET', path: '/letters', query: { person: '{person}' } }, items: 'letters', key: 'text' },
} as const satisfies OutgoingMappingInput;

test('a mapping that agrees has no findings', () => {
  expect(findings({ chat: right })).toEqual([]);
});

const { person, room, write, found } = right;
test.each<[string, Partial<OutgoingMappingInput>, string]>([
  [
    'a path',
    { write: { ...write, call: { ...write.call, path: '/letter' } } },
    'chat.write: POST /letter is not described',
  ],
  [
    'a method',
    { found: { ...found, call: { ...found.call, method: 'PUT' } } },
    'chat.found: PUT /letters is not described',
  ],
  [
    'a query',
    { found: { ...found, call: { ...found.call, query: { of: '{person}' } } } },
    'chat.found: there is no parameter of (there are person)',
  ],
  [
    'a field of the body',
    { write: { ...write, call: { ...write.call, body: { content: '{text}' } } } },
    'chat.write: the body has no field content',
  ],
  [
    'a field of an attachment',
    { attachment: { title: '{file_name}' } },
    'chat.write.files: the body has no field title',
  ],
  ['a field of the answer', { write: { ...write, answerId: 'ts' } }, 'chat.write: ts is not in the answer'],
  ['where it is found again', { found: { ...found, key: 'mark' } }, 'chat.found: mark is not in the answer'],
  [
    'how further pages are asked for',
    { found: { ...found, paging: { kind: 'page', param: 'page', size: 100 } } },
    'chat.found: there is no parameter page (there are person)',
  ],
  [
    'where the next page is named',
    { found: { ...found, paging: { kind: 'cursor', param: 'person', next: 'info.next' } } },
    'chat.found.paging: info.next is not in the answer',
  ],
  [
    'where a person’s addresses stand',
    { person: { ...person, find: { ...person.find, among: 'addresses' } } },
    'chat.person.find: addresses is not in the answer',
  ],
  ['the list that it is sought in', { found: { ...found, items: 'all' } }, 'chat.found: all is not in the answer'],
  ['the conversation', { room: { ...room, id: 'room.key' } }, 'chat.room: room.key is not in the answer'],
  [
    'the id of a person',
    { person: { ...person, find: { ...person.find, id: 'uid' } } },
    'chat.person.find: uid is not in the answer',
  ],
  [
    'the address of a person',
    { person: { ...person, email: 'emails[0].mail' } },
    'chat.people: emails[0].mail is not in the answer',
  ],
  [
    'a body of whoever is made',
    { person: { ...person, create: { call: { method: 'POST', path: '/people', body: { name: '', mail: '' } } } } },
    'chat.person.create: the body has no field mail',
  ],
])('a wrong name of %s is found', (_, faulty, finding) => {
  expect(findings({ chat: { ...right, ...faulty } })).toEqual([finding]);
});

const call = { method: 'GET', path: '/people' } as const;
const rightBusy = {
  call: { method: 'POST', path: '/busy', body: { from: '{from}', who: '{people}' } },
  person: { email: '{email}' },
  most: 20,
  people: 'people',
  times: 'times',
  start: 'start',
  end: 'end',
  free: { field: 'state', values: ['free'] },
} as const satisfies CalendarMappingInput['busy'];

const ofBusy = (busy: CalendarMappingInput['busy']) =>
  findings({
    calendar: {
      collection: 'people',
      list: { call, items: 'people', paging: { kind: 'none' } },
      one: { call },
      title: 'name',
      start: 'updated_at',
      end: 'updated_at',
      attendees: { list: 'emails', email: 'value' },
      attendee: {},
      candidate: 'id',
      key: 'id',
      cancelled: { field: 'deleted', equals: true },
      book: { call },
      reschedule: { call },
      cancel: { call },
      busy,
    },
  });

test.each<[string, Partial<typeof rightBusy> | object, readonly string[]]>([
  ['nothing', {}, []],
  ['the path', { call: { ...rightBusy.call, path: '/taken' } }, [': POST /taken is not described']],
  ['a person', { person: { id: '{email}' } }, ['.who: the body has no field id']],
  ['the times', { times: 'busy' }, [': busy is not in the answer']],
  ['a start', { start: 'from' }, [': from is not in the answer']],
  ['what does not count', { free: { field: 'status', values: ['free'] } }, [': status is not in the answer']],
])('of the question when people are taken, %s is found', (_, faulty, expected) => {
  expect(ofBusy({ ...rightBusy, ...faulty })).toEqual(expected.map((finding) => `calendar.busy${finding}`));
});

test('what a file describes that is not at hand is left out, and nothing else', () => {
  const faulty = { ...right, write: { ...write, call: { ...write.call, path: '/letter' } } };
  expect(findings({ chat: faulty }, { lacks: [{ file: 'letters.json', paths: /^\/letter$/ }] })).toEqual([]);
  expect(findings({ chat: faulty }, { lacks: [{ file: 'rooms.json', paths: /^\/rooms$/ }] })).toHaveLength(1);
});

test('where every answer stands under a field that the description leaves out, it is looked for there', () => {
  const chat = { write: { ...write, answerId: 'data.id' } };
  expect(findings({ chat })).toEqual(['chat.write: data.id is not in the answer']);
  expect(findings({ chat }, { envelope: 'data' })).toEqual([]);
  expect(findings({ chat: { write } }, { envelope: 'data' })).toEqual(['chat.write: id is not in the answer']);
});

test('what a vendor documents elsewhere is no finding, and an entry that is not needed any more is one', () => {
  const system = 'slack';
  const starts = Object.keys(documentedElsewhere[system] ?? {});
  expect(starts.length).toBeGreaterThan(0);
  const all = starts.map((start) => `${start} (there are others)`);
  expect(withoutDocumented(system, { findings: [...all, 'chat.write: another'], isWhole: true })).toEqual([
    'chat.write: another',
  ]);
  expect(withoutDocumented(system, { findings: all.slice(1), isWhole: true }).join()).toContain(starts[0]);
  expect(withoutDocumented(system, { findings: [], isWhole: false })).toEqual([]);
});
