// What waits for a decision, and the decisions.
import { queryOptions } from '@tanstack/react-query';
import { at, type Api } from './client.ts';
import type { Approval, Outcome, Page } from './wire.ts';

export const approvalsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['approvals', 'pending'],
    queryFn: ({ signal }) => api.get<Page<Approval>>('/api/v1/approvals', { limit: 200 }, signal),
    refetchInterval: api.every(10_000),
  });

/** With more of its letters than a list has. */
export const approvalQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['approvals', 'one', id],
    queryFn: ({ signal }) => api.get<Approval>(at`/api/v1/approvals/${id}`, {}, signal),
  });

/** Exactly the plan that was seen: a changed one is refused. */
export const approve = (api: Api, { approval_id: id, digest }: Approval): Promise<Outcome> =>
  api.change('POST /api/v1/approvals/{id}/approve', { ids: [id], body: { digest } });

export const reject = (api: Api, { approval_id: id, digest }: Approval, reason: string): Promise<Outcome> =>
  api.change('POST /api/v1/approvals/{id}/reject', {
    ids: [id],
    body: reason === '' ? { digest } : { reason, digest },
  });

export const edit = (
  api: Api,
  { approval_id: id, digest }: Approval,
  changed: Readonly<Record<string, unknown>>,
): Promise<Outcome> =>
  api.change('POST /api/v1/approvals/{id}/edit', { ids: [id], body: { arguments: changed, digest } });
