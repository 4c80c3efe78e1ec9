// Zoho CRM: contacts, accounts and people. What was deleted leaves the list.
import { defineConnector } from '../core/connector/connector.ts';
import { zohoLog } from './crms/zoho.ts';
import { oauthClient } from './prompts.ts';

const page = {
  kind: 'cursor',
  param: 'page_token',
  next: 'info.next_page_token',
  more: 'info.more_records',
  sizeParam: 'per_page',
  size: 200,
} as const;

export const zohoCrm = defineConnector({
  system: 'zoho-crm',
  title: 'Zoho CRM',
  category: ['crm'],
  docs: 'https://www.zoho.com/crm/developer/docs/api/v8/',
  apiVersion: 'v8',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://www.zohoapis.{config.region}',
  hosts: ['accounts.zoho.{config.region}'],
  config: [
    {
      key: 'region',
      label: 'Region',
      pattern: String.raw`^(com|eu|in|com\.au|jp|ca|sa|com\.cn)$`,
      example: 'com',
      help: 'The ending of your Zoho address.',
    },
  ],
  credentials: [...oauthClient('Zoho’s API Console › Add Client › Server-based Applications.')],
  auth: [
    {
      kind: 'oauth2-code',
      authorizeUrl: 'https://accounts.zoho.{config.region}/oauth/v2/auth',
      tokenUrl: 'https://accounts.zoho.{config.region}/oauth/v2/token',
      scopes: ['ZohoCRM.modules.ALL', 'ZohoCRM.users.READ', 'ZohoCRM.settings.recycle_bin.UPDATE'],
      scopeReasons: {
        'ZohoCRM.modules.ALL': 'to read and write contacts and accounts',
        'ZohoCRM.users.READ': 'to know who owns a record',
        'ZohoCRM.settings.recycle_bin.UPDATE': 'to bring back what an undone sync deleted',
      },
      scopeSeparator: ',',
      extraAuthorize: { access_type: 'offline', prompt: 'consent' },
      scheme: 'Zoho-oauthtoken',
    },
  ],
  test: { method: 'GET', path: '/crm/v8/Contacts', query: { fields: 'id', per_page: '1' } },
  limits: { concurrency: 4 },
  faults: [
    { path: 'code', equals: 'INVALID_TOKEN', kind: 'auth', fix: 'Connect the account again on its connect page.' },
    {
      path: 'code',
      equals: 'OAUTH_SCOPE_MISMATCH',
      kind: 'permission',
      fix: 'Connect the account again and grant ZohoCRM.modules.ALL.',
    },
  ],
  collections: {
    contacts: {
      label: 'Contacts',
      model: 'crm.contact',
      list: {
        method: 'GET',
        path: '/crm/v8/Contacts',
        query: { fields: 'First_Name,Last_Name,Email,Phone,Title,Account_Name,Lead_Source,Modified_Time' },
        operation: 'Get Records',
      },
      items: 'data',
      id: 'id',
      paging: page,
      fields: {
        First_Name: { path: 'First_Name', type: 'string', personal: 'personal' },
        Last_Name: { path: 'Last_Name', type: 'string', personal: 'personal' },
        Email: { path: 'Email', type: 'string', personal: 'personal' },
        Phone: { path: 'Phone', type: 'string', personal: 'personal' },
        Title: { path: 'Title', type: 'string' },
        Lead_Source: { path: 'Lead_Source', type: 'string' },
        Modified_Time: { path: 'Modified_Time', type: 'datetime' },
      },
      one: { call: { method: 'GET', path: '/crm/v8/Contacts/{id}', operation: 'Get Record' }, at: 'data' },
      // https://www.zoho.com/crm/developer/docs/api/v8/restore-recycle-bin-records.html: kept for 60 days.
      restore: { call: { method: 'POST', path: '/crm/v8/settings/recycle_bin/{id}/actions/restore' } },
      writes: {
        upsert: {
          call: {
            method: 'POST',
            path: '/crm/v8/Contacts/upsert',
            body: { data: ['{record}'], duplicate_check_fields: ['Email'] },
            operation: 'Upsert Records',
          },
          idempotency: { kind: 'natural-key' },
          answerId: 'data[0].details.id',
        },
        update: {
          call: {
            method: 'PUT',
            path: '/crm/v8/Contacts/{id}',
            body: { data: ['{record}'] },
            operation: 'Update Record',
          },
          idempotency: { kind: 'natural-key' },
          answerId: 'data[0].details.id',
        },
        delete: {
          call: { method: 'DELETE', path: '/crm/v8/Contacts/{id}', operation: 'Delete Record' },
          idempotency: { kind: 'natural-key' },
        },
      },
    },
    accounts: {
      label: 'Accounts',
      model: 'crm.company',
      list: {
        method: 'GET',
        path: '/crm/v8/Accounts',
        query: { fields: 'Account_Name,Website,Industry,Phone,Modified_Time' },
        operation: 'Get Records',
      },
      items: 'data',
      id: 'id',
      paging: page,
      fields: {
        Account_Name: { path: 'Account_Name', type: 'string' },
        Website: { path: 'Website', type: 'string' },
        Industry: { path: 'Industry', type: 'string' },
        Phone: { path: 'Phone', type: 'string' },
        Modified_Time: { path: 'Modified_Time', type: 'datetime' },
      },
      one: { call: { method: 'GET', path: '/crm/v8/Accounts/{id}', operation: 'Get Record' }, at: 'data' },
      writes: {
        update: {
          call: {
            method: 'PUT',
            path: '/crm/v8/Accounts/{id}',
            body: { data: ['{record}'] },
            operation: 'Update Record',
          },
          idempotency: { kind: 'natural-key' },
          answerId: 'data[0].details.id',
        },
      },
    },
  },
  unified: { crm: zohoLog },
});
