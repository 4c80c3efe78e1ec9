// Which connection and which collection a sync request means.
import type { Collection } from '../../core/connector/collection.ts';
import type { Connector } from '../../core/connector/connector.ts';
import { type Connection, isSandbox } from '../../core/integration.ts';
import type { WriteAction } from '../../core/ports/remote-system.ts';
import { Problem } from '../../core/problem.ts';

interface ConnectionQuery {
  readonly side: 'source' | 'destination';
  readonly system: string;
  readonly tenantId: string | undefined;
}

/** The only connection of that system, or the one of that tenant over there. A sandbox account never stands in a real one's way. */
export function chooseConnection(
  connections: readonly Connection[],
  { side, system, tenantId }: ConnectionQuery,
): Connection {
  const ofSystem = connections.filter((connection) => connection.system === system);
  const real = ofSystem.filter((connection) => !isSandbox(connection));
  const unnamed = real.length === 0 ? ofSystem : real;
  const fitting = tenantId === undefined ? unnamed : ofSystem.filter((connection) => connection.tenantId === tenantId);
  const [only, ...others] = fitting;
  if (only === undefined) {
    const which = tenantId === undefined || ofSystem.length === 0 ? system : `${system} with that tenant_id`;
    throw new Problem(
      'connection_missing',
      `There is no connection to ${which}. Make one with POST /api/v2/connections, then send the request again.`,
      { errors: [{ path: `${side}.system`, code: 'connection_missing', message: `no connection to ${which}` }] },
    );
  }
  if (others.length > 0)
    throw new Problem(
      'connection_ambiguous',
      `There are ${fitting.length} connections to ${system}. Name one with ${side}.tenant_id.`,
      {
        errors: [
          { path: `${side}.tenant_id`, code: 'connection_ambiguous', message: 'says which connection is meant' },
        ],
        extra: {
          choices: fitting.map(({ id, name, tenantId: there }) => ({ connection_id: id, name, tenant_id: there })),
        },
      },
    );
  return only;
}

/** By name, without regard to case and slashes. Throws `validation_failed` that lists what there is. */
export function sourceCollection({ title, collections }: Connector, endpoint: string): string {
  const found = named(collections, endpoint);
  if (found === undefined)
    throw noCollection('source.endpoint', `${title} has no collection ${endpoint}.`, collections);
  return found;
}

interface Destined {
  readonly connector: Connector;
  readonly endpoint: string | undefined;
  /** The source's collection, for one of the same kind. */
  readonly like: { readonly name: string; readonly model: string | undefined };
  readonly action: WriteAction;
}

/** The named one, else the one of the same name or kind, else the only one that can be written. */
export function destinationCollection({ connector, endpoint, like, action }: Destined): string {
  const { title, collections } = connector;
  const writable = Object.entries(collections).filter(([, collection]) => takes(collection, action));
  if (endpoint !== undefined) {
    const found = named(collections, endpoint);
    if (found === undefined)
      throw noCollection('destination.endpoint', `${title} has no collection ${endpoint}.`, collections);
    if (!writable.some(([name]) => name === found))
      throw noCollection(
        'destination.action',
        `${title} takes no ${action} in ${found}.`,
        Object.fromEntries(writable),
      );
    return found;
  }
  const same =
    writable.find(([name]) => name === like.name) ??
    writable.find(([, { model }]) => model !== undefined && model === like.model) ??
    (writable.length === 1 ? writable[0] : undefined);
  if (same === undefined)
    throw noCollection(
      'destination.endpoint',
      `Say which collection of ${title} is meant.`,
      Object.fromEntries(writable),
    );
  return same[0];
}

/** An upsert may be made of look-up, create and update. */
export function takes({ writes }: Collection, action: WriteAction): boolean {
  if (writes === undefined) return false;
  if (writes[action] !== undefined) return true;
  return (
    action === 'upsert' && writes.match !== undefined && writes.create !== undefined && writes.update !== undefined
  );
}

const bare = (text: string): string => text.replaceAll(/^\/+|\/+$/g, '').toLowerCase();

export function named(collections: Connector['collections'], endpoint: string): string | undefined {
  return Object.keys(collections).find(
    (name) => bare(name) === bare(endpoint) || bare(collections[name]?.list.path ?? '') === bare(endpoint),
  );
}

function noCollection(path: string, message: string, collections: Readonly<Record<string, Collection>>): Problem {
  const names = Object.keys(collections);
  const choices = names.length === 0 ? 'It has none that fits.' : `It has: ${names.join(', ')}.`;
  return new Problem('validation_failed', `${message} ${choices}`, {
    errors: [{ path, code: 'unknown_collection', message: `${message} ${choices}` }],
    extra: { choices: names },
  });
}
