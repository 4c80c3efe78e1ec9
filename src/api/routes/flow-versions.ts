// What was published of a flow: versions, what differs between them, the way back; and trying a flow out, and running it.
import { z } from 'zod';
import { expectGranted } from '../auth/embedding.ts';
import { VersionInQuery, VersionNumber } from '../wire/version-number.ts';
import { FlowId } from '../../core/ids.ts';
import { safeText } from '../../core/json.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import {
  SampleBody,
  WireDifference,
  WireExport,
  WireFlow,
  WireFlowVersion,
  WireRehearsed,
  wireDifference,
  wireFlow,
  wireFlowVersion,
  wireRehearsed,
} from '../wire/flow.ts';
import { WireSync, wireSync } from '../wire/sync.ts';
import type { IntegrationPorts } from './integration-ports.ts';

const params = z.strictObject({ flow_id: FlowId });
const reads = { method: 'GET', tag: 'integrations', access: { scope: 'integrations:read' }, audit: readOnly } as const;
const changes = { method: 'POST', tag: 'integrations', access: { scope: 'integrations:*' } } as const;
const which = z.union([z.literal('draft'), VersionInQuery]);

export const flowVersionRoutes = (ports: IntegrationPorts): Route[] => [
  publish(ports),
  rollBack(ports),
  listVersions(ports),
  exportFlow(ports),
  diff(ports),
  rehearse(ports),
  run(ports),
];

const publish = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    ...changes,
    path: '/api/v2/flows/:flow_id/publish',
    summary: 'Publish the draft as a new version, and let it run',
    examples: { params: { flow_id: '{{publishable_flow_id}}' } },
    description:
      'Refused while there are errors; each is named with its path and a remedy. The integrations that carry the flow out are made in the background: `state` is `publishing` until they stand.',
    audit: { event: 'flow.published' },
    params,
    body: z.strictObject({ revision: VersionNumber.optional(), note: safeText(500).min(1).optional() }).optional(),
    replies: { 200: WireFlow },
    problems: ['conflict'],
    async handle({ by, params: { flow_id: id }, body }) {
      await service.flows.publish(by, id, { revision: body?.revision, note: body?.note ?? null });
      return { status: 200, body: wireFlow(await service.flows.show(by, id)), subject: id };
    },
  });

const rollBack = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    ...changes,
    path: '/api/v2/flows/:flow_id/rollback',
    summary: 'Publish an earlier version anew; the draft stays as it is',
    examples: { params: { flow_id: '{{published_flow_id}}' }, request: { version: 1 } },
    audit: { event: 'flow.rolled_back' },
    params,
    body: z.strictObject({ version: VersionNumber }),
    replies: { 200: WireFlow },
    problems: ['conflict'],
    async handle({ by, params: { flow_id: id }, body: { version: to } }) {
      await service.flows.rollBack(by, id, to);
      return { status: 200, body: wireFlow(await service.flows.show(by, id)), subject: id };
    },
  });

const listVersions = ({ flows }: IntegrationPorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v2/flows/:flow_id/versions',
    summary: 'List what was published, newest first',
    params,
    replies: { 200: z.object({ data: z.array(WireFlowVersion), next_cursor: z.null() }) },
    async handle({ by, params: { flow_id: id } }) {
      const { published } = await flows(by.tenant).get(id);
      const data = (await flows(by.tenant).versions(id)).map((one) => wireFlowVersion(one, published));
      return { status: 200, body: { data, next_cursor: null } };
    },
  });

const exportFlow = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v2/flows/:flow_id/export',
    summary: 'Give the draft, or a version, as a document for another organization or a repository',
    params,
    query: z.strictObject({ version: which.default('draft') }),
    replies: { 200: WireExport },
    async handle({ by, params: { flow_id: id }, query: { version: wanted } }) {
      const document = await service.flows.document(by, id, wanted);
      return { status: 200, body: { kind: 'muster.flow' as const, format: document.format, document } };
    },
  });

const diff = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v2/flows/:flow_id/diff',
    summary: 'Show what differs between two versions, or a version and the draft, step by step',
    examples: { params: { flow_id: '{{published_flow_id}}' } },
    params,
    query: z.strictObject({
      from: which.optional().describe('What is published, unless told.'),
      to: which.default('draft'),
    }),
    replies: { 200: z.object({ data: z.array(WireDifference), next_cursor: z.null() }) },
    async handle({ by, params: { flow_id: id }, query }) {
      const data = (await service.flows.diff(by, id, query)).map(wireDifference);
      return { status: 200, body: { data, next_cursor: null } };
    },
  });

const rehearse = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    ...changes,
    access: { scope: 'integrations:*', embedded: true },
    path: '/api/v2/flows/:flow_id/test',
    summary: 'Send sample records along the flow, or through one step, and see what becomes of them',
    examples: {
      params: { flow_id: '{{publishable_flow_id}}' },
      request: { records: [{ id: 'p1', name: 'Priya Raman' }] },
    },
    description: 'Nothing is written and nobody is told. Without `records` the first ones of the source are read.',
    audit: readOnly,
    repeatable: { because: 'it changes nothing' },
    limit: 'jobs',
    params,
    body: SampleBody,
    replies: { 200: z.object({ data: z.array(WireRehearsed), next_cursor: z.null() }) },
    problems: ['upstream_failed'],
    async handle({ by, embed, params: { flow_id: id }, body: { document: flow, records, step, limit } }) {
      if (embed !== undefined) expectGranted(embed, flow ?? (await service.flows.show(by, id)).flow.draft);
      const rehearsed = await service.flows.rehearse(by, id, { flow, records, step, limit });
      return { status: 200, body: { data: rehearsed.map(wireRehearsed), next_cursor: null } };
    },
  });

const run = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    ...changes,
    path: '/api/v2/flows/:flow_id/run',
    summary: 'Run a published flow now: one sync for each of its write and notify steps',
    examples: { params: { flow_id: '{{published_flow_id}}' } },
    audit: { none: true, because: 'the store of runs records it in its own transaction' },
    limit: 'jobs',
    params,
    body: z.strictObject({ dry_run: z.boolean().default(false) }).optional(),
    replies: { 202: z.object({ data: z.array(WireSync), next_cursor: z.null() }) },
    problems: ['conflict'],
    async handle({ by, params: { flow_id: id }, body }) {
      const syncs = await service.flows.run(by, id, body?.dry_run ?? false);
      return { status: 202, body: { data: syncs.map(wireSync), next_cursor: null } };
    },
  });
