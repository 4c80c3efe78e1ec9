// One outside system as the sync engine sees it: pages of records to read, records to write. The connector runtime fulfils it.
import type { Call } from '../connector/calls.ts';
import type { Paging } from '../connector/collection.ts';
import type { Connector, FaultKind } from '../connector/connector.ts';
import type { Json, JsonObject } from '../json.ts';

/** `body` is as the system sent it, in its own field names. */
export interface RemoteRecord {
  readonly id: string;
  readonly body: JsonObject;
  /** The system says that it is no more. */
  readonly deleted: boolean;
  /** Why nobody can say what it holds: it fails alone. */
  readonly unreliable?: string;
}

/** Begins the id that a record without one is kept under. */
export const unnamedPrefix = 'no id ';
/** Advice for a person, part of the fault. */
export const fixOfUnnamed =
  'Give that record an id at the source, or name the field that holds the ids in the configuration of the collection.';

/** A record of which nobody can say which it is. */
export interface UnnamedRecord {
  /** Made from what it holds: the same for the same record. */
  readonly id: string;
  readonly because: string;
}

/** An empty page with a `next` is no end. */
export interface Page {
  readonly records: readonly RemoteRecord[];
  /** Those without an id, where they were allowed. */
  readonly unnamed?: readonly UnnamedRecord[];
  /** Opaque: where the next page begins; null after the last one. */
  readonly next: string | null;
  /** Opaque: what the next read of changes begins with; given with the last page where the system hands one out. */
  readonly since: string | null;
}

/** `cursor` is a `next` of the same read; a cursor of another collection or filter has no meaning. */
export interface PageRequest {
  readonly collection: string;
  readonly cursor: string | null;
  /** An instant or the system's own token; null reads everything. */
  readonly since: string | null;
  /** Only those that the connector says the system understands; see `filtersOf`. */
  readonly filters: Readonly<Record<string, string>>;
  /** Single records without an id are answered apart; else, and where no record has one, they are thrown for. */
  readonly allowsUnnamed?: boolean;
  readonly signal: AbortSignal;
}

export type WriteAction = 'create' | 'update' | 'upsert' | 'delete';

/** `record` may be empty for a deletion: `remoteId` then says which record is meant. */
export interface Writing {
  readonly collection: string;
  readonly action: WriteAction;
  /** In the destination's field names. */
  readonly record: JsonObject;
  /** The record's id over there, where it is known. */
  readonly remoteId: string | null;
  /** The same on every try of this writing: sent where the system honours such a key. */
  readonly key: string;
}

export type Written =
  | {
      readonly kind: 'written';
      readonly remoteId: string | null;
      /** It was not there before: said only where the answer proves it. */
      readonly made?: boolean;
      /** It is gone now, by a writing that was no deletion in itself. */
      readonly gone?: boolean;
    }
  | { readonly kind: 'failed'; readonly fault: RemoteFault };

/** For a record that a run deleted and that the system keeps in a bin. */
export interface Restoring {
  readonly collection: string;
  readonly remoteId: string;
  /** What it held. */
  readonly record: JsonObject;
  readonly signal: AbortSignal;
}

/** Reads only. */
export interface Look {
  readonly collection: string;
  /** Null: found by the record's own key, where the connector declares how. */
  readonly remoteId: string | null;
  readonly record: JsonObject;
  readonly signal: AbortSignal;
}

/** `values` fill the places of the call; see `Template`. */
export interface DeclaredCall {
  readonly call: Call;
  readonly values: JsonObject;
  /** It changes something: an unclear end is said to be one. */
  readonly writes: boolean;
  readonly signal: AbortSignal;
}

/** Private networks are refused as everywhere, also for `address`. */
export interface DeclaredFile {
  /** Its answer is the file; `address`: as another answer named it, asked for with our name only where it is the system's own host. */
  readonly from: { readonly call: Call } | { readonly address: string };
  readonly values: JsonObject;
  readonly signal: AbortSignal;
}

/** `cursor` is null for the first page. */
export interface DeclaredList {
  readonly call: Call;
  readonly items: string;
  /** Where a record shows its id; then one record may stand where a list is meant. */
  readonly id?: string;
  readonly paging: Paging;
  readonly values: JsonObject;
  readonly cursor: string | null;
  readonly signal: AbortSignal;
}

