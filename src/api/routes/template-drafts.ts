// Message templates before and after they are used: a preview with real data, the versions, and going back to one.
import { z } from 'zod';
import { VersionNumber } from '../wire/version-number.ts';
import { CandidateId, TemplateId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';
import { Template } from '../../core/records.ts';
import { withBuiltIn } from '../../services/operations/sequences/with-built-in.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { WireChange, historyOf, historyQuery, wireChange } from '../wire/change.ts';
import { WireTemplatePreview, WireTemplate, templateFields, wireTemplate } from '../wire/template.ts';
import type { RoutePorts } from './route-ports.ts';

const params = z.strictObject({ template_id: TemplateId });

export const templateDraftRoutes = (ports: RoutePorts): Route[] => [
  previewTemplate(ports),
  templateHistory(ports),
  restoreTemplate(ports),
];

const previewTemplate = ({ templates, preview }: RoutePorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/api/v1/templates/:template_id/preview',
    summary: 'Show what a template would say to a candidate, as it is or as a draft of it',
    tag: 'operations',
    access: { scope: 'operations:read' },
    audit: readOnly,
    repeatable: { because: 'it changes nothing' },
    params,
    body: z.strictObject({ candidate: CandidateId, ...z.strictObject(templateFields).partial().shape }),
    replies: { 200: WireTemplatePreview },
    problems: [
      'template_not_found',
      'candidate_not_found',
      'job_not_found',
      'upstream_failed',
      'upstream_rate_limited',
    ],
    examples: { request: { candidate: 'c_priya_raman' } },
    async handle({ by, params: { template_id: id }, body: { candidate, ...draft } }) {
      const template = Template.parse({ ...(await withBuiltIn(templates(by.tenant)).get(id)), ...draft });
      return { status: 200, body: await preview(by, template, candidate) };
    },
  });

const templateHistory = ({ changes }: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/api/v1/templates/:template_id/history',
    summary: 'List the versions of a message template, newest first; of a deleted one too',
    tag: 'operations',
    access: { scope: 'operations:read' },
    audit: readOnly,
    params,
    query: historyQuery,
    replies: { 200: historyOf(WireChange) },
    problems: ['template_not_found'],
    async handle({ by, params: { template_id: id }, query: { limit } }) {
      const found = await changes(by.tenant).list({ kind: 'template', id }, limit);
      if (found.length === 0) throw new Problem('template_not_found', `There never was a template ${id}.`);
      return { status: 200, body: { data: found.map(wireChange), next_cursor: null } };
    },
  });

const restoreTemplate = ({ templates, changes }: RoutePorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/api/v1/templates/:template_id/restore',
    summary: 'Put a message template back to an earlier version, as a new version',
    examples: { request: { version: 1 } },
    tag: 'operations',
    access: { scope: 'operations:*' },
    audit: { event: 'template.restored' },
    params,
    body: z.strictObject({ version: VersionNumber }),
    replies: { 200: WireTemplate },
    problems: ['not_found'],
    async handle({ by, params: { template_id: id }, body: { version } }) {
      const { value } = await changes(by.tenant).get({ kind: 'template', id }, version);
      if (value === null) throw new Problem('not_found', `Version ${version} is the removal; name an earlier one.`);
      const template = Template.parse(value);
      await templates(by.tenant).put(template, by.id);
      return { status: 200, body: wireTemplate(template), subject: id };
    },
  });
