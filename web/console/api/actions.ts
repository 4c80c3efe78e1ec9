// The action log: reading it, and taking an action back.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { at, type Api, type Query } from './client.ts';
import type { Action, Outcome, Page } from './wire.ts';

export interface ActionFilter {
  readonly tool?: string | undefined;
  readonly status?: string | undefined;
  readonly requested_by?: string | undefined;
  readonly candidate?: string | undefined;
  readonly effect?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const pageSize = 50;

export const actionsQuery = (api: Api, filter: ActionFilter) =>
  infiniteQueryOptions({
    queryKey: ['actions', 'list', filter],
    queryFn: ({ pageParam, signal }) => {
      const query: Query = { limit: pageSize, cursor: pageParam, ...filter };
      return api.get<Page<Action>>('/api/v1/actions', query, signal);
    },
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
  });

interface Reading {
  readonly signal: AbortSignal;
  /** How many have been read so far. */
  readonly onPage: (count: number) => void;
}

/** All that the filter leaves, page after page, for an export. */
export async function allActions(api: Api, filter: ActionFilter, { signal, onPage }: Reading): Promise<Action[]> {
  const found: Action[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: Query = { limit: 200, cursor, ...filter };
    // oxlint-disable-next-line no-await-in-loop -- each page names the next
    const page: Page<Action> = await api.get<Page<Action>>('/api/v1/actions', query, signal);
    found.push(...page.data);
    onPage(found.length);
    cursor = page.next_cursor;
  }
  return found;
}

export const actionQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['actions', 'one', id],
    queryFn: ({ signal }) => api.get<Action>(at`/api/v1/actions/${id}`, {}, signal),
  });

export const undo = (api: Api, id: string): Promise<Outcome> => api.post(at`/api/v1/actions/${id}/undo`);
