// Interview plans, interviewer pools, and who holds how many interviews.
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './client.ts';
import { wholeList } from './pages.ts';
import type { InterviewLoad, InterviewPlan, InterviewerPool } from './wire.ts';

export const plansQuery = (api: Api) =>
  queryOptions({
    queryKey: ['interview-plans'],
    queryFn: ({ signal }) => wholeList<InterviewPlan>(api, { path: '/api/v1/interview-plans' }, signal),
  });

export const poolsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['interviewer-pools'],
    queryFn: ({ signal }) => wholeList<InterviewerPool>(api, { path: '/api/v1/interviewer-pools' }, signal),
  });

export const loadQuery = (api: Api, weeks: string) =>
  queryOptions({
    queryKey: ['interview-load', weeks],
    queryFn: ({ signal }) => api.get<InterviewLoad>('/api/v1/interview-load', { weeks }, signal),
  });

type Seat = { readonly user: string } | { readonly pool: string; readonly with_trainee: boolean };

/** As it is written: ids are plain words until the service has checked them. */
export interface PlanDraft extends Omit<InterviewPlan, 'plan_id' | 'version' | 'events' | 'job'> {
  readonly job: string | null;
  readonly events: readonly { readonly title: string; readonly minutes: number; readonly seats: readonly Seat[] }[];
}

export interface PoolDraft extends Omit<InterviewerPool, 'pool_id' | 'version' | 'members'> {
  readonly members: readonly (Omit<InterviewerPool['members'][number], 'user'> & { readonly user: string })[];
}

export const savePlan = (api: Api, id: string | undefined, body: PlanDraft): Promise<InterviewPlan> =>
  id === undefined
    ? api.change('POST /api/v1/interview-plans', { body })
    : api.change('PUT /api/v1/interview-plans/{id}', { ids: [id], body });
export const removePlan = (api: Api, id: string): Promise<void> =>
  api.change('DELETE /api/v1/interview-plans/{id}', { ids: [id] });

export const savePool = (api: Api, id: string | undefined, body: PoolDraft): Promise<InterviewerPool> =>
  id === undefined
    ? api.change('POST /api/v1/interviewer-pools', { body })
    : api.change('PUT /api/v1/interviewer-pools/{id}', { ids: [id], body });
export const removePool = (api: Api, id: string): Promise<void> =>
  api.change('DELETE /api/v1/interviewer-pools/{id}', { ids: [id] });
