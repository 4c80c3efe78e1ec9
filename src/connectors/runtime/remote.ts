// One connection, opened: pages are read and records written as the connector declares it.
import type { Collection } from '../../core/connector/collection.ts';
import type { Connector } from '../../core/connector/connector.ts';
import type { Clock } from '../../core/clock.ts';
import type { Json } from '../../core/json.ts';
import { readPath } from '../../core/json-path.ts';
import type { Secrets, Token } from '../../core/ports/connections.ts';
import type { DriftLog } from '../../core/ports/drift-log.ts';
import type { MappedSystem } from '../../core/ports/remote-system.ts';
import type { RequestLog } from '../../core/ports/request-log.ts';
import { Problem } from '../../core/problem.ts';
import type { Budget } from './budget.ts';
import { openCaller } from './caller.ts';
import type { Http, Identity } from './http.ts';
import { noteDrift } from './drift.ts';
import { lookAt } from './look-at.ts';
import { readFile } from './read-file.ts';
import { readList, readPage } from './read-page.ts';
import { readPageOfEach } from './read-page-of-each.ts';
import { restoreRecord } from './restore-record.ts';
import { openSignIn } from './sign-in.ts';
import type { ReportAuthStatus } from './auth-status.ts';
import { type Values, fill } from './templates.ts';
import { batchSize, writeRecords } from './write-records.ts';

/**
 * Of one connection. `keepToken` is awaited before a fresh token is used, so that a rotated refresh token is not lost in a
 * crash.
 */
export interface RemoteDependencies {
  readonly connector: Connector;
  /** The connection's configuration and the tenant over there. */
  readonly config: Json;
  readonly secrets: Secrets;
  readonly keepToken: (token: Token | null) => Promise<void>;
  readonly budget: Budget;
  readonly http: Pick<Http, 'send'>;
  readonly log: RequestLog;
  readonly drift: DriftLog;
  /** Real time: tokens and Retry-After go by it. */
  readonly clock: Clock;
  /** Told whether we are let in; nobody, for accounts that are not kept. */
  readonly standing?: ReportAuthStatus | undefined;
}

/**
 * Makes no request yet. Throws a `RemoteFault` where the configuration or the credentials lack a value that the connector
 * needs. A collection that the connector lacks is `not_found`, thrown by each method.
 */
export function openRemoteSystem(dependencies: RemoteDependencies): MappedSystem {
  const { connector, config, secrets } = dependencies;
  const values: Values = { config, cred: secrets.credentials };
  const baseUrl = fill(connector.baseUrl, values).replace(/\/$/, '');
  const http = showing(dependencies.http, identityOf(secrets.credentials));
  const signIn = openSignIn({
    ...dependencies,
    values,
    baseUrl,
    token: secrets.token,
    send: (outgoing) => http.send(outgoing),
  });
  const hosts = hostsOf(connector, baseUrl, values);
  const caller = openCaller({ ...dependencies, http, values, baseUrl, signIn, hosts });
  return {
    connector,
    async test(signal) {
      await caller.call({ call: connector.test, values: {}, writes: false, asksNow: true, signal });
    },
    async subscribe({ call, values: given, signal }) {
      const { body } = await caller.call({ call, values: given, writes: true, signal });
      const name = readPath(body, connector.webhooks?.subscriptionId ?? 'id');
      return typeof name === 'string' || typeof name === 'number' ? String(name) : null;
    },
    async readPage(request) {
      const collection = collectionOf(connector, request.collection);
      const { beside, ...page } = await readPageOfEach(request, collection.of, (asked) =>
        readPage(caller, { source: connector, collection: collectionOf(connector, asked.collection) }, asked),
      );
      const bodies = page.records.map(({ body }) => body);
      noteDrift(dependencies.drift, { ...collection, name: request.collection, beside }, bodies);
      return page;
    },
    write: (writings, signal) =>
      writeRecords(caller, {
        connector,
        clock: dependencies.clock,
        writings,
        signal,
        collectionOf: (name) => collectionOf(connector, name),
      }),
    call: async ({ call, values: filled, writes, signal }) =>
      (await caller.call({ call, values: filled, writes, signal })).body,
    list: (request) => readList(caller, connector, request),
    file: (request) =>
      readFile({ caller, connector, http, hosts, log: dependencies.log, clock: dependencies.clock }, request),
    batchSize: (collection, action) => batchSize(collectionOf(connector, collection), action),
    restore: (asked) =>
      restoreRecord(caller, { connector, collection: collectionOf(connector, asked.collection) }, asked),
    look: (asked) => lookAt(caller, { connector, collection: collectionOf(connector, asked.collection) }, asked),
  };
}

/** The names of the prompts, in every connector that knows client certificates. */
function identityOf(credentials: Secrets['credentials']): Identity | undefined {
  const { client_certificate: cert, client_key: key, ca_certificate: ca } = credentials;
  return cert === undefined || key === undefined ? undefined : { cert, key, ca };
}

/** With every request, the one for a token too. */
const showing = (http: Pick<Http, 'send'>, identity: Identity | undefined): Pick<Http, 'send'> =>
  identity === undefined ? http : { send: (outgoing) => http.send({ ...outgoing, identity }) };

function hostsOf({ hosts }: Connector, baseUrl: string, values: Values): ReadonlySet<string> {
  return new Set([new URL(baseUrl).host, ...hosts.map((host) => fill(host, values))]);
}

function collectionOf({ collections, title }: Connector, name: string): Collection {
  const found = Object.hasOwn(collections, name) ? collections[name] : undefined;
  if (found === undefined)
    throw new Problem(
      'not_found',
      `${title} has no collection ${name}. It has: ${Object.keys(collections).join(', ')}.`,
    );
  return found;
}
