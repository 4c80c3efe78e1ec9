// HubSpot CRM: contacts, companies, deals and owners. Archived records leave the list, so that a complete scan finds deletions.
import { defineConnector } from '../core/connector/connector.ts';
import { hubspotLog } from './crms/hubspot.ts';
import { oauthClient } from './prompts.ts';

const page = { kind: 'cursor', param: 'after', next: 'paging.next.after', sizeParam: 'limit', size: 100 } as const;

export const hubspot = defineConnector({
  system: 'hubspot',
  title: 'HubSpot',
  category: ['crm'],
  docs: 'https://developers.hubspot.com/docs/reference/api/crm/objects',
  apiVersion: 'v3',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://api.hubapi.com',
  credentials: [
    {
      key: 'access_token',
      label: 'Access token of a private app',
      secret: true,
      optional: true,
      help: 'Settings › Integrations › Private Apps; scopes crm.objects.contacts (also for notes), companies, deals and owners (read, write).',
    },
    ...oauthClient('Instead of the token: developers.hubspot.com › Apps › your app › Auth.').map((prompt) => ({
      ...prompt,
      optional: true as const,
    })),
  ],
  auth: [
    { kind: 'api-key', in: 'header', name: 'authorization', value: 'Bearer {cred.access_token}' },
    {
      kind: 'oauth2-code',
      authorizeUrl: 'https://app.hubspot.com/oauth/authorize',
      tokenUrl: 'https://api.hubapi.com/oauth/v1/token',
      scopes: [
        'crm.objects.contacts.read',
        'crm.objects.contacts.write',
        'crm.objects.companies.read',
        'crm.objects.companies.write',
        'crm.objects.deals.read',
        'crm.objects.deals.write',
        'crm.objects.owners.read',
      ],
      scopeReasons: {
        'crm.objects.contacts.read': 'to read contacts',
        'crm.objects.contacts.write': 'to create and change contacts',
        'crm.objects.companies.read': 'to read companies',
        'crm.objects.companies.write': 'to create and change companies',
        'crm.objects.deals.read': 'to read deals',
        'crm.objects.deals.write': 'to create and change deals',
        'crm.objects.owners.read': 'to know who looks after a record',
      },
      pkce: false,
    },
  ],
  test: { method: 'GET', path: '/crm/v3/objects/contacts', query: { limit: '1' } },
  limits: { requests: 100, perSeconds: 10, concurrency: 4, remainingHeader: 'x-hubspot-ratelimit-remaining' },
  faults: [
    { status: '409', kind: 'conflict', fix: 'A contact with that e-mail address exists: use the action upsert.' },
    {
      status: '403',
      kind: 'permission',
      fix: 'Add the scope of that object to the private app, or connect the account again.',
    },
  ],
  collections: {
    contacts: {
      label: 'Contacts',
      model: 'crm.contact',
      list: {
        method: 'GET',
        path: '/crm/v3/objects/contacts',
        query: {
          properties:
            'email,firstname,lastname,phone,company,jobtitle,lifecyclestage,hubspot_owner_id,lastmodifieddate',
        },
      },
      items: 'results',
      id: 'id',
      paging: page,
      fields: {
        email: { path: 'properties.email', type: 'string', personal: 'personal' },
        firstname: { path: 'properties.firstname', type: 'string', personal: 'personal' },
        lastname: { path: 'properties.lastname', type: 'string', personal: 'personal' },
        phone: { path: 'properties.phone', type: 'string', personal: 'personal' },
        company: { path: 'properties.company', type: 'string' },
        jobtitle: { path: 'properties.jobtitle', type: 'string' },
        lifecyclestage: { path: 'properties.lifecyclestage', type: 'string' },
        hubspot_owner_id: { path: 'properties.hubspot_owner_id', type: 'string' },
        updatedAt: { path: 'updatedAt', type: 'datetime' },
      },
      one: {
        call: {
          method: 'GET',
          path: '/crm/v3/objects/contacts/{id}',
          query: {
            properties:
              'email,firstname,lastname,phone,company,jobtitle,lifecyclestage,hubspot_owner_id,lastmodifieddate',
          },
        },
      },
      writes: {
        match: {
          by: 'email',
          find: {
            method: 'POST',
            path: '/crm/v3/objects/contacts/search',
            body: {
              filterGroups: [{ filters: [{ propertyName: 'email', operator: 'EQ', value: '{value}' }] }],
              properties: ['email'],
              sorts: [],
              after: '0',
              limit: 1,
            },
          },
          items: 'results',
          id: 'id',
        },
        create: {
          call: {
            method: 'POST',
            path: '/crm/v3/objects/contacts',
            body: { properties: '{record}', associations: [] },
          },
          idempotency: { kind: 'look-up-first' },
        },
        update: {
          call: { method: 'PATCH', path: '/crm/v3/objects/contacts/{id}', body: { properties: '{record}' } },
          idempotency: { kind: 'natural-key' },
        },
        delete: {
          call: { method: 'DELETE', path: '/crm/v3/objects/contacts/{id}' },
          idempotency: { kind: 'natural-key' },
        },
      },
    },
    companies: {
      label: 'Companies',
      model: 'crm.company',
      list: {
        method: 'GET',
        path: '/crm/v3/objects/companies',
        query: { properties: 'name,domain,industry,city,country,phone' },
      },
      items: 'results',
      id: 'id',
      paging: page,
      fields: {
        name: { path: 'properties.name', type: 'string' },
        domain: { path: 'properties.domain', type: 'string' },
        industry: { path: 'properties.industry', type: 'string' },
        city: { path: 'properties.city', type: 'string' },
        country: { path: 'properties.country', type: 'string' },
        updatedAt: { path: 'updatedAt', type: 'datetime' },
      },
      one: {
        call: {
          method: 'GET',
          path: '/crm/v3/objects/companies/{id}',
          query: { properties: 'name,domain,industry,city,country,phone' },
        },
      },
      writes: {
        create: {
          call: {
            method: 'POST',
            path: '/crm/v3/objects/companies',
            body: { properties: '{record}', associations: [] },
          },
          idempotency: { kind: 'none' },
        },
        update: {
          call: { method: 'PATCH', path: '/crm/v3/objects/companies/{id}', body: { properties: '{record}' } },
          idempotency: { kind: 'natural-key' },
        },
        delete: {
          call: { method: 'DELETE', path: '/crm/v3/objects/companies/{id}' },
          idempotency: { kind: 'natural-key' },
        },
      },
    },
    deals: {
      label: 'Deals',
      model: 'crm.deal',
      list: {
        method: 'GET',
        path: '/crm/v3/objects/deals',
        query: { properties: 'dealname,dealstage,pipeline,amount,closedate,hubspot_owner_id' },
      },
      items: 'results',
      id: 'id',
      paging: page,
      fields: {
        dealname: { path: 'properties.dealname', type: 'string' },
        dealstage: { path: 'properties.dealstage', type: 'string' },
        pipeline: { path: 'properties.pipeline', type: 'string' },
        amount: { path: 'properties.amount', type: 'string' },
        closedate: { path: 'properties.closedate', type: 'datetime' },
        updatedAt: { path: 'updatedAt', type: 'datetime' },
      },
      one: {
        call: {
          method: 'GET',
          path: '/crm/v3/objects/deals/{id}',
          query: { properties: 'dealname,dealstage,pipeline,amount,closedate,hubspot_owner_id' },
        },
      },
      writes: {
        create: {
          call: { method: 'POST', path: '/crm/v3/objects/deals', body: { properties: '{record}', associations: [] } },
          idempotency: { kind: 'none' },
        },
        update: {
          call: { method: 'PATCH', path: '/crm/v3/objects/deals/{id}', body: { properties: '{record}' } },
          idempotency: { kind: 'natural-key' },
        },
      },
    },
    owners: {
      label: 'Owners',
      model: 'crm.user',
      list: { method: 'GET', path: '/crm/v3/owners/' },
      items: 'results',
      id: 'id',
      paging: page,
      fields: {
        email: { path: 'email', type: 'string', personal: 'personal' },
        firstName: { path: 'firstName', type: 'string', personal: 'personal' },
        lastName: { path: 'lastName', type: 'string', personal: 'personal' },
        updatedAt: { path: 'updatedAt', type: 'datetime' },
      },
    },
  },
  unified: { crm: hubspotLog },
});
