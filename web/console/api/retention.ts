// The retention models: how they stand, their versions, retrains, and what somebody should hear of.
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { WireAlert, WireRun, WireStanding } from '../../../src/api/wire/retention-feedback.ts';
import type { WireModel, WireModelDetail } from '../../../src/api/wire/retention-model.ts';
import type { WireFamilyCurve } from '../../../src/api/wire/retention-score.ts';
import { at, type Api } from './client.ts';

export type Model = z.infer<typeof WireModel>;
export type ModelDetail = z.infer<typeof WireModelDetail>;
export type Standing = z.infer<typeof WireStanding>;
export type Retrain = z.infer<typeof WireRun>;
export type Alert = z.infer<typeof WireAlert>;

interface List<Entry> {
  readonly data: readonly Entry[];
}

const key = 'retention';

export const modelsQuery = (api: Api) =>
  queryOptions({
    queryKey: [key, 'models'],
    queryFn: ({ signal }) => api.get<List<Model>>('/v1/retention/models', {}, signal),
  });

export const modelQuery = (api: Api, family: string) =>
  queryOptions({
    queryKey: [key, 'models', family],
    queryFn: ({ signal }) => api.get<ModelDetail>(at`/v1/retention/models/${family}`, {}, signal),
  });

export const familyCurveQuery = (api: Api, family: string) =>
  queryOptions({
    queryKey: [key, 'curve', family],
    queryFn: ({ signal }) =>
      api.get<z.infer<typeof WireFamilyCurve>>(at`/v1/retention/models/${family}/curve`, {}, signal),
  });

/** `floor`: the accuracy that is promised, from 0 to 1. */
export const accuracyQuery = (api: Api) =>
  queryOptions({
    queryKey: [key, 'accuracy'],
    queryFn: ({ signal }) => api.get<List<Standing> & { readonly floor: number }>('/v1/retention/accuracy', {}, signal),
  });

export const isOpen = ({ status }: Retrain): boolean => status === 'queued' || status === 'running';

/** Asked for often while one is under way, and now and then to notice one that somebody else has started. */
export const retrainsQuery = (api: Api) =>
  queryOptions({
    queryKey: [key, 'jobs'],
    queryFn: ({ signal }) => api.get<List<Retrain>>('/v1/retention/jobs', { limit: 200 }, signal),
    refetchInterval: ({ state: { data } }) => api.every(data?.data.some(isOpen) === true ? 1_000 : 30_000)(),
  });

export const alertsQuery = (api: Api) =>
  queryOptions({
    queryKey: [key, 'alerts'],
    queryFn: ({ signal }) => api.get<List<Alert>>('/v1/retention/alerts', { limit: 200 }, signal),
  });

export const retrain = (api: Api, family: string): Promise<Retrain> =>
  api.change('POST /v1/retention/models/{id}/retrain', { ids: [family] });
export const cancelRetrain = (api: Api, id: string): Promise<Retrain> =>
  api.change('POST /v1/retention/jobs/{id}/cancel', { ids: [id] });
export const rollBack = (api: Api, family: string): Promise<{ readonly model_version: string }> =>
  api.change('POST /v1/retention/models/{id}/rollback', { ids: [family] });
