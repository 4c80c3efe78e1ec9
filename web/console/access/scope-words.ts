// What each scope allows, in the words of the console.
import type { Session } from '../api/wire.ts';

export type Scope = Session['scopes'][number];

export const scopeWords: Readonly<Record<Scope, string>> = {
  'operations:*': 'Recruiting operations, to act',
  'operations:read': 'Recruiting operations, to read',
  'retention:*': 'Retention, to score and train',
  'retention:read': 'Retention, to read',
  'veteran:*': 'Veteran translation and reviews',
  'veteran:read': 'Veteran translation, to read',
  'integrations:*': 'Integrations, to connect and run',
  'integrations:read': 'Integrations, to read',
  'integrations:embed': 'The flow builder in a page of yours',
  'environment:*': 'Configuration as files, to plan and apply',
  'environment:read': 'Configuration as files, to read and plan',
  'usage:read': 'What language models cost, by person',
  'metrics:read': 'Metrics of the installation, for Prometheus',
  'people:provision': 'Add people and end their access, for an identity provider (SCIM)',
  admin: 'Everything, people and keys included',
};
