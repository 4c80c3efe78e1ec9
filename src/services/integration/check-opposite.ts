// Two integrations in real time that move the same fields there and back would swap an edited value for ever.
import { type Integration, hasEnded } from '../../core/integration.ts';
import type { Integrations, Syncs } from '../../core/ports/syncs.ts';
import { Problem } from '../../core/problem.ts';

interface Stores {
  readonly integrations: Pick<Integrations, 'readingFrom' | 'get'>;
  readonly syncs: Pick<Syncs, 'list'>;
}

/** Throws `validation_failed` that names the other integration and the fields. */
export async function checkOpposite({ integrations, syncs }: Stores, made: Integration): Promise<void> {
  if (made.mode !== 'real_time' || !made.enabled) return;
  for (const id of await integrations.readingFrom(made.destination.connection)) {
    const other = await integrations.get(id);
    if (id === made.id || !isOpposite(made, other)) continue;
    const fields = sharedFields(made, other);
    const isLive = (await syncs.list({ integration: id, limit: 50 })).some(({ status }) => !hasEnded(status));
    if (fields !== undefined && isLive) throw swaps(other, fields);
  }
}

/** Steps of flows make their fields on the way: of those nobody can say. */
const isOpposite = (made: Integration, other: Integration): boolean =>
  other.mode === 'real_time' &&
  other.enabled &&
  other.route === undefined &&
  made.route === undefined &&
  other.destination.connection === made.source.connection &&
  other.destination.collection === made.source.collection &&
  other.source.collection === made.destination.collection;

/** Undefined: none. Without a mapping every field goes both ways. */
function sharedFields(made: Integration, other: Integration): readonly string[] | undefined {
  const [there, back] = [pairsOf(made), pairsOf(other)];
  if (there.length === 0 || back.length === 0) return [];
  const shared = there.filter(({ from, to }) => back.some((pair) => pair.from === to && pair.to === from));
  return shared.length === 0 ? undefined : shared.map(({ from }) => from);
}

const pairsOf = ({ mapping }: Integration) =>
  Object.entries(mapping).map(([from, target]) => ({ from, to: typeof target === 'string' ? target : target.to }));

function swaps({ name, id }: Integration, fields: readonly string[]): Problem {
  const which = fields.length === 0 ? 'every field' : fields.join(', ');
  const message = `The integration ${name} (${id}) moves ${which} the other way in real time: both would swap a value for ever. Leave those fields out of one of them, or run one of them on a schedule.`;
  return new Problem('validation_failed', message, { errors: [{ path: 'sync_mode', code: 'opposite', message }] });
}
