// The morning brief, and what Muster did.
import { queryOptions } from '@tanstack/react-query';
import type { Api, Query } from './client.ts';
import type { Brief, Metrics } from './wire.ts';

export const briefQuery = (api: Api) =>
  queryOptions({
    queryKey: ['brief'],
    queryFn: ({ signal }) => api.get<Brief>('/api/v1/brief', {}, signal),
    staleTime: api.fresh,
  });

export const metricsQuery = (api: Api, range: Query) =>
  queryOptions({
    queryKey: ['metrics', range],
    queryFn: ({ signal }) => api.get<Metrics>('/api/v1/metrics', range, signal),
    staleTime: 30_000,
  });
