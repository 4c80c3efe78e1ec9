// Integrations that the operator offers to its clients as add-ons, and add-ons as a client sees them.
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { OfferingBody, WireAddOn, WireClient, WireOffering } from '../../../src/api/wire/offering.ts';
import type { WireUsage } from '../../../src/api/wire/usage.ts';
import { at, type Api } from './client.ts';
import type { ConnectLink } from './integrations.ts';
import { wholeList } from './pages.ts';

export type Offering = z.infer<typeof WireOffering>;
export type OfferingClient = z.infer<typeof WireClient>;
export type NewOffering = z.input<typeof OfferingBody>;
export type AddOn = z.infer<typeof WireAddOn>;
export type Usage = z.infer<typeof WireUsage>;
export type Side = AddOn['needs'][number];
export const sides = ['source', 'destination'] as const satisfies readonly Side[];

export const offeringsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['offerings'],
    queryFn: ({ signal }) => wholeList<Offering>(api, { path: '/api/v2/offerings' }, signal),
  });

export const offeringQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['offerings', id, 'self'],
    queryFn: ({ signal }) => api.get<Offering>(at`/api/v2/offerings/${id}`, {}, signal),
  });

export const offeringClientsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['offerings', id, 'clients'],
    queryFn: ({ signal }) => wholeList<OfferingClient>(api, { path: at`/api/v2/offerings/${id}/clients` }, signal),
  });

interface Organization {
  readonly client_id: string;
  readonly name: string;
}

export const organizationsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['organizations'],
    queryFn: ({ signal }) => wholeList<Organization>(api, { path: '/api/v1/organizations' }, signal),
    // Who may not list them types the id of a client instead.
    retry: false,
  });

/** Without an id a new one is drafted. */
export const saveOffering = (api: Api, id: string | undefined, offering: NewOffering): Promise<Offering> =>
  id === undefined
    ? api.change('POST /api/v2/offerings', { body: offering })
    : api.change('PUT /api/v2/offerings/{id}', { ids: [id], body: offering });
/** Withdrawn, its runs at clients end. */
export const markOffering = (api: Api, id: string, status: Offering['status']): Promise<Offering> =>
  api.change('PATCH /api/v2/offerings/{id}', { ids: [id], body: { status } });
export const enableFor = (api: Api, id: string, client: string): Promise<OfferingClient> =>
  api.change('PUT /api/v2/offerings/{id}/clients/{id}', { ids: [id, client] });
export const disableFor = (api: Api, id: string, client: string): Promise<void> =>
  api.change('DELETE /api/v2/offerings/{id}/clients/{id}', { ids: [id, client] });
export const connectFor = (
  api: Api,
  { id, client, side }: { id: string; client: string; side: Side },
): Promise<ConnectLink> =>
  api.change('POST /api/v2/offerings/{id}/clients/{id}/connect', { ids: [id, client], body: { side } });

/** Days from `from` until before `to`. */
export const usageQuery = (api: Api, during: { readonly from: string; readonly to: string }) =>
  queryOptions({
    queryKey: ['add-on-usage', during],
    queryFn: ({ signal }) => wholeList<Usage>(api, { path: '/api/v2/add-on-usage', query: during }, signal),
  });

const lookMs = 5_000;
const watchMs = 1_500;

export const addOnsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['add-ons'],
    queryFn: ({ signal }) => wholeList<AddOn>(api, { path: '/api/v2/add-ons' }, signal),
    // Whoever offers them may withdraw one while it is looked at.
    refetchInterval: api.every(15_000),
  });

/** Looked at more often while it is about to run. */
export const addOnQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['add-ons', id],
    queryFn: ({ signal }) => api.get<AddOn>(at`/api/v2/add-ons/${id}`, {}, signal),
    refetchInterval: ({ state: { data } }) => (data?.state === 'starting' ? watchMs : lookMs),
  });

export const switchAddOn = (api: Api, id: string, to: 'enable' | 'disable'): Promise<AddOn> =>
  api.change(to === 'enable' ? 'POST /api/v2/add-ons/{id}/enable' : 'POST /api/v2/add-ons/{id}/disable', { ids: [id] });
export const connectAddOn = (api: Api, id: string, wanted: { side: Side; return_url?: string }): Promise<ConnectLink> =>
  api.change('POST /api/v2/add-ons/{id}/connect', { ids: [id], body: wanted });
