// The generic connector: a REST system described by the connection's own configuration. It becomes a declaration like all others.
import type { Collection, Paging, Write } from '../core/connector/collection.ts';
import { type Connector, type ConnectorInput, defineConnector } from '../core/connector/connector.ts';
import type { Json } from '../core/json.ts';
import { RestConfig, type RestJob } from './rest/config.ts';

const head = {
  system: 'rest',
  title: 'REST system',
  category: ['generic'],
  docs: 'https://www.rfc-editor.org/rfc/rfc9110',
  apiVersion: 'any',
  checkedOn: '2026-11-20',
  evidence: 'documentation',
  credentials: [
    { key: 'bearer', label: 'Bearer token', secret: true, optional: true },
    { key: 'username', label: 'User name', optional: true },
    { key: 'password', label: 'Password', secret: true, optional: true },
    { key: 'header', label: 'Header', optional: true, example: 'X-Api-Key' },
    { key: 'value', label: 'Value of the header', secret: true, optional: true },
    { key: 'client_id', label: 'Client id', optional: true, help: 'With `token_url`.' },
    { key: 'client_secret', label: 'Client secret', secret: true, optional: true, help: 'With `token_url`.' },
    {
      key: 'assertion',
      label: 'SAML assertion',
      secret: true,
      optional: true,
      help: 'With `token_url`: as base64 or XML.',
    },
    { key: 'client_certificate', label: 'Client certificate (PEM)', secret: true, optional: true },
    { key: 'client_key', label: 'Private key of the client certificate (PEM)', secret: true, optional: true },
    { key: 'ca_certificate', label: 'Certificate authority of the server (PEM)', secret: true, optional: true },
  ],
  auth: [
    { kind: 'api-key', in: 'header', name: 'authorization', value: 'Bearer {cred.bearer}' },
    { kind: 'basic', username: '{cred.username}', password: '{cred.password}' },
    { kind: 'api-key', in: 'header', name: '{cred.header}', value: '{cred.value}' },
    { kind: 'saml-bearer', tokenUrl: '{config.token_url}' },
    { kind: 'oauth2-client', tokenUrl: '{config.token_url}' },
    { kind: 'none' },
  ],
  webhooks: {
    verify: { kind: 'standard' },
    eventId: { header: 'webhook-id' },
    eventType: { path: 'type' },
    events: {},
  },
} as const satisfies Partial<ConnectorInput>;

/** As the catalogue shows it: what it can do stands in each connection's configuration. */
export const rest: Connector = defineConnector({
  ...head,
  baseUrl: '{config.base_url}',
  test: { method: 'GET', path: '/' },
  limits: {},
  collections: {},
});

const oneRefused = {
  status: '429',
  kind: 'rate',
  concerns: 'request',
  fix: 'Nothing has to be done; it goes on by itself.',
} as const;

/** The declaration of one connection. Throws a ZodError that names the field of the configuration. */
export function restOf(config: Json): Connector {
  const parsed = RestConfig.parse(config);
  const [first] = Object.values(parsed.collections);
  return defineConnector({
    ...head,
    auth: head.auth.map((auth) => waysOf(auth, parsed)),
    baseUrl: parsed.base_url,
    test: { method: 'GET', path: parsed.test_path ?? first?.path ?? '/' },
    limits: {
      concurrency: parsed.concurrency,
      requests: parsed.requests,
      perSeconds: parsed.per_seconds,
    },
    faults: parsed.too_many_requests === 'request' ? [oneRefused] : [],
    ...(parsed.omits_empty_lists ? { omitsEmptyLists: 'Said by whoever connected it.' } : {}),
    collections: Object.fromEntries(
      Object.entries(parsed.collections).map(([name, given]) => [name, collectionOf(name, given)]),
    ),
  });
}

type AuthMethod = ConnectorInput['auth'][number];

function waysOf(auth: AuthMethod, { token_fields: extra, token_client: clientAuth }: RestConfig): AuthMethod {
  if (auth.kind === 'saml-bearer') return { ...auth, extra };
  return auth.kind === 'oauth2-client' ? { ...auth, extra, clientAuth } : auth;
}

type GivenCollection = RestConfig['collections'][string];

