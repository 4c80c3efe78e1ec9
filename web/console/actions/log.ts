// The action log as the page holds it: as far down as somebody has read, newest first.
// Asking again costs one request, however much is here: the newest page comes anew and is laid over what is known.
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { actionQuery, actionsPage, type ActionFilter } from '../api/actions.ts';
import { ApiProblem, type Api } from '../api/client.ts';
import type { Action } from '../api/wire.ts';
import { useService } from '../app/service.tsx';

interface Log {
  /** Newest first. */
  readonly actions: readonly Action[];
  /** Where the older ones begin; null at the end. */
  readonly next: string | null;
}

const firstPage = 50;
/** The largest page that the service gives. */
const olderPage = 200;
const mostAtOnce = 20;

const logKey = ['actions', 'log'] as const;

const logQuery = (api: Api, filter: ActionFilter) =>
  queryOptions({
    queryKey: [...logKey, filter],
    queryFn: async ({ client, queryKey, signal }): Promise<Log> => {
      const { data, next_cursor: next } = await actionsPage(api, filter, { limit: firstPage, signal });
      return laidOver({ actions: data, next }, client.getQueryData<Log>(queryKey));
    },
    // Comparing a hundred thousand rows field by field takes longer than drawing those in sight.
    structuralSharing: false,
  });

/** Where the newest page does not reach what is known, what is known goes: a gap would not show. */
function laidOver(newest: Log, known: Log | undefined): Log {
  const last = newest.actions.at(-1)?.action_id;
  const at = known?.actions.findIndex(({ action_id: id }) => id === last) ?? -1;
  if (known === undefined || at === -1 || newest.next === null) return newest;
  return { actions: [...newest.actions, ...known.actions.slice(at + 1)], next: known.next };
}

/** What is asked of the service: look-ups only where somebody wants them or looks for one kind of step. */
export const askedOf = ({ effect, ...filter }: ActionFilter): ActionFilter => ({
  ...filter,
  effect: effect === 'all' ? '' : effect || (filter.tool ? '' : 'change'),
});

/** A row for each decision, unless somebody looks for one kind of step or for how steps ended. */
const byDecision = (filter: ActionFilter): ActionFilter => ({
  ...askedOf(filter),
  lines: filter.tool || filter.status ? 'each' : 'calls',
});

export function useActionLog(asked: ActionFilter) {
  const { api } = useService();
  const filter = byDecision(asked);
  const queries = useQueryClient();
  const options = logQuery(api, filter);
  const query = useQuery(options);
  const reading = useMutation({
    mutationFn: (cursor: string) => actionsPage(api, filter, { limit: olderPage, cursor }),
    onSuccess: ({ data, next_cursor: next }, cursor) =>
      queries.setQueryData<Log>(options.queryKey, (log) =>
        log?.next === cursor ? { actions: [...log.actions, ...data], next } : log,
      ),
  });
  const cursor = query.data?.next ?? null;
  const more = cursor === null ? undefined : (): void => reading.mutate(cursor);
  return { query, more, reading };
}

/** Asks for one action, and lays the answer over every list that holds it: it may stand far below the newest page. */
export async function refreshAction(queries: QueryClient, api: Api, id: string): Promise<void> {
  const action = await queries.fetchQuery(actionQuery(api, id)).catch((error: unknown) => {
    // What is known stays: the lists themselves say what is wrong with the service.
    if (error instanceof ApiProblem) return undefined;
    throw error;
  });
  if (action === undefined) return;
  queries.setQueriesData<Log>({ queryKey: logKey }, (log) => {
    const at = log?.actions.findIndex(({ action_id: known }) => known === id) ?? -1;
    // A single one does not tell how many parts it has.
    return log === undefined || at === -1
      ? log
      : { ...log, actions: log.actions.with(at, { ...log.actions[at], ...action }) };
  });
}

/** The same for those that the newest page, which is asked for anyway, does not reach. */
export async function refreshShown(queries: QueryClient, api: Api, ids: readonly string[]): Promise<void> {
  const lists = queries.getQueriesData<Log>({ queryKey: logKey }).map(([, log]) => log?.actions.slice(firstPage) ?? []);
  const far = new Set(lists.flat().map(({ action_id: id }) => id));
  await Promise.all(
    ids
      .filter((id) => far.has(id))
      .slice(0, mostAtOnce)
      .map((id) => refreshAction(queries, api, id)),
  );
}
