// What a collection lets be undone, by what its connector declares.
import { z } from 'zod';
import type { Write } from '../../../../core/connector/collection.ts';
import type { Connector } from '../../../../core/connector/connector.ts';
import { JsonObject } from '../../../../core/json.ts';

/** Travels as the content of a pending record: everything that putting back needs, whoever does it and when. */
export const UndoRecord = z.strictObject({
  made: z.boolean(),
  wrote: JsonObject,
  was: JsonObject.nullable(),
  /** The run deleted it: this is what is made anew. */
  anew: JsonObject.optional(),
});
export type UndoRecord = z.infer<typeof UndoRecord>;

/** All false where the connector cannot read one record alone. */
export interface UndoSupport {
  /** What was made can be deleted. */
  readonly removes: boolean;
  /** What was changed can be put back. */
  readonly restores: boolean;
  /** What was deleted can be made anew, and a repeat makes no second one. */
  readonly remakes: boolean;
  /** What was deleted comes back as the same record, out of the system's bin. */
  readonly returns: boolean;
}

/** Both need that one record can be read: what somebody changed since is left alone. */
export function undoSupportOf({ collections }: Connector, name: string): UndoSupport {
  const collection = Object.hasOwn(collections, name) ? collections[name] : undefined;
  if (collection?.one === undefined) return { removes: false, restores: false, remakes: false, returns: false };
  const { upsert, update, create, delete: removal } = collection.writes ?? {};
  return {
    removes: removal !== undefined,
    restores: (update ?? upsert) !== undefined,
    remakes: isRepeatable(upsert ?? create),
    returns: collection.restore !== undefined,
  };
}

/** A second making makes no second record. */
export const isRepeatable = (write: Write | undefined): boolean =>
  write !== undefined && write.idempotency.kind !== 'none';
