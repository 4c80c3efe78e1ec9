// Runs and records as rows and back.
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import type { SyncId, TenantId } from '../../core/ids.ts';
import { type Counts, Sync } from '../../core/integration.ts';
import { JsonObject } from '../../core/json.ts';
import type { PendingRecord, SyncChange } from '../../core/ports/syncs.ts';
import type { Sealer } from '../../core/ports/sealer.ts';

export const syncColumns = [
  'id',
  'tenant',
  'integration',
  'resyncOf',
  'undoOf',
  'status',
  'dryRun',
  'run',
  'cursor',
  'since',
  'nextSince',
  'scannedAt',
  'scannedRun',
  'onlyRecords',
  'deletesAllowed',
  'preview',
  'readDone',
  'read',
  'written',
  'unchanged',
  'skipped',
  'failed',
  'deleted',
  'attempt',
  'fault',
  'startedAt',
  'finishedAt',
  'nextAt',
  'leaseUntil',
  'begun',
  'claims',
  'createdAt',
  'createdBy',
] as const;

type CountColumns = Record<keyof Counts, string> & { onlyRecords: unknown; offering?: string | null };

export function toSync(columns: CountColumns & object): Sync {
  const { read, written, unchanged, skipped, failed, deleted, onlyRecords, offering: _, ...row } = columns;
  const counts = { read, written, unchanged, skipped, failed, deleted };
  return Sync.parse({
    ...row,
    only: onlyRecords,
    counts: Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, Number(count)])),
  });
}

export function toSyncRow({ counts, fault, only, preview, ...sync }: Sync) {
  return { ...sync, ...counts, fault: jsonText(fault), onlyRecords: jsonText(only), preview: jsonText(preview) };
}

export function toChangeRow({ counts, fault, preview, ...plain }: SyncChange) {
  return {
    ...plain,
    ...counts,
    ...(fault === undefined ? {} : { fault: jsonText(fault) }),
    ...(preview === undefined ? {} : { preview: jsonText(preview) }),
  };
}

export const jsonText = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** A record on its way is personal data at rest: sealed for its run. */
export const placeOf = (tenant: TenantId, sync: SyncId): string => `${tenant}/sync_record/body/${sync}`;

const PendingRecords = z.array(
  z.strictObject({
    id: z.string(),
    body: JsonObject,
    digest: z.string(),
    attempts: z.int(),
    remoteId: z.string().nullable(),
    remove: z.boolean(),
    cut: z.string().nullable().default(null),
  }),
);

/** Packed first: records are alike, and what is not stored is neither sealed nor written twice. */
export const sealPage = (sealer: Sealer, place: string, records: readonly PendingRecord[]): string =>
  sealer.seal(deflateRawSync(JSON.stringify(records), { level: 1 }).toString('base64'), place);

export const openPage = (sealer: Sealer, place: string, body: string): readonly PendingRecord[] =>
  PendingRecords.parse(JSON.parse(unpacked(sealer.open(body, place))));

/** Pages that an earlier release stored are plain JSON. */
const unpacked = (text: string): string =>
  text.startsWith('[') ? text : inflateRawSync(Buffer.from(text, 'base64')).toString('utf8');

export const pendingColumns = ['id', 'body', 'digest', 'attempts', 'remoteId', 'remove', 'cut'] as const;

export interface PendingRow {
  readonly id: string;
  readonly body: string | null;
  readonly digest: string;
  readonly attempts: number;
  readonly remoteId: string | null;
  readonly remove: boolean;
  readonly cut: string | null;
}

export const toPending = (sealer: Sealer, place: string, { body, ...row }: PendingRow): PendingRecord => ({
  ...row,
  body: body === null ? {} : JsonObject.parse(JSON.parse(sealer.open(body, place))),
});
