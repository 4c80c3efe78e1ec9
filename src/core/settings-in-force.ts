// Work goes by the settings that were read for it: they travel with it, so that nothing below reads them again, and no change of them
// cuts through the middle of one step. The next step sees what was changed.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { TenantId } from './ids.ts';
import type { SettingsStore } from './ports/directory.ts';
import type { Settings } from './settings.ts';

interface InForce {
  readonly tenant: TenantId;
  readonly settings: Settings;
  isOver: boolean;
}

const inForce = new AsyncLocalStorage<InForce>();

/** Binds them to all that `work` calls, across awaits, until it ends; what outlives it reads them anew. */
export async function underSettings<T>(tenant: TenantId, settings: Settings, work: () => Promise<T>): Promise<T> {
  const held: InForce = { tenant, settings, isOver: false };
  try {
    return await inForce.run(held, work);
  } finally {
    held.isOver = true;
  }
}

/** Those that the work goes by which asks; from the store where none were read for it. */
export async function settingsInForce(tenant: TenantId, store: Pick<SettingsStore, 'get'>): Promise<Settings> {
  const held = inForce.getStore();
  return held?.tenant === tenant && !held.isOver ? held.settings : (await store.get()).settings;
}
