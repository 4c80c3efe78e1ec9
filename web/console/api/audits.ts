// Disparate impact audits: the list, one report, a new one, and its files.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { WireAudit, WireAuditReport, WireAuditSummary } from '../../../src/api/wire/retention-audit.ts';
import { at, type Api } from './client.ts';
import type { Page } from './wire.ts';

export type AuditSummary = z.infer<typeof WireAuditSummary>;
export type AuditReport = WireAuditReport;
export type Audit = Omit<z.infer<typeof WireAudit>, 'report'> & { readonly report: AuditReport };
export type AuditTable = AuditReport['tables'][number];
export type GroupRow = AuditTable['groups'][number];

const path = '/v1/retention/audits';

export const auditsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ['audits', 'list'],
    queryFn: ({ pageParam, signal }) => api.get<Page<AuditSummary>>(path, { limit: 50, cursor: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
  });

export const auditQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['audits', 'one', id],
    queryFn: ({ signal }) => api.get<Audit>(at`/v1/retention/audits/${id}`, {}, signal),
    // An audit is never changed.
    staleTime: Infinity,
  });

export interface AuditRequest {
  readonly job_family?: string;
  readonly from?: string;
  readonly to?: string;
}

export const runAudit = (api: Api, request: AuditRequest): Promise<Audit> =>
  api.change('POST /v1/retention/audits', { body: request });

export const auditFile = (api: Api, id: string, accept: string): Promise<Blob> =>
  api.file(at`/v1/retention/audits/${id}`, { accept });

/** A browser asks for a page first, and gets the one to print. */
export const printableAudit = (id: string): string => at`/v1/retention/audits/${id}`;
