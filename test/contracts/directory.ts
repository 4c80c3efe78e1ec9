// What every directory does: people, templates and settings of one organization, and the organizations themselves.
import { describe, expect, test } from 'vitest';
import { TemplateId, type TenantId, UserId } from '../../src/core/ids.ts';
import type { Directory, Organizations, SettingsStore, Templates } from '../../src/core/ports/directory.ts';
import type { Of } from '../../src/core/ports/tenanted.ts';
import { Template, User } from '../../src/core/records.ts';
import { defaultSettings } from '../../src/core/settings.ts';

export interface DirectoryUnderTest {
  readonly directory: Of<Directory>;
  readonly templates: Of<Templates>;
  readonly settings: Of<SettingsStore>;
  readonly organizations: Organizations;
  /** Two organizations that hold nothing and are not written down yet. */
  readonly tenants: readonly [TenantId, TenantId];
}

const nora = User.parse({ id: 'u_nora', name: 'Nora Ortiz', email: 'nora@example.org', role: 'recruiter' });
const dana = User.parse({ ...nora, id: 'u_dana', name: 'Dana Łoś', timeZone: 'Europe/Warsaw' });
const welcome = Template.parse({ id: 'welcome', subject: 'Hi {{name}}', body: 'Glad you are here.\n' });
const unknownUser = UserId.parse('u_nobody');
const unknownTemplate = TemplateId.parse('none');

export function directoryContract(name: string, open: () => Promise<DirectoryUnderTest>): void {
  const setUp = async () => {
    const { directory, templates, settings, organizations, tenants } = await open();
    const [tenant, other] = tenants;
    return { directory, templates, settings, organizations, tenant, other };
  };

  describe(`${name}: people`, () => {
    test('people are read back as they were put, ordered by id', async () => {
      const { directory, tenant } = await setUp();
      const people = directory(tenant);
      await people.put(nora);
      await people.put(dana);
      expect(await people.users()).toEqual([dana, nora]);
      expect(await people.user(nora.id)).toEqual(nora);
    });

    test('putting somebody again replaces them', async () => {
      const { directory, tenant } = await setUp();
      const people = directory(tenant);
      await people.put(dana);
      const changed = User.parse({ ...nora, id: 'u_dana', role: 'admin' });
      await people.put(changed);
      expect(await people.users()).toEqual([changed]);
    });

    test('who was removed is not found, and may come back', async () => {
      const { directory, tenant } = await setUp();
      const people = directory(tenant);
      await people.put(nora);
      await people.remove(nora.id);
      expect(await people.users()).toEqual([]);
      await expect(people.user(nora.id)).rejects.toMatchObject({ code: 'user_not_found' });
      await people.put(nora);
      expect(await people.user(nora.id)).toEqual(nora);
    });

    test('people of another organization are not seen', async () => {
      const { directory, tenant, other } = await setUp();
      await directory(tenant).put(nora);
      expect(await directory(other).users()).toEqual([]);
      await expect(directory(other).user(nora.id)).rejects.toMatchObject({ code: 'user_not_found' });
      await expect(directory(tenant).user(unknownUser)).rejects.toMatchObject({ code: 'user_not_found' });
    });
  });

  describe(`${name}: templates`, () => {
    test('templates are put, replaced, listed and removed', async () => {
      const { templates, tenant, other } = await setUp();
      const store = templates(tenant);
      await store.put(welcome);
      await store.put({ ...welcome, subject: 'Hello' });
      expect(await store.list()).toEqual([{ ...welcome, subject: 'Hello' }]);
      expect(await templates(other).list()).toEqual([]);
      await store.remove(welcome.id);
      await store.remove(welcome.id);
      await expect(store.get(welcome.id)).rejects.toMatchObject({ code: 'template_not_found' });
      await expect(store.get(unknownTemplate)).rejects.toMatchObject({ code: 'template_not_found' });
    });
  });

  describe(`${name}: settings`, () => {
    test('settings start at their defaults, and every change counts', async () => {
      const { settings, tenant, other } = await setUp();
      const store = settings(tenant);
      expect(await store.get()).toEqual({ settings: defaultSettings, version: 0 });
      const changed = { ...defaultSettings, holdSeconds: 5, approvals: { move_stage: 'ask' as const } };
      expect(await store.put(changed)).toEqual({ settings: changed, version: 1 });
      expect(await store.put(changed)).toEqual({ settings: changed, version: 2 });
      expect(await store.get()).toEqual({ settings: changed, version: 2 });
      expect((await settings(other).get()).version).toBe(0);
    });

    test('changes at once are all counted', async () => {
      const { settings, tenant } = await setUp();
      const store = settings(tenant);
      const versions = await Promise.all(Array.from({ length: 10 }, () => store.put(defaultSettings)));
      expect(new Set(versions.map(({ version }) => version)).size).toBe(10);
    });
  });

  describe(`${name}: organizations`, () => {
    test('an organization is created once', async () => {
      const { organizations, tenant, other } = await setUp();
      const created = { id: tenant, name: 'Acme', mode: 'live', operator: false, createdAt: new Date(1000) } as const;
      await organizations.create(created);
      await expect(organizations.create(created)).rejects.toMatchObject({ code: 'conflict' });
      expect(await organizations.get(tenant)).toEqual(created);
      expect(await organizations.get(other)).toBeUndefined();
      expect((await organizations.list()).filter(({ id }) => id === tenant)).toEqual([created]);
    });
  });
}
