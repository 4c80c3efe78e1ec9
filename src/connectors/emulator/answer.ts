// What an emulated system answers to a call that its connector declares.
import type { Connector } from '../../core/connector/connector.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import { readPath } from '../../core/json-path.ts';
import type { Answer } from './http-answers.ts';
import { invert, invertJson, isObject } from './invert.ts';
import { type PageRequest, type PageOptions, answerPage } from './page.ts';
import { place } from './place.ts';
import { type Held, type Records, findBy } from './records.ts';
import type { Route, Routed } from './routes.ts';
import { answerUnified } from './unified-answers.ts';
import type { Beside } from './unified-routes.ts';

interface Question extends Routed {
  readonly asked: PageRequest;
  readonly records: Records | undefined;
  readonly collections: ReadonlyMap<string, Records>;
  readonly beside: Beside;
  readonly now: () => Date;
  readonly pages: PageOptions;
}

export function answerRoute(connector: Connector, question: Question): Answer {
  const { route, records, asked, pages } = question;
  if (route.kind === 'test') return { status: 200, body: succeeded(connector, {}) };
  if (!('action' in route) && route.kind !== 'list' && route.kind !== 'find')
    return answerUnified(connector, { ...question, route });
  if (route.collection === undefined || records === undefined) return { status: 200, body: succeeded(connector, {}) };
  if (route.kind === 'list') {
    const of = question.places.get('of');
    const { body, headers } = answerPage(route.collection, records, { asked: { ...asked, of }, options: pages });
    return { status: 200, headers, body: isObject(body) ? succeeded(connector, body) : body };
  }
  if (route.kind === 'find') return { status: 200, body: found(connector, question, records) };
  return written(connector, { ...question, route, records });
}

function succeeded({ success }: Connector, body: JsonObject): JsonObject {
  if (success !== undefined) place(body, success.path, success.equals);
  return body;
}

function found(connector: Connector, question: Question, records: Records): Json {
  const match = question.route.collection?.writes?.match;
  if (match === undefined) return [];
  const value = valueAsked(question);
  const path = question.route.collection?.fields[match.by]?.path ?? match.by;
  const one = typeof value === 'string' ? findBy(records, path, value) : undefined;
  const items = one === undefined ? [] : [one.body];
  if (match.items === '$') return items;
  const body: JsonObject = {};
  place(body, match.items, items);
  return succeeded(connector, body);
}

/** It may stand in the path, in the query or in the body. */
function valueAsked({ route: { call }, asked, places }: Question): Json | undefined {
  const inQuery = Object.entries(call.query ?? {}).flatMap(([name, template]) => [
    ...(invert(template, asked.url.searchParams.get(name) ?? '') ?? []),
  ]);
  return places.get('value') ?? new Map(inQuery).get('value') ?? invertJson(call.body ?? null, asked.body).get('value');
}

type WriteRoute = Extract<Route, { kind: 'write' }>;

function written(connector: Connector, question: Question & { route: WriteRoute; records: Records }): Answer {
  const { route, records } = question;
  const record = recordIn(question);
  const { id } = record;
  if (route.action === 'delete') return gone(connector, records.remove(id ?? ''));
  if (route.action === 'restore') return gone(connector, records.restore(id ?? ''));
  const there = route.action === 'upsert' ? matching(question, record.fields) : undefined;
  const known = id ?? there?.id;
  const one =
    known === undefined || route.action === 'create'
      ? records.create(record.fields)
      : records.update(known, record.fields);
  if (one === undefined) return { status: 404, body: {} };
  return { status: known === undefined ? 201 : 200, body: named(connector, route, one) };
}

/** Or back: 404 where it was not there to be deleted, or not in the bin. */
const gone = (connector: Connector, was: boolean): Answer =>
  was ? { status: 200, body: succeeded(connector, {}) } : { status: 404, body: {} };

/** A system's own upsert goes by what its body names, or by the first field that is personal: an e-mail address, a login. */
function matching({ route, records }: Question & { records: Records }, record: JsonObject): Held | undefined {
  const fields = route.collection?.fields ?? {};
  const [by] = Object.keys(fields).filter((name) => /email|login|^id$/i.test(name) && name in record);
  const value = by === undefined ? undefined : record[by];
  const path = by === undefined ? undefined : fields[by]?.path;
  return typeof value === 'string' && path !== undefined ? findBy(records, path, value) : undefined;
}

function named(connector: Connector, { write, collection }: WriteRoute, one: Held): JsonObject {
  const body: JsonObject = {};
  const id = collection === undefined ? one.id : (readPath(one.body, collection.id) ?? one.id);
  place(body, write.answerId ?? 'id', id);
  return succeeded(connector, body);
}

/** The record out of the declared body; without one the body is the record. */
function recordIn({ route, asked, places }: Question): { id: string | undefined; fields: JsonObject } {
  const { call } = route;
  const values = invertJson(call.body ?? null, asked.body);
  const inPath = [...places].flatMap(([name, value]): [string, string][] =>
    name.startsWith('record.') ? [[name.slice(7), value]] : [],
  );
  const whole = call.body === undefined ? asked.body : values.get('record');
  const single = [...values].flatMap(([name, value]): [string, Json][] =>
    name.startsWith('record.') ? [[name.slice(7), value]] : [],
  );
  const id = places.get('id') ?? values.get('id');
  return {
    id: typeof id === 'string' || typeof id === 'number' ? String(id) : undefined,
    fields: { ...Object.fromEntries(inPath), ...(isObject(whole) ? whole : {}), ...Object.fromEntries(single) },
  };
}
