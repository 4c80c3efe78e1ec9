// Holds a connector against the vendor's own description: what it calls exists, what it sends is known, what it reads is there.
import type { Collection, Write, Paging } from '../../src/core/connector/collection.ts';
import type { Connector } from '../../src/core/connector/connector.ts';
import type { AtsMapping, CalendarMapping } from '../../src/core/connector/unified.ts';
import { atsCalls, atsPaths } from './ats-parts.ts';
import { type Described, findOperation } from './description.ts';
import { withoutDocumented } from './documented-elsewhere.ts';
import { type Lint, lintCall, lintPages, lintQuery, toldOf } from './lint-calls.ts';
import { lintBusy, lintOutgoing } from './lint-outgoing.ts';
import { type Place, isArray, itemsOf, walk } from './schema.ts';

export interface Description extends Described {
  /** Records hold fields of the customer's own choosing, which no description can name. */
  readonly isOpen: boolean;
  /** Files that are not at hand, and the addresses that they alone describe. */
  readonly lacks?: readonly { readonly file: string; readonly paths: RegExp }[];
}

type NoteList = NonNullable<NonNullable<AtsMapping['notes']>['list']>;

/** What does not agree, each as one line; empty when everything does. */
export function lintConnector(
  connector: Connector,
  { isOpen, lacks = [], ...described }: Description,
): readonly string[] {
  const findings: string[] = [];
  const lint: Lint = {
    isOpen,
    operation(where, call) {
      if (lacks.some(({ paths }) => paths.test(call.path))) return undefined;
      const found = findOperation(described, connector.baseUrl, call);
      if (found === undefined) findings.push(`${where}: ${call.method} ${call.path} is not described`);
      else if (call.operation !== undefined && call.operation !== found.id)
        findings.push(`${where}: the operation is called ${found.id}, not ${call.operation}`);
      return found;
    },
    say: (where, what) => findings.push(`${where}: ${what}`),
  };
  lint.operation('test', connector.test);
  for (const [name, collection] of Object.entries(connector.collections)) {
    lintReading(lint, name, collection);
    lintWriting(lint, name, collection);
  }
  lintCalendar(lint, connector);
  lintAts(lint, connector);
  lintOutgoing(lint, connector);
  const subscribe = connector.webhooks?.subscribe;
  if (subscribe !== undefined) lintCall(lint, 'webhooks.subscribe', subscribe);
  return withoutDocumented(connector.system, { findings, isWhole: lacks.length === 0 });
}

function lintReading(lint: Lint, name: string, collection: Collection): void {
  const operation = lint.operation(name, collection.list);
  if (operation === undefined) return;
  for (const query of queriesOf(collection)) lintQuery(lint, `${name}.query`, { operation, query });
  const { answer } = operation;
  if (answer === undefined) return lint.say(name, 'the answer has no schema');
  for (const path of pathsInAnswer(collection.paging, collection.changes))
    if (walk(answer, path) === undefined) lint.say(`${name}.paging`, `${path} is not in the answer`);
  lintItems(lint, name, { collection, answer });
}

function lintItems(lint: Lint, name: string, { collection, answer }: { collection: Collection; answer: Place }): void {
  const list = walk(answer, collection.items);
  if (list === 'open' || (collection.keyed && list !== undefined)) return;
  if (list === undefined || !isArray(list)) return lint.say(name, `${collection.items} is no list in the answer`);
  const item = itemsOf(list);
  if (item === undefined || item === 'open') return;
  const missing = pathsInItem(collection).filter(([, path]) => walk(item, path) === undefined);
  for (const [what, path] of missing)
    if (!lint.isOpen || !what.startsWith('fields.')) lint.say(`${name}.${what}`, `${path} is not in the item`);
}

function queriesOf({ list, paging, changes, filters }: Collection): readonly string[] {
  const sent = 'send' in paging ? paging.send === 'query' : true;
  const ofPage = [
    sent && 'param' in paging ? paging.param : undefined,
    sent && 'sizeParam' in paging ? paging.sizeParam : undefined,
    changes.kind !== 'none' && changes.send === 'query' ? changes.param : undefined,
  ];
  return [
    ...Object.keys(list.query ?? {}),
    ...ofPage.filter((query): query is string => query !== undefined),
    ...Object.values(filters).map(({ param }) => param),
  ];
}

function pathsInAnswer(paging: Paging, changes: Collection['changes']): readonly string[] {
  const paths = [...toldOf(paging), changes.kind === 'token' ? changes.next : undefined];
  return paths.filter((path): path is string => path !== undefined);
}

