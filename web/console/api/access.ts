// Who may do what: people with their roles, and the keys of programs.
import { queryOptions } from '@tanstack/react-query';
import { at, type Api } from './client.ts';
import type { ConnectLink } from './integrations.ts';
import type { ApiKey, ConsoleSession, Page, Session, User } from './wire.ts';

export interface NewUser {
  readonly name: string;
  readonly email: string;
  readonly role: User['role'];
}

export const addUser = (api: Api, user: NewUser): Promise<User> => api.post('/api/v1/users', user);
export const changeUser = (api: Api, id: string, change: Partial<NewUser>): Promise<User> =>
  api.patch(at`/api/v1/users/${id}`, change);
export const removeUser = (api: Api, id: string): Promise<void> => api.remove(at`/api/v1/users/${id}`);

/** Whoever follows it first is signed in as that person. */
export const makeSignInLink = (api: Api, id: string): Promise<ConnectLink> =>
  api.post(at`/api/v1/users/${id}/sign-in-links`);

export interface NewKey {
  readonly name: string;
  readonly kind: ApiKey['kind'];
  readonly scopes: Session['scopes'];
}

export const keysQuery = (api: Api) =>
  queryOptions({
    queryKey: ['keys'],
    queryFn: ({ signal }) => api.get<Page<ApiKey>>('/api/v1/keys', {}, signal),
  });
export const addKey = (api: Api, key: NewKey): Promise<ApiKey & { readonly key: string }> =>
  api.post('/api/v1/keys', key);
export const revokeKey = (api: Api, id: string): Promise<void> => api.remove(at`/api/v1/keys/${id}`);

export type Whose = 'own' | 'everybody';
export const sessionsQuery = (api: Api, whose: Whose) =>
  queryOptions({
    queryKey: ['sessions', whose],
    queryFn: ({ signal }) => api.get<Page<ConsoleSession>>('/api/v1/sessions', { whose }, signal),
  });
export const endSession = (api: Api, id: string): Promise<void> => api.remove(at`/api/v1/sessions/${id}`);
export const endOtherSessions = (api: Api, whose: Whose): Promise<void> =>
  api.remove(`/api/v1/sessions?whose=${whose}`);
