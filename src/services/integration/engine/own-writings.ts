// Two integrations there and back: what one of them wrote is no news to the other. Else a value that both sides edit in the same
// minute would be swapped for ever.
import type { Json, JsonObject } from '../../../core/json.ts';
import { pathKeys, putAt, readPath } from '../../../core/json-path.ts';
import type { RemoteRecord } from '../../../core/ports/remote-system.ts';
import type { KnownRecord, LastWriting } from '../../../core/ports/syncs.ts';
import type { Opposite, WrittenField } from './opposites.ts';
import { type Run, contentOf, digestOf } from './run.ts';

type Asking = Pick<Run, 'integration' | 'opposites' | 'syncs'>;

/** What opposite integrations have to do with the records of a page. */
export interface OwnWritings {
  /** They hold, in every field that is read of them, what an opposite integration wrote last: no news. */
  readonly own: ReadonlySet<string>;
  /** An opposite integration wrote them since this one did, and they hold something else again: news, whatever was sent before. With the digest of what it wrote. */
  readonly edited: ReadonlyMap<string, string>;
  /** An opposite integration has written them since they were read: what was read stands there no more. The next look sees what does. */
  readonly overtaken: ReadonlySet<string>;
  /** The record at the destination from which an opposite integration made this one. */
  readonly origins: ReadonlyMap<string, string>;
}

/** Every record is then compared with what was sent before. */
export const noOwnWritings: OwnWritings = {
  own: new Set(),
  edited: new Map(),
  overtaken: new Set(),
  origins: new Map(),
};

interface Read {
  readonly records: readonly RemoteRecord[];
  /** When they were asked for: what was written later they cannot hold yet. */
  readonly at: Date;
}

/** Where anything is not known for sure a record is in none of the sets: it is compared with what was sent before, as always. */
export async function ownWritings(
  run: Asking,
  read: Read,
  known: ReadonlyMap<string, KnownRecord>,
): Promise<OwnWritings> {
  if (run.opposites.all.length === 0 || read.records.length === 0) return noOwnWritings;
  const found = {
    own: new Set<string>(),
    edited: new Map<string, string>(),
    overtaken: new Set<string>(),
    origins: new Map<string, string>(),
  };
  const ids = read.records.map(({ id }) => id);
  const touched = await run.syncs.touched(run.integration.id, ids);
  for (const opposite of run.opposites.all) {
    const wrote = await run.syncs.wroteTo(opposite.integration.id, ids);
    for (const record of read.records) {
      const last = wrote.get(record.id);
      if (last === undefined || record.deleted) continue;
      found.origins.set(record.id, last.id);
      const since = { touched: touched.get(record.id), isKnown: known.has(record.id) };
      const is = meaning(run, opposite, { record, last, since, read });
      if (is === 'edited') found.edited.set(record.id, contentOf(last.digest));
      else if (is !== undefined) found[is].add(record.id);
    }
  }
  return found;
}

interface Writing {
  readonly record: RemoteRecord;
  readonly last: LastWriting;
  readonly since: Since;
  readonly read: Read;
}

function meaning(
  { integration, opposites: { reads } }: Asking,
  { integration: { id }, writes }: Opposite,
  { record, last, since, read }: Writing,
): 'own' | 'edited' | 'overtaken' | undefined {
  const is = compared(record, { reads, last, writes });
  if (id === integration.id) return is === 'own' ? 'own' : undefined;
  // Of two that wrote in the same moment one has to give way.
  if (!isNewer(last, since, integration.id < id)) return undefined;
  if (is === 'own') return 'own';
  if (isAfter(last, read)) return 'overtaken';
  return is === 'edited' && isBefore(last, read) ? 'edited' : undefined;
}

interface Compared {
  readonly reads: Asking['opposites']['reads'];
  readonly last: LastWriting;
  readonly writes: Opposite['writes'];
}

function compared({ id, body }: RemoteRecord, { reads, last, writes }: Compared): 'own' | 'edited' | 'unsure' {
  const wrote = contentOf(last.digest);
  // To the last field.
  if (digestOf(body) === wrote) return 'own';
  if (writes === undefined) return 'unsure';
  // What it does not show at all, nobody can compare.
  if (digestOf(fieldsOf(body, writes)) !== wrote)
    return writes.every(({ at }) => readPath(body, at) !== undefined) ? 'edited' : 'unsure';
  // A record's own id never changes, so that nothing of it is news.
  const isCovered = (from: string) => writes.some(({ at }) => isWithin(from, at)) || isIdOf(id, readPath(body, from));
  return reads?.every(isCovered) === true ? 'own' : 'unsure';
}

const isBefore = ({ at }: LastWriting, read: Read): boolean => at !== null && at < read.at;

const isAfter = ({ at }: LastWriting, read: Read): boolean => at !== null && at >= read.at;

interface Since {
  readonly touched: Date | undefined;
  readonly isKnown: boolean;
}

function isNewer({ at }: LastWriting, { touched, isKnown }: Since, isFirst: boolean): boolean {
  if (touched === undefined) return !isKnown;
  return at !== null && (touched < at || (isFirst && touched.getTime() === at.getTime()));
}

const isWithin = (inner: string, outer: string): boolean => {
  const keys = pathKeys(inner);
  return pathKeys(outer).every((key, index) => keys[index] === key);
};

const isIdOf = (id: string, value: Json | undefined): boolean =>
  (typeof value === 'string' || typeof value === 'number') && String(value) === id;

/** As they were sent. */
function fieldsOf(body: JsonObject, fields: readonly WrittenField[]): JsonObject {
  const picked: JsonObject = {};
  for (const { name, at } of fields) {
    const value = readPath(body, at);
    if (value !== undefined) putAt(picked, name, value);
  }
  return picked;
}