function pathsInItem({ id, fields, deletes, changes, paging }: Collection): readonly (readonly [string, string])[] {
  return [
    ['id', id],
    ...Object.entries(fields).map(([name, { path }]): [string, string] => [`fields.${name}`, path]),
    ...(deletes.kind === 'flag' ? [['deletes', deletes.field] as const] : []),
    ...(changes.kind === 'filter' ? [['changes', changes.field] as const] : []),
    ...(paging.kind === 'keyset' ? [['paging', paging.field] as const] : []),
  ];
}

function lintWriting(lint: Lint, name: string, { writes, one, restore }: Collection): void {
  const others = { one: one?.call, restore: restore?.call, match: writes?.match?.find };
  for (const [does, call] of Object.entries(others)) if (call !== undefined) lintCall(lint, `${name}.${does}`, call);
  for (const action of ['create', 'update', 'upsert', 'delete'] as const) {
    const write = writes?.[action];
    if (write !== undefined) lintWrite(lint, `${name}.${action}`, write);
  }
}

function lintWrite(lint: Lint, place: string, write: Write): void {
  const { answer } = lintCall(lint, place, write.call) ?? {};
  if (write.answerId !== undefined && answer !== undefined && walk(answer, write.answerId) === undefined)
    lint.say(place, `${write.answerId} is not in the answer`);
  const others = { batch: write.batch?.call, poll: write.job?.poll, outcomes: write.job?.outcomes };
  for (const [does, call] of Object.entries(others)) if (call !== undefined) lintCall(lint, `${place}.${does}`, call);
}

/** The calls of the mapping to the ATS port, and where each thing stands in the records that they are about. */
function lintAts(lint: Lint, { unified: { ats }, collections }: Connector): void {
  if (ats === undefined) return;
  for (const call of atsCalls(ats)) lintCall(lint, 'ats', call);
  const notes = ats.notes?.list;
  if (notes !== undefined) lintNotes(lint, notes);
  for (const [name, paths] of atsPaths(ats)) lintPaths(lint, name, { collection: collections[name], paths });
}

function lintNotes(lint: Lint, { call, items, id, text, at, paging }: NoteList): void {
  const operation = lintCall(lint, 'ats.notes', call);
  lintPages(lint, 'ats.notes', { operation, paging });
  if (operation?.answer === undefined) return;
  const list = walk(operation.answer, items);
  if (list === undefined) return lint.say('ats.notes', `${items} is not in the answer`);
  const item = list === 'open' ? undefined : itemsOf(list);
  if (item === undefined || item === 'open') return;
  for (const path of [id, text, at])
    if (path !== undefined && walk(item, path) === undefined) lint.say('ats.notes', `${path} is not in a note`);
}

function lintPaths(
  lint: Lint,
  name: string,
  { collection, paths }: { collection: Collection | undefined; paths: readonly string[] },
): void {
  if (collection === undefined) return lint.say('ats', `there is no collection ${name}`);
  const { answer } = lint.operation(`ats.${name}`, collection.list) ?? {};
  const list = answer === undefined ? undefined : walk(answer, collection.items);
  const item = list === undefined || list === 'open' ? undefined : itemsOf(list);
  if (item === undefined || item === 'open') return;
  for (const path of paths) if (walk(item, path) === undefined) lint.say(`ats.${name}`, `${path} is not in the item`);
}

/** The calls of the mapping to the calendar port, and where each thing stands in a meeting. */
function lintCalendar(lint: Lint, { unified: { calendar } }: Connector): void {
  if (calendar === undefined) return;
  const { list, one, book, reschedule, cancel, reinstate } = calendar;
  const deeds = [one, book, reschedule, cancel, ...(reinstate === undefined ? [] : [reinstate])];
  for (const { call } of deeds) lintCall(lint, 'calendar', call);
  lintBusy(lint, calendar);
  const operation = lintCall(lint, 'calendar.list', list.call);
  lintPages(lint, 'calendar.list', { operation, paging: list.paging });
  const { answer } = operation ?? {};
  if (answer !== undefined) lintMeeting(lint, calendar, answer);
}

function lintMeeting(lint: Lint, { list, ...calendar }: CalendarMapping, answer: Place): void {
  const found = walk(answer, list.items);
  const item = found === undefined || found === 'open' ? undefined : itemsOf(found);
  if (item === undefined || item === 'open') return lint.say('calendar.list', `${list.items} is no list in the answer`);
  const { title, location = title, start, end, attendees, candidate, key, cancelled } = calendar;
  for (const path of [title, location, start, end, attendees.list, candidate, key, cancelled.field])
    if (walk(item, path) === undefined) lint.say('calendar', `${path} is not in a meeting`);
}
