// Letters that were worded for somebody, and what their sender decides.
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { at, type Api } from './client.ts';
import type { Draft, Outcome, Page } from './wire.ts';

/** Whose drafts: of everybody for admins, who may send them for others. */
export const draftsQuery = (api: Api, whose: string | undefined) =>
  queryOptions({
    queryKey: ['actions', 'drafts', whose],
    queryFn: ({ signal }) =>
      api.get<Page<Draft>>(
        '/api/v1/drafts',
        { limit: 200, ...(whose === undefined ? {} : { requested_by: whose }) },
        signal,
      ),
    refetchInterval: api.every(10_000),
  });

export const draftQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['actions', 'draft', id],
    queryFn: ({ signal }) => api.get<Draft>(at`/api/v1/drafts/${id}`, {}, signal),
  });

/** As it was answered, wherever it is shown: the next press is bound to this letter. */
export function showDraft(queries: QueryClient, draft: Draft): void {
  const { draft_id: id } = draft;
  queries.setQueryData(['actions', 'draft', id], draft);
  queries.setQueriesData<Page<Draft>>({ queryKey: ['actions', 'drafts'] }, (page) =>
    page === undefined ? page : { ...page, data: page.data.map((one) => (one.draft_id === id ? draft : one)) },
  );
}

/** Exactly the letter that was read: another one is refused. */
export const sendDraft = (api: Api, { draft_id: id, digest }: Draft): Promise<Outcome> =>
  api.change('POST /api/v1/drafts/{id}/send', { ids: [id], body: { digest } });

export const discardDraft = (api: Api, { draft_id: id, digest }: Draft): Promise<Outcome> =>
  api.change('POST /api/v1/drafts/{id}/discard', { ids: [id], body: { digest } });

export const editDraft = (
  api: Api,
  { draft_id: id, digest }: Draft,
  changed: { readonly subject: string; readonly text: string },
): Promise<Draft> => api.change<Draft>('PATCH /api/v1/drafts/{id}', { ids: [id], body: { ...changed, digest } });
