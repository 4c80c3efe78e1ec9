// What an organisation may set.
import { type Route, defineRoute } from '../route.ts';
import { SettingsChange, WireSettings, changedSettings, wireSettings } from '../wire/settings.ts';
import type { RoutePorts } from './route-ports.ts';

export const settingsRoutes = ({ settings }: RoutePorts): Route[] => [
  defineRoute({
    method: 'GET',
    path: '/api/v1/settings',
    summary: 'Show the settings',
    tag: 'platform',
    access: { scope: 'operations:read' },
    audit: { none: true, because: 'it changes nothing' },
    replies: { 200: WireSettings },
    async handle({ by }) {
      const { settings: now, version } = await settings(by.tenant).get();
      return { status: 200, body: wireSettings(now, version) };
    },
  }),
  defineRoute({
    method: 'PATCH',
    path: '/api/v1/settings',
    summary: 'Change settings; what is absent stays as it is',
    tag: 'platform',
    access: { scope: 'admin' },
    audit: { event: 'settings.changed' },
    body: SettingsChange,
    replies: { 200: WireSettings },
    examples: { request: { hold_seconds: 120, bulk_threshold: 10, approvals: { send_message: 'ask' } } },
    async handle({ by, body }) {
      const store = settings(by.tenant);
      const before = await store.get();
      const { settings: now, version } = await store.put(changedSettings(before.settings, body));
      return { status: 200, body: wireSettings(now, version), subject: Object.keys(body).toSorted().join(' ') };
    },
  }),
];
