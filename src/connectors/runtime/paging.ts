// How the next page is asked for, in each of the declared ways. A cursor is text of ours: what to add to the first request.
import { z } from 'zod';
import type { Paging } from '../../core/connector/collection.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import { RemoteFault } from '../../core/ports/remote-system.ts';
import type { Incoming } from './http.ts';
import { readPath } from '../../core/json-path.ts';

/** Where a page begins: parameters to send, or the whole address. */
const Position = z.strictObject({
  query: z.record(z.string(), z.string()).optional(),
  body: z.record(z.string(), z.json()).optional(),
  /** Sent instead of every other query parameter. */
  alone: z.boolean().optional(),
  url: z.string().optional(),
  /** Number of the page or of its first record. */
  at: z.number().optional(),
});
export type Position = z.infer<typeof Position>;

export const readCursor = (cursor: string | null): Position =>
  cursor === null ? {} : Position.parse(JSON.parse(cursor));
const writeCursor = (position: Position): string => JSON.stringify(position);

/** What the first request carries: the size of a page, and its number where that is asked for. */
export function firstPosition(paging: Paging): Position {
  if (paging.kind === 'none') return {};
  const size = paging.sizeParam === undefined || paging.size === undefined ? {} : { [paging.sizeParam]: paging.size };
  if (paging.kind === 'page' || paging.kind === 'offset')
    return place(paging, { ...size, [paging.param]: paging.start }, { at: paging.start });
  return place('send' in paging ? paging : { send: 'query' }, size);
}

export interface PageRead {
  readonly answer: Incoming;
  readonly body: Json;
  readonly items: readonly JsonObject[];
  readonly position: Position;
}

/** The cursor of the page after this one; null when this was the last. Throws when the system gives the same one again. */
export function nextCursor(paging: Paging, read: PageRead): string | null {
  const next = nextPosition(paging, read);
  if (next === null) return null;
  const cursor = writeCursor(next);
  if (cursor === writeCursor(read.position)) throw circling();
  return cursor;
}

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
  if (typeof next !== 'string' || next === '') return null;
  return { url: new URL(next, answer.url).href };
}

/** RFC 8288, as far as systems use it: `<address>; rel="next"`. */
function linkIn(header: string | undefined, rel: string): string | undefined {
  for (const part of header?.split(/,(?=\s*<)/) ?? []) {
    const [, address, parameters = ''] = /^\s*<([^>]*)>(.*)$/s.exec(part) ?? [];
    const [, names = ''] = /;\s*rel="?([^";]+)"?/i.exec(parameters) ?? [];
    if (names.split(/\s+/).includes(rel)) return address;
  }
  return undefined;
}

function byCursor(paging: Extract<Paging, { kind: 'cursor' }>, { body }: PageRead): Position | null {
  const next = readPath(body, paging.next);
  const more = paging.more === undefined ? true : readPath(body, paging.more) === true;
  if (!more || next === undefined || next === null || next === '' || typeof next === 'object') return null;
  const size = paging.sizeParam === undefined || paging.size === undefined ? {} : { [paging.sizeParam]: paging.size };
  if (paging.alone) return { ...place(paging, { [paging.param]: next }), alone: true };
  return place(paging, { ...size, [paging.param]: next });
}

function byKeyset(paging: Extract<Paging, { kind: 'keyset' }>, { items }: PageRead): Position | null {
  const last = items.at(-1);
  const key = last === undefined ? undefined : readPath(last, paging.field);
  if (items.length < paging.size || key === undefined || key === null || typeof key === 'object') return null;
  const size = paging.sizeParam === undefined ? {} : { [paging.sizeParam]: paging.size };
  return place(paging, { ...size, [paging.param]: key });
}

type Numbered = Extract<Paging, { kind: 'page' }>;

function byPage(paging: Numbered, read: PageRead): Position | null {
  const at = read.position.at ?? paging.start;
  const size = paging.sizeParam === undefined ? {} : { [paging.sizeParam]: paging.size };
  const next = numberOfNext(paging, read, at);
  return next === null ? null : place(paging, { ...size, [paging.param]: next }, { at: next });
}

/** The answer names it, says how many there are, or has fewer records than a page holds. */
function numberOfNext(paging: Numbered, { body, items }: PageRead, at: number): number | null {
  if (paging.next !== undefined) {
    const named = readPath(body, paging.next);
    if (typeof named === 'number') return named;
    return named === true ? at + 1 : null;
  }
  if (items.length === 0) return null;
  if (paging.pages === undefined) return items.length < paging.size ? null : at + 1;
  return at - paging.start + 1 >= Number(readPath(body, paging.pages)) ? null : at + 1;
}

function byOffset(paging: Extract<Paging, { kind: 'offset' }>, { body, items, position }: PageRead): Position | null {
  const next = (position.at ?? paging.start) + items.length;
  const total = paging.total === undefined ? undefined : Number(readPath(body, paging.total));
  if (items.length === 0 || (total === undefined ? items.length < paging.size : next - paging.start >= total))
    return null;
  const size = paging.sizeParam === undefined ? {} : { [paging.sizeParam]: paging.size };
  return place(paging, { ...size, [paging.param]: next }, { at: next });
}

function place(
  { send }: { readonly send: 'query' | 'body' },
  values: Readonly<Record<string, string | number | boolean>>,
  more: Position = {},
): Position {
  if (Object.keys(values).length === 0) return more;
  if (send === 'body') return { ...more, body: values };
  return { ...more, query: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)])) };
}

const circling = () =>
  new RemoteFault({
    kind: 'transient',
    blame: 'remote',
    message: 'The other system gives the same page again and again.',
    fix: 'Tell the vendor: its paging goes in a circle. The sync begins anew from the last page that was complete.',
  });
