// The people and message templates of one organisation in memory.
import type { TemplateId, UserId } from '../../src/core/ids.ts';
import type { Directory, Templates } from '../../src/core/ports/directory.ts';
import { Problem } from '../../src/core/problem.ts';
import type { Template, User } from '../../src/core/records.ts';

export function createFakeDirectory(users: readonly User[]): Directory {
  const rows = new Map(users.map((user) => [user.id, user]));
  return {
    users: async () => [...rows.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    async user(id: UserId) {
      const user = rows.get(id);
      if (user === undefined) throw new Problem('user_not_found', `There is no person ${id}.`);
      return user;
    },
    put: async (user) => void rows.set(user.id, user),
    remove: async (id) => void rows.delete(id),
  };
}

export function createFakeTemplates(templates: readonly Template[]): Templates {
  const rows = new Map(templates.map((template) => [template.id, template]));
  return {
    list: async () => [...rows.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    async get(id: TemplateId) {
      const template = rows.get(id);
      if (template === undefined) throw new Problem('template_not_found', `There is no template ${id}.`);
      return template;
    },
    put: async (template) => void rows.set(template.id, template),
    remove: async (id) => void rows.delete(id),
  };
}
