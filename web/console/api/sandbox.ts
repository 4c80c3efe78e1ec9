// The simulated systems' present state, for organizations that have them.
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './client.ts';
import type { Sandbox, Session } from './wire.ts';

export const sandboxQuery = (api: Api, session: Session) =>
  queryOptions({
    queryKey: ['sandbox'],
    queryFn: ({ signal }) => api.get<Sandbox>('/api/v1/sandbox', {}, signal),
    enabled: session.organization.mode === 'sandbox',
    staleTime: 5_000,
  });
