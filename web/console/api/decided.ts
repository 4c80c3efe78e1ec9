// Approvals that somebody has decided on, for figures about how long that took.
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './client.ts';
import type { Approval, Page } from './wire.ts';

const decisions = ['approved', 'rejected', 'expired'] as const;

/** What was decided, or what nobody decided in time, the newest of each kind; `isCut` where there were more. */
export async function readDecided(api: Api, most: number, signal: AbortSignal) {
  const pages = await Promise.all(
    decisions.map((status) => api.get<Page<Approval>>('/api/v1/approvals', { status, limit: most }, signal)),
  );
  return {
    data: pages.flatMap(({ data }) => data),
    isCut: pages.some(({ next_cursor: next }) => next !== null),
  };
}

export const decidedQuery = (api: Api, most: number) =>
  queryOptions({
    queryKey: ['approvals', 'decided', most],
    queryFn: ({ signal }) => readDecided(api, most, signal),
  });
