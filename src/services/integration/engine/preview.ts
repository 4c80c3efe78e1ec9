// What a dry run would do: how much of each kind, and a few examples by id and by the names of their fields, never their values.
import type { Preview } from '../../../core/integration.ts';
import type { JsonObject } from '../../../core/json.ts';
import type { KnownRecord, PendingRecord } from '../../../core/ports/syncs.ts';
import type { Foretold } from './foretell.ts';

/** Examples of each kind. */
const few = 10;

type Change = Preview['samples'][number]['change'];

/** Pure; adds to `before`, so that pages add up. Ten examples of each kind at most. */
export function previewed(
  before: Preview,
  pending: readonly PendingRecord[],
  {
    known,
    foretold,
  }: { known: ReadonlyMap<string, KnownRecord>; foretold: (record: JsonObject) => Foretold | undefined },
): Preview {
  const refusals = pending.flatMap(({ id, body, remove }) => {
    const found = remove ? undefined : foretold(body);
    return found === undefined ? [] : [{ id, ...found }];
  });
  const changes = pending.map(({ id, body, remove }): Preview['samples'][number] => ({
    id,
    change: remove ? 'delete' : known.has(id) ? 'update' : 'create',
    fields: fieldsOf(body),
  }));
  const count = (kind: Change) => before[kind] + changes.filter(({ change }) => change === kind).length;
  return {
    create: count('create'),
    update: count('update'),
    delete: count('delete'),
    samples: sampled(before, changes),
    ...((before.refused ?? refusals.length) > 0 && {
      refused: (before.refused ?? 0) + refusals.length,
      refusals: [...(before.refusals ?? []), ...refusals].slice(0, few),
    }),
  };
}

/** What stands in one envelope is named by itself: HubSpot's `properties` tells nobody anything. */
function fieldsOf(body: JsonObject): string[] {
  const [only, ...others] = Object.values(body);
  const inside = others.length === 0 && typeof only === 'object' && only !== null && !Array.isArray(only);
  return Object.keys(inside ? only : body);
}

/** With the deletions that a complete scan shows. */
export const withDeletions = (before: Preview, gone: { ids: readonly string[]; count: number }): Preview => ({
  ...before,
  delete: before.delete + gone.count,
  samples: sampled(
    before,
    gone.ids.map((id) => ({ id, change: 'delete', fields: [] })),
  ),
});

function sampled(before: Preview, changes: Preview['samples']): Preview['samples'] {
  const samples = [...before.samples];
  for (const change of changes)
    if (samples.filter((sample) => sample.change === change.change).length < few) samples.push(change);
  return samples;
}
