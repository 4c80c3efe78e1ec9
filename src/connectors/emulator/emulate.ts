// A server that behaves as a connector's declaration says its system does: for trying flows without an account, and for tests.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Connector } from '../../core/connector/connector.ts';
import type { JsonObject } from '../../core/json.ts';
import type { Values } from '../runtime/templates.ts';
import { connectorAt, madeUpValues } from './connector-at.ts';
import { type EmulatorAuth, openEmulatorAuth } from './auth.ts';
import { asserts, openProofs, type Proofs } from './proofs.ts';
import type { Records } from './records.ts';
import { type Mishap, type Service, serve } from './serve.ts';
import type { Beside } from './unified-routes.ts';
import { openWorld, recordsOf, type WorldOptions } from './world.ts';

export interface Emulator {
  readonly origin: string;
  /** The same connector, pointing here. */
  readonly connector: Connector;
  readonly config: JsonObject;
  readonly credentials: Readonly<Record<string, string>>;
  readonly auth: EmulatorAuth;
  /** Of a system whose first way in is an assertion. */
  readonly proofs: Proofs | undefined;
  /** Notes and stages that belong to no collection. */
  readonly beside: Beside;
  collection(name: string): Records;
  /** In the order given, one for each request that is let in; tokens are not counted. Undefined: nothing goes wrong. */
  next(...mishaps: readonly (Mishap | undefined)[]): void;
  /** Requests that were let in so far. */
  readonly served: () => number;
  close(): Promise<void>;
}

export interface EmulatorOptions extends WorldOptions {
  /** 0: one that is free. */
  readonly port?: number;
}

export async function emulate(declared: Connector, options: EmulatorOptions): Promise<Emulator> {
  const { config, credentials: words } = madeUpValues(declared);
  const mishaps: (Mishap | undefined)[] = [];
  let served = 0;
  let service: Service | undefined;
  const server = createServer((request, response) => {
    if (service === undefined) response.destroy();
    else serve(service, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${portOf(server.address())}`;
  const connector = connectorAt(declared, origin, { config, cred: words });
  const [auth] = connector.auth;
  const { clock } = options;
  const proofs = asserts(auth) ? openProofs(auth, { values: { config, cred: words }, clock }) : undefined;
  const credentials = { ...words, ...proofs?.credentials };
  const values: Values = { config, cred: credentials };
  const world = openWorld(connector, { ...options, values });
  const emulatorAuth = openEmulatorAuth(connector, values, proofs);
  const admit = (): Mishap | undefined => {
    served += 1;
    return mishaps.shift();
  };
  service = { world, origin, auth: emulatorAuth, admit };
  return {
    origin,
    connector,
    config,
    credentials,
    auth: emulatorAuth,
    proofs,
    beside: world.beside,
    collection: (name) => recordsOf(world, name),
    next: (...more) => void mishaps.push(...more),
    served: () => served,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const portOf = (address: AddressInfo | string | null): number =>
  address !== null && typeof address === 'object' ? address.port : 0;
