// Work goes by the settings that were read for it: they travel with it, so that nothing below reads them again, and no change of them
// cuts through the middle of one step. The next step sees what was changed.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { TenantId } from './ids.ts';
import type { SettingsStore } from './ports/directory.ts';
import type { Settings } from './settings.ts';

interface InForce {
  readonly tenant: TenantId;
  /** Undefined: not asked for yet. */
  settings: Settings | Promise<Settings> | undefined;
  isOver: boolean;
}

const inForce = new AsyncLocalStorage<InForce>();

/** Binds them to all that `work` calls, across awaits, until it ends; what outlives it reads them anew. */
export const underSettings = <T>(tenant: TenantId, settings: Settings, work: () => Promise<T>): Promise<T> =>
  held({ tenant, settings, isOver: false }, work);

/** The same with those that are read when first asked for: what only reads sees one version of them. */
export const underOneReading = <T>(tenant: TenantId, work: () => Promise<T>): Promise<T> =>
  held({ tenant, settings: undefined, isOver: false }, work);

async function held<T>(settings: InForce, work: () => Promise<T>): Promise<T> {
  try {
    return await inForce.run(settings, work);
  } finally {
    settings.isOver = true;
  }
}

/** Those that the work goes by which asks; from the store where none were read for it. */
export async function settingsInForce(tenant: TenantId, store: Pick<SettingsStore, 'get'>): Promise<Settings> {
  const now = inForce.getStore();
  if (now?.tenant !== tenant || now.isOver) return (await store.get()).settings;
  return (now.settings ??= store.get().then(({ settings }) => settings));
}
