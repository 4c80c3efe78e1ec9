// Connections as documents: their configuration alone. They are bound by name, and entered where their credentials are.
import { z } from 'zod';
import type { ConnectionId, TenantId } from '../../core/ids.ts';
import type { Connection } from '../../core/integration.ts';
import { JsonObject } from '../../core/json.ts';
import { type DocumentKind, byName, fault, parsed } from './documents.ts';
import type { EnvironmentPorts } from './environment-ports.ts';

export const ConnectionDocument = z.strictObject({ system: z.string(), config: JsonObject });

const own = async ({ integration }: EnvironmentPorts, tenant: TenantId): Promise<Map<string, Connection>> =>
  byName(
    'connections',
    (await integration.connections(tenant).list()).filter(({ addOn }) => addOn === undefined),
    ({ name }) => name,
  );

export function connectionDocuments(ports: EnvironmentPorts, tenant: TenantId): DocumentKind {
  return {
    async read() {
      const all = await own(ports, tenant);
      return Object.fromEntries([...all].map(([name, { system, config }]) => [name, { system, config }]));
    },
    async normalize({ name, document, running }) {
      const at = `connections.${name}`;
      const { system, config } = parsed(ConnectionDocument, document, at);
      if (running === undefined)
        throw fault(at, `Connect “${name}” (${system}) in this organization first: files hold no credentials.`);
      if (running['system'] !== system)
        throw fault(at, `“${name}” is a connection to ${JSON.stringify(running['system'])} here, not to ${system}.`);
      return { system, config };
    },
    async put(name, document, by) {
      const { config } = ConnectionDocument.parse(document);
      const found = (await own(ports, tenant)).get(name);
      if (found !== undefined) await ports.integration.service.change(by, found.id, { config });
    },
  };
}

export interface ConnectionNames {
  nameOf(id: ConnectionId): string;
  /** Throws `validation_failed`. */
  idOf(name: string, at: string): ConnectionId;
  /** Throws `validation_failed`. */
  get(name: string, at: string): Connection;
}

export async function connectionNames(ports: EnvironmentPorts, tenant: TenantId): Promise<ConnectionNames> {
  const all = await own(ports, tenant);
  const names = new Map([...all].map(([name, { id }]) => [id, name]));
  const get = (name: string, at: string): Connection => {
    const found = all.get(name);
    if (found === undefined)
      throw fault(at, `There is no connection “${name}” in this organization. Connect it first.`);
    return found;
  };
  return { nameOf: (id) => names.get(id) ?? id, idOf: (name, at) => get(name, at).id, get };
}
