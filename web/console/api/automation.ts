// Rules, templates and sequences: what the organisation has taught Muster to do by itself.
import { queryOptions } from '@tanstack/react-query';
import { at, type Api } from './client.ts';
import type { Page, Rule, RuleRehearsal, Sequence, SequencePreview, Template, TemplatePreview } from './wire.ts';

export const rulesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['rules'],
    queryFn: ({ signal }) => api.get<Page<Rule>>('/api/v1/rules', {}, signal),
  });

export type RuleDraft = Pick<Rule, 'name' | 'when' | 'do'>;

export const saveRule = (api: Api, id: string | undefined, draft: RuleDraft & { active: boolean }): Promise<Rule> =>
  id === undefined ? api.post('/api/v1/rules', draft) : api.put(at`/api/v1/rules/${id}`, draft);
export const switchRule = (api: Api, id: string, active: boolean): Promise<Rule> =>
  api.patch(at`/api/v1/rules/${id}`, { active });
export const removeRule = (api: Api, id: string): Promise<void> => api.remove(at`/api/v1/rules/${id}`);
export const rehearseRule = (api: Api, rule: RuleDraft, days: number): Promise<RuleRehearsal> =>
  api.post('/api/v1/rules/dry-run', { rule, days });

export const templatesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['templates'],
    queryFn: ({ signal }) => api.get<Page<Template>>('/api/v1/templates', {}, signal),
  });

export type TemplateDraft = Omit<Template, 'template_id'>;

export const createTemplate = (api: Api, template: Template): Promise<Template> =>
  api.post('/api/v1/templates', template);
export const saveTemplate = (api: Api, id: string, draft: TemplateDraft): Promise<Template> =>
  api.put(at`/api/v1/templates/${id}`, draft);
export const removeTemplate = (api: Api, id: string): Promise<void> => api.remove(at`/api/v1/templates/${id}`);
export const previewTemplate = (
  api: Api,
  id: string,
  draft: Partial<TemplateDraft> & { candidate: string },
): Promise<TemplatePreview> => api.post(at`/api/v1/templates/${id}/preview`, draft);

export const sequencesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sequences'],
    queryFn: ({ signal }) => api.get<Page<Sequence>>('/api/v1/sequences', {}, signal),
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
  id === undefined ? api.post('/api/v1/sequences', draft) : api.put(at`/api/v1/sequences/${id}`, draft);
export const switchSequence = (api: Api, id: string, active: boolean): Promise<Sequence> =>
  api.post(active ? at`/api/v1/sequences/${id}/resume` : at`/api/v1/sequences/${id}/pause`);
export const removeSequence = (api: Api, id: string): Promise<void> => api.remove(at`/api/v1/sequences/${id}`);
export const previewSequence = (api: Api, id: string, candidate: string): Promise<SequencePreview> =>
  api.post(at`/api/v1/sequences/${id}/preview`, { candidate });
