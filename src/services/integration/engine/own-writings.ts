// Two integrations there and back: what one of them wrote is no news to the other. Else a value that both sides edit in the same
// minute would be swapped for ever.
import type { Integration } from '../../../core/integration.ts';
import type { Json, JsonObject } from '../../../core/json.ts';
import { putAt, readPath } from '../../../core/json-path.ts';
import type { RemoteRecord } from '../../../core/ports/remote-system.ts';
import type { Integrations, Known } from '../../../core/ports/syncs.ts';
import { type Run, digestOf } from './run.ts';

/** Those that write where this one reads, out of what it writes. Of flows nobody can say which field becomes which. */
export async function oppositesOf(
  { integrations }: { readonly integrations: Pick<Integrations, 'get' | 'readingFrom'> },
  made: Integration,
): Promise<readonly Integration[]> {
  const ids = await integrations.readingFrom(made.destination.connection);
  const others = await Promise.all(ids.filter((id) => id !== made.id).map((id) => integrations.get(id)));
  return others.filter(
    ({ source, destination, route, mapping }) =>
      route === undefined &&
      Object.keys(mapping).length > 0 &&
      destination.action !== 'delete' &&
      destination.connection === made.source.connection &&
      destination.collection === made.source.collection &&
      source.collection === made.destination.collection,
  );
}

type Asking = Pick<Run, 'integration' | 'mapping' | 'opposites' | 'syncs'>;

/**
 * The ids of records that hold, in every field that is read of them, what an opposite integration wrote last, and that this one has
 * not touched since. Where anything is not known for sure a record is not among them: it is written once more.
 */
export async function ownWritings(
  { integration, mapping, opposites, syncs }: Asking,
  records: readonly RemoteRecord[],
  known: ReadonlyMap<string, Known>,
): Promise<ReadonlySet<string>> {
  const own = new Set<string>();
  const isReadable = mapping.computed.length === 0 && mapping.fields.length > 0 && integration.route === undefined;
  if (!isReadable || records.length === 0) return own;
  const ids = records.map(({ id }) => id);
  for (const opposite of opposites) {
    const written = targetsOf(opposite);
    const beside = mapping.fields.map(({ from }) => from).filter((field) => !written.includes(field));
    const [theirs, mine] = await Promise.all([syncs.wroteTo(opposite.id, ids), syncs.touched(integration.id, ids)]);
    for (const { id, body } of records) {
      const wrote = theirs.get(id);
      const touched = mine.get(id);
      const isOlder = touched === undefined ? !known.has(id) : wrote !== undefined && touched < wrote.at;
      // A record's own id never changes, so that nothing of it is news.
      const isCovered = beside.every((field) => isIdOf(id, readPath(body, field)));
      if (wrote !== undefined && isOlder && isCovered && digestOf(fieldsOf(body, written)) === wrote.digest)
        own.add(id);
    }
  }
  return own;
}

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
