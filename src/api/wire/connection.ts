// Connected accounts as they travel: what opens them never does.
import { z } from 'zod';
import type { Connection } from '../../core/integration.ts';
import { JsonObject } from '../../core/json.ts';
import { component } from '../docs/components.ts';

export const WireConnection = component(
  'Connection',
  z.object({
    connection_id: z.string(),
    system: z.string(),
    name: z.string(),
    tenant_id: z.string().nullable(),
    config: JsonObject,
    status: z.enum(['untested', 'ok', 'needs_attention']),
    because: z.string().nullable(),
    tested_at: z.string().nullable(),
    created_at: z.string(),
  }),
);

export const wireConnection = (connection: Connection): z.infer<typeof WireConnection> => ({
  connection_id: connection.id,
  system: connection.system,
  name: connection.name,
  tenant_id: connection.tenantId,
  config: connection.config,
  status: connection.status,
  because: connection.because,
  tested_at: connection.testedAt?.toISOString() ?? null,
  created_at: connection.createdAt.toISOString(),
});