/** Opens what belongs to one connection. Calls of all runs share its rate budget. */
export interface RemoteSystem {
  readonly connector: Connector;
  /** One harmless call. Throws a `RemoteFault`. */
  test(signal: AbortSignal): Promise<void>;
  /** Throws a `RemoteFault`. `expired` tokens are a fault of kind `gone`: read everything again. */
  readPage(request: PageRequest): Promise<Page>;
  /** Subscribes to reports, or gives a subscription up; answers its name where the system gives one. Throws a `RemoteFault`. */
  subscribe(asked: { call: Call; values: JsonObject; signal: AbortSignal }): Promise<string | null>;
  /** In the order given. More than one only where `batchSize` allows. Never throws for what the system answered. */
  write(writings: readonly Writing[], signal: AbortSignal): Promise<readonly Written[]>;
  /** How many records one call may carry; 1 without batches. */
  batchSize(collection: string, action: WriteAction): number;
  /** Brings a deleted record back, of a collection that declares `restore`; systems whose collections never do lack it. */
  restore?(asked: Restoring): Promise<Written>;
  /** One record as it stands there now, of a collection that declares `one`; null: it is not there. Throws a `RemoteFault`. */
  look(asked: Look): Promise<{ readonly remoteId: string; readonly body: JsonObject } | null>;
}

/** A system that its unified mapping runs on: further calls than those of its collections. */
export interface MappedSystem extends RemoteSystem {
  /** One declared call with its places filled; answers the body. Throws a `RemoteFault`. */
  call(request: DeclaredCall): Promise<Json>;
  /** The bytes of a file. Throws a `RemoteFault`. */
  file(request: DeclaredFile): Promise<Uint8Array>;
  /** One page of a declared list, and where the next one begins. Throws a `RemoteFault`. */
  list(request: DeclaredList): Promise<{ readonly items: readonly JsonObject[]; readonly next: string | null }>;
}

/** The systems that Muster knows, and what one connection's own configuration makes of the generic ones. */
export interface Catalogue {
  readonly all: readonly Connector[];
  find(system: string): Connector | undefined;
  /** Throws a `validation_failed` problem that names the field of the configuration. */
  declared(connection: { system: string; config: JsonObject }): Connector;
}

/** Whose fault it is: ours, how the integration is set up, or the other system's. */
export type Blame = 'muster' | 'integration' | 'remote';

interface FaultOptions {
  readonly kind: RemoteFault['kind'];
  readonly blame: Blame;
  readonly message: string;
  /** What a person does about it. */
  readonly fix: string;
  readonly status?: number | undefined;
  /** The system says when to come back. */
  readonly retryAfterMs?: number | undefined;
  /** The request may have been carried out although no clear answer came. */
  readonly unclear?: boolean;
  /** `request`: others may go on; unless told, everything of the connection waits. */
  readonly concerns?: 'connection' | 'request';
  /** It asks to be left alone for longer than anybody waits: people have to know. */
  readonly asksTooLong?: boolean;
  readonly field?: string | undefined;
  readonly said?: string | undefined;
}

/** What went wrong at another system, in words a person can act on. Of its answer it holds nothing that may be personal. */
export class RemoteFault extends Error {
  override readonly name = 'RemoteFault';
  /** `changed_since`: of an undo that would destroy later work. */
  readonly kind: FaultKind | 'changed_since';
  readonly blame: Blame;
  readonly fix: string;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  readonly unclear: boolean;
  readonly concerns: 'connection' | 'request';
  readonly asksTooLong: boolean;
  /** The field of the record that it names. */
  readonly field: string | undefined;
  /** Its own words on the record, without names and values. */
  readonly said: string | undefined;

  constructor(parts: FaultOptions, options?: { cause: unknown }) {
    super(parts.message, options);
    this.kind = parts.kind;
    this.blame = parts.blame;
    this.fix = parts.fix;
    this.status = parts.status;
    this.retryAfterMs = parts.retryAfterMs;
    this.unclear = parts.unclear ?? false;
    this.concerns = parts.concerns ?? 'connection';
    this.asksTooLong = parts.asksTooLong ?? false;
    this.field = parts.field;
    this.said = parts.said;
  }

  /** May heal by itself. */
  get passes(): boolean {
    return this.kind === 'transient' || this.kind === 'rate';
  }
}
