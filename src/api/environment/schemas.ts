// The JSON Schema of each kind of document, for editors of the files.
import { z } from 'zod';
import type { EnvironmentKind } from '../../core/environment.ts';
import { JsonObject } from '../../core/json.ts';
import { ConnectionDocument } from './connections.ts';
import { RuleDocument, SequenceDocument, TemplateDocument } from './definitions.ts';
import { FlowFile } from './flows.ts';
import { IntegrationDocument } from './integrations.ts';
import { PlanDocument, PoolDocument } from './interviews.ts';
import { SettingsDocument } from './settings.ts';
import { WebhookDocument } from './webhooks.ts';

const documents: Readonly<Record<EnvironmentKind, z.ZodType>> = {
  connections: ConnectionDocument,
  templates: TemplateDocument,
  sequences: SequenceDocument,
  rules: RuleDocument,
  settings: SettingsDocument,
  pools: PoolDocument,
  plans: PlanDocument,
  webhooks: WebhookDocument,
  integrations: IntegrationDocument,
  flows: FlowFile,
};

export const documentSchemas = (): Record<string, JsonObject> =>
  Object.fromEntries(
    Object.entries(documents).map(([kind, schema]) => [
      kind,
      JsonObject.parse(JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))),
    ]),
  );
