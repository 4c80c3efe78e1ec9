// Pages of a collection that a system lists for one record of another collection at a time: for each of those in turn.
import { z } from 'zod';
import type { Collection } from '../../core/connector/collection.ts';
import { readPath, withPath } from '../../core/json-path.ts';
import { type PageRequest, RemoteFault, type RemoteRecord } from '../../core/ports/remote-system.ts';
import type { PageRead } from './read-page.ts';

const EachCursor = z.strictObject({
  /** Whose list is read, and whose come after it. */
  left: z.array(z.string()),
  /** Where the next page of those begins. */
  further: z.string().nullable(),
  /** Within the list of the first. */
  inner: z.string().nullable(),
});
type EachCursor = z.infer<typeof EachCursor>;

type Read = (request: PageRequest & { readonly of?: string }) => Promise<PageRead>;
type Of = NonNullable<Collection['of']>;

/** Without `of` it is one page of the one list that there is. */
export async function readPageOfEach(request: PageRequest, of: Of | undefined, read: Read): Promise<PageRead> {
  if (of === undefined) return read(request);
  const place = await placeOf(request, of, read);
  const [first, ...left] = place.left;
  if (first === undefined) return { ...nothing, next: cursorOf(place) };
  const page = await unlessGone(read({ ...request, cursor: place.inner, of: first }));
  const next = page.next === null ? { ...place, left, inner: null } : { ...place, inner: page.next };
  return { ...page, records: page.records.map((record) => named(record, of, first)), next: cursorOf(next) };
}

const nothing = { records: [], since: null, beside: [] } as const;

async function placeOf({ cursor, signal }: PageRequest, of: Of, read: Read): Promise<EachCursor> {
  const place = cursor === null ? undefined : EachCursor.parse(JSON.parse(cursor));
  if (place !== undefined && place.left.length > 0) return place;
  const further = place?.further ?? null;
  const { records, next } = await read({
    collection: of.collection,
    cursor: further,
    since: null,
    filters: {},
    signal,
  });
  return { left: records.flatMap(({ id, deleted }) => (deleted ? [] : [id])), further: next, inner: null };
}

const cursorOf = (place: EachCursor): string | null =>
  place.left.length === 0 && place.further === null ? null : JSON.stringify(place);

/** Whoever was listed a moment ago and is no more has no list either. */
async function unlessGone(reading: Promise<PageRead>): Promise<PageRead> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof RemoteFault && error.kind === 'not_found') return { ...nothing, next: null };
    throw error;
  }
}

const named = (record: RemoteRecord, { as }: Of, id: string): RemoteRecord =>
  readPath(record.body, as) === undefined ? { ...record, body: withPath(record.body, as, id) } : record;
