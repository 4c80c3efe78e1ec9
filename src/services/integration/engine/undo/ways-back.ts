// What a collection lets be undone, by what its connector declares.
import { z } from 'zod';
import type { Connector } from '../../../../core/connector/connector.ts';
import { JsonObject } from '../../../../core/json.ts';

/** Travels as the content of a pending record: everything that putting back needs, whoever does it and when. */
export const WayBack = z.strictObject({ made: z.boolean(), wrote: JsonObject, was: JsonObject.nullable() });
export type WayBack = z.infer<typeof WayBack>;

export interface WaysBack {
  /** What was made can be deleted. */
  readonly removes: boolean;
  /** What was changed can be put back. */
  readonly restores: boolean;
}

/** Both need that one record can be read: what somebody changed since is left alone. */
export function waysBackOf({ collections }: Connector, name: string): WaysBack {
  const { one, writes } = (Object.hasOwn(collections, name) ? collections[name] : undefined) ?? {};
  return {
    removes: one !== undefined && writes?.delete !== undefined,
    restores: one !== undefined && (writes?.update ?? writes?.upsert) !== undefined,
  };
}
