// The draft of one flow, as the builder reads and saves it: in the console, and in a page of the operator's own.
import { z } from 'zod';
import { FlowId } from '../../core/ids.ts';
import { expectGranted } from '../auth/embedding.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { WireDocument, WireFlow, wireFlow } from '../wire/flow.ts';
import { VersionNumber } from '../wire/version-number.ts';
import type { IntegrationPorts } from './integration-ports.ts';

const params = z.strictObject({ flow_id: FlowId });

export const flowDraftRoutes = (ports: IntegrationPorts): Route[] => [show(ports), saveDraft(ports)];

export const flowExample = {
  format: 1,
  name: 'People to payroll',
  trigger: { kind: 'manual' },
  source: { system: 'rest', connection: null, collection: 'people' },
  start: 'write',
  steps: [
    {
      id: 'write',
      kind: 'write',
      to: { system: 'rest', connection: null, collection: 'people' },
      action: 'upsert',
      next: null,
    },
  ],
};

const show = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    method: 'GET',
    tag: 'integrations',
    access: { scope: 'integrations:read', embedded: true },
    audit: readOnly,
    path: '/api/v2/flows/:flow_id',
    etag: 'gives',
    summary: 'Show one flow with its draft and what is found about it',
    params,
    replies: { 200: WireFlow },
    handle: async ({ by, params: { flow_id: id } }) => ({
      status: 200,
      body: wireFlow(await service.flows.show(by, id)),
    }),
  });

const saveDraft = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    tag: 'integrations',
    access: { scope: 'integrations:*', embedded: true },
    method: 'PUT',
    path: '/api/v2/flows/:flow_id/draft',
    summary: 'Replace the draft, if nobody else has changed it since that revision',
    examples: { request: { document: flowExample, revision: 1 } },
    audit: { event: 'flow.edited' },
    params,
    body: z.strictObject({ document: WireDocument, revision: VersionNumber }),
    replies: { 200: WireFlow },
    problems: ['conflict'],
    async handle({ by, embed, params: { flow_id: id }, body }) {
      expectGranted(embed, body.document);
      await service.flows.saveDraft(by, id, body);
      return { status: 200, body: wireFlow(await service.flows.show(by, id)), subject: id };
    },
  });
