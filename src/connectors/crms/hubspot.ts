// HubSpot as the organization's CRM: a note at the contact. 202 is HubSpot's own type of the tie from a note to a contact.
import type { OutgoingMappingInput } from '../../core/connector/outgoing.ts';

const equals = (propertyName: string, value: string) => [{ filters: [{ propertyName, operator: 'EQ', value }] }];

export const hubspotLog = {
  person: {
    collection: 'contacts',
    email: 'properties.email',
    find: {
      call: {
        method: 'POST',
        path: '/crm/v3/objects/contacts/search',
        body: { filterGroups: equals('email', '{email}'), properties: ['email'], sorts: [], after: '0', limit: 1 },
      },
      items: 'results',
      id: 'id',
    },
    create: {
      call: {
        method: 'POST',
        path: '/crm/v3/objects/contacts',
        body: {
          properties: { email: '{email}', firstname: '{first_name}', lastname: '{last_name}' },
          associations: [],
        },
      },
      answerId: 'id',
      shows: { 'properties.email': '{email}', 'properties.lastname': '{last_name}' },
    },
  },
  write: {
    call: {
      method: 'POST',
      path: '/crm/v3/objects/notes',
      body: {
        properties: { hs_timestamp: '{at}', hs_note_body: '{text_html}' },
        associations: [
          { to: { id: '{person}' }, types: [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: 202 }] },
        ],
      },
    },
    answerId: 'id',
  },
  found: {
    call: {
      method: 'POST',
      path: '/crm/v3/objects/notes/search',
      body: {
        filterGroups: equals('associations.contact', '{person}'),
        properties: ['hs_note_body'],
        sorts: [{ propertyName: 'hs_createdate', direction: 'DESCENDING' }],
        after: '0',
        limit: 100,
      },
    },
    items: 'results',
    key: 'properties.hs_note_body',
  },
} as const satisfies OutgoingMappingInput;
