// What an emulated system answers to the calls of its unified mapping: one record, a change to it, the notes beside it.
import type { Connector } from '../../core/connector/connector.ts';
import type { Collection } from '../../core/connector/collection.ts';
import type { Deed } from '../../core/connector/deed.ts';
import type { AtsMapping, One } from '../../core/connector/unified.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import { readPath } from '../../core/json-path.ts';
import { fillJson } from '../runtime/templates.ts';
import { instantAt, says } from '../unified/values.ts';
import type { Answer } from './http-answers.ts';
import { roomsAnswer } from './rooms-answer.ts';
import { busyAnswer } from './busy-answer.ts';
import { invert, invertJson, isObject } from './invert.ts';
import { type PageRequest, type PageOptions, answerPage } from './page.ts';
import { heldBeside, namedFor, soughtIn } from './outgoing-answers.ts';
import { notesPage, within } from './one-page.ts';
import { place } from './place.ts';
import { type Held, type Records, findBy } from './records.ts';
import type { Beside, RouteContext, Placed } from './unified-routes.ts';

interface Question {
  readonly route: Placed;
  readonly asked: PageRequest;
  readonly places: ReadonlyMap<string, string>;
  readonly records: Records | undefined;
  readonly collections: ReadonlyMap<string, Records>;
  readonly beside: Beside;
  readonly now: () => Date;
  readonly pages: PageOptions;
}

export function answerUnified(connector: Connector, question: Question): Answer {
  const answer = answerPlain(connector, question);
  const { success } = connector;
  if (success !== undefined && isObject(answer.body) && answer.status < 300)
    place(answer.body, success.path, success.equals);
  return answer;
}

function answerPlain(connector: Connector, question: Question): Answer {
  const { route, records, beside } = question;
  const values = valuesIn(question);
  if (route.kind === 'one') return oneOf(route, records, values);
  if (route.kind === 'deed') return carriedOut(connector, { ...question, route, values });
  if (route.kind === 'seek')
    return soughtIn(records?.all() ?? heldBeside(beside.notes.get(letters)), route.seek, values);
  if (route.kind === 'named') return namedFor(route, values);
  if (route.kind === 'busy') return busyAnswer(route.calendar, records, values);
  if (route.kind === 'rooms') return roomsAnswer(route.calendar);
  if (route.kind === 'meetings') return meetings(route, question, values);
  if (route.kind === 'stages') return stagesOf(route, beside, values);
  return noted({ ...question, route, values });
}

function stagesOf({ stages }: Extract<Placed, { kind: 'stages' }>, beside: Beside, values: JsonObject): Answer {
  const { group, each } = stages;
  const own = beside.stages.filter((stage) => group === undefined || readPath(stage, group) === values['of']);
  return { status: 200, body: within(each?.items ?? '$', own) };
}

/** What stood in the places of path, query and body. */
function valuesIn({ route: { call }, asked, places }: Question): JsonObject {
  const inQuery = Object.entries(call.query ?? {}).flatMap(([name, template]) => [
    ...(invert(template, asked.url.searchParams.get(name) ?? '') ?? []),
  ]);
  const values = {
    ...Object.fromEntries(invertJson(call.body ?? null, asked.body)),
    ...Object.fromEntries(inQuery),
    ...Object.fromEntries(places),
  };
  return { id: values['id_raw'] ?? null, text: values['text_html'] ?? null, ...values };
}

const keyIn = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function oneOf(
  { one, call, collection, alsoGone }: RouteContext & { one: One; alsoGone?: true },
  records: Records | undefined,
  values: JsonObject,
): Answer {
  const held = records?.get(keyIn(values['id']));
  const isListed = call.path === collection?.list.path;
  const isThere = held !== undefined && (!held.deleted || alsoGone === true);
  if (isListed) return { status: 200, body: within(one.at, isThere ? [held.body] : []) };
  return isThere ? { status: 200, body: within(one.at, held.body) } : { status: 404, body: {} };
}

type DeedQuestion = Question & {
  readonly route: RouteContext & { readonly deed: Deed; readonly makes?: true; readonly alsoGone?: true };
  readonly values: JsonObject;
};

const carriedOut = (connector: Connector, question: DeedQuestion): Answer =>
  question.records === undefined && question.route.makes === true ? keptBeside(question) : done(connector, question);

function done(connector: Connector, question: DeedQuestion): Answer {
  const { route, records, values, now, beside, collections } = question;
  const known = records?.get(keyIn(values['id'])) ?? ofPerson(connector, records, values['person']);
  if (known !== undefined && route.makes === true) return { status: 409, body: {} };
  const held = known ?? madeNow(question, records);
  if (records === undefined || held === undefined || isHidden(route, held)) return { status: 404, body: {} };
  const to_name = nameOfStage(connector, { collections, beside, to: stageIn(values) });
  const filled = { ...nothing, ...values, to_name, now: now().toISOString(), nowMs: now().getTime() };
  if (route.call.method === 'DELETE') records.remove(held.id);
  else records.set(held.id, shownBy(route.deed, filled));
  held.deleted = route.call.method === 'DELETE';
  const body: JsonObject = {};
  if (route.deed.answerId !== undefined) place(body, route.deed.answerId, held.id);
  return { status: 200, body: route.makes === true ? { ...held.body, ...body } : body };
}

/** Into which somebody is moved, or put as somebody new. */
const stageIn = (values: JsonObject): string => keyIn(values['to'] ?? values['stage']);

