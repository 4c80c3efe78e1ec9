// Integrations that the operator offers to its clients as add-ons.
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { OfferingBody, WireClient, WireOffering } from '../../../src/api/wire/offering.ts';
import { at, type Api } from './client.ts';
import type { ConnectLink } from './integrations.ts';
import type { Page } from './wire.ts';

export type Offering = z.infer<typeof WireOffering>;
export type OfferingClient = z.infer<typeof WireClient>;
export type NewOffering = z.input<typeof OfferingBody>;

export const offeringsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['offerings'],
    queryFn: ({ signal }) => api.get<Page<Offering>>('/api/v2/offerings', {}, signal),
  });

export const offeringClientsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['offerings', id, 'clients'],
    queryFn: ({ signal }) => api.get<Page<OfferingClient>>(at`/api/v2/offerings/${id}/clients`, {}, signal),
  });

interface Organization {
  readonly client_id: string;
  readonly name: string;
}

export const organizationsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['organizations'],
    queryFn: ({ signal }) => api.get<Page<Organization>>('/api/v1/organizations', {}, signal),
  });

export const offer = (api: Api, offering: NewOffering): Promise<Offering> => api.post('/api/v2/offerings', offering);
/** Withdrawn, its runs at clients end. */
export const markOffering = (api: Api, id: string, status: Offering['status']): Promise<Offering> =>
  api.patch(at`/api/v2/offerings/${id}`, { status });
export const enableFor = (api: Api, id: string, client: string): Promise<OfferingClient> =>
  api.put(at`/api/v2/offerings/${id}/clients/${client}`, undefined);
export const disableFor = (api: Api, id: string, client: string): Promise<void> =>
  api.remove(at`/api/v2/offerings/${id}/clients/${client}`);
export const connectFor = (
  api: Api,
  { id, client, side }: { id: string; client: string; side: 'source' | 'destination' },
): Promise<ConnectLink> => api.post(at`/api/v2/offerings/${id}/clients/${client}/connect`, { side });
