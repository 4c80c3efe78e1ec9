// Looks at one record as it stands there: by its id, by the key that its address names, or by the declared look-up.
import type { Write, Collection } from '../../core/connector/collection.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import { readPath } from '../../core/json-path.ts';
import { type Look, RemoteFault, type RemoteSystem, type Writing } from '../../core/ports/remote-system.ts';
import type { Caller } from './caller.ts';
import { isId, itemsIn } from './items.ts';
import { isDeleted, listingOf, type Source } from './read-page.ts';

/** Null: it is not there. Throws a `RemoteFault`. */
export async function lookAt(
  caller: Caller,
  { connector, collection }: { connector: Source; collection: Collection },
  asked: Look,
): ReturnType<RemoteSystem['look']> {
  const { one } = collection;
  if (one === undefined) return null;
  const remoteId = asked.remoteId ?? (await knownAs(caller, collection, { ...asked, connector }));
  if (remoteId === null) return null;
  try {
    const values = { id: remoteId, record: asked.record };
    const { body } = await caller.call({ call: one.call, values, writes: false, signal: asked.signal });
    const found = readPath(body, one.at);
    const [item] = Array.isArray(found) ? found : [found];
    // Some go on showing what was deleted, such as Google its cancelled events.
    return isRecord(item) && !isDeleted(collection, item) ? { remoteId, body: item } : null;
  } catch (error) {
    if (error instanceof RemoteFault && (error.kind === 'not_found' || error.kind === 'gone')) return null;
    throw error;
  }
}

const isRecord = (item: Json | undefined): item is JsonObject =>
  item !== undefined && item !== null && typeof item === 'object' && !Array.isArray(item);

/** By the key that stands in the address of its upsert, or by the declared look-up. */
async function knownAs(caller: Caller, collection: Collection, sought: RecordQuery): Promise<string | null> {
  const { upsert, update } = collection.writes ?? {};
  const write = upsert ?? update;
  const key = write === undefined ? null : keyInPath(write, sought);
  return key ?? (await lookUp(caller, collection, sought));
}

interface RecordQuery extends Pick<Look, 'record' | 'signal'> {
  readonly connector: Source;
}

/** Undefined by the connector, or not found: null. Throws a `RemoteFault`. */
export async function lookUp(
  caller: Caller,
  { writes }: Collection,
  { connector, record, signal }: RecordQuery,
): Promise<string | null> {
  const match = writes?.match;
  if (match === undefined) return null;
  const key = readPath(record, match.by);
  if (key === undefined || key === null || key === '') return null;
  const { answer, body } = await caller.call({
    call: match.find,
    values: { record, value: key },
    writes: false,
    signal,
  });
  // An answer that cannot be understood is no proof that there is no such record: it would be made twice.
  const listing = { ...listingOf(connector, answer.status), ...match, name: `records by ${match.by}` };
  const [first] = itemsIn(listing, body);
  const id = first === undefined ? undefined : readPath(first, match.id);
  return isId(id) ? String(id) : null;
}

/** Where the address names the record by one of its own fields, that field is its id over there. */
export function keyInPath({ call }: Write, { record }: Pick<Writing, 'record'>): string | null {
  const [, name] = /\{record\.([\w.]+)\}$/.exec(call.path) ?? [];
  const key = name === undefined ? undefined : readPath(record, name);
  return typeof key === 'string' || typeof key === 'number' ? String(key) : null;
}
