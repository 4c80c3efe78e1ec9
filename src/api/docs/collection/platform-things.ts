// The things of the integration platform that examples refer to: accounts, syncs, flows, offerings.
import { type Variable, post } from './variable.ts';

/** Two systems of one kind: records of people on both sides. */
const account = (name: string) => ({
  system: 'rest',
  name,
  tenant_id: `${name} {{$guid}}`,
  config: {
    base_url: 'https://hr.example.com',
    collections: { people: { path: '/people', items: 'data', write: { method: 'PUT', path: '/people/{id}' } } },
  },
  credentials: { bearer: 'the token' },
});
const sides = {
  retry_policy: { max_retries: 0 },
  webhook_url: 'https://hooks.example.com/muster',
  source: { system: 'rest', tenant_id: '{{source_account}}', endpoint: 'people' },
  destination: { system: 'rest', tenant_id: '{{destination_account}}', endpoint: 'people' },
};

const peopleFlow = {
  format: 1,
  name: 'People to payroll',
  trigger: { kind: 'manual' },
  source: { system: 'rest', connection: '{{connection_id}}', collection: 'people' },
  start: 'write',
  steps: [
    {
      id: 'write',
      kind: 'write',
      to: { system: 'rest', connection: '{{connection_id}}', collection: 'people' },
      action: 'upsert',
      next: null,
    },
  ],
};
const offering = {
  name: 'People to payroll',
  summary: 'Every hire stands in payroll the same day.',
  source: { system: 'bamboohr', endpoint: 'employees' },
  destination: { system: 'rest', endpoint: 'people' },
};

export const platformThings: Readonly<Record<string, Variable>> = {
  source_account: { sample: 'hr', from: post('/api/v2/connections', account('hr'), 'tenant_id') },
  destination_account: { sample: 'payroll', from: post('/api/v2/connections', account('payroll'), 'tenant_id') },
  connection_id: { sample: 'con_01J9ZF', from: post('/api/v2/connections', account('directory'), 'connection_id') },
  hook_secret: {
    sample: 'whsec_…',
    from: { method: 'PUT', path: '/api/v2/connections/{{connection_id}}/hook', take: 'secret' },
  },
  hook_signature: { sample: 'v1,…', from: { signs: 'hook_secret' } },
  sync_id: { sample: 'sync_01J9ZG', from: post('/api/v2/integrations/rest/sync', sides, 'sync_id') },
  integration_id: { sample: 'int_01J9ZH', from: post('/api/v2/integrations', sides, 'integration_id') },
  flow_id: { sample: 'flow_01J9ZI', from: post('/api/v2/flows', { template: 'hires-to-hris' }, 'flow_id') },
  publishable_flow_id: { sample: 'flow_01J9ZI', from: post('/api/v2/flows', { document: peopleFlow }, 'flow_id') },
  published_flow_id: {
    sample: 'flow_01J9ZI',
    from: { method: 'POST', path: '/api/v2/flows/{{publishable_flow_id}}/publish', take: 'flow_id' },
  },
  ended_sync_id: {
    sample: 'sync_01J9ZG',
    from: {
      method: 'GET',
      path: '/api/v2/syncs/{{sync_id}}',
      take: '',
      match: '"sync_id":"([^"]+)".*"finished_at":"',
      tries: 30,
    },
  },
  waiting_sync_id: {
    sample: 'sync_01J9ZG',
    from: post(
      '/api/v2/integrations/rest/sync',
      { ...sides, sync_mode: 'batch', schedule: { cron: '0 6 1 1 *', time_zone: 'America/Chicago' } },
      'sync_id',
    ),
  },
  delivery_id: {
    sample: 'msg_01J9ZJ',
    from: {
      method: 'GET',
      path: '/api/v2/webhooks/deliveries?limit=1',
      take: 'data.0.delivery_id',
      tries: 30,
      after: 'ended_sync_id',
    },
  },
  endpoint_id: {
    sample: 'whe_01J9ZL',
    from: post(
      '/api/v2/webhooks/endpoints',
      { url: 'https://hooks.example.com/muster', events: ['candidate.moved'] },
      'endpoint_id',
    ),
  },
  event_delivery_id: {
    sample: 'dlv_01J9ZM',
    from: { method: 'POST', path: '/api/v2/webhooks/endpoints/{{endpoint_id}}/test', take: 'delivery_id' },
  },
  subscription_id: {
    sample: 'whe_01J9ZN',
    from: post(
      '/api/v2/webhooks/subscriptions',
      { target_url: 'https://hooks.example.com/catch/1', event: 'candidate.moved' },
      'id',
    ),
  },
  listening_connection_id: {
    sample: 'con_01J9ZF',
    from: { method: 'PUT', path: '/api/v2/connections/{{connection_id}}/hook', take: 'url', match: '([^/]+)$' },
  },
  offering_id: { sample: 'off_01J9ZK', from: post('/api/v2/offerings', offering, 'offering_id') },
  published_offering_id: {
    sample: 'off_01J9ZK',
    from: {
      method: 'PATCH',
      path: '/api/v2/offerings/{{offering_id}}',
      body: { status: 'published' },
      take: 'offering_id',
    },
  },
  enabled_offering_id: {
    sample: 'off_01J9ZK',
    from: {
      method: 'GET',
      path: '/api/v2/add-ons/{{published_offering_id}}',
      after: 'enabled_client',
      take: 'offering_id',
    },
  },
  enabled_client: {
    sample: 'sandbox',
    from: { method: 'PUT', path: '/api/v2/offerings/{{published_offering_id}}/clients/sandbox', take: 'client_id' },
  },
};
