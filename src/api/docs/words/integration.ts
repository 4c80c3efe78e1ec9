// What the fields of connected systems mean: accounts, syncs, events, offerings and configuration as files.
import type { ResourceWords } from './resource-words.ts';

export const integrationWords: ResourceWords = {
  'add-ons': { side: 'Which of the two accounts: where records come from, or where they go.' },
  'connect-links': {
    connection_id: 'The connection to let in anew, instead of a new one.',
    expires_in_seconds: 'For how long the link can be opened.',
    system: 'Name of the system to connect, as GET /api/v2/connectors lists it.',
    name: 'Name that the new connection gets.',
  },
  connections: {
    system: 'Name of the system, as GET /api/v2/connectors lists it.',
    secret: 'With which the system signs what it reports. Leave it out to have one made, shown this once.',
  },
  connectors: {
    category: 'Keeps only systems of this category.',
    q: 'Words to look for in names and descriptions.',
  },
  environment: {
    digest: 'The `digest` of the plan that was read: what has changed since is not overwritten.',
    environment: 'The documents: what the organization is to look like.',
  },
  'event-log': { kind: 'Keeps only events of this kind.' },
  events: { kind: 'What happened.' },
  hooks: { validationToken: 'Sent by Microsoft Graph to check the address; it is answered as it came.' },
  integrations: {
    name: 'Name of the integration.',
    source: 'Where records come from. In the address: the system that is read.',
    destination: 'Where records go.',
    'destination.action':
      'What happens to a record there. `upsert` updates it where it exists and creates it where not.',
    'destination.endpoint': 'The collection that is written; without it, the one of the same kind.',
    'destination.field_mapping': 'Source field → destination field, or an object that says how the value is changed.',
    enabled: '`false`: it does not run until it is enabled again.',
    version: 'Version that was read; the change is refused where somebody was quicker.',
  },
  offerings: {
    'destination.account': 'What clients need not enter for their account.',
    'source.account': 'What clients need not enter for their account.',
    source: 'Where records come from.',
    destination: 'Where records go.',
    'destination.action': 'What happens to a record there.',
    'destination.endpoint': 'The collection that is written.',
    'destination.field_mapping': 'Source field → destination field, or an object that says how the value is changed.',
    name: 'Name that clients see.',
    'price.amount': 'What it costs, for the list. Nothing is charged by Muster.',
    'price.currency': 'Three capital letters (ISO 4217).',
    'price.per': 'What the amount is for.',
    side: 'Which of the two accounts: where records come from, or where they go.',
    status: '`published` offers it to clients; `withdrawn` takes it back and ends its runs.',
    client_id: 'Id of the client’s organization.',
  },
  records: { outcome: 'What you found at the other system: the record is there, or it is not and is sent once more.' },
  syncs: {
    record_ids: 'Ids at the source: only these records.',
    since: 'Only what changed from then on (RFC 3339).',
    status: 'Keeps only records in this state.',
    integration_id: 'Keeps only runs of this integration.',
  },
  webhooks: {
    description: 'What the endpoint is for.',
    event: 'The kind of event.',
    since: 'What was told from then on is sent again (RFC 3339).',
    status: 'Keeps only deliveries in this state.',
  },
};
