// Connectors as the catalogue shows them: what they ask for and what they can do, without the calls behind it.
import { z } from 'zod';
import { abilitiesOf } from '../../core/connector/abilities.ts';
import type { Collection } from '../../core/connector/collection.ts';
import { canBePlayed, type Connector } from '../../core/connector/connector.ts';
import { component } from '../docs/components.ts';

const Prompt = z.object({
  key: z.string(),
  label: z.string(),
  secret: z.boolean(),
  optional: z.boolean(),
  example: z.string().nullable(),
  help: z.string().nullable(),
});

const head = {
  system: z.string(),
  title: z.string(),
  category: z.array(z.string()),
  docs: z.string(),
  api_version: z.string(),
  checked_on: z.string(),
  sunset: z.string().nullable(),
  evidence: z.enum(['official', 'recorded', 'documentation']).describe('How it is known to be right.'),
  serves: z
    .array(z.string())
    .describe('Which of Muster’s own systems it can be: `ats`, `calendar`. See `systems` of the settings.'),
  sandbox: z.boolean().describe('Muster can play it: connect it with {"config": {"origin": "sandbox"}}, without keys.'),
};

export const WireConnector = component(
  'Connector',
  z.object({ ...head, auth: z.array(z.string()), collections: z.array(z.string()), webhooks: z.boolean() }),
);

const WireCollection = z.object({
  name: z.string(),
  label: z.string(),
  model: z.string().nullable(),
  actions: z.array(z.string()),
  incremental: z.string(),
  deletes: z.string(),
  filters: z.array(z.string()),
  fields: z.array(z.object({ name: z.string(), path: z.string(), type: z.string(), personal: z.string().nullable() })),
});

export const WireConnectorDetail = component(
  'ConnectorDetail',
  z.object({
    ...head,
    auth: z.array(z.string()),
    config: z.array(Prompt),
    credentials: z.array(Prompt),
    collections: z.array(WireCollection),
    webhooks: z.array(z.string()),
    abilities: z
      .array(
        z.object({
          port: z.string(),
          act: z.string(),
          because: z.string().nullable().describe('Why it cannot be done there, with the remedy; null: it can.'),
        }),
      )
      .describe('What it can do in each of the places that it `serves`; tools say the same before anything is tried.'),
    scopes: z
      .array(z.object({ scope: z.string(), reason: z.string().nullable() }))
      .describe('What is asked for where people sign in over there, and why.'),
    limits: z.object({
      requests: z.int().nullable(),
      per_seconds: z.number().nullable(),
      concurrency: z.int(),
      too_many_requests: z
        .enum(['connection', 'request'])
        .describe(
          'Who waits when it refuses: everything of the connection, or where it says so the refused request alone.',
        ),
    }),
  }),
);

const headOf = (connector: Connector) => ({
  system: connector.system,
  title: connector.title,
  category: [...connector.category],
  docs: connector.docs,
  api_version: connector.apiVersion,
  checked_on: connector.checkedOn,
  sunset: connector.sunset ?? null,
  evidence: connector.evidence,
  serves: Object.keys(connector.unified),
  sandbox: canBePlayed(connector),
  auth: connector.auth.map(({ kind }) => kind),
});

export const wireConnector = (connector: Connector): z.infer<typeof WireConnector> => ({
  ...headOf(connector),
  collections: Object.keys(connector.collections),
  webhooks: connector.webhooks !== undefined,
});

export const wireConnectorDetail = (connector: Connector): z.infer<typeof WireConnectorDetail> => ({
  ...headOf(connector),
  config: connector.config.map(wirePrompt),
  credentials: connector.credentials.map(wirePrompt),
  collections: Object.entries(connector.collections).map(([name, collection]) => wireCollection(name, collection)),
  webhooks: Object.keys(connector.webhooks?.events ?? {}),
  abilities: abilitiesOf(connector).map((one) => ({ ...one })),
  scopes: scopesOf(connector),
  limits: {
    requests: connector.limits.requests ?? null,
    per_seconds: connector.limits.perSeconds ?? null,
    concurrency: connector.limits.concurrency,
    too_many_requests: connector.faults.some(({ concerns }) => concerns === 'request') ? 'request' : 'connection',
  },
});

function scopesOf({ auth }: Connector): { scope: string; reason: string | null }[] {
  const signIn = auth.find((one) => one.kind === 'oauth2-code');
  if (signIn?.kind !== 'oauth2-code') return [];
  return signIn.scopes.map((scope) => ({ scope, reason: signIn.scopeReasons[scope] ?? null }));
}

const wirePrompt = ({ key, label, secret, optional, example, help }: Connector['config'][number]) => ({
  key,
  label,
  secret: secret === true,
  optional: optional === true,
  example: example ?? null,
  help: help ?? null,
});

const wireCollection = (name: string, { label, model, writes, changes, deletes, filters, fields }: Collection) => ({
  name,
  label,
  model: model ?? null,
  actions: actionsOf(writes),
  incremental: changes.kind,
  deletes: deletes.kind,
  filters: Object.keys(filters),
  fields: Object.entries(fields).map(([field, { path, type, personal }]) => ({
    name: field,
    path,
    type,
    personal: personal ?? null,
  })),
});

/** An upsert may be made of look-up, create and update. */
function actionsOf(writes: Collection['writes']): string[] {
  if (writes === undefined) return [];
  const { match, ...declared } = writes;
  const names = Object.keys(declared);
  const isMade = match !== undefined && declared.create !== undefined && declared.update !== undefined;
  return isMade && declared.upsert === undefined ? ['upsert', ...names] : names;
}
