// The templates of an organization with those that built-in sequences and the law bring along: seen and changed like its own. A change makes
// one of its own of it, which takes its place; deleting that brings the built-in one back.
import type { Templates } from '../../../core/ports/directory.ts';
import { Problem } from '../../../core/problem.ts';
import type { Template } from '../../../core/records.ts';
import { answerTemplates } from '../../../core/law/answer-texts.ts';
import { dutyTemplates } from '../../../core/law/duty-texts.ts';
import { builtInTemplates as sequenceTemplates } from './built-in.ts';

const builtInTemplates: readonly Template[] = [...sequenceTemplates, ...dutyTemplates, ...answerTemplates];

/** One that is asked for by its id, whether or not the organization has one of that name. */
export const isBuiltInId = (id: string): boolean => builtInTemplates.some((one) => one.id === id);

export const isBuiltIn = (template: Template): boolean => builtInTemplates.includes(template);

export const withBuiltIn = (templates: Pick<Templates, 'list' | 'get'>): Pick<Templates, 'list' | 'get'> => ({
  async list() {
    const own = await templates.list();
    const standing = builtInTemplates.filter(({ id }) => !own.some((one) => one.id === id));
    return [...own, ...standing].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  },
  async get(id) {
    try {
      return await templates.get(id);
    } catch (error) {
      const built = builtInTemplates.find((one) => one.id === id);
      if (built !== undefined && error instanceof Problem && error.code === 'template_not_found') return built;
      throw error;
    }
  },
});
