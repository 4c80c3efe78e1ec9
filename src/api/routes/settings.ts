// What an organization may set, and every version of it.
import { z } from 'zod';
import { VersionNumber } from '../wire/version-number.ts';
import type { Change } from '../../core/ports/changes.ts';
import type { Principal } from '../../core/access.ts';
import type { ConnectionId, TenantId } from '../../core/ids.ts';
import { type FieldFault, Problem } from '../../core/problem.ts';
import { Settings } from '../../core/settings.ts';
import { expectPublishable } from '../../services/compliance/publication.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { SettingsChange, WireSettings, changedSettings, wireSettings } from '../wire/settings.ts';
import { historyOf, historyQuery } from '../wire/change.ts';
import { checkWidgetKey } from './widget-key.ts';
import type { RoutePorts } from './route-ports.ts';

export const settingsRoutes = (ports: RoutePorts): Route[] => [...presentSettings(ports), ...pastSettings(ports)];

const presentSettings = (ports: RoutePorts): Route[] => [showSettings(ports), changeSettings(ports)];

const showSettings = ({ settings }: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/api/v1/settings',
    etag: 'gives',
    summary: 'Show the settings',
    tag: 'platform',
    access: { scope: 'operations:read' },
    audit: readOnly,
    replies: { 200: WireSettings },
    async handle({ by }) {
      const { settings: now, version } = await settings(by.tenant).get();
      return { status: 200, body: wireSettings(now, version) };
    },
  });

const changeSettings = (ports: RoutePorts): Route =>
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
    problems: ['conflict'],
    async handle({ by, body }) {
      const { settings, credentials, clocks, integration } = ports;
      if (body.systems !== undefined) await expectSystems(integration, by.tenant, body.systems);
      const store = settings(by.tenant);
      if (typeof body.widget?.key === 'string')
        await checkWidgetKey(body.widget.key, { tenant: by.tenant, credentials, now: clocks.real.now() });
      const before = await store.get();
      const after = changedSettings(before.settings, body);
      await publishable(ports, by, { before: before.settings, after });
      const { settings: now, version } = await store.put(after, by.id);
      return { status: 200, body: wireSettings(now, version), subject: Object.keys(body).toSorted().join(' ') };
    },
  });

const dayMs = 86_400_000;

/** The digest stands in the stored report, which is never changed. */
const publishable = (
  { retention: { auditStore }, scores, clocks }: RoutePorts,
  by: Principal,
  change: { readonly before: Settings; readonly after: Settings },
): Promise<void> =>
  expectPublishable({
    by,
    ...change,
    today: clocks.business.now(),
    async scoredAfter(day) {
      const since = new Date(Date.parse(day) + dayMs).toISOString();
      return (await scores(by.tenant).recentScores({ since, limit: 1 })).length > 0;
    },
    async digestOf(audit) {
      const digest = (await auditStore(by.tenant).find(audit))?.report['digest'];
      return typeof digest === 'string' ? digest : undefined;
    },
  });

/** Throws `validation_failed` for a connection that is not there, or of a system that cannot take that place. */
async function expectSystems(
  { connections, catalogue }: RoutePorts['integration'],
  tenant: TenantId,
  systems: Readonly<Partial<Record<keyof Settings['systems'], ConnectionId | null | undefined>>>,
): Promise<void> {
  const all = await connections(tenant).list();
  const errors = (['ats', 'calendar'] as const).flatMap((place): FieldFault[] => {
    const { [place]: id = null } = systems;
    if (id === null) return [];
    const path = `systems.${place}`;
    const connection = all.find((one) => one.id === id);
    if (connection === undefined)
      return [{ path, code: 'unknown', message: `There is no connection ${id}. GET /api/v2/connections lists them.` }];
    const fitting = catalogue.all.filter(({ unified }) => unified[place] !== undefined);
    if (fitting.some(({ system }) => system === connection.system)) return [];
    const names = fitting.map(({ title }) => title).join(', ');
    return [{ path, code: 'unfit', message: `${connection.system} cannot take that place. These can: ${names}.` }];
  });
  if (errors.length > 0)
    throw new Problem('validation_failed', errors.map(({ message }) => message).join(' '), { errors });
}

const pastSettings = (ports: RoutePorts): Route[] => [listVersions(ports), restoreVersion(ports)];

const listVersions = ({ changes }: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/api/v1/settings/history',
    summary: 'List the versions of the settings, newest first',
    tag: 'platform',
    access: { scope: 'operations:read' },
    audit: readOnly,
    query: historyQuery,
    replies: { 200: historyOf(WireSettingsVersion) },
    async handle({ by, query: { limit } }) {
      const found = await changes(by.tenant).list({ kind: 'settings' }, limit);
      return { status: 200, body: { data: found.map(wireVersion), next_cursor: null } };
    },
  });

const restoreVersion = (ports: RoutePorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/api/v1/settings/restore',
    summary: 'Put the settings back to an earlier version, as a new version',
    examples: { request: { version: 1 } },
    tag: 'platform',
    access: { scope: 'admin' },
    audit: { event: 'settings.restored' },
    body: z.strictObject({ version: VersionNumber }),
    replies: { 200: WireSettings },
    problems: ['not_found', 'conflict'],
    async handle({ by, body: { version: wanted } }) {
      const { value } = await ports.changes(by.tenant).get({ kind: 'settings' }, wanted);
      const [store, after] = [ports.settings(by.tenant), Settings.parse(value)];
      await publishable(ports, by, { before: (await store.get()).settings, after });
      const { settings: now, version } = await store.put(after, by.id);
      return { status: 200, body: wireSettings(now, version), subject: `version ${wanted}` };
    },
  });

const WireSettingsVersion = z.strictObject({
  version: z.int(),
  changed_by: z.string(),
  changed_at: z.iso.datetime(),
  value: WireSettings,
});

const wireVersion = ({ version, by, at, value }: Change) => ({
  version,
  changed_by: by,
  changed_at: at.toISOString(),
  // Settings that came later stand at their defaults in an older version.
  value: wireSettings(Settings.parse(value), version),
});
