// How the next page is asked for, in each of the declared ways. A cursor is text of ours: what to add to the first request.
import { hash } from 'node:crypto';
import { z } from 'zod';
import type { Paging } from '../../core/connector/collection.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import type { Incoming } from './http.ts';
import { circling, unreadable } from './paging-faults.ts';
import { readPath } from '../../core/json-path.ts';

/** An earlier place, to be compared with those after it until `left` is used up (Brent 1980). */
const Loop = z.strictObject({ mark: z.string(), left: z.int(), power: z.int(), shown: z.string().optional() });
type Loop = z.infer<typeof Loop>;

/** Where a page begins: parameters to send, or the whole address. */
const Position = z.strictObject({
  query: z.record(z.string(), z.string()).optional(),
  body: z.record(z.string(), z.json()).optional(),
  /** Sent instead of every other query parameter. */
  alone: z.boolean().optional(),
  url: z.string().optional(),
  /** Number of the page or of its first record. */
  at: z.number().optional(),
  /** The largest page so far: systems hold fewer records on a page than they are asked for. */
  most: z.number().optional(),
  /** The page before held fewer records than an earlier one: it may have been the last. */
  short: z.boolean().optional(),
  /** Asked for though the answer before it may have said that it was the last. */
  doubtful: z.boolean().optional(),
  loop: Loop.optional(),
});
export type Position = z.infer<typeof Position>;

/** Null is the first page. A cursor is stored between processes; one that does not parse is a defect. */
export const readCursor = (cursor: string | null): Position =>
  cursor === null ? {} : Position.parse(JSON.parse(cursor));
const writeCursor = (position: Position): string => JSON.stringify(position);

/** What the first request carries: the size of a page, and its number where that is asked for. */
export function firstPosition(paging: Paging): Position {
  if (paging.kind === 'none') return {};
  const size = sizeOf('size' in paging ? paging : {});
  if (paging.kind === 'page' || paging.kind === 'offset')
    return place(paging, { ...size, [paging.param]: paging.start }, { at: paging.start });
  return place('send' in paging ? paging : { send: 'query' }, size);
}

/** `position` is where this page began. */
export interface PageRead {
  readonly answer: Incoming;
  readonly body: Json;
  readonly items: readonly JsonObject[];
  readonly position: Position;
}

/**
 * The cursor of the page after this one; null when this was the last. Throws when the system leads back to a page that was read
 * already, over however many pages, and when there is more but nothing says where.
 */
export function nextCursor(paging: Paging, read: PageRead): string | null {
  const next = nextPosition(paging, read);
  if (next === null || isLastAgain(paging, read)) return null;
  const most = Math.max(read.position.most ?? 0, read.items.length);
  return writeCursor({ ...next, most, short: read.items.length < most, loop: onwards(read, next) });
}

/** Asked for one page too many, some systems show their last one again. That pages differ has been seen before. */
const isLastAgain = (paging: Paging, { position, items }: PageRead): boolean =>
  (isDoubtful(position) || (isGuess(paging, position) && hasDiffered(position))) &&
  digestOfItems(items) === position.loop?.shown;

/** Two pages at least lie behind, which were not the same. */
const hasDiffered = ({ loop }: Position): boolean => loop !== undefined && (loop.power > 2 || loop.left < loop.power);

const digestOfItems = (items: readonly JsonObject[]): string | undefined =>
  items.length === 0 ? undefined : digestOf([items.length, items[0] ?? null, items.at(-1) ?? null]);

/** Brent's way of finding circles: one earlier place is kept, moved on at the powers of two. */
function onwards({ position, items }: PageRead, next: Position): Loop {
  const [here, there] = [nameOf(position), nameOf(next)];
  const { mark, left, power, shown: before } = position.loop ?? { mark: here, left: 1, power: 1 };
  const shown = digestOfItems(items);
  if (there === here || there === mark || (shown !== undefined && shown === before)) throw circling();
  const further = left === 1 ? { mark: there, left: power * 2, power: power * 2 } : { mark, left: left - 1, power };
  return shown === undefined ? further : { ...further, shown };
}

