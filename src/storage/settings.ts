// What one organisation has set, and how often it changed: plans and approvals are bound to that number.
import { sql } from 'kysely';
import { z } from 'zod';
import type { TenantId } from '../core/ids.ts';
import type { SettingsStore } from '../core/ports/directory.ts';
import { Settings, defaultSettings } from '../core/settings.ts';
import type { Database } from './database.ts';

const Row = z.strictObject({ value: Settings, version: z.int() });

export const createSettings = (database: Database, tenant: TenantId): SettingsStore => ({
  get: () =>
    database.inTenant(tenant, async (tx) => {
      const row = await tx.selectFrom('setting').select(['value', 'version']).executeTakeFirst();
      if (row === undefined) return { settings: defaultSettings, version: 0 };
      const { value, version } = Row.parse(row);
      return { settings: value, version };
    }),

  put: (settings) =>
    database.inTenant(tenant, async (tx) => {
      const value = JSON.stringify(settings);
      const { version } = await tx
        .insertInto('setting')
        .values({ tenant, value, version: 1 })
        .onConflict((conflict) => conflict.column('tenant').doUpdateSet({ value, version: sql`setting.version + 1` }))
        .returning('version')
        .executeTakeFirstOrThrow();
      return { settings, version };
    }),
});