function collectionOf(name: string, given: GivenCollection): ConnectorInput['collections'][string] {
  return {
    label: name,
    list: { method: 'GET', path: given.path },
    items: given.items,
    id: given.id,
    paging: pagingOf(given.paging),
    changes:
      given.changed_since === undefined
        ? { kind: 'none' }
        : { kind: 'filter', param: given.changed_since.param, field: given.changed_since.field },
    deletes: deletesOf(given),
    filters: Object.fromEntries(Object.entries(given.filters).map(([key, to]) => [key, { param: to }])),
    fields: {},
    ...(given.one === undefined ? {} : { one: oneOf(given.one, given.write?.method) }),
    ...(given.restore === undefined
      ? {}
      : { restore: { call: { method: given.restore.method, path: byId(given.restore.path) } } }),
    ...(given.write === undefined ? {} : { writes: writesOf(given.write) }),
  };
}

const deletesOf = ({ deleted, scan_every_hours: everyHours }: GivenCollection): Collection['deletes'] =>
  deleted === undefined ? { kind: 'full-scan', everyHours } : { kind: 'flag', ...deleted };

const oneOf = ({ path, at }: NonNullable<GivenCollection['one']>, verb: string | undefined) => ({
  call: { method: 'GET' as const, path: byId(path) },
  at,
  whole: verb === 'PUT',
});

function pagingOf(given: GivenCollection['paging']): Paging {
  if (given.kind === 'none') return given;
  if (given.kind === 'next_url') return { kind: 'next-url', next: given.next };
  const { size_param: sizeParam, size } = given;
  switch (given.kind) {
    case 'page':
      return {
        kind: 'page',
        param: given.param,
        start: given.start,
        next: given.next,
        pages: given.pages,
        last: given.last,
        more: given.more,
        send: 'query',
        sizeParam,
        size,
      };
    case 'offset': {
      const { param: name, total, more } = given;
      return { kind: 'offset', param: name, start: 0, total, more, send: 'query', sizeParam, size };
    }
    case 'cursor': {
      const { param: name, next, more } = given;
      return { kind: 'cursor', param: name, next, more, send: 'query', alone: false, sizeParam, size };
    }
    case 'link':
      return { kind: 'link', rel: 'next', sizeParam, size };
    default:
      return given satisfies never;
  }
}

/** PUT and PATCH name their record, so that a repeat changes nothing; POST relies on the key. */
function writesOf(write: NonNullable<GivenCollection['write']>): NonNullable<Collection['writes']> {
  const { method: verb, idempotency_header: header, batch, accepted, job } = write;
  const taken = { accepted, ...(job === undefined ? {} : { job: jobOf(job) }) };
  const one = {
    ...taken,
    call: { method: verb, path: inRecord(write.path) },
    idempotency:
      verb !== 'POST'
        ? ({ kind: 'natural-key' } as const)
        : header === null
          ? ({ kind: 'none' } as const)
          : ({ kind: 'header', header } as const),
    ...(batch === undefined
      ? {}
      : { batch: { call: { method: batch.method, path: batch.path ?? write.path }, max: batch.max, at: batch.items } }),
  };
  const gone = write.delete?.path ?? (verb === 'POST' ? undefined : write.path);
  return {
    create: one,
    update: one,
    upsert: one,
    ...(gone === undefined
      ? {}
      : { delete: { call: { method: 'DELETE', path: byId(gone) }, idempotency: { kind: 'natural-key' }, ...taken } }),
  };
}

function jobOf({ path, outcomes, every_seconds, patience_seconds, ...job }: RestJob): NonNullable<Write['job']> {
  return {
    ...job,
    ...(path === undefined ? {} : { poll: { method: 'GET', path } }),
    ...(outcomes === undefined ? {} : { outcomes: { method: 'GET', path: outcomes } }),
    everySeconds: every_seconds,
    patienceSeconds: patience_seconds,
  };
}

/** `{external_id}` names a field of the record. */
const inRecord = (path: string): string => path.replaceAll(/\{(\w+)\}/g, '{record.$1}');
const byId = (path: string): string => path.replaceAll(/\{\w+\}/g, '{id}');
