// Saved integrations as they travel.
import { z } from 'zod';
import { type Integration, SyncMode } from '../../core/integration.ts';
import { component } from '../docs/components.ts';
import { filterValue, mappingTarget } from './sync.ts';

export const WireIntegration = component(
  'Integration',
  z.object({
    integration_id: z.string(),
    name: z.string(),
    source: z.object({
      system: z.string(),
      connection_id: z.string(),
      endpoint: z.string(),
      filters: z.record(z.string(), filterValue),
    }),
    destination: z.object({
      system: z.string(),
      connection_id: z.string(),
      endpoint: z.string(),
      action: z.string(),
      field_mapping: z.record(z.string(), mappingTarget),
    }),
    sync_mode: SyncMode,
    schedule: z.object({ cron: z.string(), time_zone: z.string() }).nullable(),
    retry_policy: z.object({ max_retries: z.int(), backoff_multiplier: z.number() }),
    webhook_url: z.string().nullable(),
    carry_deletions: z.boolean(),
    keep_previous: z.boolean(),
    enabled: z.boolean(),
    flow_id: z.string().nullable().describe('The flow that it carries a part of out; changed there.'),
    offering_id: z.string().nullable().describe('The add-on that it carries out; switched on and off there.'),
    version: z.int(),
    created_at: z.string(),
    warnings: z
      .array(z.string())
      .optional()
      .describe('What to know before it runs, such as another one that carries the same fields back. Not in lists.'),
  }),
);

export const wireIntegration = (
  integration: Integration,
  warnings: readonly string[] = [],
): z.infer<typeof WireIntegration> => ({
  integration_id: integration.id,
  name: integration.name,
  source: {
    system: integration.source.system,
    connection_id: integration.source.connection,
    endpoint: integration.source.collection,
    filters: integration.source.filters,
  },
  destination: {
    system: integration.destination.system,
    connection_id: integration.destination.connection,
    endpoint: integration.destination.collection,
    action: integration.destination.action,
    field_mapping: integration.mapping,
  },
  sync_mode: integration.mode,
  schedule:
    integration.schedule === null
      ? null
      : { cron: integration.schedule.cron, time_zone: integration.schedule.timeZone },
  retry_policy: { max_retries: integration.retry.maxRetries, backoff_multiplier: integration.retry.backoffMultiplier },
  webhook_url: integration.webhookUrl,
  carry_deletions: integration.deletes,
  keep_previous: integration.keepsPrevious ?? false,
  enabled: integration.enabled,
  flow_id: integration.route?.flow ?? null,
  offering_id: integration.offering ?? null,
  version: integration.version,
  created_at: integration.createdAt.toISOString(),
  ...(warnings.length === 0 ? {} : { warnings: [...warnings] }),
});
