// Flows: drafts that the builder edits. What is published, tried out and taken back stands in flow-versions.ts.
import { z } from 'zod';
import { FlowId } from '../../core/ids.ts';
import { JsonObject, safeText } from '../../core/json.ts';
import { Problem } from '../../core/problem.ts';
import { flowTemplates } from '../../services/integration/flows/templates/index.ts';
import { cursorId, page, pageOf, pageQuery } from '../http/paging.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import {
  WireDocument,
  WireFinding,
  WireFlow,
  WireFlowLine,
  WireFlowTemplate,
  wireFindings,
  wireFlow,
  wireFlowLine,
  wireFlowTemplate,
} from '../wire/flow.ts';
import { flowDraftRoutes, flowExample } from './flow-draft.ts';
import { flowFromWords } from './flow-from-words.ts';
import { flowVersionRoutes } from './flow-versions.ts';
import type { IntegrationPorts } from './integration-ports.ts';

const params = z.strictObject({ flow_id: FlowId });
const reads = { method: 'GET', tag: 'integrations', access: { scope: 'integrations:read' }, audit: readOnly } as const;
const changes = { tag: 'integrations', access: { scope: 'integrations:*' } } as const;
const name = safeText(128).min(1);

export const flowRoutes = (ports: IntegrationPorts): Route[] => [
  listTemplates(),
  showTemplate(),
  create(ports),
  importFlow(ports),
  flowFromWords(ports),
  check(ports),
  list(ports),
  ...flowDraftRoutes(ports),
  change(ports),
  remove(ports),
  duplicate(ports),
  ...flowVersionRoutes(ports),
];

const listTemplates = (): Route =>
  defineRoute({
    ...reads,
    path: '/api/v2/flow-templates',
    summary: 'List ready flows for common syncs; what is left open is chosen in the draft',
    replies: { 200: z.object({ data: z.array(WireFlowTemplate), next_cursor: z.null() }) },
    handle: async () => ({ status: 200, body: { data: flowTemplates.map(wireFlowTemplate), next_cursor: null } }),
  });

const templateNamed = (template: string) => {
  const found = flowTemplates.find((one) => one.template === template);
  if (found === undefined) throw new Problem('not_found', `There is no flow template ${template}.`);
  return found;
};

const showTemplate = (): Route =>
  defineRoute({
    ...reads,
    path: '/api/v2/flow-templates/:flow_template',
    summary: 'Show one ready flow',
    params: z.strictObject({ flow_template: z.string().max(64) }),
    replies: { 200: WireFlowTemplate },
    handle: async ({ params: { flow_template: template } }) => ({
      status: 200,
      body: wireFlowTemplate(templateNamed(template)),
    }),
  });

const create = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    ...changes,
    method: 'POST',
    path: '/api/v2/flows',
    summary: 'Begin a flow: from a document, or from a template',
    description: 'A draft may have faults: they stand in `findings`, each with its step, its path and a remedy.',
    audit: { event: 'flow.created' },
    body: z
      .strictObject({
        document: WireDocument.optional(),
        template: z.string().max(64).optional(),
        name: name.optional(),
      })
      .refine(({ document, template }) => (document === undefined) !== (template === undefined), {
        message: 'needs document or template, one of them',
      }),
    examples: { request: { template: 'hires-to-hris', name: 'Hires to payroll' } },
    problems: ['not_found'],
    replies: { 201: WireFlow },
    async handle({ by, body }) {
      const document = body.document ?? templateNamed(body.template ?? '').document;
      const flow = await service.flows.create(by, { ...document, name: body.name ?? document.name });
      return { status: 201, body: wireFlow(await service.flows.show(by, flow.id)), subject: flow.id };
    },
  });

const importFlow = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    ...changes,
    method: 'POST',
    path: '/api/v2/flows/import',
    summary: 'Begin a flow from an export, of this or another organization, or from a sync request',
    examples: { request: { kind: 'muster.flow', format: 1, document: flowExample } },
    description:
      'Connections of elsewhere are replaced by the only one of the same system here, or left open to be chosen. Documents of older formats are brought up to the present one.',
    audit: { event: 'flow.imported' },
    body: z.strictObject({
      kind: z.literal('muster.flow').optional(),
      format: z.int().min(1).max(1_000).optional(),
      document: JsonObject,
    }),
    replies: { 201: WireFlow },
    async handle({ by, body }) {
      const flow = await service.flows.import(by, body.document);
      return { status: 201, body: wireFlow(await service.flows.show(by, flow.id)), subject: flow.id };
    },
  });

const check = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    ...changes,
    method: 'POST',
    path: '/api/v2/flows/check',
    summary: 'Hold a flow against its connections and both systems’ fields, without storing it',
    examples: { request: { document: flowExample } },
    audit: readOnly,
    repeatable: { because: 'it changes nothing' },
    body: z.strictObject({ document: WireDocument }),
    replies: { 200: z.object({ valid: z.boolean(), findings: z.array(WireFinding) }) },
    async handle({ by, body: { document } }) {
      const findings = wireFindings(await service.flows.check(by.tenant, document));
      return { status: 200, body: { valid: findings.every(({ severity }) => severity !== 'error'), findings } };
    },
  });

const list = ({ flows }: IntegrationPorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v2/flows',
    summary: 'List the flows, newest first',
    query: z.strictObject(pageQuery),
    replies: { 200: pageOf(WireFlowLine) },
    async handle({ by, query: { limit, cursor } }) {
      const before = cursorId(cursor, FlowId);
      const found = await flows(by.tenant).list({ limit: limit + 1, ...(before === undefined ? {} : { before }) });
      return { status: 200, body: page(found, { limit, id: ({ id }) => id, wire: wireFlowLine }) };
    },
  });

const change = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    ...changes,
    method: 'PATCH',
    path: '/api/v2/flows/:flow_id',
    summary: 'Switch a flow on or off; what it moved stays',
    examples: { params: { flow_id: '{{published_flow_id}}' }, request: { enabled: false } },
    audit: { event: 'flow.switched' },
    params,
    body: z.strictObject({ enabled: z.boolean() }),
    replies: { 200: WireFlow },
    async handle({ by, params: { flow_id: id }, body: { enabled } }) {
      await service.flows.enable(by, id, enabled);
      return { status: 200, body: wireFlow(await service.flows.show(by, id)), subject: id };
    },
  });

const remove = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    ...changes,
    method: 'DELETE',
    path: '/api/v2/flows/:flow_id',
    summary: 'Remove a flow with its versions and end its runs; what it moved stays',
    audit: { event: 'flow.removed' },
    params,
    replies: { 204: z.undefined() },
    async handle({ by, params: { flow_id: id } }) {
      await service.flows.remove(by, id);
      return { status: 204, body: undefined, subject: id };
    },
  });

const duplicate = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    ...changes,
    method: 'POST',
    path: '/api/v2/flows/:flow_id/duplicate',
    summary: 'Begin another flow from this one’s draft',
    audit: { event: 'flow.created' },
    params,
    body: z.strictObject({ name: name.optional() }).optional(),
    replies: { 201: WireFlow },
    async handle({ by, params: { flow_id: id }, body }) {
      const flow = await service.flows.duplicate(by, id, body?.name);
      return { status: 201, body: wireFlow(await service.flows.show(by, flow.id)), subject: flow.id };
    },
  });
