// Deletions that a scan by pages shows are looked at again: when a record vanishes meanwhile, those behind it move up, and one slides
// over the edge of a page that was read already; or it moves to a page that was read, because it was edited. It stands on no page, and
// is there all the same. A cursor helps only where the system says so, and none does: many hold no more than a number.
import { type KnownRecord, RunTakenOver } from '../../../core/ports/syncs.ts';
import type { Run } from './run.ts';

type Candidate = KnownRecord & { readonly id: string };

/** Of those that the scan did not show the ones that are gone; the others count as seen from then on. Throws a `RemoteFault`. */
export async function confirmedDeletions(run: Run, candidates: readonly Candidate[]): Promise<readonly Candidate[]> {
  if (!mayHaveMoved(run)) return candidates;
  const there =
    collectionOf(run)?.one === undefined ? await onSecondScan(run, candidates) : await oneByOne(run, candidates);
  if (there.size > 0)
    await run.syncs.savePage({
      sync: run.id,
      pending: [],
      refused: [],
      counts: {},
      seen: [...there],
      cursor: null,
      readDone: true,
      nextSince: run.sync.nextSince,
      answers: [],
    });
  return candidates.filter(({ id }) => !there.has(id));
}

/** How many candidates are looked at together: a second scan is worth it for many. */
export const candidatesOf = (run: Run): number =>
  mayHaveMoved(run) && collectionOf(run)?.one === undefined ? 5_000 : 200;

const collectionOf = ({ source, integration }: Run) => source.connector.collections[integration.source.collection];

/** One answer with all of them is one moment; pages that follow the ids hold each record once, whatever happens meanwhile. */
function mayHaveMoved(run: Run): boolean {
  const collection = collectionOf(run);
  if (collection === undefined) return false;
  const { paging, id } = collection;
  return paging.kind !== 'none' && !(paging.kind === 'keyset' && paging.field === id);
}

async function oneByOne(run: Run, candidates: readonly Candidate[]): Promise<ReadonlySet<string>> {
  const { source, integration, signal } = run;
  const { collection } = integration.source;
  const there = new Set<string>();
  for (const { id } of candidates) {
    if ((await source.look({ collection, record: { id }, remoteId: id, signal })) !== null) there.add(id);
    await holdOn(run);
  }
  return there;
}

async function onSecondScan(run: Run, candidates: readonly Candidate[]): Promise<ReadonlySet<string>> {
  const { source, integration, asked, signal } = run;
  const wanted = new Set(candidates.map(({ id }) => id));
  const there = new Set<string>();
  let cursor: string | null = null;
  do {
    const { collection } = integration.source;
    const request = { collection, filters: asked, signal, cursor, since: null };
    const page = await source.readPage({ ...request, allowsUnnamed: true });
    for (const { id, deleted } of page.records) if (!deleted && wanted.has(id)) there.add(id);
    cursor = page.next;
    await holdOn(run);
  } while (cursor !== null && there.size < wanted.size);
  return there;
}

/** Whoever looks for long stays the one who holds the run. */
async function holdOn(run: Run): Promise<void> {
  if (!(await run.lease.holds())) throw new RunTakenOver('The run is carried on elsewhere.');
}
