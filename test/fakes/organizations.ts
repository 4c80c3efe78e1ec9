// The organizations of the service, and the settings of one, in memory.
import type { TenantId } from '../../src/core/ids.ts';
import type { Organization, Organizations, SettingsStore } from '../../src/core/ports/directory.ts';
import type { Settings } from '../../src/core/settings.ts';
import { FakeChanges } from './changes.ts';

export function createFakeOrganizations(organizations: readonly Organization[]): Organizations {
  const rows = new Map<TenantId, Organization>(organizations.map((one) => [one.id, one]));
  return {
    list: async () => [...rows.values()],
    get: async (id) => rows.get(id),
    create: async (organization) => void rows.set(organization.id, organization),
  };
}

export function createFakeSettings(start: Settings, changes = new FakeChanges()): SettingsStore {
  let now = { settings: start, version: 1 };
  return {
    get: async () => now,
    async put(settings, by) {
      now = { settings, version: now.version + 1 };
      changes.write({ kind: 'settings' }, settings, by);
      return now;
    },
  };
}
