// Webhook endpoints as documents, named by their description, or by their address. Secrets stand in no file: a new endpoint gets one
// of its own, and what follows the question mark of an address stays as it is.
import { z } from 'zod';
import type { Principal } from '../../core/access.ts';
import type { TenantId } from '../../core/ids.ts';
import { filterable } from '../../core/outgoing-event.ts';
import type { WebhookEndpoint } from '../../core/ports/webhook-endpoints.ts';
import { address, eventKinds, filters, included } from '../wire/webhook-endpoint.ts';
import { asJson, type DocumentKind, fault, parsed } from './documents.ts';
import type { EnvironmentPorts } from './environment-ports.ts';

export const WebhookDocument = z.strictObject({
  url: address.describe('Without what follows a question mark: it may hold a key, and stays as it is.'),
  events: eventKinds,
  filter: filters.default({}),
  include: included.default([]),
  paused: z.boolean().default(false),
});

const mostEndpoints = 100;
const longestName = 128;

export function webhookDocuments({ integration }: EnvironmentPorts, tenant: TenantId): DocumentKind {
  const { webhooks, webhookEndpoints } = integration;
  const named = async (): Promise<ReadonlyMap<string, WebhookEndpoint>> => {
    const all = await webhookEndpoints(tenant).list({ limit: mostEndpoints });
    const found = new Map<string, WebhookEndpoint>();
    for (const endpoint of all.toReversed()) {
      const name = (endpoint.description ?? bare(endpoint.url)).slice(0, longestName);
      found.set(found.has(name) ? `${name.slice(0, 90)} (${endpoint.id})` : name, endpoint);
    }
    return found;
  };
  return {
    async read() {
      return Object.fromEntries([...(await named())].map(([name, endpoint]) => [name, documentOf(endpoint)]));
    },

    async normalize({ name, document }) {
      const at = `webhooks.${name}`;
      const wanted = parsed(WebhookDocument, document, at);
      if (wanted.url !== bare(wanted.url) || !URL.canParse(wanted.url))
        throw fault(`${at}.url`, 'must be an address without user name, ? and #');
      for (const type of wanted.events)
        for (const field of Object.keys(wanted.filter))
          if (!filterable(type).includes(field)) throw fault(`${at}.filter.${field}`, `${type} has no such field.`);
      return asJson({ ...wanted, events: [...new Set(wanted.events)] });
    },

    async put(name, document, by) {
      const { url, events, paused, ...rest } = WebhookDocument.parse(document);
      const standing = (await named()).get(name);
      const status = paused ? ('paused' as const) : ('enabled' as const);
      const approved = ofPerson(by);
      if (standing === undefined) {
        const wanted = { ...rest, url, types: events, description: name, secret: undefined };
        const { endpoint } = await webhooks.subscribe(approved, wanted);
        if (paused) await webhooks.change(approved, endpoint.id, { status });
        return;
      }
      const moved = bare(standing.url) === url ? {} : { url };
      await webhooks.change(approved, standing.id, { ...rest, ...moved, types: events, status });
    },

    async remove(name, by) {
      const standing = (await named()).get(name);
      if (standing !== undefined) await webhooks.remove(by, standing.id);
    },
  };
}

const documentOf = ({ url, types, filter, include, status }: WebhookEndpoint) =>
  asJson({ url: bare(url), events: types, filter, include, paused: status === 'paused' });

/** A person has approved what is subscribed to: the key that brings the files needs no right to read it. */
const ofPerson = (by: Principal): Principal => ({ ...by, scopes: new Set(['admin']) });

function bare(url: string): string {
  if (!URL.canParse(url)) return url;
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}
