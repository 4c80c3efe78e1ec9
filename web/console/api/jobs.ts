// Work that takes its time, of all kinds.
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './client.ts';
import type { Job } from './wire.ts';
import { wholeList } from './pages.ts';

export const goesOn = ({ status }: Pick<Job, 'status'>): boolean => status === 'waiting' || status === 'running';

export const jobsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['jobs'],
    queryFn: ({ signal }) => wholeList<Job>(api, { path: '/api/v1/jobs' }, signal),
    // While something goes on its bar should move; otherwise it is enough to notice that something began.
    refetchInterval: ({ state: { data } }) => api.every(data?.data.some(goesOn) === true ? 2_000 : 15_000)(),
  });

export const cancelJob = (api: Api, { kind, job_id: id }: Job): Promise<unknown> =>
  api.change(kind === 'sync' ? 'POST /api/v2/syncs/{id}/cancel' : 'POST /v1/retention/jobs/{id}/cancel', { ids: [id] });
