// By which identity provider the organization's people sign in.
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './client.ts';
import type { IdentityProvider, SingleSignOn } from './wire.ts';

/** As it is sent: the secret is written and never read. */
export interface ProviderDraft extends Omit<IdentityProvider, 'has_client_secret' | 'proved'> {
  readonly client_secret?: string | null;
}

export const signOnQuery = (api: Api) =>
  queryOptions({
    queryKey: ['identity-provider'],
    queryFn: ({ signal }) => api.get<SingleSignOn>('/api/v1/identity-provider', {}, signal),
  });

export const keepProvider = (api: Api, draft: ProviderDraft): Promise<SingleSignOn> =>
  api.change('PUT /api/v1/identity-provider', { body: draft });
export const removeProvider = (api: Api): Promise<void> => api.change('DELETE /api/v1/identity-provider');
