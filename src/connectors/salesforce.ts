// Salesforce: contacts, accounts and leads by SOQL. `queryAll` shows deleted rows too, so that deletions come as changes.
import { defineConnector } from '../core/connector/connector.ts';
import { salesforceLog } from './crms/salesforce.ts';
import { oauthClient } from './prompts.ts';

const paging = { kind: 'next-url', next: 'nextRecordsUrl' } as const;
const deletes = { kind: 'flag', field: 'IsDeleted', equals: true } as const;
const contact =
  'SELECT Id,FirstName,LastName,Email,Phone,Title,AccountId,OwnerId,IsDeleted,SystemModstamp FROM Contact';
const account =
  'SELECT Id,Name,Industry,Phone,Website,BillingCity,BillingCountry,IsDeleted,SystemModstamp FROM Account';
const lead = 'SELECT Id,FirstName,LastName,Email,Company,Status,IsConverted,IsDeleted,SystemModstamp FROM Lead';
const since = (query: string) =>
  ({ kind: 'filter', param: 'q', value: `${query} WHERE SystemModstamp >= {since}`, field: 'SystemModstamp' }) as const;
const rows = '/services/data/v59.0/sobjects';

export const salesforce = defineConnector({
  system: 'salesforce',
  title: 'Salesforce',
  category: ['crm'],
  docs: 'https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/',
  apiVersion: 'v59.0',
  checkedOn: '2026-11-22',
  evidence: 'documentation',
  baseUrl: 'https://{config.host}',
  hosts: ['login.salesforce.com'],
  config: [
    {
      key: 'host',
      label: 'My Domain host',
      pattern: String.raw`^[\w.-]+\.salesforce\.com$`,
      example: 'acme.my.salesforce.com',
      help: 'Setup › My Domain.',
    },
  ],
  credentials: [
    ...oauthClient('Setup › App Manager › your connected app › Manage Consumer Details: consumer key and secret.'),
  ],
  auth: [
    {
      kind: 'oauth2-code',
      authorizeUrl: 'https://{config.host}/services/oauth2/authorize',
      tokenUrl: 'https://{config.host}/services/oauth2/token',
      scopes: ['api', 'refresh_token'],
      scopeReasons: {
        api: 'to read and write contacts, accounts and leads',
        refresh_token: 'to stay connected without asking you to sign in again',
      },
    },
  ],
  test: { method: 'GET', path: '/services/data/v59.0/query', query: { q: 'SELECT Id FROM Contact LIMIT 1' } },
  limits: { concurrency: 4 },
  faults: [
    {
      status: '401',
      path: '0.errorCode',
      equals: 'INVALID_SESSION_ID',
      kind: 'auth',
      fix: 'Connect the account again on its connect page.',
    },
    {
      status: '403',
      path: '0.errorCode',
      equals: 'REQUEST_LIMIT_EXCEEDED',
      kind: 'rate',
      fix: 'The daily limit of the organization is used up; ask Salesforce for more or sync less often.',
    },
    {
      status: '400',
      path: '0.errorCode',
      equals: 'DUPLICATES_DETECTED',
      kind: 'conflict',
      fix: 'A duplicate rule refused the record: look for the contact over there.',
    },
  ],
  collections: {
    contacts: {
      label: 'Contacts',
      model: 'crm.contact',
      list: { method: 'GET', path: '/services/data/v59.0/queryAll', query: { q: contact } },
      items: 'records',
      id: 'Id',
      paging,
      changes: since(contact),
      deletes,
      fields: {
        FirstName: { path: 'FirstName', type: 'string', personal: 'personal' },
        LastName: { path: 'LastName', type: 'string', personal: 'personal' },
        Email: { path: 'Email', type: 'string', personal: 'personal' },
        Phone: { path: 'Phone', type: 'string', personal: 'personal' },
        Title: { path: 'Title', type: 'string' },
        AccountId: { path: 'AccountId', type: 'string' },
        SystemModstamp: { path: 'SystemModstamp', type: 'datetime' },
      },
      one: { call: { method: 'GET', path: `${rows}/Contact/{id}` } },
      writes: {
        create: { call: { method: 'POST', path: `${rows}/Contact` }, idempotency: { kind: 'none' } },
        update: { call: { method: 'PATCH', path: `${rows}/Contact/{id}` }, idempotency: { kind: 'natural-key' } },
        delete: { call: { method: 'DELETE', path: `${rows}/Contact/{id}` }, idempotency: { kind: 'natural-key' } },
      },
    },
    accounts: {
      label: 'Accounts',
      model: 'crm.company',
      list: { method: 'GET', path: '/services/data/v59.0/queryAll', query: { q: account } },
      items: 'records',
      id: 'Id',
      paging,
      changes: since(account),
      deletes,
      fields: {
        Name: { path: 'Name', type: 'string' },
        Industry: { path: 'Industry', type: 'string' },
        Phone: { path: 'Phone', type: 'string' },
        Website: { path: 'Website', type: 'string' },
        SystemModstamp: { path: 'SystemModstamp', type: 'datetime' },
      },
      one: { call: { method: 'GET', path: `${rows}/Account/{id}` } },
      writes: {
        create: { call: { method: 'POST', path: `${rows}/Account` }, idempotency: { kind: 'none' } },
        update: { call: { method: 'PATCH', path: `${rows}/Account/{id}` }, idempotency: { kind: 'natural-key' } },
        delete: { call: { method: 'DELETE', path: `${rows}/Account/{id}` }, idempotency: { kind: 'natural-key' } },
      },
    },
    leads: {
      label: 'Leads',
      model: 'crm.lead',
      list: { method: 'GET', path: '/services/data/v59.0/queryAll', query: { q: lead } },
      items: 'records',
      id: 'Id',
      paging,
      changes: since(lead),
      deletes,
      fields: {
        FirstName: { path: 'FirstName', type: 'string', personal: 'personal' },
        LastName: { path: 'LastName', type: 'string', personal: 'personal' },
        Email: { path: 'Email', type: 'string', personal: 'personal' },
        Company: { path: 'Company', type: 'string' },
        Status: { path: 'Status', type: 'string' },
        SystemModstamp: { path: 'SystemModstamp', type: 'datetime' },
      },
      one: { call: { method: 'GET', path: `${rows}/Lead/{id}` } },
      writes: {
        create: { call: { method: 'POST', path: `${rows}/Lead` }, idempotency: { kind: 'none' } },
        update: { call: { method: 'PATCH', path: `${rows}/Lead/{id}` }, idempotency: { kind: 'natural-key' } },
      },
    },
  },
  unified: { crm: salesforceLog },
});