const nameOf = ({ query, body, url }: Position): string => digestOf([query ?? null, body ?? null, url ?? null]);
const digestOf = (value: Json): string => hash('sha256', JSON.stringify(value), 'base64url').slice(0, 16);

function nextPosition(paging: Paging, read: PageRead): Position | null {
  switch (paging.kind) {
    case 'none':
      return null;
    case 'link':
      return addressed(linkIn(read.answer.headers['link'], paging.rel), read);
    case 'next-url':
      return addressed(readPath(read.body, paging.next), read);
    case 'cursor':
      return byCursor(paging, read);
    case 'keyset':
      return byKeyset(paging, read);
    case 'page':
      return byPage(paging, read);
    case 'offset':
      return byOffset(paging, read);
    default:
      return paging satisfies never;
  }
}

function addressed(next: Json | undefined, { answer }: PageRead): Position | null {
  if (isEnd(next)) return null;
  if (typeof next !== 'string' || !URL.canParse(next, answer.url)) throw unreadable();
  return { url: new URL(next, answer.url).href };
}

/** The ways in which systems say that nothing follows. */
const isEnd = (next: Json | undefined): next is undefined | null | '' | false =>
  next === undefined || next === null || next === '' || next === false;

/** No page begins where the first one does: some systems end with that. */
const isNoCursor = (next: Json): boolean => next === 0 || next === '0' || next === 'null';

/** RFC 8288, as far as systems use it: `<address>; rel="next"`. */
function linkIn(header: string | undefined, rel: string): string | undefined {
  for (const part of header?.split(/,(?=\s*<)/) ?? []) {
    const [, address, parameters = ''] = /^\s*<([^>]*)>(.*)$/s.exec(part) ?? [];
    const [, names = ''] = /;\s*rel="?([^";]+)"?/i.exec(parameters) ?? [];
    if (names.split(/\s+/).includes(rel)) return address;
  }
  return undefined;
}

function byCursor(paging: Extract<Paging, { kind: 'cursor' }>, read: PageRead): Position | null {
  const next = readPath(read.body, paging.next);
  const more = moreIn(paging.more, read);
  if (more === false || (more === undefined && (isEnd(next) || isNoCursor(next)))) return null;
  if (isEnd(next) || typeof next === 'object') throw unreadable();
  if (paging.alone) return { ...place(paging, { [paging.param]: next }), alone: true };
  return place(paging, { ...sizeOf(paging), [paging.param]: next });
}

/** What a flag says of whether there is more; undefined where there is no such flag. */
function moreIn(path: string | undefined, { body }: PageRead): boolean | undefined {
  const more = path === undefined ? undefined : readPath(body, path);
  if (typeof more === 'number') return more > 0;
  if (typeof more === 'boolean') return more;
  const said = typeof more === 'string' ? more.trim().toLowerCase() : '';
  if (['true', 'yes', 'y', '1'].includes(said)) return true;
  return ['false', 'no', 'n', '0'].includes(said) ? false : undefined;
}

function byKeyset(paging: Extract<Paging, { kind: 'keyset' }>, read: PageRead): Position | null {
  const last = read.items.at(-1);
  if (last === undefined || !(moreIn(paging.more, read) ?? mayGoOn(read))) return null;
  const key = readPath(last, paging.field);
  if (isEnd(key) || typeof key === 'object') throw unreadable();
  return place(paging, { ...sizeOf(paging), [paging.param]: key });
}

/**
 * Without a word on how many there are, an empty page is the end. A short one proves nothing: many systems hold less on a page than
 * they are asked for, and some leave out what the account may not see after they have cut their pages.
 */
const mayGoOn = ({ items }: PageRead): boolean => items.length > 0;

/** The page before may have been the last; a refusal of this one then counts as the end. */
export const isDoubtful = ({ doubtful = false }: Position): boolean => doubtful;

