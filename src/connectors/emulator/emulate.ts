// A server that behaves as a connector's declaration says its system does: for trying flows without an account, and for tests.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '../../core/clock.ts';
import type { Connector } from '../../core/connector/connector.ts';
import type { JsonObject } from '../../core/json.ts';
import type { Values } from '../runtime/templates.ts';
import { connectorAt, madeUpValues } from './connector-at.ts';
import { type Door, openDoor } from './door.ts';
import { openRecords, type Records } from './records.ts';
import { openRouter } from './routes.ts';
import { type Beside, nothingBeside } from './unified-routes.ts';
import { type Mishap, type Service, serve } from './serve.ts';

export interface Emulator {
  readonly origin: string;
  /** The same connector, pointing here. */
  readonly connector: Connector;
  readonly config: JsonObject;
  readonly credentials: Readonly<Record<string, string>>;
  readonly door: Door;
  /** Notes and stages that belong to no collection. */
  readonly beside: Beside;
  collection(name: string): Records;
  /** In the order given, one for each request that is let in; tokens are not counted. Undefined: nothing goes wrong. */
  next(...mishaps: readonly (Mishap | undefined)[]): void;
  /** Requests that were let in so far. */
  readonly served: () => number;
  close(): Promise<void>;
}

export interface EmulatorOptions {
  readonly clock: Clock;
  /** Records in each collection. */
  readonly count?: number;
  readonly ids?: 'text' | 'number';
  /** The most that a page holds. */
  readonly page?: number;
  readonly emptyLast?: boolean;
  /** 0: any free one. */
  readonly port?: number;
}

export async function emulate(declared: Connector, options: EmulatorOptions): Promise<Emulator> {
  const { config, credentials } = madeUpValues(declared);
  const values: Values = { config, cred: credentials };
  const mishaps: (Mishap | undefined)[] = [];
  let served = 0;
  let service: Service | undefined;
  const server = createServer((request, response) => {
    if (service === undefined) response.destroy();
    else serve(service, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${portOf(server.address())}`;
  const connector = connectorAt(declared, origin, values);
  const collections = collectionsOf(connector, options);
  const door = openDoor(connector, values);
  const router = openRouter(connector, {
    basePath: new URL(connector.baseUrl).pathname.replace(/\/$/, ''),
    config: values,
  });
  const pages = { most: options.page ?? 100, emptyLast: options.emptyLast ?? false };
  const admit = (): Mishap | undefined => {
    served += 1;
    return mishaps.shift();
  };
  const beside = nothingBeside();
  const now = () => options.clock.now();
  service = { connector, origin, door, router, collections, pages, admit, beside, now };
  return {
    origin,
    connector,
    config,
    credentials,
    door,
    beside,
    collection(name) {
      const found = collections.get(name);
      if (found === undefined) throw new Error(`${declared.title} has no collection ${name}`);
      return found;
    },
    next: (...more) => void mishaps.push(...more),
    served: () => served,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function collectionsOf(
  { collections }: Connector,
  { count = 25, ids = 'text', clock }: EmulatorOptions,
): ReadonlyMap<string, Records> {
  return new Map(
    Object.entries(collections).map(([name, collection]) => [
      name,
      openRecords({ collection, count, ids, now: () => clock.now() }),
    ]),
  );
}

const portOf = (address: AddressInfo | string | null): number =>
  address !== null && typeof address === 'object' ? address.port : 0;
