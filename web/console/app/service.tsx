// What every screen has at hand: the service, who is signed in, the organization's clock, and the names of people.
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Api } from '../api/client.ts';
import { sandboxQuery } from '../api/sandbox.ts';
import type { Session, User } from '../api/wire.ts';
import type { OrganizationClock } from '../words/moments.ts';
import { inWords, People } from '../words/words.ts';
import { wholeList } from '../api/pages.ts';

export interface Service {
  readonly api: Api;
  readonly session: Session;
  /** What recruiting goes by: a sandbox may live on another day. */
  readonly clock: OrganizationClock;
  /** What the integration platform goes by. */
  readonly realClock: OrganizationClock;
  readonly queries: QueryClient;
  /** Names a call once. Random: the only chance in the page. */
  readonly newKey: () => string;
  readonly signOut: () => Promise<void>;
}

const ServiceContext = createContext<Service | undefined>(undefined);

export const ServiceProvider = ({ service, children }: { service: Service; children: ReactNode }): ReactNode => (
  <ServiceContext value={service}>{children}</ServiceContext>
);

export function useService(): Service {
  const service = useContext(ServiceContext);
  if (service === undefined) throw new Error('useService needs a ServiceProvider above it');
  return service;
}

type Scope = Session['scopes'][number];

/** `admin` grants everything; `area:*` grants `area:read`. The service decides; this only spares people refusals. */
export function allows({ scopes }: Session, wanted: Scope): boolean {
  const area = wanted.split(':', 1)[0];
  return scopes.some((scope) => scope === 'admin' || scope === wanted || scope === `${String(area)}:*`);
}

/** Screens of the operator are not listed for its clients, nor theirs for it. */
export const concerns = ({ organization }: Session, of: 'operator' | 'client' | undefined): boolean =>
  of === undefined || (of === 'operator') === organization.operator;

export const useAllowed = (wanted: Scope): boolean => allows(useService().session, wanted);

export const usersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['users'],
    queryFn: ({ signal }) => wholeList<User>(api, { path: '/api/v1/users' }, signal),
    staleTime: 300_000,
  });

export interface ValueNames {
  readonly people: People;
  /** A value of an action in words. */
  readonly words: (value: unknown) => string;
}

export function useNames(): ValueNames {
  const { api, session, clock } = useService();
  const users = useQuery(usersQuery(api)).data;
  const sandbox = useQuery(sandboxQuery(api, session)).data;
  return useMemo(() => {
    const staff = (users?.data ?? []).map(({ user_id: id, name }) => ({ id, name }));
    const people = new People(session.user, [...staff, ...(sandbox?.users ?? []), ...(sandbox?.candidates ?? [])]);
    return { people, words: (value) => inWords(value, clock, people) };
  }, [users, sandbox, session, clock]);
}
