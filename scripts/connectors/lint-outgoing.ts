// What a connector writes one by one (entries of a CRM, letters, messages) and asks of calendars, against the vendor's description.
import type { Call } from '../../src/core/connector/calls.ts';
import type { Paging } from '../../src/core/connector/collection.ts';
import type { Connector } from '../../src/core/connector/connector.ts';
import type { Deed } from '../../src/core/connector/deed.ts';
import type { OutgoingMapping } from '../../src/core/connector/outgoing.ts';
import type { CalendarMapping } from '../../src/core/connector/unified.ts';
import type { Json, JsonObject } from '../../src/core/json.ts';
import { readPath } from '../../src/core/json-path.ts';
import { type Lint, lintCall, lintPages } from './lint-calls.ts';
import { type Place, isArray, itemsOf, walk } from './schema.ts';

/** The calls of the mappings to the ports of CRM, mail and chat, what is read in their answers and what the records show. */
export function lintOutgoing(lint: Lint, { unified, collections }: Connector): void {
  for (const port of ['crm', 'mail', 'chat'] as const) {
    const mapping = unified[port];
    if (mapping === undefined) continue;
    const { attachment = null, person, write } = mapping;
    const places = { attachments: [attachment], contents: [{ type: 'text/plain', value: '{text}' }] };
    lintReads(lint, port, mapping);
    lintDeed(lint, `${port}.write`, { deed: write, places });
    if (person?.create !== undefined) lintDeed(lint, `${port}.person.create`, { deed: person.create, places });
    if (person === undefined) continue;
    const paths = [person.email, ...Object.keys(person.create?.shows ?? {})];
    lintPeople(lint, `${port}.${person.collection}`, { collection: collections[person.collection], paths });
  }
}

function lintReads(lint: Lint, port: string, { person, self, room, found }: OutgoingMapping): void {
  if (person !== undefined) {
    const { call, items, id, among } = person.find;
    lintItem(lint, `${port}.person.find`, { call, items, paths: [id, ...(among === undefined ? [] : [among])] });
  }
  for (const [name, asked] of [['self', self] as const, ['room', room] as const])
    if (asked !== undefined) lintItem(lint, `${port}.${name}`, { call: asked.call, items: '$', paths: [asked.id] });
  if (found === undefined) return;
  const { call, items, key, paging } = found;
  lintItem(lint, `${port}.found`, { call, items, paths: [key], paging });
}

/** When people are taken: one entry for each, in a list or by address, and their times in it. */
export function lintBusy(lint: Lint, { busy }: CalendarMapping): void {
  if (busy === undefined) return;
  const where = 'calendar.busy';
  const call = filled(busy.call, { people: [busy.person] });
  const { email, times, start, end, free } = busy;
  const entry = lintItem(lint, where, {
    call,
    items: busy.people,
    paths: [times, ...(email === undefined ? [] : [email])],
  });
  const list = entry === undefined ? undefined : walk(entry, times);
  if (list === undefined || list === 'open') return;
  if (!isArray(list)) return lint.say(where, `${times} is no list in the answer`);
  const time = itemsOf(list);
  if (time === undefined || time === 'open') return;
  lintPathsOf(lint, where, { item: time, paths: [start, end, ...(free === undefined ? [] : [free.field])] });
}

function lintDeed(lint: Lint, where: string, { deed, places }: { deed: Deed; places: JsonObject }): void {
  const { answer } = lintCall(lint, where, filled(deed.call, places)) ?? {};
  const { answerId } = deed;
  if (answerId !== undefined && answer !== undefined && walk(answer, answerId) === undefined)
    lint.say(where, `${answerId} is not in the answer`);
}

interface Read {
  readonly call: Call;
  readonly items: string;
  readonly paths: readonly string[];
  readonly paging?: Paging | undefined;
}

/** What stands at `items`: one of a list, one of those that an object names, or the one thing itself. */
function lintItem(lint: Lint, where: string, { call, items, paths, paging }: Read): Place | undefined {
  const operation = lintCall(lint, where, call);
  if (operation === undefined) return undefined;
  lintPages(lint, where, { operation, paging });
  if (operation.answer === undefined) {
    lint.say(where, 'the answer has no schema');
    return undefined;
  }
  const at = walk(operation.answer, items);
  if (at === undefined) lint.say(where, `${items} is not in the answer`);
  if (at === undefined || at === 'open') return undefined;
  const item = isArray(at) ? itemsOf(at) : named(at);
  if (item === undefined || item === 'open') return undefined;
  lintPathsOf(lint, where, { item, paths });
  return item;
}

/** An object whose members have names of their own, such as addresses, holds one shape under all of them. */
function named(place: Place): ReturnType<typeof walk> {
  return place.node['properties'] === undefined && place.node['additionalProperties'] !== undefined
    ? walk(place, 'any')
    : place;
}

function lintPathsOf(lint: Lint, where: string, { item, paths }: { item: Place; paths: readonly string[] }): void {
  for (const path of paths) if (walk(item, path) === undefined) lint.say(where, `${path} is not in the answer`);
}

/** Where the records of people show what they are found by and made with. */
function lintPeople(
  lint: Lint,
  where: string,
  { collection, paths }: { collection: Connector['collections'][string] | undefined; paths: readonly string[] },
): void {
  if (collection === undefined) return lint.say(where, 'there is no such collection');
  if (!lint.isOpen) lintItem(lint, where, { call: collection.list, items: collection.items, paths });
}

/** Places that stand for a list or an object, with the form of what comes there. */
function filled(call: Call, places: JsonObject): Call {
  return call.body === undefined ? call : { ...call, body: formOf(call.body, places) };
}

function formOf(body: Json, places: JsonObject): Json {
  if (typeof body === 'string') {
    const [, place = ''] = /^\{(\w+)\}$/.exec(body) ?? [];
    return (place === '' ? undefined : readPath(places, place)) ?? body;
  }
  if (Array.isArray(body)) return body.map((entry) => formOf(entry, places));
  if (body === null || typeof body !== 'object') return body;
  return Object.fromEntries(Object.entries(body).map(([name, entry]) => [name, formOf(entry, places)]));
}
