// Pipedrive, version 2 of its interface: persons, organizations and deals, followed by when they changed last.
import { defineConnector } from '../core/connector/connector.ts';
import { pipedriveLog } from './crms/pipedrive.ts';

const paging = {
  kind: 'cursor',
  param: 'cursor',
  next: 'additional_data.next_cursor',
  sizeParam: 'limit',
  size: 500,
} as const;
const changes = { kind: 'filter', param: 'updated_since', field: 'update_time' } as const;

export const pipedrive = defineConnector({
  system: 'pipedrive',
  title: 'Pipedrive',
  category: ['crm'],
  docs: 'https://developers.pipedrive.com/docs/api/v1',
  apiVersion: 'v2',
  checkedOn: '2026-11-22',
  evidence: 'documentation',
  baseUrl: 'https://{config.company}.pipedrive.com/api',
  config: [
    {
      key: 'company',
      label: 'Company domain',
      pattern: '^[a-z0-9-]+$',
      example: 'acme',
      help: 'The first part of your Pipedrive address.',
    },
  ],
  credentials: [{ key: 'api_token', label: 'API token', secret: true, help: 'Personal preferences › API.' }],
  auth: [{ kind: 'api-key', in: 'header', name: 'x-api-token', value: '{cred.api_token}' }],
  test: { method: 'GET', path: '/v2/persons', query: { limit: '1' } },
  limits: {
    concurrency: 4,
    remainingHeader: 'x-ratelimit-remaining',
    resetHeader: 'x-ratelimit-reset',
    resetUnit: 'seconds',
  },
  success: { path: 'success', equals: true },
  faults: [
    {
      status: '403',
      kind: 'permission',
      fix: 'The token acts as its owner: give that account the missing permission.',
    },
  ],
  collections: {
    persons: {
      label: 'Persons',
      model: 'crm.contact',
      list: { method: 'GET', path: '/v2/persons' },
      items: 'data',
      id: 'id',
      paging,
      changes,
      fields: {
        name: { path: 'name', type: 'string', personal: 'personal' },
        email: { path: 'emails[0].value', type: 'string', personal: 'personal' },
        phone: { path: 'phones[0].value', type: 'string', personal: 'personal' },
        owner_id: { path: 'owner_id', type: 'integer' },
        org_id: { path: 'org_id', type: 'integer' },
        add_time: { path: 'add_time', type: 'datetime' },
        update_time: { path: 'update_time', type: 'datetime' },
      },
    },
    organizations: {
      label: 'Organizations',
      model: 'crm.company',
      list: { method: 'GET', path: '/v2/organizations' },
      items: 'data',
      id: 'id',
      paging,
      changes,
      fields: {
        name: { path: 'name', type: 'string' },
        owner_id: { path: 'owner_id', type: 'integer' },
        add_time: { path: 'add_time', type: 'datetime' },
        update_time: { path: 'update_time', type: 'datetime' },
      },
    },
    deals: {
      label: 'Deals',
      model: 'crm.deal',
      list: { method: 'GET', path: '/v2/deals' },
      items: 'data',
      id: 'id',
      paging,
      changes,
      fields: {
        title: { path: 'title', type: 'string' },
        value: { path: 'value', type: 'number' },
        currency: { path: 'currency', type: 'string' },
        stage_id: { path: 'stage_id', type: 'integer' },
        pipeline_id: { path: 'pipeline_id', type: 'integer' },
        status: { path: 'status', type: 'string' },
        update_time: { path: 'update_time', type: 'datetime' },
      },
    },
  },
  unified: { crm: pipedriveLog },
});
