// The action log: reading it, and taking an action back.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { at, type Api } from './client.ts';
import { everything, type Reading } from './pages.ts';
import type { Action, OpenedAction, Outcome, Page } from './wire.ts';

export interface ActionFilter {
  readonly tool?: string | undefined;
  readonly status?: string | undefined;
  readonly requested_by?: string | undefined;
  readonly candidate?: string | undefined;
  readonly effect?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** `calls`: what followed from a decision stands inside it. */
  readonly lines?: 'each' | 'calls';
}

const pageSize = 50;

interface PageAsked {
  readonly limit: number;
  readonly cursor?: string;
  readonly signal?: AbortSignal;
}

export const actionsPage = (
  api: Api,
  filter: ActionFilter,
  { limit, cursor, signal }: PageAsked,
): Promise<Page<Action>> => api.get<Page<Action>>('/api/v1/actions', { limit, cursor, ...filter }, signal);

export const actionsQuery = (api: Api, filter: ActionFilter) =>
  infiniteQueryOptions({
    queryKey: ['actions', 'list', filter],
    queryFn: ({ pageParam, signal }) => actionsPage(api, filter, { limit: pageSize, cursor: pageParam, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
  });

/** All that the filter leaves, for an export. */
export const allActions = (api: Api, filter: ActionFilter, reading: Reading): Promise<Action[]> =>
  everything<Action>(api, { path: '/api/v1/actions', query: { ...filter } }, reading);

export const actionQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['actions', 'one', id],
    queryFn: ({ signal }) => api.get<OpenedAction>(at`/api/v1/actions/${id}`, {}, signal),
  });

export const undo = (api: Api, id: string): Promise<Outcome> =>
  api.change('POST /api/v1/actions/{id}/undo', { ids: [id] });
