// What every system behind Microsoft Graph asks of whoever connects an account: the same sign-in, with scopes of its own.
import { oauthClient } from '../prompts.ts';

/** In which directory the sign-in takes place. */
export const directory = {
  key: 'directory',
  label: 'Directory (tenant) id',
  example: 'organizations',
  help: 'Entra admin center › App registrations › Overview.',
} as const;

/** `reasons`: each scope, and what it is asked for. The connector asks for `directory` in its own `config`. */
export function microsoftAccount(reasons: Readonly<Record<string, string>>) {
  const scopeReasons = { offline_access: 'to stay connected without asking you to sign in again', ...reasons };
  return {
    baseUrl: 'https://graph.microsoft.com/v1.0',
    hosts: ['login.microsoftonline.com'],
    credentials: [
      ...oauthClient(
        'Entra admin center › App registrations › your application: Overview, and Certificates & secrets.',
      ),
    ],
    auth: [
      {
        kind: 'oauth2-code' as const,
        authorizeUrl: 'https://login.microsoftonline.com/{config.directory}/oauth2/v2.0/authorize',
        tokenUrl: 'https://login.microsoftonline.com/{config.directory}/oauth2/v2.0/token',
        scopes: Object.keys(scopeReasons),
        scopeReasons,
      },
    ],
  };
}

/** How Graph pages its lists. */
const graphPages = { kind: 'next-url', next: '@odata.nextLink', sizeParam: '$top', size: 100 } as const;

/** How every list of Graph is read. */
export const graphList = { items: 'value', id: 'id', paging: graphPages } as const;

/** What has changed since a time, in lists that can be filtered. */
export const graphChanges = {
  kind: 'filter',
  param: '$filter',
  value: 'lastModifiedDateTime ge {since}',
  field: 'lastModifiedDateTime',
} as const;

/** Graph's calls for one kind of record below `/me`. `named`: its name in the operations. */
export const graphWrites = (path: string, named: string) =>
  ({
    create: {
      call: { method: 'POST', path: `/me/${path}`, operation: `me.Create${named}` },
      idempotency: { kind: 'none' },
    },
    update: {
      call: { method: 'PATCH', path: `/me/${path}/{id}`, operation: `me.Update${named}` },
      idempotency: { kind: 'natural-key' },
    },
    delete: {
      call: { method: 'DELETE', path: `/me/${path}/{id}`, operation: `me.Delete${named}` },
      idempotency: { kind: 'natural-key' },
    },
  }) as const;

/**
 * Change notifications of the records below `/me`. Events and messages may be subscribed for less than a week:
 * https://learn.microsoft.com/graph/change-notifications-delivery-webhooks
 */
export const graphNotifications = (collection: string) =>
  ({
    verify: { kind: 'body-token', items: 'value', field: 'clientState' },
    eventType: { path: 'value[0].changeType' },
    handshake: 'graph-validation',
    subscribe: {
      method: 'POST',
      path: '/subscriptions',
      body: {
        changeType: 'created,updated,deleted',
        notificationUrl: '{callbackUrl}',
        resource: `me/${collection}`,
        expirationDateTime: '{expiresAt}',
        clientState: '{secret}',
      },
    },
    unsubscribe: { method: 'DELETE', path: '/subscriptions/{subscription}' },
    renewDays: 6,
    events: { created: { collection }, updated: { collection }, deleted: { collection } },
  }) as const;
