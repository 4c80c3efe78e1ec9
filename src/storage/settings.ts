// What one organization has set, and how often it changed: plans and approvals are bound to that number. Every change
// leaves its version in the history.
import { sql } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../core/clock.ts';
import type { TenantId } from '../core/ids.ts';
import type { SettingsStore } from '../core/ports/directory.ts';
import { Settings, defaultSettings } from '../core/settings.ts';
import { settingUp, writeChange } from './changes.ts';
import type { Database } from './database.ts';

const Row = z.strictObject({ text: z.string(), version: z.int() });

/** Nearly every request reads them, few change them, and many organizations have the same. */
const read = new Map<string, Settings>();
const mostKept = 500;

function settingsIn(text: string): Settings {
  const known = read.get(text);
  if (known !== undefined) return known;
  const settings = Settings.parse(JSON.parse(text));
  if (read.size >= mostKept) read.clear();
  read.set(text, settings);
  return settings;
}

interface SettingsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly tenant: TenantId;
}

export const createSettings = ({ database, clock, tenant }: SettingsDependencies): SettingsStore => ({
  get: () =>
    database.onceInTenant(tenant, async (tx) => {
      const text = sql<string>`value::text`.as('text');
      const row = await tx.selectFrom('setting').select([text, 'version']).executeTakeFirst();
      if (row === undefined) return { settings: defaultSettings, version: 0 };
      const { text: kept, version } = Row.parse(row);
      return { settings: settingsIn(kept), version };
    }),

  put: (settings, by = settingUp) =>
    database.inTenant(tenant, async (tx) => {
      const value = JSON.stringify(settings);
      const { version } = await tx
        .insertInto('setting')
        .values({ tenant, value, version: 1 })
        .onConflict((conflict) => conflict.column('tenant').doUpdateSet({ value, version: sql`setting.version + 1` }))
        .returning('version')
        .executeTakeFirstOrThrow();
      await writeChange(tx, { tenant, what: { kind: 'settings' }, value, by, clock });
      return { settings, version };
    }),
});
