// What became of the records that were moved, when everything has come to rest: none lost, none doubled, or told.
import { hasEnded, type Sync } from '../../src/core/integration.ts';
import { readPath } from '../../src/core/json-path.ts';
import type { SyncPlace } from './sync.ts';

/** The records of both sides after the last run, and what was told of those that did not arrive. */
export async function syncVerdict({ source, destination, how, syncs, opened }: SyncPlace): Promise<readonly string[]> {
  const runs = opened.flatMap((id): Sync[] => {
    const one = syncs.syncs.get(id);
    return one === undefined ? [] : [one];
  });
  const stuck = runs
    .filter(({ status }) => !hasEnded(status))
    .map(({ id, status }) => `the run ${id} is stuck in ${status}`);
  const short = runs.flatMap(({ id, status, counts: { read, ...settled } }) => {
    const sum = Object.values(settled).reduce((all, count) => all + count, 0);
    return status === 'succeeded' && sum < read
      ? [`the run ${id} read ${read} records, and says what became of ${sum}`]
      : [];
  });
  const last = runs.at(-1);
  if (last === undefined) return [...stuck, ...short];
  const held = destination
    .collection(how.collection)
    .all()
    .filter(({ deleted }) => !deleted);
  const told = new Set(
    (await syncs.records(last.id, { limit: 1_000 })).flatMap(({ id, state }) =>
      state === 'failed' || state === 'skipped' ? [id] : [],
    ),
  );
  const wrong = source
    .collection('employees')
    .all()
    .flatMap(({ id, body }) => {
      const mine = held.filter((one) => readPath(one.body, how.email) === body['workEmail']);
      if (mine.length > 1) return [`${id} is ${mine.length} times at ${how.connector.system}`];
      if (told.has(id) || last.status === 'failed') return [];
      if (mine.length === 0) return [`${id} is not at ${how.connector.system}, and nobody was told`];
      // Creating changes nothing of what is there.
      if (how.action === 'create') return [];
      return JSON.stringify(mine[0]?.body).includes(JSON.stringify(body['firstName']))
        ? []
        : [`${id} is out of date at ${how.connector.system}`];
    });
  return [...stuck, ...short, ...wrong];
}
