// Writes records as the connector declares it: one by one or in batches, with the key or the look-up that keeps a repeat from doubling.
import { hash } from 'node:crypto';
import type { Clock } from '../../core/clock.ts';
import type { Call } from '../../core/connector/calls.ts';
import type { Collection, Write } from '../../core/connector/collection.ts';
import type { Connector } from '../../core/connector/connector.ts';
import type { Json } from '../../core/json.ts';
import { RemoteFault, type WriteAction, type Writing, type Written } from '../../core/ports/remote-system.ts';
import { settled } from './accepted-job.ts';
import type { Answered, Caller } from './caller.ts';
import { faultOf, faultOfFailure } from './faults.ts';
import { keyInPath, lookUp } from './look-at.ts';
import { type RefusalWords, refusalWords } from './refusal-words.ts';
import { onlyEntry, refusedIn, saysNo } from './said-failures.ts';
import { readPath, withPath } from '../../core/json-path.ts';

interface Order {
  readonly connector: Connector;
  readonly clock: Clock;
  readonly writings: readonly Writing[];
  readonly signal: AbortSignal;
  readonly collectionOf: (name: string) => Collection;
}

/** 1 where the connector declares no batch for that action. */
export function batchSize(collection: Collection, action: WriteAction): number {
  return collection.writes?.[action]?.batch?.max ?? 1;
}

/**
 * One result for each writing, in their order; all are of one collection and action. Throws only the signal's reason:
 * whatever the system answered is a `failed` result. A repeat under the same keys is safe unless the fault is `unclear`.
 */
export async function writeRecords(caller: Caller, order: Order): Promise<readonly Written[]> {
  const [first] = order.writings;
  if (first === undefined) return [];
  const collection = order.collectionOf(first.collection);
  const declared = collection.writes?.[first.action];
  try {
    if (order.writings.length > 1 && declared?.batch !== undefined) return await writeDivided(caller, declared, order);
    const written: Written[] = [];
    for (const writing of order.writings) written.push(await writeOne(caller, collection, { ...order, writing }));
    return written;
  } catch (error) {
    if (order.signal.aborted) throw error;
    const fault = faultOfFailure(order.connector, error, true);
    return order.writings.map(() => ({ kind: 'failed', fault }));
  }
}

type One = Order & { readonly writing: Writing };

async function writeOne(caller: Caller, collection: Collection, one: One): Promise<Written> {
  const { writing, connector, signal } = one;
  try {
    const there = writing.action === 'create' ? await createdBefore(caller, collection, one) : null;
    if (there !== null) return { kind: 'written', remoteId: there };
    return await carryOut(caller, await choose(caller, collection, one), one);
  } catch (error) {
    if (signal.aborted) throw error;
    const fault = faultOfFailure(connector, error, true);
    // Deleting what is gone is done.
    const isGone = writing.action === 'delete' && (fault.kind === 'not_found' || fault.kind === 'gone');
    return isGone ? { kind: 'written', remoteId: null } : { kind: 'failed', fault };
  }
}

interface Chosen {
  readonly write: Write;
  readonly remoteId: string | null;
  /** It is the declared create, whatever the action. */
  readonly creates: boolean;
}

async function carryOut(caller: Caller, { write, remoteId, creates }: Chosen, one: One): Promise<Written> {
  const { writing, connector, signal, clock } = one;
  const taken = await caller.call({
    call: write.call,
    values: { record: writing.record, id: remoteId ?? writing.record['id'] ?? '' },
    headers: keyHeader(write, () => writing.key),
    ...(takesRecord(write.call) ? { body: writing.record } : {}),
    writes: true,
    signal,
  });
  const answered = await settled({ caller, connector, write, clock, signal }, taken);
  if (connector.success === undefined) refuseWhatSaysNo(connector, answered, writing);
  const made = saysMade(taken) || (creates && onlyCreates(write));
  // A job has an id of its own.
  const isJob = answered !== taken && write.answerId === undefined;
  const id = (isJob ? null : idIn(write, answered)) ?? remoteId ?? keyInPath(write, writing);
  return { kind: 'written', remoteId: id, ...(made ? { made } : {}) };
}

function refuseWhatSaysNo(connector: Connector, { answer, body }: Answered, { record }: Writing): void {
  if ([body, onlyEntry(body)].some((said) => saysNo(said, record)))
    throw refusedInside(answer, false, refusalWords(connector, body, record));
}

/** 201 says that it was not there before (RFC 9110 §15.3.2). */
const saysMade = ({ answer }: Answered): boolean => answer.status === 201;

/** A success of it is proof; under a natural key there may have been a record before. */
const onlyCreates = ({ call, idempotency }: Write): boolean =>
  call.method === 'POST' && idempotency.kind !== 'natural-key';

/** Which of the declared writes it is, and whose: an upsert that the system lacks is looked up, then updated or created. */
async function choose(caller: Caller, collection: Collection, one: One): Promise<Chosen> {
  const { writing, connector } = one;
  const declared = collection.writes?.[writing.action];
  const remoteId =
    writing.remoteId ?? (looksUp(declared, writing) ? await lookUp(caller, collection, { ...one, ...writing }) : null);
  const write = declared ?? (writing.action === 'upsert' ? writeFor(collection, remoteId) : undefined);
  if (write === undefined) throw cannot(connector, writing.action);
  const isUnknown = remoteId === null && looksUp(declared, writing) && writing.action !== 'upsert';
  if (isUnknown) throw faultOf(connector, 'not_found');
  const creates = writing.action === 'create' || (declared === undefined && remoteId === null);
  return { write, remoteId, creates };
}

const writeFor = ({ writes }: Collection, remoteId: string | null): Write | undefined =>
  remoteId === null ? writes?.create : writes?.update;

