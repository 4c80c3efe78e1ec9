// What language models cost.
import { queryOptions } from '@tanstack/react-query';
import type { Api, Query } from './client.ts';
import type { ModelUsage, ShadowReport } from './wire.ts';

export const modelUsageQuery = (api: Api, range: Query) =>
  queryOptions({
    queryKey: ['metrics', 'model-usage', range],
    queryFn: ({ signal }) => api.get<ModelUsage>('/api/v1/model-usage', range, signal),
    staleTime: 30_000,
  });

export const shadowQuery = (api: Api, range: Query) =>
  queryOptions({
    queryKey: ['metrics', 'shadow', range],
    queryFn: ({ signal }) => api.get<ShadowReport>('/api/v1/shadow', range, signal),
    staleTime: 30_000,
  });
