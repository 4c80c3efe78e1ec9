// A flow that is asked for in words.
import { z } from 'zod';
import { safeText } from '../../core/json.ts';
import { type Route, defineRoute } from '../route.ts';
import { WireDraftedFlow, wireFlow } from '../wire/flow.ts';
import type { IntegrationPorts } from './integration-ports.ts';

export const flowFromWords = ({ service }: IntegrationPorts): Route =>
  defineRoute({
    tag: 'integrations',
    access: { scope: 'integrations:*' },
    method: 'POST',
    path: '/api/v2/flows/from-words',
    summary: 'Begin a flow from a request in words',
    description:
      'The common shapes are known by rules, the rest by the language model where one is connected; either way every system, collection and field is held against the catalogue. What could not be decided stands in `open_points`, and in the description of the draft. Nothing runs before a person publishes it.',
    examples: { request: { request: 'When somebody is hired in Workable, create them in BambooHR' } },
    audit: { event: 'flow.created' },
    body: z.strictObject({ request: safeText(1_000).min(3).describe('What is to happen when, and where.') }),
    replies: { 201: WireDraftedFlow },
    async handle({ by, body: { request } }) {
      const { flow, drafted } = await service.flows.fromWords(by, request);
      const shown = wireFlow(await service.flows.show(by, flow.id));
      return { status: 201, body: { ...shown, read_by: drafted.by, open_points: [...drafted.open] }, subject: flow.id };
    },
  });
