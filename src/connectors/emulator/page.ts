// One page of an emulated collection, in the system's own way of paging.
import type { Collection } from '../../core/connector/collection.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import { readPath } from '../../core/json-path.ts';
import { instantAt } from '../unified/values.ts';
import { invert } from './invert.ts';
import { place } from './place.ts';
import type { Held, Records } from './records.ts';

export interface PageRequest {
  readonly url: URL;
  readonly body: JsonObject;
  /** Whose records are asked for, where they are listed for one of another collection at a time. */
  readonly of?: string | undefined;
}

export interface PageOptions {
  /** The most that one page holds, whatever is asked for. */
  readonly most: number;
  /** One more page with nothing in it after the last, as some systems do. */
  readonly emptyLast: boolean;
  /** A list without entries is left out. */
  readonly omitsEmpty: boolean;
  /** The page names itself as the next one. */
  readonly circling: boolean;
}

export interface PageAnswer {
  readonly body: Json;
  readonly headers: Readonly<Record<string, string>>;
}

interface PagePosition {
  readonly from: number;
  /** What the first page was asked for, so that the later ones go on with it. */
  readonly since: string | null;
}

export function answerPage(
  collection: Collection,
  records: Records,
  { asked, options }: { asked: PageRequest; options: PageOptions },
): PageAnswer {
  const at = placeOf(collection, asked);
  const matching = since(collection, records, at.since).filter(({ body }) => isOf(collection, body, asked));
  const size = sizeOf(collection, asked, options.most);
  const from = collection.paging.kind === 'keyset' ? keysetStart(collection, matching, asked) : at.from;
  const shown = matching.slice(from, from + size);
  const hasMore = from + size < matching.length || (options.emptyLast && shown.length > 0);
  const next = options.circling ? at : { ...at, from: from + size };
  const answer: JsonObject = {};
  const bodies = shown.map(({ body }) => (collection.of === undefined ? body : without(body, collection.of.as)));
  const items = collection.keyed ? keyed(collection, bodies) : bodies;
  const headers: Record<string, string> = {};
  const isShown = collection.items !== '$' && (bodies.length > 0 || !options.omitsEmpty);
  if (isShown) place(answer, collection.items, items);
  if (hasMore || options.circling) showNext(collection, { asked, answer, headers, next });
  else showEnd(collection, answer, records);
  showCounts(collection, answer, { total: matching.length, size });
  return { body: collection.items === '$' ? items : answer, headers };
}

const isOf = ({ of }: Collection, body: JsonObject, asked: PageRequest): boolean =>
  of === undefined || textOf(body[of.as]) === asked.of;

/** Whoever asks for those of one knows whose they are. */
const without = (body: JsonObject, name: string): JsonObject =>
  Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));

const keyed = ({ id }: Collection, items: readonly JsonObject[]): JsonObject =>
  Object.fromEntries(items.map((item) => [textOf(readPath(item, id)), item]));

const textOf = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function placeOf({ paging, changes }: Collection, asked: PageRequest): PagePosition {
  const first = { from: 0, since: sinceAsked(changes, asked) };
  if (paging.kind === 'page' || paging.kind === 'offset') {
    const steps = Number(sent(asked, paging.send, paging.param) ?? paging.start) - paging.start;
    return { ...first, from: paging.kind === 'page' ? steps * paging.size : steps };
  }
  const cursor =
    paging.kind === 'cursor' ? sent(asked, paging.send, paging.param) : asked.url.searchParams.get('muster_cursor');
  return typeof cursor === 'string' ? unpacked(cursor, first) : first;
}

/** The instant inside the filter, or the token. */
function sinceAsked(changes: Collection['changes'], asked: PageRequest): string | null {
  const value = changes.kind === 'none' ? undefined : sent(asked, changes.send, changes.param);
  if (value === undefined) return null;
  if (changes.kind !== 'filter') return value;
  const [instant] = invert(changes.value, value)?.values() ?? [];
  return instant ?? null;
}

const packed = ({ from, since: instant }: PagePosition): string =>
  Buffer.from(`${from} ${instant ?? ''}`).toString('base64url');

function unpacked(cursor: string, otherwise: PagePosition): PagePosition {
  const [, from, instant = ''] = /^(\d+) (.*)$/s.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return from === undefined ? otherwise : { from: Number(from), since: instant === '' ? null : instant };
}

export function sent({ url, body }: PageRequest, where: 'query' | 'body', param: string): string | undefined {
  const value = where === 'query' ? (url.searchParams.get(param) ?? undefined) : body[param];
  if (Array.isArray(value)) return JSON.stringify(value);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** A full list leaves out what is gone; a list of changes shows it where the system flags it. */
function since({ changes, deletes }: Collection, records: Records, instant: string | null): readonly Held[] {
  const isShown = (one: Held): boolean => !one.deleted || deletes.kind === 'flag';
  const all = records.all().filter(isShown);
  if (instant === null || changes.kind === 'none') return all;
  if (changes.kind === 'token') return all.filter(({ change }) => change > Number(instant.replace(/^token-/, '')));
  // Whatever its spelling: a plain one is UTC.
  const from = Date.parse(instantAt({ at: instant }, 'at') ?? '');
  return all.filter(({ changedAt }) => changedAt.getTime() >= from);
}

function sizeOf({ paging }: Collection, asked: PageRequest, most: number): number {
  if (paging.kind === 'none') return Infinity;
  const declared = paging.size ?? most;
  const asks =
    paging.sizeParam === undefined
      ? undefined
      : sent(asked, 'send' in paging ? paging.send : 'query', paging.sizeParam);
  return Math.min(Number(asks ?? declared), declared, most);
}

function keysetStart({ paging }: Collection, matching: readonly Held[], asked: PageRequest): number {
  const key = paging.kind === 'keyset' ? sent(asked, paging.send, paging.param) : undefined;
  if (paging.kind !== 'keyset' || key === undefined) return 0;
  return matching.findIndex(({ body }) => textOf(readPath(body, paging.field)) === key) + 1;
}

interface Showing {
  readonly asked: PageRequest;
  readonly answer: JsonObject;
  readonly headers: Record<string, string>;
  readonly next: PagePosition;
}

function showNext({ paging }: Collection, { asked, answer, headers, next }: Showing): void {
  const address = new URL(asked.url);
  address.searchParams.set('muster_cursor', packed(next));
  if (paging.kind === 'link') headers['link'] = `<${address.href}>; rel="${paging.rel}"`;
  if (paging.kind === 'next-url') place(answer, paging.next, address.href);
  if (paging.kind === 'cursor') place(answer, paging.next, packed(next));
  if ('more' in paging && paging.more !== undefined) place(answer, paging.more, true);
  if (paging.kind === 'page' && paging.next !== undefined)
    place(answer, paging.next, next.from / paging.size + paging.start);
}

function showEnd({ paging, changes }: Collection, answer: JsonObject, records: Records): void {
  if ('more' in paging && paging.more !== undefined) place(answer, paging.more, false);
  if (changes.kind === 'token') place(answer, changes.next, `token-${records.now()}`);
}

function showCounts(
  { paging }: Collection,
  answer: JsonObject,
  { total, size }: { total: number; size: number },
): void {
  if (paging.kind === 'offset' && paging.total !== undefined) place(answer, paging.total, total);
  if (paging.kind === 'page' && paging.pages !== undefined) place(answer, paging.pages, Math.ceil(total / size));
  if (paging.kind === 'page' && paging.last !== undefined)
    place(answer, paging.last, paging.start + Math.max(0, Math.ceil(total / size) - 1));
}
