// The letter that goes with a rejection: the one that went with the last one, until somebody chooses another. The preview shows it.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { templatesQuery } from '../api/automation.ts';
import type { Api } from '../api/client.ts';
import type { Action, Page } from '../api/wire.ts';
import { useService } from '../app/service.tsx';

/** Some of the last ones may have had no letter, or were of several candidates. */
const lookedAt = 20;

const lastRejectionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['actions', 'last-rejections'],
    queryFn: ({ signal }) =>
      api.get<Page<Pick<Action, 'arguments'>>>(
        '/api/v1/actions',
        { tool: 'reject_candidate', limit: lookedAt },
        signal,
      ),
    staleTime: 60_000,
  });

export function lastLetter(actions: readonly Pick<Action, 'arguments'>[]): string | undefined {
  const letters = actions.map(({ arguments: given }) => given['message_template']);
  return letters.find((letter) => typeof letter === 'string');
}

/** Empty for no letter. */
export function useUsualLetter(): string {
  const { api } = useService();
  const templates = useQuery(templatesQuery(api)).data?.data ?? [];
  const last = lastLetter(useQuery(lastRejectionsQuery(api)).data?.data ?? []);
  return templates.some(({ template_id: id }) => id === last) ? (last ?? '') : '';
}
