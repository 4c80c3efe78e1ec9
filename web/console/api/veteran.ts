// Veterans: what waits for a look, the codes and occupations, how many applied, and the yearly counts.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { WireCode, WireOccupation } from '../../../src/api/wire/veteran.ts';
import type { WireFlow, WireYearlyCounts } from '../../../src/api/wire/veteran-analytics.ts';
import type { WireReview } from '../../../src/api/wire/veteran-review.ts';
import type { Api } from './client.ts';
import type { Page } from './wire.ts';

export type Review = z.infer<typeof WireReview>;
export type Code = z.infer<typeof WireCode>;
export type Occupation = z.infer<typeof WireOccupation>;
export type Flow = z.infer<typeof WireFlow>;
export type YearlyCounts = z.infer<typeof WireYearlyCounts>;

const nextPage = ({ next_cursor: next }: { readonly next_cursor: string | null }): string | undefined =>
  next ?? undefined;

export const reviewsQuery = (api: Api, status: string) =>
  infiniteQueryOptions({
    queryKey: ['veteran', 'reviews', status],
    queryFn: ({ pageParam, signal }) =>
      api.get<Page<Review>>('/v1/veteran/reviews', { status, explain: 'true', limit: 100, cursor: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: nextPage,
    refetchInterval: api.every(30_000),
  });

export type Verdict =
  | { readonly decision: 'accept' | 'dismiss' }
  | { readonly decision: 'correct'; readonly occupations: readonly string[] };

export const decideReview = (api: Api, id: string, verdict: Verdict): Promise<Review> =>
  api.change('POST /v1/veteran/reviews/{id}', { ids: [id], body: verdict });

export interface CodeSearch {
  readonly branch: string;
  readonly q: string;
}

export const codesQuery = (api: Api, search: CodeSearch) =>
  infiniteQueryOptions({
    queryKey: ['veteran', 'codes', search],
    queryFn: ({ pageParam, signal }) =>
      api.get<Page<Code>>('/v1/veteran/codes', { ...search, limit: 100, cursor: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
    staleTime: 3_600_000,
  });

export const occupationsQuery = (api: Api, q: string) =>
  queryOptions({
    queryKey: ['veteran', 'occupations', q],
    queryFn: ({ signal }) =>
      api.get<{ readonly data: readonly Occupation[] }>('/v1/veteran/occupations', { q, limit: 12 }, signal),
    placeholderData: keepPreviousData,
    staleTime: 3_600_000,
  });

export interface FittingCodes {
  readonly codes: readonly {
    readonly branch: string;
    readonly code: string;
    readonly title: string;
    readonly occupation: string;
    readonly shared_skills: readonly string[];
  }[];
  readonly advertisement: string;
}

/** Asked by POST, since a requisition can be described instead of named; it changes nothing. */
export const fittingCodesQuery = (api: Api, job: string) =>
  queryOptions({
    queryKey: ['veteran', 'fitting', job],
    queryFn: () => api.change<FittingCodes>('POST /v1/veteran/fitting-codes', { body: { req_id: job, limit: 10 } }),
    staleTime: 3_600_000,
  });

/** `to` is the day after the last. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

export const flowQuery = (api: Api, span: Span) =>
  queryOptions({
    queryKey: ['veteran', 'flow', span],
    queryFn: ({ signal }) => api.get<Flow>('/v1/veteran/analytics', { ...span }, signal),
    placeholderData: keepPreviousData,
  });

export const flowFile = (api: Api, span: Span): Promise<Blob> =>
  api.file('/v1/veteran/analytics/flow.csv', { accept: 'text/csv', query: { ...span } });

export interface EmployerCounts {
  readonly year: number;
  readonly applicants: number;
  readonly openings: number;
  readonly filled: number;
  readonly hires: number;
}

export const yearlyQuery = (api: Api, counts: EmployerCounts) =>
  queryOptions({
    queryKey: ['veteran', 'vevraa', counts],
    queryFn: ({ signal }) => api.get<YearlyCounts>('/v1/veteran/analytics/vevraa', { ...counts }, signal),
    placeholderData: keepPreviousData,
  });
