// Flows: drafts that the builder edits, what was published of them, and trying them out.
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  WireDifference,
  WireDocument,
  WireFinding,
  WireFlow,
  WireFlowLine,
  WireFlowTemplate,
  WireFlowVersion,
  WireRehearsed,
} from '../../../src/api/wire/flow.ts';
import { at, type Api } from './client.ts';
import type { Sync } from './integrations.ts';
import type { Page } from './wire.ts';
import { wholeList } from './pages.ts';

export type FlowDocument = z.infer<typeof WireDocument>;
export type FlowStep = FlowDocument['steps'][number];
export type StepKind = FlowStep['kind'];
export type StepOf<Kind extends StepKind> = Extract<FlowStep, { kind: Kind }>;
export type FlowWhere = StepOf<'filter'>['when'];
export type FlowTest = FlowWhere['all'][number];
export type FlowEnd = StepOf<'write'>['to'];
export type Flow = z.infer<typeof WireFlow>;
export type FlowLine = z.infer<typeof WireFlowLine>;
export type FlowTemplate = z.infer<typeof WireFlowTemplate>;
export type FlowVersion = z.infer<typeof WireFlowVersion>;
export type Finding = z.infer<typeof WireFinding>;
export type Difference = z.infer<typeof WireDifference>;
export type Rehearsed = z.infer<typeof WireRehearsed>;
export type Sample = Rehearsed['record'];

export const flowsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['flows'],
    queryFn: ({ signal }) => api.get<Page<FlowLine>>('/api/v2/flows', { limit: 200 }, signal),
  });

export const templateFlowsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['flow-templates'],
    queryFn: ({ signal }) => wholeList<FlowTemplate>(api, { path: '/api/v2/flow-templates' }, signal),
    staleTime: Infinity,
  });

export const flowQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['flows', id],
    queryFn: ({ signal }) => api.get<Flow>(at`/api/v2/flows/${id}`, {}, signal),
    // The draft is edited here; a look behind its back would undo what is typed.
    refetchOnWindowFocus: false,
  });

export const createFlow = (api: Api, document: FlowDocument): Promise<Flow> =>
  api.change('POST /api/v2/flows', { body: { document } });
export const draftFlow = (api: Api, request: string): Promise<Flow> =>
  api.change('POST /api/v2/flows/from-words', { body: { request } });
export const importFlow = (api: Api, document: unknown): Promise<Flow> =>
  api.change('POST /api/v2/flows/import', { body: document });
export const duplicateFlow = (api: Api, id: string): Promise<Flow> =>
  api.change('POST /api/v2/flows/{id}/duplicate', { ids: [id] });
export const removeFlow = (api: Api, id: string): Promise<void> =>
  api.change('DELETE /api/v2/flows/{id}', { ids: [id] });
export const switchFlow = (api: Api, id: string, enabled: boolean): Promise<Flow> =>
  api.change('PATCH /api/v2/flows/{id}', { ids: [id], body: { enabled } });

/** Refused with `conflict` when somebody else has changed the draft since that revision. */
export const saveDraft = (api: Api, id: string, draft: { document: FlowDocument; revision: number }): Promise<Flow> =>
  api.change('PUT /api/v2/flows/{id}/draft', { ids: [id], body: draft });
export const publishFlow = (api: Api, id: string, what: { revision: number; note?: string }): Promise<Flow> =>
  api.change('POST /api/v2/flows/{id}/publish', { ids: [id], body: what });
export const rollBack = (api: Api, id: string, version: number): Promise<Flow> =>
  api.change('POST /api/v2/flows/{id}/rollback', { ids: [id], body: { version } });
export const runFlow = (api: Api, id: string): Promise<Page<Sync>> =>
  api.change('POST /api/v2/flows/{id}/run', { ids: [id] });
export const exportFlow = (api: Api, id: string): Promise<unknown> => api.get(at`/api/v2/flows/${id}/export`);

export const versionsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['flows', id, 'versions'],
    queryFn: ({ signal }) => wholeList<FlowVersion>(api, { path: at`/api/v2/flows/${id}/versions` }, signal),
  });

/** From a version to the draft; from what is published, unless told. */
export const differencesQuery = (api: Api, id: string, from: number | undefined) =>
  queryOptions({
    queryKey: ['flows', id, 'diff', from ?? 'published'],
    queryFn: ({ signal }) =>
      wholeList<Difference>(api, { path: at`/api/v2/flows/${id}/diff`, query: { from } }, signal),
    staleTime: 0,
  });

interface Rehearsal {
  readonly document: FlowDocument;
  /** Else the first ones of the source are read. */
  readonly records?: readonly Sample[];
  readonly limit: number;
}
export const rehearse = (api: Api, id: string, rehearsal: Rehearsal): Promise<Page<Rehearsed>> =>
  api.change('POST /api/v2/flows/{id}/test', { ids: [id], body: rehearsal });
