// Offerings and add-ons as they travel.
import { z } from 'zod';
import { Side } from '../../core/integration.ts';
import { JsonObject, safeText } from '../../core/json.ts';
import { type Offering, OfferingStatus, Price } from '../../core/offering.ts';
import type { Catalogue } from '../../core/ports/remote-system.ts';
import { type OfferedAddOn, addOnStates } from '../../services/integration/offerings/add-ons.ts';
import type { ClientOfOffering, GivenSecrets, Offered } from '../../services/integration/offerings/offering.ts';
import { component } from '../docs/components.ts';
import { SyncBody, filterValue, mappingTarget, readSyncBody } from './sync.ts';

const Account = z
  .strictObject({
    config: JsonObject.default({}).describe('What clients are not asked for, such as an address.'),
    credentials: z
      .record(z.string().max(64), z.string().max(16_384))
      .optional()
      .describe('`client_id` and `client_secret` of your own OAuth application; stored sealed, never given out.'),
    scope_reasons: z.record(safeText(200), safeText(300)).default({}).describe('Why each scope is asked for.'),
  })
  .default({ config: {}, scope_reasons: {} });

const { source, destination } = SyncBody.shape;

export const OfferingBody = SyncBody.pick({
  sync_mode: true,
  schedule: true,
  retry_policy: true,
  carry_deletions: true,
  keep_previous: true,
}).extend({
  name: safeText(128).min(1),
  summary: safeText(200).min(1).describe('One line for the list of add-ons.'),
  description: safeText(4_000).default('').describe('For the add-on’s own page; plain text.'),
  price: Price.nullable().default(null).describe('Shown to clients. Bills are written elsewhere, from the usage.'),
  open_to: z.enum(['everyone', 'chosen']).default('chosen').describe('`chosen`: clients that you enable it for.'),
  brand: z
    .strictObject({
      name: safeText(80).min(1),
      accent: z
        .string()
        .regex(/^#[0-9a-f]{6}$/i)
        .default('#1f4fd8'),
    })
    .default({ name: 'Muster', accent: '#1f4fd8' }),
  source: source.omit({ tenant_id: true }).extend({ account: Account }),
  destination: destination.omit({ tenant_id: true }).extend({ account: Account }),
});
type OfferingBody = z.output<typeof OfferingBody>;

export function readOfferingBody(body: OfferingBody): Offered {
  const request = readSyncBody({ ...body, dry_run: false });
  const { mode, schedule, retry, deletes, keepsPrevious } = request;
  const account = ({ config, scope_reasons: reasons }: OfferingBody['source']['account']) => ({ config, reasons });
  return {
    name: body.name,
    summary: body.summary,
    description: body.description,
    price: body.price,
    openTo: body.open_to,
    brand: body.brand,
    source: {
      system: request.source.system,
      endpoint: request.source.endpoint,
      filters: request.source.filters,
      account: account(body.source.account),
    },
    destination: {
      system: request.destination.system,
      endpoint: request.destination.endpoint ?? null,
      action: request.destination.action,
      account: account(body.destination.account),
    },
    mapping: request.destination.mapping,
    mode,
    schedule,
    retry,
    deletes,
    keepsPrevious,
  };
}

/** A side that names none keeps those that it has. */
export const readSecrets = ({ source: from, destination: to }: OfferingBody): GivenSecrets => ({
  source: from.account.credentials,
  destination: to.account.credentials,
});

const shown = {
  offering_id: z.string(),
  name: z.string(),
  summary: z.string(),
  description: z.string(),
  price: Price.nullable(),
  sync_mode: z.enum(['once', 'batch', 'real_time']),
  schedule: z.object({ cron: z.string(), time_zone: z.string() }).nullable(),
};

export const WireOffering = component(
  'Offering',
  z.object({
    ...shown,
    status: OfferingStatus,
    open_to: z.enum(['everyone', 'chosen']),
    brand: z.object({ name: z.string(), accent: z.string() }),
    source: z.object({
      system: z.string(),
      endpoint: z.string(),
      filters: z.record(z.string(), filterValue),
      account: z.object({ config: JsonObject, scope_reasons: z.record(z.string(), z.string()) }),
    }),
    destination: z.object({
      system: z.string(),
      endpoint: z.string().nullable(),
      action: z.string(),
      field_mapping: z.record(z.string(), mappingTarget),
      account: z.object({ config: JsonObject, scope_reasons: z.record(z.string(), z.string()) }),
    }),
    retry_policy: z.object({ max_retries: z.int(), backoff_multiplier: z.number() }),
    carry_deletions: z.boolean(),
    keep_previous: z.boolean(),
    revision: z.int(),
    created_at: z.string(),
  }),
);

const shownOf = (offering: Offering) => ({
  offering_id: offering.id,
  name: offering.name,
  summary: offering.summary,
  description: offering.description,
  price: offering.price,
  sync_mode: offering.mode,
  schedule: offering.schedule === null ? null : { cron: offering.schedule.cron, time_zone: offering.schedule.timeZone },
});

const accountOf = ({ account: { config, reasons } }: Offering['source' | 'destination']) => ({
  config,
  scope_reasons: reasons,
});

export const wireOffering = (offering: Offering): z.infer<typeof WireOffering> => ({
  ...shownOf(offering),
  status: offering.status,
  open_to: offering.openTo,
  brand: offering.brand,
  source: {
    system: offering.source.system,
    endpoint: offering.source.endpoint,
    filters: offering.source.filters,
    account: accountOf(offering.source),
  },
  destination: {
    system: offering.destination.system,
    endpoint: offering.destination.endpoint,
    action: offering.destination.action,
    field_mapping: offering.mapping,
    account: accountOf(offering.destination),
  },
  retry_policy: { max_retries: offering.retry.maxRetries, backoff_multiplier: offering.retry.backoffMultiplier },
  carry_deletions: offering.deletes,
  keep_previous: offering.keepsPrevious ?? false,
  revision: offering.revision,
  created_at: offering.createdAt.toISOString(),
});

const WireEnd = z.object({
  system: z.string(),
  title: z.string(),
  connection_id: z.string().nullable().describe('Of the account that is connected for it.'),
  account_status: z.enum(['untested', 'ok', 'needs_attention']).nullable(),
});

export const WireAddOn = component(
  'AddOn',
  z.object({
    ...shown,
    brand: z.object({ name: z.string(), accent: z.string() }),
    state: z.enum(addOnStates),
    because: z.string().nullable().describe('Why it needs attention.'),
    needs: z.array(Side).describe('Sides whose account is not connected yet.'),
    source: WireEnd,
    destination: WireEnd,
    integration_id: z.string().nullable().describe('What carries it out; its runs stand in /api/v2/syncs.'),
  }),
);

export function wireAddOn(catalogue: Catalogue, found: OfferedAddOn): z.infer<typeof WireAddOn> {
  const { offering, addOn, accounts, state } = found;
  const end = (side: Side) => ({
    system: offering[side].system,
    title: catalogue.find(offering[side].system)?.title ?? offering[side].system,
    connection_id: accounts[side]?.id ?? null,
    account_status: accounts[side]?.status ?? null,
  });
  return {
    ...shownOf(offering),
    brand: offering.brand,
    state,
    because: state === 'needs_attention' ? (addOn?.because ?? null) : null,
    needs: Side.options.filter((side) => accounts[side] === undefined),
    source: end('source'),
    destination: end('destination'),
    integration_id: addOn?.integration ?? null,
  };
}

export const WireClient = component(
  'OfferingClient',
  z.object({
    client_id: z.string(),
    granted_at: z.string().nullable().describe('Null: it took an offering that is open to everyone.'),
    wanted: z.boolean().describe('Switched on, by you or by the client.'),
    runs: z.boolean().describe('It runs as the offering says.'),
    because: z.string().nullable(),
    changed_at: z.string().nullable(),
  }),
);

export const wireClient =
  ({ revision }: Offering) =>
  ({ client, grant, addOn }: ClientOfOffering): z.infer<typeof WireClient> => ({
    client_id: client,
    granted_at: grant?.at.toISOString() ?? null,
    wanted: addOn?.wanted ?? false,
    runs: addOn?.wanted === true && addOn.applied === revision,
    because: addOn?.because ?? null,
    changed_at: addOn?.changedAt.toISOString() ?? null,
  });
