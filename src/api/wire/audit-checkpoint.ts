// A checkpoint of the audit trail as it travels.
import { z } from 'zod';
import type { TenantId } from '../../core/ids.ts';
import type { AuditCheckpoint } from '../../core/ports/audit-checkpoints.ts';
import { component } from '../docs/components.ts';

export const WireCheckpoint = component(
  'AuditCheckpoint',
  z.object({
    client_id: z.string(),
    records: z.int().describe('How many records it covers, from the first one on.'),
    hash: z.string().describe('SHA-256 chained over them, base64url; docs/operations/audit.md says how.'),
    at: z.string(),
    key_id: z.string().describe('The key at /.well-known/audit-keys.json.'),
    signature: z.string().describe('Ed25519, base64url.'),
  }),
);

export const wireCheckpoint = (
  tenant: TenantId,
  { records, hash, at, key, signature }: AuditCheckpoint,
): z.infer<typeof WireCheckpoint> => ({
  client_id: tenant,
  records,
  hash,
  at: at.toISOString(),
  key_id: key,
  signature,
});
