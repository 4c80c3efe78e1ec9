// The destination of a run that takes another back: for each record it looks first, deletes what that run made, and puts back
// what it changed. Looking first is what makes a repeat harmless, and what keeps the later work of others.
import type { Collection } from '../../../../core/connector/collection.ts';
import type { JsonObject } from '../../../../core/json.ts';
import { readPath } from '../../../../core/json-path.ts';
import { RemoteFault, type RemoteSystem, type Writing, type Written } from '../../../../core/ports/remote-system.ts';
import { changedIn, shownAt, showsAny } from './compare.ts';
import { UndoRecord, isRepeatable } from './undo-support.ts';

/**
 * Each write looks at the record first, so a repeat changes nothing and later work of others is left alone: that is a
 * `failed` result of kind `changed_since`. One record in a call. A collection that the connector lacks leaves the system as
 * it is.
 */
export function puttingBack(system: RemoteSystem, name: string): RemoteSystem {
  const collection = system.connector.collections[name];
  if (collection === undefined) return system;
  const to = { system, collection };
  return {
    connector: system.connector,
    test: (signal) => system.test(signal),
    subscribe: (asked) => system.subscribe(asked),
    readPage: (request) => system.readPage(request),
    look: (asked) => system.look(asked),
    batchSize: () => 1,
    async write(writings, signal) {
      const written: Written[] = [];
      for (const writing of writings) written.push(await putBack(to, writing, signal));
      return written;
    },
  };
}

interface To {
  readonly system: RemoteSystem;
  readonly collection: Collection;
}

async function putBack(to: To, writing: Writing, signal: AbortSignal): Promise<Written> {
  const way = UndoRecord.parse(writing.record);
  try {
    if (way.anew !== undefined) return await remake(to, { writing, anew: way.anew, was: way.was ?? {}, signal });
    return await takeBack(to, { writing, way, signal });
  } catch (error) {
    if (!(error instanceof RemoteFault) || signal.aborted) throw error;
    return { kind: 'failed', fault: error };
  }
}

interface Task {
  readonly writing: Writing;
  readonly way: UndoRecord;
  readonly signal: AbortSignal;
}

/** Between the look and the write somebody may still come in: no system here offers a condition for its write. */
async function takeBack({ system, collection }: To, { writing, way, signal }: Task): Promise<Written> {
  const { made, wrote, was } = way;
  const { collection: name, remoteId } = writing;
  const found = await system.look({ collection: name, remoteId, record: wrote, signal });
  if (found === null) return made ? { kind: 'written', remoteId: null, gone: true } : changed(['the record itself']);
  // After a crash: it was put back, and its answer was lost.
  if (was !== null && isBack({ collection, wrote, was }, found.body)) return { kind: 'written', remoteId };
  const others = changedIn(collection, found.body, wrote);
  if (others.length > 0) return changed(others);
  if (!showsAny(collection, found.body, wrote)) return changed(Object.keys(wrote));
  return made
    ? await remove(system, { writing, wrote, signal })
    : await restore({ system, collection }, { writing, wrote, was: was ?? {}, signal });
}

/** Under its id or, where it was made anew meanwhile, under its key: whoever made it knows better, unless it was us. */
async function remake(
  { system, collection }: To,
  { writing, anew, was, signal }: { writing: Writing; anew: JsonObject; was: JsonObject; signal: AbortSignal },
): Promise<Written> {
  const { collection: name, remoteId } = writing;
  const underId = remoteId === null ? null : await system.look({ collection: name, remoteId, record: anew, signal });
  const found = underId ?? (await system.look({ collection: name, remoteId: null, record: anew, signal }));
  if (found === null) {
    const back = await outOfBin({ system, collection }, { writing, was, signal });
    if (back !== undefined) return back;
    const action = collection.writes?.upsert === undefined ? 'create' : 'upsert';
    return await only(system, { ...writing, action, record: anew, remoteId: null }, signal);
  }
  const others = changedIn(collection, found.body, anew);
  return others.length === 0 ? { kind: 'written', remoteId: found.remoteId } : changed(others);
}

/** Under its own id, with all that hung on it; undefined where the bin does not hold it any more and it can be made anew. */
async function outOfBin(
  { system, collection: declared }: To,
  { writing, was, signal }: { writing: Writing; was: JsonObject; signal: AbortSignal },
): Promise<Written | undefined> {
  const { collection, remoteId } = writing;
  if (declared.restore === undefined || system.restore === undefined || remoteId === null) return undefined;
  const back = await system.restore({ collection, remoteId, record: was, signal });
  if (back.kind === 'written') return back;
  const isEmptied = ['not_found', 'gone', 'invalid'].includes(back.fault.kind);
  return isEmptied && isRepeatable(declared.writes?.upsert ?? declared.writes?.create) ? undefined : back;
}

/** Everything that was written shows what it held before, and something of it differs from what was written. */
const isBack = (
  { collection, wrote, was }: { collection: Collection } & Pick<UndoRecord, 'wrote'> & { was: JsonObject },
  present: JsonObject,
) =>
  changedIn(collection, present, wrote).length > 0 &&
  changedIn(collection, present, earlier(collection, { wrote, was })).length === 0;

/** What the fields that were written held before. */
const earlier = (collection: Collection, { wrote, was }: { wrote: JsonObject; was: JsonObject }): JsonObject =>
  Object.fromEntries(Object.keys(wrote).map((name) => [name, readPath(was, shownAt(collection, name)) ?? null]));

interface Effect {
  readonly writing: Writing;
  readonly wrote: JsonObject;
  readonly signal: AbortSignal;
}

async function remove(system: RemoteSystem, { writing, wrote, signal }: Effect): Promise<Written> {
  const answer = await only(system, { ...writing, action: 'delete', record: keysOf(wrote, system, writing) }, signal);
  return answer.kind === 'written' ? { kind: 'written', remoteId: null, gone: true } : answer;
}

/** The address of a deletion may name the record by one of its own fields. */
const keysOf = (wrote: JsonObject, { connector }: RemoteSystem, { collection }: Writing): JsonObject =>
  connector.collections[collection]?.writes?.delete?.call.path.includes('{record.') === true ? wrote : {};

/** Where a write takes the place of the whole record, the whole of what it was goes back; else the fields that were written. */
async function restore({ system, collection }: To, effect: Effect & { was: JsonObject }): Promise<Written> {
  const { writing, wrote, was, signal } = effect;
  const action = collection.writes?.update === undefined ? 'upsert' : 'update';
  const record = { ...(collection.one?.whole === true ? was : {}), ...earlier(collection, { wrote, was }) };
  return await only(system, { ...writing, action, record }, signal);
}

async function only(system: RemoteSystem, writing: Writing, signal: AbortSignal): Promise<Written> {
  const [answer] = await system.write([writing], signal);
  if (answer === undefined) throw new Error('a writing was not answered for');
  return answer;
}

const changed = (names: readonly string[]): Written => ({
  kind: 'failed',
  fault: new RemoteFault({
    kind: 'changed_since',
    blame: 'integration',
    message: `Somebody has changed it since: ${names.join(', ')}.`,
    fix: 'It was left as it is. Put it right over there by hand if it should go back nevertheless.',
  }),
});
