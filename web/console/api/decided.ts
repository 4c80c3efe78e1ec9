// Approvals that somebody has decided on, for figures about how long that took.
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './client.ts';
import type { Approval, Page } from './wire.ts';

const decisions = ['approved', 'rejected', 'expired'] as const;
const mostDecided = 200;

/** What was decided, the newest of each kind; `isCut` where there were more. */
export const decidedQuery = (api: Api) =>
  queryOptions({
    queryKey: ['approvals', 'decided'],
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(
        decisions.map((status) => api.get<Page<Approval>>('/api/v1/approvals', { status, limit: mostDecided }, signal)),
      );
      return {
        data: pages.flatMap(({ data }) => data).filter(({ decided_at: at }) => at !== null),
        isCut: pages.some(({ next_cursor: next }) => next !== null),
      };
    },
  });
