// The audit trail: reading it, and having its chain computed anew.
import type { z } from 'zod';
import type { WireAudit } from '../../../src/api/wire/audit.ts';
import type { Api, Query } from './client.ts';
import { everything, pagesQuery, type Reading } from './pages.ts';

export type AuditRecord = z.infer<typeof WireAudit>;

export interface AuditCheck {
  readonly records: number;
  /** The first record that is wrong or missing. */
  readonly broken_at: number | null;
}

const path = '/api/v1/audit';

export const auditQuery = (api: Api, query: Query) =>
  pagesQuery<AuditRecord>(api, ['audit', query], { path, query: { ...query, described: 'true' } });
export const allAudit = (api: Api, query: Query, reading: Reading): Promise<AuditRecord[]> =>
  everything<AuditRecord>(api, { path, query: { ...query, described: 'true' } }, reading);
export const checkAudit = (api: Api): Promise<AuditCheck> => api.get(`${path}/check`);
