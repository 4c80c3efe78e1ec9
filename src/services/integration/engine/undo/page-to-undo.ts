// What a run wrote, page by page, as work for the run that takes it back. Why a record stays as it is, is said at once.
import type { SyncId } from '../../../../core/ids.ts';
import { type Integration, type SyncFault, noCounts } from '../../../../core/integration.ts';
import type { JsonObject } from '../../../../core/json.ts';
import { readPath, withPath } from '../../../../core/json-path.ts';
import type { PendingRecord, RefusedRecord, Written } from '../../../../core/ports/syncs.ts';
import { type Run, digestOf } from '../run.ts';
import { shownAt } from './compare.ts';
import { type UndoSupport, undoSupportOf } from './undo-support.ts';

const pageSize = 200;

/** Stored before anything is done: after a crash the same work is found again. */
export async function pageToUndo(run: Run, undone: SyncId) {
  const { sync, destination, integration } = run;
  const found = await run.syncs.written(undone, {
    limit: pageSize,
    ...(sync.cursor === null ? {} : { after: sync.cursor }),
  });
  const ways = undoSupportOf(destination.connector, integration.destination.collection);
  const pending: PendingRecord[] = [];
  const refused: RefusedRecord[] = [];
  for (const record of found) {
    const because = obstacle(record, ways, destination.connector.title);
    if (because === undefined) pending.push(workOf(run, record));
    else refused.push({ id: record.id, state: 'skipped', fault: because });
  }
  const last = found.length < pageSize ? undefined : found.at(-1)?.id;
  const counts = { ...noCounts, read: found.length, skipped: refused.length };
  const place = { cursor: last ?? null, readDone: last === undefined, nextSince: null };
  const ids = pending.map(({ id }) => id);
  return { kind: 'page', pending, ids, saved: { sync: run.id, pending, refused, counts, seen: [], ...place } } as const;
}

function workOf(run: Run, { id, state, remoteId, made, was, wrote }: Written): PendingRecord {
  const plain = { made: made ?? false, wrote: wrote ?? {}, was };
  const body: JsonObject = state === 'deleted' && was !== null ? { ...plain, anew: remade(run, was) } : plain;
  return { id, body, digest: digestOf(body), attempts: 0, remoteId, remove: false, cut: null };
}

/** Where a write takes the place of the whole record, all of it; else the fields that the integration writes. */
function remade({ destination, integration }: Run, was: JsonObject): JsonObject {
  const collection = destination.connector.collections[integration.destination.collection];
  if (collection === undefined || collection.one?.whole === true) return was;
  return targetsOf(integration).reduce<JsonObject>((record, name) => {
    const value = readPath(was, shownAt(collection, name)) ?? null;
    return value === null ? record : withPath(record, name, value);
  }, {});
}

const targetsOf = ({ mapping, route }: Integration): readonly string[] => [
  ...Object.values(mapping).map((target) => (typeof target === 'string' ? target : target.to)),
  ...(route?.steps ?? []).flatMap((step) => (step.kind === 'map' ? step.fields.map(({ to }) => to) : [])),
];

function obstacle(record: Written, ways: UndoSupport, title: string): SyncFault | undefined {
  return record.state === 'deleted' ? lost(record, ways, title) : kept(record, ways, title);
}

function lost({ was, made }: Written, { remakes, returns }: UndoSupport, title: string): SyncFault | undefined {
  if (!remakes && !returns) return stays(`What was deleted in ${title} cannot be brought back.`, createAnew);
  if (made === true) return stays('The run itself had made it, before it deleted it.', 'Nothing needs doing.');
  return was === null ? stays('What it held before it was deleted was not kept.', keepNextTime) : undefined;
}

function kept(record: Written, { removes, restores }: UndoSupport, title: string): SyncFault | undefined {
  if (!removes && !restores) return stays(`${title} offers no way to undo here.`, byHand);
  if (record.wrote === null) return stays('What it held before was not kept.', keepNextTime);
  if (record.remoteId === null) return stays(`${title} did not say which record it was.`, byHand);
  if (!record.isCurrent) return stays('It stands over there no more, or as another record.', byHand);
  if (record.made === true && !removes) return stays(`${title} takes no deletions here.`, byHand);
  if (record.made !== true && !restores) return stays(`${title} takes no changes here.`, byHand);
  return undefined;
}

const byHand = 'Put it right over there by hand.';
const createAnew = 'Create it anew at the source, or over there by hand.';
const keepNextTime =
  'Put it right by hand. With keep_previous, what is changed or deleted from then on can be put back.';

const stays = (message: string, fix: string): SyncFault => ({
  kind: 'not_undoable',
  blame: 'integration',
  message,
  fix,
  status: null,
});
