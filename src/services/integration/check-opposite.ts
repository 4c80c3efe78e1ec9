// Integrations in real time that carry the same fields there and back, or round a ring of systems, would swap an edited value for ever.
import { type Integration, hasEnded } from '../../core/integration.ts';
import type { Integrations, Syncs } from '../../core/ports/syncs.ts';
import { Problem } from '../../core/problem.ts';

interface Stores {
  readonly integrations: Pick<Integrations, 'readingFrom' | 'get'>;
  readonly syncs: Pick<Syncs, 'list'>;
}

/** Which field of the first source has become which field; `every`: without a mapping each keeps its name. */
type Fields = 'every' | readonly { readonly from: string; readonly to: string }[];

/** Integrations one after another, each reading where the one before writes. */
interface Chain {
  readonly links: readonly Integration[];
  readonly last: Integration;
  readonly fields: Fields;
}

/** Longer rings, or more ways than that, are not looked for: a check is asked by a person who waits. */
const longest = 6;
const mostChains = 200;

/** Throws `validation_failed` that names the other integrations and the fields. */
export async function checkOpposite(stores: Stores, made: Integration): Promise<void> {
  if (!isFollowed(made)) return;
  const chains: Chain[] = [{ links: [], last: made, fields: fieldsOf(made) }];
  for (const { links, last, fields } of chains) {
    for (const next of await readersOf(stores, last)) {
      if (next.id === made.id || links.some(({ id }) => id === next.id)) continue;
      const chain = { links: [...links, next], last: next, fields: followed(fields, fieldsOf(next)) };
      if (chain.fields.length === 0) continue;
      if (isSamePlace(next.destination, made.source)) checkFields(chain);
      else if (chain.links.length < longest && chains.length < mostChains) chains.push(chain);
    }
  }
}

/** Those that run, and carry on what the given one writes. */
async function readersOf({ integrations, syncs }: Stores, { destination }: Integration): Promise<Integration[]> {
  const found: Integration[] = [];
  for (const id of await integrations.readingFrom(destination.connection)) {
    const other = await integrations.get(id);
    if (!isFollowed(other) || !isSamePlace(other.source, destination)) continue;
    const runs = await syncs.list({ integration: id, limit: 50 });
    if (runs.some(({ status }) => !hasEnded(status))) found.push(other);
  }
  return found;
}

/** Steps of flows make their fields on the way: of those nobody can say. */
const isFollowed = ({ mode, enabled, route }: Integration): boolean =>
  mode === 'real_time' && enabled && route === undefined;

const isSamePlace = (one: Place, other: Place): boolean =>
  one.connection === other.connection && one.collection === other.collection;
type Place = Pick<Integration['source'], 'connection' | 'collection'>;

function fieldsOf({ mapping }: Integration): Fields {
  const fields = Object.entries(mapping);
  if (fields.length === 0) return 'every';
  return fields.map(([from, target]) => ({ from, to: typeof target === 'string' ? target : target.to }));
}

function followed(fields: Fields, next: Fields): Fields {
  if (fields === 'every') return next;
  if (next === 'every') return fields;
  return fields.flatMap(({ from, to }) =>
    next.filter((pair) => pair.from === to).map((pair) => ({ from, to: pair.to })),
  );
}

/** A field that comes back to itself under every mapping on the way; a record's id is edited by nobody. */
function checkFields({ links, fields }: Chain): void {
  const back =
    fields === 'every' ? [] : fields.filter(({ from, to }) => from === to && from !== 'id').map(({ from }) => from);
  if (fields !== 'every' && back.length === 0) return;
  const which = fields === 'every' ? 'every field' : back.join(', ');
  const names = links.map(({ name, id }) => `${name} (${id})`).join(', ');
  const who =
    links.length === 1
      ? `The integration ${names} moves ${which} the other way in real time: both`
      : `The integrations ${names} bring ${which} back to where this one reads, in real time: together they`;
  const message = `${who} would swap a value for ever. Leave those fields out of one of them, or run one of them on a schedule.`;
  throw new Problem('validation_failed', message, { errors: [{ path: 'sync_mode', code: 'opposite', message }] });
}
