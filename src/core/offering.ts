// An offering: an integration that the operator of the service offers to its own clients. An add-on: what one client made of it.
import { z } from 'zod';
import { ActorId, IntegrationId, OfferingId, TenantId } from './ids.ts';
import { FieldMapping, Filters, RetryPolicy, Schedule, SyncMode } from './integration.ts';
import { JsonObject, safeText } from './json.ts';

/** What the client's account over there is given beforehand, so that nobody is asked for it. */
const Account = z.strictObject({
  config: JsonObject,
  /** Why a scope is asked for, in words for whoever grants it. */
  reasons: z.record(z.string(), safeText(300)),
});

/** Shown to clients; nothing is computed of it here. */
export const Price = z.strictObject({
  amount: z.int().min(0).max(1_000_000_000),
  currency: z.string().regex(/^[A-Z]{3}$/, 'three capital letters (ISO 4217)'),
  per: z.enum(['month', 'run', 'thousand_records']),
});
export type Price = z.infer<typeof Price>;

export const OfferingStatus = z.enum(['draft', 'published', 'withdrawn']);
export type OfferingStatus = z.infer<typeof OfferingStatus>;

/** Without secrets: those stand apart, sealed. */
export const Offering = z.strictObject({
  id: OfferingId,
  /** The operator. */
  tenant: TenantId,
  name: z.string(),
  summary: z.string(),
  description: z.string(),
  price: Price.nullable(),
  status: OfferingStatus,
  openTo: z.enum(['everyone', 'chosen']),
  brand: z.strictObject({ name: z.string(), accent: z.string() }),
  source: z.strictObject({ system: z.string(), endpoint: z.string(), filters: Filters, account: Account }),
  destination: z.strictObject({
    system: z.string(),
    endpoint: z.string().nullable(),
    action: z.enum(['upsert', 'create', 'update', 'delete']),
    account: Account,
  }),
  mapping: FieldMapping,
  mode: SyncMode,
  schedule: Schedule.nullable(),
  retry: RetryPolicy,
  deletes: z.boolean(),
  /** What a record of the client's held over there is read and kept before it is changed. */
  keepsPrevious: z.boolean().optional(),
  /** One more with every change; add-ons follow it. */
  revision: z.int(),
  createdAt: z.date(),
  createdBy: ActorId,
});
export type Offering = z.infer<typeof Offering>;

/** One for each client and offering. A job brings `applied` in line with what is wanted. */
export const AddOn = z.strictObject({
  /** The client. */
  tenant: TenantId,
  offering: OfferingId,
  operator: TenantId,
  /** Somebody switched it on. Whether it runs depends on the offering and the accounts as well. */
  wanted: z.boolean(),
  /** Of the integration that carries it out, in the client's own organization. */
  integration: IntegrationId,
  /** The offering's revision that runs; null: nothing runs. */
  applied: z.int().nullable(),
  /** Why it cannot run as the offering says. */
  because: z.string().nullable(),
  changedAt: z.date(),
  changedBy: ActorId,
});
export type AddOn = z.infer<typeof AddOn>;

/** What one client used of one offering on one day (UTC). Dry runs count nothing; a record counts when it has arrived. */
export const Usage = z.strictObject({
  client: TenantId,
  offering: OfferingId,
  day: z.iso.date(),
  runs: z.int(),
  written: z.int(),
  deleted: z.int(),
});
export type Usage = z.infer<typeof Usage>;
