// SendGrid: mail templates, bounces and blocks, and sending.
import { defineConnector } from '../core/connector/connector.ts';
import { sendgridLetters } from './mails/sendgrid.ts';
import { letterSender } from './prompts.ts';

const page = { kind: 'offset', param: 'offset', sizeParam: 'limit', size: 500 } as const;

export const sendgrid = defineConnector({
  system: 'sendgrid',
  title: 'SendGrid',
  category: ['email'],
  docs: 'https://www.twilio.com/docs/sendgrid/api-reference',
  apiVersion: 'v3',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://api.sendgrid.com/v3',
  config: [letterSender],
  credentials: [
    {
      key: 'api_key',
      label: 'API key',
      secret: true,
      help: 'Settings › API Keys; Mail Send, Suppressions and Template Engine.',
    },
  ],
  auth: [{ kind: 'api-key', in: 'header', name: 'authorization', value: 'Bearer {cred.api_key}' }],
  test: { method: 'GET', path: '/templates', query: { page_size: '1' }, operation: 'GET_templates' },
  limits: {
    concurrency: 4,
    remainingHeader: 'x-ratelimit-remaining',
    resetHeader: 'x-ratelimit-reset',
    resetUnit: 'epoch-seconds',
  },
  faults: [
    { status: '403', kind: 'permission', fix: 'Give the key access to that part in SendGrid, and verify the sender.' },
  ],
  collections: {
    blocks: {
      label: 'Blocked addresses',
      model: 'mail.suppression',
      list: { method: 'GET', path: '/suppression/blocks', operation: 'GET_suppression-blocks' },
      items: '$',
      id: 'email',
      paging: page,
      fields: {
        reason: { path: 'reason', type: 'string' },
        status: { path: 'status', type: 'string' },
        created: { path: 'created', type: 'integer' },
      },
    },
    unsubscribes: {
      label: 'Those who unsubscribed',
      model: 'mail.suppression',
      list: { method: 'GET', path: '/suppression/unsubscribes', operation: 'GET_suppression-unsubscribes' },
      items: '$',
      id: 'email',
      paging: page,
      fields: { created: { path: 'created', type: 'integer' } },
    },
    templates: {
      label: 'Templates',
      model: 'mail.template',
      list: { method: 'GET', path: '/templates', query: { generations: 'legacy,dynamic' }, operation: 'GET_templates' },
      items: 'result',
      id: 'id',
      paging: { kind: 'next-url', next: '_metadata.next', sizeParam: 'page_size', size: 200 },
      fields: {
        name: { path: 'name', type: 'string' },
        generation: { path: 'generation', type: 'string' },
      },
    },
    contacts: {
      label: 'The newest contacts',
      model: 'crm.contact',
      list: { method: 'GET', path: '/marketing/contacts', operation: 'GET_mc-contats' },
      items: 'result',
      id: 'id',
      paging: { kind: 'none' },
      deletes: { kind: 'never', because: 'SendGrid shows the newest fifty alone.' },
      fields: {
        email: { path: 'email', type: 'string', personal: 'personal' },
        first_name: { path: 'first_name', type: 'string', personal: 'personal' },
        last_name: { path: 'last_name', type: 'string', personal: 'personal' },
        city: { path: 'city', type: 'string', personal: 'personal' },
        updated_at: { path: 'updated_at', type: 'datetime' },
      },
    },
  },
  unified: { mail: sendgridLetters },
});
