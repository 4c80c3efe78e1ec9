// Outgoing webhook endpoints and their deliveries.
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { WireEndpoint, WireEventDelivery } from '../../../src/api/wire/webhook-endpoint.ts';
import { at, type Api } from './client.ts';
import { wholeList } from './pages.ts';
import type { Page } from './wire.ts';

export type Endpoint = z.infer<typeof WireEndpoint>;
export type EventDelivery = z.infer<typeof WireEventDelivery>;

interface EventType {
  readonly event: Endpoint['events'][number];
}

export const endpointsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['webhook-endpoints'],
    queryFn: ({ signal }) => wholeList<Endpoint>(api, { path: '/api/v2/webhooks/endpoints' }, signal),
  });

export const eventTypesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['webhook-endpoints', 'event-types'],
    queryFn: ({ signal }) => api.get<{ data: EventType[] }>('/api/v2/webhooks/event-types', {}, signal),
    staleTime: Infinity,
  });

/** The latest only; the API has them all. */
export const deliveriesQuery = (api: Api, endpoint: string) =>
  queryOptions({
    queryKey: ['webhook-endpoints', endpoint, 'deliveries'],
    queryFn: ({ signal }) =>
      api.get<Page<EventDelivery>>(at`/api/v2/webhooks/endpoints/${endpoint}/deliveries`, { limit: 20 }, signal),
  });

interface NewEndpoint {
  readonly url: string;
  readonly events: readonly string[];
  readonly description: string | null;
}

export const addEndpoint = (api: Api, body: NewEndpoint): Promise<Endpoint & { secret: string }> =>
  api.change('POST /api/v2/webhooks/endpoints', { body });
export const setEndpoint = (api: Api, id: string, status: 'enabled' | 'paused'): Promise<Endpoint> =>
  api.change('PATCH /api/v2/webhooks/endpoints/{id}', { ids: [id], body: { status } });
export const removeEndpoint = (api: Api, id: string): Promise<void> =>
  api.change('DELETE /api/v2/webhooks/endpoints/{id}', { ids: [id] });
export const replayEvents = (api: Api, id: string, since: string): Promise<{ replayed: number; more: boolean }> =>
  api.change('POST /api/v2/webhooks/endpoints/{id}/replay', { ids: [id], body: { since, which: 'failed' } });
