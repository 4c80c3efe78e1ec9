// Two integrations there and back: what one of them wrote is no news to the other. Else a value that both sides edit in the same
// minute would be swapped for ever.
import type { Integration } from '../../../core/integration.ts';
import type { Json, JsonObject } from '../../../core/json.ts';
import { putAt, readPath } from '../../../core/json-path.ts';
import type { RemoteRecord } from '../../../core/ports/remote-system.ts';
import type { KnownRecord, LastWriting } from '../../../core/ports/syncs.ts';
import { type Run, digestOf } from './run.ts';

type Asking = Pick<Run, 'integration' | 'mapping' | 'opposites' | 'syncs'>;

/** What opposite integrations have to do with the records of a page. */
export interface OwnWritings {
  /** They hold, in every field that is read of them, what an opposite integration wrote last: no news. */
  readonly own: ReadonlySet<string>;
  /** An opposite integration wrote them since this one did, and they hold something else again: news, whatever was sent before. */
  readonly edited: ReadonlySet<string>;
  /** The record at the destination from which an opposite integration made this one. */
  readonly origins: ReadonlyMap<string, string>;
}

export const noOwnWritings: OwnWritings = { own: new Set(), edited: new Set(), origins: new Map() };

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
  if (run.opposites.length === 0 || read.records.length === 0) return noOwnWritings;
  const found = { own: new Set<string>(), edited: new Set<string>(), origins: new Map<string, string>() };
  const ids = read.records.map(({ id }) => id);
  const touched = await run.syncs.touched(run.integration.id, ids);
  for (const opposite of run.opposites) {
    const wrote = await run.syncs.wroteTo(opposite.id, ids);
    for (const record of read.records) {
      const last = wrote.get(record.id);
      if (last === undefined || record.deleted) continue;
      found.origins.set(record.id, last.id);
      if (!isNewer(last, touched.get(record.id), known.has(record.id))) continue;
      const is = compared(run, record, { last, written: targetsOf(opposite) });
      if (is === 'own' || (is === 'edited' && isBefore(last, read))) found[is].add(record.id);
    }
  }
  return found;
}

function compared(
  { mapping }: Asking,
  { id, body }: RemoteRecord,
  { last, written }: { last: LastWriting; written: readonly string[] },
): 'own' | 'edited' | 'unsure' {
  // Which fields an expression reads nobody can say.
  if (mapping.computed.length > 0 || mapping.fields.length === 0) return 'unsure';
  if (digestOf(fieldsOf(body, written)) !== last.digest) return 'edited';
  // A record's own id never changes, so that nothing of it is news.
  const isCovered = ({ from }: { from: string }) => written.includes(from) || isIdOf(id, readPath(body, from));
  return mapping.fields.every(isCovered) ? 'own' : 'unsure';
}

const isBefore = ({ at }: LastWriting, read: Read): boolean => at !== null && at < read.at;

const isNewer = ({ at }: LastWriting, touched: Date | undefined, isKnown: boolean): boolean =>
  touched === undefined ? !isKnown : at !== null && touched < at;

const targetsOf = ({ mapping }: Integration): readonly string[] =>
  Object.values(mapping).map((target) => (typeof target === 'string' ? target : target.to));

const isIdOf = (id: string, value: Json | undefined): boolean =>
  (typeof value === 'string' || typeof value === 'number') && String(value) === id;

function fieldsOf(body: JsonObject, fields: readonly string[]): JsonObject {
  const picked: JsonObject = {};
  for (const field of fields) {
    const value = readPath(body, field);
    if (value !== undefined) putAt(picked, field, value);
  }
  return picked;
}