/** What becomes no record of a collection, such as a letter of a system that shows none. */
const letters = 'letters';
function keptBeside({ route: { deed }, values, beside, now }: DeedQuestion): Answer {
  beside.made += 1;
  const letter: JsonObject = {};
  const filled = { ...nothing, ...values, now: now().toISOString() };
  for (const [path, value] of Object.entries(shownBy(deed, filled))) place(letter, path, value);
  beside.notes.set(letters, [...(beside.notes.get(letters) ?? []), letter]);
  const body: JsonObject = {};
  if (deed.answerId !== undefined) place(body, deed.answerId, `made-${beside.made}`);
  return { status: 200, body };
}

/** Some calls name no candidacy but whatever it names as its person. */
const ofPerson = ({ unified: { ats } }: Connector, records: Records | undefined, person: Json | undefined) =>
  ats?.candidates.personId === undefined || person === undefined || records === undefined
    ? undefined
    : findBy(records, ats.candidates.personId, keyIn(person));

const isHidden = ({ alsoGone }: DeedQuestion['route'], { deleted }: Held): boolean => deleted && alsoGone !== true;

/** What a call may leave out. */
const nothing = { location: null, candidate: null, html: null, attachments: null, first_name: null };

/** Some systems let the caller choose the id. */
function madeNow({ route, values, beside }: DeedQuestion, records: Records | undefined) {
  if (route.makes !== true || records === undefined) return undefined;
  beside.made += 1;
  return records.keep(keyIn(values['id']) || `made-${beside.made}`, {});
}

const shownBy = ({ shows }: Deed, values: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(shows).map(([path, template]) => [path, fillJson(template, values)]));

interface Naming {
  readonly collections: ReadonlyMap<string, Records>;
  readonly beside: Beside;
  readonly to: string;
}

function nameOfStage({ unified: { ats } }: Connector, { collections, beside, to }: Naming): string {
  if (ats === undefined) return '';
  const named = [...(ats.stages.fixed ?? []), ...ats.stages.known].find(({ id }) => id === to)?.name;
  if (named !== undefined) return named;
  const records = collections.get(ats.stages.collection);
  const stage = apartStage(ats.stages, { records, beside, to }) ?? records?.get(to)?.body;
  return stage === undefined ? to : keyIn(readPath(stage, ats.stages.name));
}

/** A stage that is no record of its own. */
function apartStage(
  { each, within: inRecord }: AtsMapping['stages'],
  { records, beside, to }: Pick<Naming, 'beside' | 'to'> & { records: Records | undefined },
): JsonObject | undefined {
  const path = inRecord?.id ?? each?.id;
  if (path === undefined) return undefined;
  const listed = inRecord === undefined ? beside.stages : (records?.all() ?? []).flatMap(stagesIn(inRecord.items));
  return listed.find((stage) => keyIn(readPath(stage, path)) === to);
}

const stagesIn =
  (items: string) =>
  ({ body }: Held): readonly JsonObject[] => {
    const listed = readPath(body, items);
    return Array.isArray(listed) ? listed.filter(isObject) : [];
  };

const timeAt = (body: JsonObject, path: string): number => Date.parse(instantAt(body, path) ?? '');

/** Those that overlap the span, page by page. */
function meetings(
  { calendar, collection }: Extract<Placed, { kind: 'meetings' }>,
  { records, asked, pages }: Question,
  values: JsonObject,
): Answer {
  if (collection === undefined || records === undefined) return { status: 404, body: {} };
  const [from, to] = [Date.parse(keyIn(values['from'])), Date.parse(keyIn(values['to']))];
  const found = records
    .all()
    .filter(
      ({ body, deleted }) =>
        !deleted &&
        !says(body, calendar.cancelled) &&
        timeAt(body, calendar.start) < to &&
        timeAt(body, calendar.end) > from,
    );
  const { items, paging } = calendar.list;
  const shown: Collection = { ...collection, items, paging, changes: { kind: 'none' } };
  const { body, headers } = answerPage(shown, { ...records, all: () => found }, { asked, options: pages });
  return { status: 200, headers, body };
}

type NoteQuestion = Question & {
  readonly route: Extract<Placed, { kind: 'notes' | 'note-add' | 'note-remove' }>;
  readonly values: JsonObject;
};

function noted(question: NoteQuestion): Answer {
  const { route, values, beside, asked } = question;
  const { list } = route.notes;
  const about = keyIn(values['id']) || keyIn(values['person']) || whoseNote(question);
  const all = beside.notes.get(about) ?? [];
  if (route.kind === 'notes') return { status: 200, body: notesPage(all, list, asked) };
  if (route.kind === 'note-add') return noteAdded(question, { about, all });
  const left = all.filter((note) => keyIn(readPath(note, list?.id ?? 'id')) !== keyIn(values['note']));
  beside.notes.set(about, left);
  return { status: 200, body: {} };
}

/** Some systems address a note by itself. */
function whoseNote({ route: { notes }, beside, values }: NoteQuestion): string {
  const isIt = (note: JsonObject): boolean => keyIn(readPath(note, notes.list?.id ?? 'id')) === keyIn(values['note']);
  return [...beside.notes].find(([, all]) => all.some((note) => isIt(note)))?.[0] ?? '';
}

function noteAdded(
  { route: { notes }, values, beside, now }: NoteQuestion,
  { about, all }: { about: string; all: readonly JsonObject[] },
): Answer {
  const { list, only, add } = notes;
  beside.made += 1;
  const id = `note-${beside.made}`;
  const paths: JsonObject = {
    [list?.id ?? 'id']: id,
    [list?.text ?? 'text']: values['text'] ?? '',
    ...(list?.at === undefined ? {} : { [list.at]: now().toISOString() }),
    ...(only === undefined ? {} : { [only.field]: only.equals }),
  };
  const note: JsonObject = {};
  for (const [path, value] of Object.entries(paths)) place(note, path, value);
  beside.notes.set(about, [...all, note]);
  const body: JsonObject = {};
  if (add.answerId !== undefined) place(body, add.answerId, id);
  return { status: 201, body };
}
