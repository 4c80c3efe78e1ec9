// One run in progress: what is moved, between which systems, and what the engine needs to move it.
import { hash } from 'node:crypto';
import type { Clock } from '../../../core/clock.ts';
import type { Write } from '../../../core/connector/collection.ts';
import type { Connector } from '../../../core/connector/connector.ts';
import type { ConnectionId, SyncId } from '../../../core/ids.ts';
import type { Integration, Sync, SyncFault } from '../../../core/integration.ts';
import { type JsonObject, canonical } from '../../../core/json.ts';
import type { HeldLease } from '../../../core/lease.ts';
import { RemoteFault, type RemoteSystem } from '../../../core/ports/remote-system.ts';
import type { Integrations, Syncs } from '../../../core/ports/syncs.ts';
import { Problem } from '../../../core/problem.ts';
import { type Mapping, readMapping } from '../mapping/apply-mapping.ts';
import type { Evaluator } from '../mapping/expressions.ts';
import { type Passes, filterOf } from './filters.ts';
import { type Opposites, noOpposites, oppositesOf } from './opposites.ts';
import { puttingBack } from './undo/put-back.ts';
import { undoSupportOf } from './undo/undo-support.ts';

/** What the engine stands on, for one organization. */
export interface EngineDependencies {
  readonly syncs: Syncs;
  readonly integrations: Pick<Integrations, 'get' | 'readingFrom'>;
  readonly open: (connection: ConnectionId) => Promise<RemoteSystem>;
  readonly expressions: Evaluator;
  /** The turn of runs over which a process died: one at a time; undefined while another has it. */
  readonly suspects: { take(): (() => void) | undefined };
  /** Real time. */
  readonly clock: Clock;
  readonly random: () => number;
  /** How long one slice of a run may take before others have their turn. */
  readonly sliceMs: number;
  /** Nobody waits for the worker: it may take longer. */
  readonly mayGoOn: () => boolean;
  readonly leaseMs: number;
}

/** The same while this process carries one run on: `syncs` writes only as long as that is so. */
export interface HeldEngine extends EngineDependencies {
  readonly lease: HeldLease;
}

/** Undoing needs what is kept here; nothing is kept for a dry run or for an undo. */
export interface Keeps {
  /** What was made and written, with the answers. */
  readonly made: boolean;
  /** What stood there before; read first. */
  readonly previous: boolean;
  /** The same of what is deleted. */
  readonly deleted: boolean;
}

export interface Run extends HeldEngine {
  sync: Sync;
  /** A process died over it: it reads page by page and nothing ahead, so that what is well is stored before what may not be. */
  readonly isSuspect: boolean;
  /** As it stood when this slice began. */
  readonly began: Sync;
  readonly beganAt: Date;
  readonly id: SyncId;
  readonly integration: Integration;
  readonly source: RemoteSystem;
  readonly destination: RemoteSystem;
  readonly mapping: Mapping;
  /** What they wrote is no news to this one. */
  readonly opposites: Opposites;
  readonly passes: Passes;
  /** Filters that the source runs itself. */
  readonly asked: Readonly<Record<string, string>>;
  /** False: after an unclear answer nobody knows, and a repeat might double. */
  readonly repeatable: boolean;
  /** Records of one batch go under one key. */
  readonly keepsCuts: boolean;
  /** A create that may have been carried out binds its record: nothing newer goes before that is clear. */
  readonly bindsMaking: boolean;
  /** What is kept of each writing, so that the run can be undone. */
  readonly keeps: Keeps;
  readonly signal: AbortSignal;
}

/**
 * Reads the integration and opens both systems; sends nothing. Throws `not_found`, `validation_failed` and `RemoteFault`.
 * With `undoOf` the destination is both source and destination.
 */
