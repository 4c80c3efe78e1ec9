// The settings as a document. What is no configuration stays out of files: a pause, keys, and what was published of an audit.
import { z } from 'zod';
import type { TenantId } from '../../core/ids.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import type { Settings } from '../../core/settings.ts';
import { SettingsChange, WireSettings, changedSettings, wireSettings } from '../wire/settings.ts';
import { connectionNames } from './connections.ts';
import { type DocumentKind, fault, parsed } from './documents.ts';
import type { EnvironmentPorts } from './environment-ports.ts';

const left = { paused: true, public_page: true, version: true } as const;
const systemsByName = z.partialRecord(
  z.enum(['ats', 'calendar', 'crm', 'mail', 'chat', 'text']),
  z.string().nullable(),
);
/** `systems` names connections; `widget` holds no key. */
export const SettingsDocument = WireSettings.omit({ ...left, systems: true, widget: true })
  .extend({ systems: systemsByName.optional(), widget: WireSettings.shape.widget.omit({ key: true }) })
  .partial();

/** There is one of them. */
const settingsName = 'settings';

export function settingsDocuments(ports: EnvironmentPorts, tenant: TenantId): DocumentKind {
  const store = ports.settings(tenant);
  const documentOf = async (settings: Settings): Promise<JsonObject> => {
    const names = await connectionNames(ports, tenant);
    const {
      paused: _paused,
      public_page: _page,
      version: _version,
      systems,
      widget,
      ...rest
    } = wireSettings(settings, 0);
    const { key: _key, ...look } = widget;
    const named = Object.entries(systems).map(([place, id]) => [place, id === null ? null : names.nameOf(id)]);
    return z.record(z.string(), z.json()).parse({ ...rest, systems: Object.fromEntries(named), widget: look });
  };
  const changed = async (document: JsonObject): Promise<Settings> => {
    const { settings } = await store.get();
    const names = await connectionNames(ports, tenant);
    const { systems, widget, ...rest } = document;
    const change: Record<string, Json> = { ...rest };
    if (widget !== undefined) change['widget'] = { ...objectOf(widget), key: settings.widget.key };
    if (systems !== undefined)
      change['systems'] = Object.fromEntries(
        Object.entries(objectOf(systems)).map(([place, name]) => [
          place,
          typeof name === 'string' ? names.idOf(name, `settings.systems.${place}`) : null,
        ]),
      );
    const after = changedSettings(settings, parsed(SettingsChange, change, settingsName));
    if (after.publicPage.shown && after.complianceEmail === null)
      throw fault(`${settingsName}.compliance_email`, 'It must be set while the public page is shown.');
    return after;
  };
  return {
    read: async () => ({ [settingsName]: await documentOf((await store.get()).settings) }),
    async normalize({ name, document, running }) {
      if (name !== settingsName) throw fault(`settings.${name}`, `There is one file of settings: ${settingsName}.`);
      parsed(SettingsDocument, document, settingsName);
      // What a file leaves out stays as it is.
      return documentOf(await changed({ ...running, ...document }));
    },
    async put(_name, document, by) {
      await store.put(await changed(document), by.id);
    },
  };
}

const objectOf = (value: Json): JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};