/** Whether the page was asked for without knowing that there is one: some systems answer 404 to that. */
export const isGuess = (paging: Paging, { most, short = false, doubtful = false }: Position): boolean =>
  doubtful ||
  ((paging.kind === 'page' || paging.kind === 'offset') && most !== undefined && (short || most < paging.size));

type Numbered = Extract<Paging, { kind: 'page' }>;

function byPage(paging: Numbered, read: PageRead): Position | null {
  const at = read.position.at ?? paging.start;
  const next = numberOfNext(paging, read, at);
  if (next !== null) return place(paging, { ...sizeOf(paging), [paging.param]: next }, { at: next });
  if (!mayBeIndex(paging, read, at)) return null;
  return place(paging, { ...sizeOf(paging), [paging.param]: at + 1 }, { at: at + 1, doubtful: true });
}

/**
 * Counted from 0, four pages may be said by a 4, or by the 3 of the last: then one page is still to come. Only a page as full as
 * those before it leaves that open.
 */
function mayBeIndex(paging: Numbered, read: PageRead, at: number): boolean {
  const { items, position } = read;
  if (paging.start !== 0 || isDoubtful(position) || paging.next !== undefined) return false;
  const isFull = items.length > 0 && items.length >= (position.most ?? 0);
  return isFull && moreIn(paging.more, read) === undefined && countIn(paging.pages, read) === at + 1;
}

/** The answer names it, says how many there are or that there are more; or an empty page is the end. */
function numberOfNext(paging: Numbered, read: PageRead, at: number): number | null {
  if (paging.next !== undefined) {
    const named = readPath(read.body, paging.next);
    if (isEnd(named)) return null;
    const next = named === true ? at + 1 : Number(typeof named === 'object' ? Number.NaN : named);
    if (Number.isNaN(next)) throw unreadable();
    // Nothing stands before the first page: so some say that nothing follows.
    return next < paging.start ? null : next;
  }
  if (read.items.length === 0) return null;
  const more = isShort(pagesIn(paging, read), at - paging.start + 1) ?? mayGoOn(read);
  return (moreIn(paging.more, read) ?? more) ? at + 1 : null;
}

function pagesIn({ pages, last, start }: Numbered, read: PageRead): number | undefined {
  const index = countIn(last, read);
  return index === undefined ? countIn(pages, read) : index - start + 1;
}

/** Whether there is more than has been read; undefined where it is not said, or less is said to be there than was read already. */
const isShort = (said: number | undefined, had: number): boolean | undefined =>
  said === undefined || said < had ? undefined : had < said;

function byOffset(paging: Extract<Paging, { kind: 'offset' }>, read: PageRead): Position | null {
  const next = (read.position.at ?? paging.start) + read.items.length;
  if (read.items.length === 0) return null;
  const more = isShort(countIn(paging.total, read), next - paging.start) ?? mayGoOn(read);
  return (moreIn(paging.more, read) ?? more)
    ? place(paging, { ...sizeOf(paging), [paging.param]: next }, { at: next })
    : null;
}

/** Undefined where the answer does not say: counts travel as numbers and as text. */
function countIn(path: string | undefined, { body }: PageRead): number | undefined {
  const count = path === undefined ? undefined : readPath(body, path);
  const known =
    typeof count === 'number' || (typeof count === 'string' && count.trim() !== '') ? Number(count) : Number.NaN;
  return Number.isNaN(known) ? undefined : known;
}

const sizeOf = ({ sizeParam, size }: { sizeParam?: string | undefined; size?: number | undefined }) =>
  sizeParam === undefined || size === undefined ? {} : { [sizeParam]: size };

function place(
  { send }: { readonly send: 'query' | 'body' },
  values: Readonly<Record<string, string | number | boolean>>,
  more: Position = {},
): Position {
  if (Object.keys(values).length === 0) return more;
  if (send === 'body') return { ...more, body: values };
  return { ...more, query: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)])) };
}