export async function openRun(dependencies: HeldEngine, sync: Sync, signal: AbortSignal): Promise<Run> {
  const saved = await dependencies.integrations.get(sync.integration);
  const integration = sync.undoOf === null ? saved : asUndone(saved);
  const to = await dependencies.open(integration.destination.connection);
  const destination = sync.undoOf === null ? to : puttingBack(to, integration.destination.collection);
  const source = sync.undoOf === null ? await dependencies.open(integration.source.connection) : to;
  const { filters, collection } = integration.source;
  const { filters: known = {}, fields } = source.connector.collections[collection] ?? {};
  const asked = Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (Object.hasOwn(known, name) ? [[name, String(value)]] : [])),
  );
  return {
    ...dependencies,
    sync,
    isSuspect: (sync.begun ?? 0) > 1,
    began: sync,
    beganAt: dependencies.clock.now(),
    id: sync.id,
    integration,
    source,
    destination,
    mapping: readMapping(integration.mapping),
    opposites: isCompared(sync) ? await oppositesOf(dependencies, integration, source.connector) : noOpposites,
    passes: filterOf(filters, new Set(Object.keys(asked)), fields),
    asked,
    ...safetyOf(destination, integration),
    keeps: keepsOf(destination, integration, sync),
    signal,
  };
}

/** A person who wants everything written anew, or one record, or a run taken back, means what they say. */
const isCompared = (sync: Sync): boolean => sync.undoOf === null && sync.only === null && !writesAnew(sync);

/** Of a real-time run its first pass: what comes later is compared as always. */
export const writesAnew = ({ resyncOf, run }: Sync): boolean => resyncOf !== null && run === 1;

function safetyOf({ connector }: RemoteSystem, { destination }: Integration) {
  const write = writeOf(connector, destination);
  const kind = write?.idempotency.kind;
  const keepsCuts = kind === 'header' && write?.batch !== undefined;
  const bindsMaking = destination.action === 'create' && (kind === 'header' || kind === 'none');
  return { repeatable: repeatsSafely(connector, destination), keepsCuts, bindsMaking };
}

type To = Pick<Integration['destination'], 'collection' | 'action'>;

function writeOf({ collections }: Connector, { collection, action }: To): Write | undefined {
  const writes = collections[collection]?.writes;
  return writes?.[action] ?? writes?.create;
}

/** Whether a record whose answer was lost may go once more without standing there twice. */
export const repeatsSafely = (connector: Connector, to: To): boolean =>
  writeOf(connector, to)?.idempotency.kind !== 'none';

function keepsOf({ connector }: RemoteSystem, { destination, keepsPrevious }: Integration, sync: Sync): Keeps {
  if (sync.undoOf !== null || sync.dryRun) return { made: false, previous: false, deleted: false };
  const { removes, restores, remakes, returns } = undoSupportOf(connector, destination.collection);
  const keeps = keepsPrevious === true;
  const previous = restores && keeps && destination.action !== 'create';
  return { made: removes || restores, previous, deleted: (remakes || returns) && keeps };
}

/** One pass, over what was written: nothing of the source is asked or carried over. */
const asUndone = (integration: Integration): Integration => ({ ...integration, mode: 'once', deletes: false });

/** The same for the same content, whatever the order of its fields. 128 bits. */
export const digestOf = (record: JsonObject): string => hash('sha256', canonical(record), 'base64url').slice(0, 22);

/** What was sent a second time, against what somebody else wrote meanwhile, names that behind its own digest. */
export const digestAgainst = (content: string, other: string): string => `${content}~${other}`;
export const contentOf = (digest: string): string => digest.split('~', 1)[0] ?? digest;

/** Names one writing on every try, in every process; another content is another writing. */
export const keyOf = ({ integration }: Pick<Run, 'integration'>, record: { id: string; digest: string }): string =>
  hash('sha256', `${integration.id}\n${record.id}\n${record.digest}`, 'base64url').slice(0, 32);

/** As it is stored and shown. A `Problem` is how the integration is set up; anything else is a defect and is thrown on. */
export function syncFaultOf(error: unknown): SyncFault {
  if (error instanceof RemoteFault) {
    const { kind, blame, message, fix, status, field, said } = error;
    const words = { ...(field === undefined ? {} : { field }), ...(said === undefined ? {} : { said }) };
    return { kind, blame, message, fix, status: status ?? null, ...words };
  }
  if (error instanceof Problem)
    return { kind: error.code, blame: 'integration', message: error.message, fix: error.message, status: null };
  throw error;
}
