// The people and message templates of one organization in memory.
import { FakeProvisionedPeople } from './provisioned-people.ts';
import { FakeChanges } from './changes.ts';
import type { TemplateId, UserId } from '../../src/core/ids.ts';
import type { Directory, Templates } from '../../src/core/ports/directory.ts';
import { Problem } from '../../src/core/problem.ts';
import type { Template, User } from '../../src/core/records.ts';

export const createFakeDirectory = (users: readonly User[]): Directory => createFakePeople(users).directory;

/** The same people as the directory and as an identity provider see them. */
export function createFakePeople(users: readonly User[]): { directory: Directory; people: FakeProvisionedPeople } {
  const rows = new Map(users.map((user) => [user.id, user]));
  const directory: Directory = {
    users: async () => [...rows.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    async user(id: UserId) {
      const user = rows.get(id);
      if (user === undefined) throw new Problem('user_not_found', `There is no person ${id}.`);
      return user;
    },
    put: async (user) => void rows.set(user.id, user),
    remove: async (id) => void rows.delete(id),
  };
  return { directory, people: new FakeProvisionedPeople(rows) };
}

export function createFakeTemplates(templates: readonly Template[], changes = new FakeChanges()): Templates {
  const rows = new Map(templates.map((template) => [template.id, template]));
  return {
    list: async () => [...rows.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    async get(id: TemplateId) {
      const template = rows.get(id);
      if (template === undefined) throw new Problem('template_not_found', `There is no template ${id}.`);
      return template;
    },
    async put(template, by) {
      rows.set(template.id, template);
      changes.write({ kind: 'template', id: template.id }, template, by);
    },
    async remove(id, by) {
      if (rows.delete(id)) changes.write({ kind: 'template', id }, null, by);
    },
  };
}
