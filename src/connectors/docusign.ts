// DocuSign eSignature: envelopes, followed by when their state changed, and templates.
import { defineConnector } from '../core/connector/connector.ts';
import { oauthClient } from './prompts.ts';

const page = { kind: 'offset', param: 'start_position', sizeParam: 'count', size: 100, total: 'totalSetSize' } as const;

export const docusign = defineConnector({
  system: 'docusign',
  title: 'DocuSign',
  category: ['esign'],
  docs: 'https://developers.docusign.com/docs/esign-rest-api/reference/',
  apiVersion: 'v2.1',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://{config.host}/restapi',
  hosts: ['account.docusign.com'],
  config: [
    {
      key: 'host',
      label: 'Host of the account',
      pattern: String.raw`^[\w-]+\.docusign\.(net|com)$`,
      example: 'na4.docusign.net',
      help: 'Settings › Apps and Keys › Account Base URI.',
    },
    { key: 'account_id', label: 'API account id', help: 'Settings › Apps and Keys.' },
  ],
  credentials: [
    ...oauthClient(
      'Settings › Apps and Keys › your app: the integration key, and a secret key made under Authentication.',
    ),
  ],
  auth: [
    {
      kind: 'oauth2-code',
      authorizeUrl: 'https://account.docusign.com/oauth/auth',
      tokenUrl: 'https://account.docusign.com/oauth/token',
      scopes: ['signature', 'extended'],
      scopeReasons: {
        signature: 'to read envelopes and templates, and to send envelopes',
        extended: 'to stay connected without asking you to sign in again',
      },
      clientAuth: 'basic',
    },
  ],
  test: {
    method: 'GET',
    path: '/v2.1/accounts/{config.account_id}/templates',
    query: { count: '1' },
    operation: 'Templates_GetTemplates',
  },
  limits: {
    concurrency: 2,
    remainingHeader: 'x-ratelimit-remaining',
    resetHeader: 'x-ratelimit-reset',
    resetUnit: 'epoch-seconds',
  },
  faults: [
    {
      path: 'errorCode',
      equals: 'HOURLY_APIINVOCATION_LIMIT_EXCEEDED',
      kind: 'rate',
      fix: 'The hourly limit is used up; it goes on by itself.',
    },
    {
      path: 'errorCode',
      equals: 'USER_LACKS_PERMISSIONS',
      kind: 'permission',
      fix: 'Give the account the permission to send and read envelopes.',
    },
  ],
  collections: {
    envelopes: {
      label: 'Envelopes',
      model: 'esign.envelope',
      list: {
        method: 'GET',
        path: '/v2.1/accounts/{config.account_id}/envelopes',
        query: { from_date: '2003-01-01T00:00:00Z', from_to_status: 'changed' },
        operation: 'Envelopes_GetEnvelopes',
      },
      items: 'envelopes',
      id: 'envelopeId',
      paging: page,
      changes: { kind: 'filter', param: 'from_date', field: 'statusChangedDateTime' },
      deletes: { kind: 'never', because: 'DocuSign keeps envelopes; one that was taken back has the status voided.' },
      fields: {
        status: { path: 'status', type: 'string' },
        emailSubject: { path: 'emailSubject', type: 'string' },
        sentDateTime: { path: 'sentDateTime', type: 'datetime' },
        completedDateTime: { path: 'completedDateTime', type: 'datetime' },
        voidedReason: { path: 'voidedReason', type: 'string' },
        statusChangedDateTime: { path: 'statusChangedDateTime', type: 'datetime' },
      },
      writes: {
        create: {
          call: {
            method: 'POST',
            path: '/v2.1/accounts/{config.account_id}/envelopes',
            operation: 'Envelopes_PostEnvelopes',
          },
          idempotency: { kind: 'none' },
          answerId: 'envelopeId',
        },
        update: {
          call: {
            method: 'PUT',
            path: '/v2.1/accounts/{config.account_id}/envelopes/{id}',
            operation: 'Envelopes_PutEnvelope',
          },
          idempotency: { kind: 'natural-key' },
          answerId: 'envelopeId',
        },
      },
    },
    templates: {
      label: 'Templates',
      model: 'esign.template',
      list: {
        method: 'GET',
        path: '/v2.1/accounts/{config.account_id}/templates',
        operation: 'Templates_GetTemplates',
      },
      items: 'envelopeTemplates',
      id: 'templateId',
      paging: page,
      fields: {
        name: { path: 'name', type: 'string' },
        description: { path: 'description', type: 'string' },
        lastModified: { path: 'lastModified', type: 'datetime' },
      },
    },
  },
});
