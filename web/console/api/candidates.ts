// The pipeline, and one candidate with their retention score.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { WireBookingLink } from '../../../src/api/wire/booking-link.ts';
import type { WireTimeline } from '../../../src/api/wire/timeline.ts';
import type { WireCurve, WireScore } from '../../../src/api/wire/retention-score.ts';
import { at, type Api } from './client.ts';
import type { CandidateDetail, Page, Pipeline } from './wire.ts';

export type Score = z.infer<typeof WireScore>;

export interface Curve {
  readonly horizon_days: number;
  readonly observed_days: number;
  readonly family: z.infer<typeof WireCurve>;
  readonly candidate: z.infer<typeof WireCurve>;
}

export const pipelineQuery = (api: Api) =>
  queryOptions({
    queryKey: ['pipeline'],
    queryFn: ({ signal }) => api.get<Pipeline>('/api/v1/pipeline', {}, signal),
    refetchInterval: api.every(10_000),
  });

/** As many as one list shows; a longer answer says how many there are. */
const mostFound = 100;

/** Who fits the filters that an answer went by, in its order. */
export const foundQuery = (api: Api, filters: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: ['candidates', 'found', filters],
    queryFn: ({ signal }) =>
      api.get<{ data: readonly { candidate_id: string }[] }>(
        '/api/v1/candidates',
        { ...filters, limit: mostFound },
        signal,
      ),
  });

export const candidateQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['candidates', id],
    queryFn: ({ signal }) => api.get<CandidateDetail>(at`/api/v1/candidates/${id}`, {}, signal),
  });

export type Timeline = z.infer<typeof WireTimeline>;
export type TimelineEntry = Timeline['data'][number];

export const timelineQuery = (api: Api, id: string) =>
  infiniteQueryOptions({
    queryKey: ['candidates', id, 'timeline'],
    queryFn: ({ pageParam, signal }) =>
      api.get<Timeline>(at`/api/v1/candidates/${id}/timeline`, { limit: 50, cursor: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
  });

export type BookingLink = z.infer<typeof WireBookingLink>;

/** Newest first; the latest are enough to see what stands. */
export const bookingLinksQuery = (api: Api, candidate: string) =>
  queryOptions({
    queryKey: ['candidates', candidate, 'booking-links'],
    queryFn: ({ signal }) =>
      api.get<{ data: readonly BookingLink[] }>('/api/v1/booking-links', { candidate, limit: '5' }, signal),
  });

export const allBookingLinksQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ['booking-links'],
    queryFn: ({ pageParam, signal }) =>
      api.get<Page<BookingLink>>('/api/v1/booking-links', { limit: 100, cursor: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
  });

export interface PastScore extends Score {
  readonly scored_at: string;
  readonly job_family: string;
}

/** Each look at them stands in the audit trail, so nobody asks without being told to. */
export const scoresQuery = (api: Api, candidate: string) =>
  queryOptions({
    queryKey: ['candidates', candidate, 'scores'],
    queryFn: ({ signal }) =>
      api.get<{ data: readonly PastScore[] }>(at`/v1/retention/candidates/${candidate}/scores`, {}, signal),
  });

/** Scores with the signals that the ATS holds; those that are no numbers stay behind. */
export const score = (api: Api, { candidate_id, job, signals }: CandidateDetail): Promise<Score> =>
  api.change('POST /v1/retention/score', {
    body: {
      candidate_id,
      job_id: job.job_id,
      signals: Object.fromEntries(Object.entries(signals).filter(([, value]) => typeof value === 'number')),
    },
  });

export const curveQuery = (api: Api, prediction: string) =>
  queryOptions({
    queryKey: ['curves', prediction],
    queryFn: ({ signal }) => api.get<Curve>(at`/v1/retention/scores/${prediction}/curve`, {}, signal),
    staleTime: Infinity,
  });