/** The address needs the record's id over there, and the record itself does not hold it. */
const looksUp = (declared: Write | undefined, { action, record }: Writing): boolean =>
  action !== 'create' && !('id' in record) && (declared === undefined || declared.call.path.includes('{id}'));

/** A create that may have been carried out before its answer was lost: the record is there, and is not made twice. */
async function createdBefore(caller: Caller, collection: Collection, one: One): Promise<string | null> {
  const isLookedUp = collection.writes?.create?.idempotency.kind === 'look-up-first';
  return isLookedUp ? await lookUp(caller, collection, { ...one, ...one.writing }) : null;
}

/** What one record of a batch brings on all of it: it cannot be read, conflicts, is too large, or does not fit (RFC 9110 §15.5). */
const ofOneRecord = new Set([400, 409, 413, 422]);
const isOfOneRecord = ({ status = 0 }: RemoteFault): boolean =>
  ofOneRecord.has(status) || (status >= 200 && status < 300);

/**
 * A batch that is refused for what it holds is halved until the record stands alone that is to blame: the others are written. The
 * halves are the same on every try, and so are their keys.
 */
async function writeDivided(caller: Caller, write: Write, order: Order): Promise<readonly Written[]> {
  const { writings, connector, signal } = order;
  try {
    return await writeBatch(caller, write, order);
  } catch (error) {
    if (signal.aborted) throw error;
    const fault = faultOfFailure(connector, error, true);
    const isOfOne = !fault.passes && !fault.unclear && isOfOneRecord(fault);
    if (!isOfOne || writings.length === 1) return writings.map(() => ({ kind: 'failed', fault }));
    const half = Math.ceil(writings.length / 2);
    const first = await writeDivided(caller, write, { ...order, writings: writings.slice(0, half) });
    const second = await writeDivided(caller, write, { ...order, writings: writings.slice(half) });
    return [...first, ...second];
  }
}

async function writeBatch(
  caller: Caller,
  write: Write,
  { connector, writings, clock, signal }: Order,
): Promise<readonly Written[]> {
  const { batch } = write;
  const records = writings.map(({ record }) => record);
  const body: Json = batch === undefined || batch.at === '$' ? records : withPath({}, batch.at, records);
  const taken = await caller.call({
    call: batch?.call ?? write.call,
    values: {},
    headers: keyHeader(write, () => batchKey(writings)),
    body,
    writes: true,
    signal,
  });
  const answered = await settled({ caller, connector, write, clock, signal }, taken);
  const refusedOnes = refusedBy(write, { answered, writings });
  return writings.map((writing, place) => {
    if (refusedOnes.has(place)) return { kind: 'failed', fault: refused() };
    const made = writing.action === 'create' && onlyCreates(write) ? { made: true } : {};
    return { kind: 'written', remoteId: keyInPath(write, writing), ...made };
  });
}

/** All of their keys, in whatever order: one record more, less or another is another batch. */
export function batchKey(writings: readonly Writing[]): string {
  const keys = writings.map(({ key }) => key).toSorted();
  return hash('sha256', keys.join('\n'), 'base64url').slice(0, 32);
}

type BatchAnswered = Pick<Order, 'writings'> & { readonly answered: Answered };

/** Places of those that were not taken, as the connector declares it, or as the answer says it in one of the usual ways. */
function refusedBy({ batch, idempotency }: Write, { answered, writings }: BatchAnswered): ReadonlySet<number> {
  const { answer, body } = answered;
  const declared = batch?.failures;
  if (declared === undefined) {
    const found = refusedIn({ status: answer.status, body, at: batch?.at ?? '$' }, writings);
    if (found === undefined) throw refusedInside(answer, idempotency.kind !== 'natural-key');
    return found;
  }
  const items = readPath(body, declared.items);
  const failed = Array.isArray(items) ? items.map((item) => plainId(readPath(item, declared.id))) : [];
  const isIn = ({ remoteId, record }: Writing) =>
    failed.some((id) => id === remoteId || Object.values(record).includes(id));
  return new Set(writings.keys().filter((place) => writings[place] !== undefined && isIn(writings[place])));
}

const plainId = (id: Json | undefined): string => (typeof id === 'string' ? id : JSON.stringify(id ?? null));

/** Made only for systems that take one: a hash of each record is a hundredth of what a sync computes. */
function keyHeader({ idempotency }: Write, key: () => string): Record<string, string> {
  return idempotency.kind === 'header' ? { [idempotency.header]: key() } : {};
}

/** A declared body has its own places; without one the record is the body. */
const takesRecord = ({ method, body }: Call): boolean => method !== 'DELETE' && method !== 'GET' && body === undefined;

function idIn({ answerId }: Write, { body }: Answered): string | null {
  const id = answerId === undefined ? readPath(body, 'id') : readPath(body, answerId);
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}

const cannot = ({ title }: Connector, action: WriteAction) =>
  new RemoteFault({
    kind: 'invalid',
    blame: 'integration',
    message: `${title} takes no ${action} in this collection.`,
    fix: 'Choose another action; the catalogue lists what the system can do.',
  });

const mappingFix = 'Look at the field mapping: a required field may be missing or of the wrong kind.';

/** `unclear`: some may be there, and to send all of them once more might double those. */
const refusedInside = ({ status }: Answered['answer'], unclear = false, words: RefusalWords = {}) =>
  new RemoteFault({
    kind: 'invalid',
    blame: 'integration',
    message: `The other system answered HTTP ${status}, and says in its answer that it did not take what was sent.`,
    fix: mappingFix,
    status,
    unclear,
    ...words,
  });

const refused = () =>
  new RemoteFault({
    kind: 'invalid',
    blame: 'integration',
    message: 'The other system refused this record of the batch.',
    fix: mappingFix,
  });
