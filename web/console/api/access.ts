// Who may do what: people with their roles, and the keys of programs.
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './client.ts';
import type { ConnectLink } from './integrations.ts';
import type { ApiKey, ConsoleSession, Session, User } from './wire.ts';
import { wholeList } from './pages.ts';

export interface NewUser {
  readonly name: string;
  readonly email: string;
  readonly role: User['role'];
}

export const addUser = (api: Api, user: NewUser): Promise<User> => api.change('POST /api/v1/users', { body: user });
export const changeUser = (api: Api, id: string, change: Partial<NewUser>): Promise<User> =>
  api.change('PATCH /api/v1/users/{id}', { ids: [id], body: change });
export const removeUser = (api: Api, id: string): Promise<void> =>
  api.change('DELETE /api/v1/users/{id}', { ids: [id] });

/** Whoever follows it first is signed in as that person. */
export const makeSignInLink = (api: Api, id: string): Promise<ConnectLink> =>
  api.change('POST /api/v1/users/{id}/sign-in-links', { ids: [id] });

export interface NewKey {
  readonly name: string;
  readonly kind: ApiKey['kind'];
  readonly scopes: Session['scopes'];
}

export const keysQuery = (api: Api) =>
  queryOptions({
    queryKey: ['keys'],
    queryFn: ({ signal }) => wholeList<ApiKey>(api, { path: '/api/v1/keys' }, signal),
  });
export const addKey = (api: Api, key: NewKey): Promise<ApiKey & { readonly key: string }> =>
  api.change('POST /api/v1/keys', { body: key });
export const revokeKey = (api: Api, id: string): Promise<void> => api.change('DELETE /api/v1/keys/{id}', { ids: [id] });

export type Whose = 'own' | 'everybody';
export const sessionsQuery = (api: Api, whose: Whose) =>
  queryOptions({
    queryKey: ['sessions', whose],
    queryFn: ({ signal }) => wholeList<ConsoleSession>(api, { path: '/api/v1/sessions', query: { whose } }, signal),
  });
export const endSession = (api: Api, id: string): Promise<void> =>
  api.change('DELETE /api/v1/sessions/{id}', { ids: [id] });
export const endOtherSessions = (api: Api, whose: Whose): Promise<void> =>
  api.change('DELETE /api/v1/sessions', { query: { whose } });
