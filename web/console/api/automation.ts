// Rules, templates and sequences: what the organization has taught Muster to do by itself.
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './client.ts';
import type { Rule, RuleRehearsal, Sequence, SequencePreview, Template, TemplatePreview } from './wire.ts';
import { wholeList } from './pages.ts';

export const rulesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['rules'],
    queryFn: ({ signal }) => wholeList<Rule>(api, { path: '/api/v1/rules' }, signal),
  });

export type RuleDraft = Pick<Rule, 'name' | 'when' | 'do'>;

export const saveRule = (api: Api, id: string | undefined, draft: RuleDraft & { active: boolean }): Promise<Rule> =>
  id === undefined
    ? api.change('POST /api/v1/rules', { body: draft })
    : api.change('PUT /api/v1/rules/{id}', { ids: [id], body: draft });
export const switchRule = (api: Api, id: string, active: boolean): Promise<Rule> =>
  api.change('PATCH /api/v1/rules/{id}', { ids: [id], body: { active } });
export const removeRule = (api: Api, id: string): Promise<void> =>
  api.change('DELETE /api/v1/rules/{id}', { ids: [id] });
export const rehearseRule = (api: Api, rule: RuleDraft, days: number): Promise<RuleRehearsal> =>
  api.change('POST /api/v1/rules/dry-run', { body: { rule, days } });

export const templatesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['templates'],
    queryFn: ({ signal }) => wholeList<Template>(api, { path: '/api/v1/templates' }, signal),
  });

/** What somebody writes of a template. */
export type TemplateDraft = Pick<Template, 'subject' | 'body' | 'html'>;
export type NamedDraft = TemplateDraft & Pick<Template, 'template_id'>;

export const createTemplate = (api: Api, template: NamedDraft): Promise<Template> =>
  api.change('POST /api/v1/templates', { body: template });
export const saveTemplate = (api: Api, id: string, draft: TemplateDraft): Promise<Template> =>
  api.change('PUT /api/v1/templates/{id}', { ids: [id], body: draft });
export const removeTemplate = (api: Api, id: string): Promise<void> =>
  api.change('DELETE /api/v1/templates/{id}', { ids: [id] });
export const previewTemplate = (
  api: Api,
  id: string,
  draft: Partial<TemplateDraft> & { candidate: string },
): Promise<TemplatePreview> => api.change('POST /api/v1/templates/{id}/preview', { ids: [id], body: draft });

export const sequencesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sequences'],
    queryFn: ({ signal }) => wholeList<Sequence>(api, { path: '/api/v1/sequences' }, signal),
  });

type Step = Sequence['steps'][number];

/** As it is written: ids are plain words until the service has checked them. */
export type SequenceDraft = Omit<Sequence, 'sequence_id' | 'version' | 'active' | 'steps'> & {
  readonly steps: readonly (Omit<Step, 'template'> & { readonly template: string })[];
};

export const saveSequence = (
  api: Api,
  id: string | undefined,
  draft: SequenceDraft & { active: boolean },
): Promise<Sequence> =>
  id === undefined
    ? api.change('POST /api/v1/sequences', { body: draft })
    : api.change('PUT /api/v1/sequences/{id}', { ids: [id], body: draft });
export const switchSequence = (api: Api, id: string, active: boolean): Promise<Sequence> =>
  api.change(active ? 'POST /api/v1/sequences/{id}/resume' : 'POST /api/v1/sequences/{id}/pause', { ids: [id] });
export const removeSequence = (api: Api, id: string): Promise<void> =>
  api.change('DELETE /api/v1/sequences/{id}', { ids: [id] });
export const previewSequence = (api: Api, id: string, candidate: string): Promise<SequencePreview> =>
  api.change('POST /api/v1/sequences/{id}/preview', { ids: [id], body: { candidate } });
