// Breezy HR: positions of one company, pipelines, and the candidates, who are listed position by position, fifty to a page. The
// token of a login stands in the header as it is. Without a state the system lists published positions alone.
import { defineConnector } from '../core/connector/connector.ts';
import { breezyAts } from './ats/breezy.ts';

export const breezy = defineConnector({
  system: 'breezy',
  title: 'Breezy HR',
  category: ['ats'],
  docs: 'https://developer.breezy.hr/',
  apiVersion: 'v3',
  checkedOn: '2026-11-22',
  evidence: 'documentation',
  baseUrl: 'https://api.breezy.hr/v3',
  config: [{ key: 'company_id', label: 'Company id', help: 'GET /companies lists it.' }],
  credentials: [
    { key: 'email', label: 'E-mail address of the account', help: 'As you sign in to Breezy.' },
    { key: 'password', label: 'Password', secret: true, help: 'Best of an account made for Muster alone.' },
  ],
  auth: [
    {
      kind: 'session',
      login: { method: 'POST', path: '/signin', body: { email: '{cred.email}', password: '{cred.password}' } },
      token: 'access_token',
      send: { header: 'authorization', value: '{token}' },
    },
  ],
  test: { method: 'GET', path: '/companies' },
  limits: { requests: 100, perSeconds: 60, concurrency: 2 },
  faults: [
    {
      status: '403',
      kind: 'permission',
      fix: 'Give the account of the connection access to that company and position.',
    },
  ],
  collections: {
    positions: {
      label: 'Published positions',
      model: 'ats.job',
      list: { method: 'GET', path: '/company/{config.company_id}/positions' },
      items: '$',
      id: '_id',
      paging: { kind: 'none' },
      filters: { state: { param: 'state' } },
      fields: {
        name: { path: 'name', type: 'string' },
        state: { path: 'state', type: 'string' },
        department: { path: 'department', type: 'string' },
        location: { path: 'location.name', type: 'string' },
        pipeline_id: { path: 'pipeline_id', type: 'string' },
        description: { path: 'description', type: 'string' },
        creation_date: { path: 'creation_date', type: 'datetime' },
        updated_date: { path: 'updated_date', type: 'datetime' },
      },
    },
    candidates: {
      label: 'Candidates of the published positions',
      model: 'ats.application',
      list: { method: 'GET', path: '/company/{config.company_id}/position/{of}/candidates' },
      items: '$',
      id: '_id',
      of: { collection: 'positions', as: 'position_id' },
      paging: { kind: 'page', param: 'page', sizeParam: 'page_size', size: 50 },
      fields: {
        name: { path: 'name', type: 'string', personal: 'personal' },
        email_address: { path: 'email_address', type: 'string', personal: 'personal' },
        phone_number: { path: 'phone_number', type: 'string', personal: 'personal' },
        headline: { path: 'headline', type: 'string' },
        origin: { path: 'origin', type: 'string' },
        meta_id: { path: 'meta_id', type: 'string' },
        position_id: { path: 'position_id', type: 'string' },
        stage_id: { path: 'stage.id', type: 'string' },
        stage_name: { path: 'stage.name', type: 'string' },
        tags: { path: 'tags', type: 'array' },
        creation_date: { path: 'creation_date', type: 'datetime' },
        updated_date: { path: 'updated_date', type: 'datetime' },
      },
      writes: {
        update: {
          call: {
            method: 'PUT',
            path: '/company/{config.company_id}/position/{record.position_id}/candidate/{id}/stage',
            body: { stage_id: '{record.stage_id}' },
          },
          idempotency: { kind: 'natural-key' },
        },
      },
    },
    pipelines: {
      label: 'Pipelines',
      list: { method: 'GET', path: '/company/{config.company_id}/pipelines' },
      items: '$',
      keyed: true,
      id: '_id',
      paging: { kind: 'none' },
      fields: {
        name: { path: 'name', type: 'string' },
        type: { path: 'type', type: 'string' },
        pipeline: { path: 'pipeline', type: 'array' },
      },
    },
  },
  unified: { ats: breezyAts },
});
