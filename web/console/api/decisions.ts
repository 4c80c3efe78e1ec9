// Decisions on candidates with what stands behind each, their sealed files, and what scored persons ask for.
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { WireAssessmentRequest } from '../../../src/api/wire/assessment-request.ts';
import type { WireDecision, WireDecisionRecord } from '../../../src/api/wire/decision.ts';
import type { WirePersonWithoutNotice } from '../../../src/api/routes/missing-notices.ts';
import { at, type Api } from './client.ts';
import { everything, pagesQuery, type Reading, wholeList } from './pages.ts';
import type { Action, Page } from './wire.ts';

export type DecisionRecord = z.infer<typeof WireDecisionRecord>;
export type Decision = z.infer<typeof WireDecision>;
export type PersonWithoutNotice = z.infer<typeof WirePersonWithoutNotice>;
export type AssessmentRequest = z.infer<typeof WireAssessmentRequest>;

const listed = { path: '/api/v1/decisions' };

export const decisionsQuery = (api: Api) => pagesQuery<Decision>(api, ['decisions', 'list'], listed);
export const allDecisions = (api: Api, reading: Reading): Promise<Decision[]> => everything(api, listed, reading);

export const withoutNoticeQuery = (api: Api) =>
  queryOptions({
    queryKey: ['decisions', 'without-notice'],
    queryFn: ({ signal }) => wholeList<PersonWithoutNotice>(api, { path: '/api/v1/missing-notices' }, signal),
  });

export const decisionQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['decisions', 'one', id],
    queryFn: ({ signal }) => api.get<DecisionRecord>(at`/api/v1/decisions/${id}`, {}, signal),
  });

/** Two lines of JSON: the record, and its seal. */
export const sealedRecord = async (api: Api, id: string): Promise<string> =>
  (await api.change<{ file: string }>('POST /api/v1/decisions/{id}/export', { ids: [id] })).file;

export const printedRecord = (api: Api, id: string): Promise<Blob> =>
  api.file(at`/api/v1/decisions/${id}/pdf`, { accept: 'application/pdf' });

export const requestsQuery = (api: Api, candidate: string) =>
  queryOptions({
    queryKey: ['assessment-requests', candidate],
    queryFn: ({ signal }) => api.get<Page<AssessmentRequest>>('/api/v1/assessment-requests', { candidate }, signal),
  });

export interface RequestAnswer {
  readonly outcome: 'granted' | 'declined';
  readonly answer: string;
}

export const decideRequest = (api: Api, id: string, answer: RequestAnswer): Promise<AssessmentRequest> =>
  api.change('POST /api/v1/assessment-requests/{id}/decide', { ids: [id], body: answer });

const deciding: ReadonlySet<string> = new Set([
  'reject_candidate',
  'send_statement',
  'record_rejection',
  'send_offer',
  'move_stage',
]);

/** Whether there is a record of it: a decision on one candidate that was carried out. */
export const hasRecord = ({
  tool,
  candidate,
  executed_at: executedAt,
}: Pick<Action, 'tool' | 'candidate' | 'executed_at'>): boolean =>
  deciding.has(tool) && candidate !== null && executedAt !== null;
