// Message templates. Their ids are the client's own slugs.
import { z } from 'zod';
import { TemplateId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';
import { Template } from '../../core/records.ts';
import { withBuiltIn } from '../../services/operations/sequences/with-built-in.ts';
import { checkTemplate } from '../../services/operations/render.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { WireTemplate, templateFields, wireTemplate as wire } from '../wire/template.ts';
import { templateDraftRoutes } from './template-drafts.ts';
import type { RoutePorts } from './route-ports.ts';

const slug = TemplateId.describe('The client’s own name for it, such as checking_in.');

const params = z.strictObject({ template_id: slug });
const reads = { method: 'GET', tag: 'operations', access: { scope: 'operations:read' }, audit: readOnly } as const;
const changes = { tag: 'operations', access: { scope: 'operations:*' } } as const;
const example = {
  subject: 'Still interested, {{candidate.first_name}}?',
  body: 'Hi {{candidate.first_name}}, are you still interested in the {{job.title}} role?',
};

export const templateRoutes = (ports: RoutePorts): Route[] => [
  listTemplates(ports),
  createTemplate(ports),
  showTemplate(ports),
  replaceTemplate(ports),
  changeTemplate(ports),
  removeTemplate(ports),
  ...templateDraftRoutes(ports),
];

const listTemplates = ({ templates }: RoutePorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v1/templates',
    summary: 'List the message templates',
    replies: { 200: z.object({ data: z.array(WireTemplate), next_cursor: z.null() }) },
    async handle({ by }) {
      const all = await withBuiltIn(templates(by.tenant)).list();
      return { status: 200, body: { data: all.map(wire), next_cursor: null } };
    },
  });

const createTemplate = ({ templates }: RoutePorts): Route =>
  defineRoute({
    ...changes,
    method: 'POST',
    path: '/api/v1/templates',
    summary: 'Create a message template',
    audit: { event: 'template.created' },
    body: z.strictObject({ template_id: slug, ...templateFields }),
    replies: { 201: WireTemplate },
    problems: ['conflict'],
    examples: { request: { template_id: 'gentle_nudge', ...example } },
    async handle({ by, body: given }) {
      const store = templates(by.tenant);
      const { template_id: id, ...rest } = given;
      checkTemplate(rest);
      if ((await store.list()).some((known) => known.id === id))
        throw new Problem('conflict', `There is a template ${id} already. PUT replaces it.`);
      const template = { id, ...rest };
      await store.put(template, by.id);
      return {
        status: 201,
        body: wire(template),
        subject: id,
        headers: { location: `/api/v1/templates/${encodeURIComponent(id)}` },
      };
    },
  });

const showTemplate = ({ templates }: RoutePorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v1/templates/:template_id',
    etag: 'gives',
    summary: 'Show one message template',
    params,
    replies: { 200: WireTemplate },
    problems: ['template_not_found'],
    handle: async ({ by, params: { template_id } }) => ({
      status: 200,
      body: wire(await withBuiltIn(templates(by.tenant)).get(template_id)),
    }),
  });

const replaceTemplate = ({ templates }: RoutePorts): Route =>
  defineRoute({
    ...changes,
    method: 'PUT',
    path: '/api/v1/templates/:template_id',
    summary: 'Create or replace a message template',
    audit: { event: 'template.replaced' },
    params,
    body: z.strictObject(templateFields),
    replies: { 200: WireTemplate },
    examples: { request: example },
    async handle({ by, params: { template_id: id }, body: given }) {
      checkTemplate(given);
      const template = { id, ...given };
      await templates(by.tenant).put(template, by.id);
      return { status: 200, body: wire(template), subject: id };
    },
  });

const changeTemplate = ({ templates }: RoutePorts): Route =>
  defineRoute({
    ...changes,
    method: 'PATCH',
    path: '/api/v1/templates/:template_id',
    summary: 'Change a message template; what is absent stays as it is',
    examples: { request: { subject: 'Still interested?' } },
    audit: { event: 'template.changed' },
    params,
    body: z.strictObject(templateFields).partial(),
    replies: { 200: WireTemplate },
    problems: ['template_not_found'],
    async handle({ by, params: { template_id: id }, body: given }) {
      const store = templates(by.tenant);
      const template = Template.parse({ ...(await withBuiltIn(store).get(id)), ...given });
      checkTemplate(template);
      await store.put(template, by.id);
      return { status: 200, body: wire(template), subject: id };
    },
  });

const removeTemplate = ({ templates }: RoutePorts): Route =>
  defineRoute({
    ...changes,
    method: 'DELETE',
    path: '/api/v1/templates/:template_id',
    summary: 'Delete a message template',
    audit: { event: 'template.removed' },
    params,
    replies: { 204: z.undefined() },
    problems: ['template_not_found'],
    async handle({ by, params: { template_id: id } }) {
      const store = templates(by.tenant);
      await store.get(id);
      await store.remove(id, by.id);
      return { status: 204, body: undefined, subject: id };
    },
  });
