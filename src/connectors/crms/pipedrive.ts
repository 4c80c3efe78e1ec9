// Pipedrive as the organization's CRM: a note at the person. Persons are those of version 2, notes those of version 1: paths,
// parameters and fields are those of Pipedrive's published client (client-nodejs, versions v1 and v2).
import type { OutgoingMappingInput } from '../../core/connector/outgoing.ts';

export const pipedriveLog = {
  person: {
    collection: 'persons',
    email: 'emails[0].value',
    find: {
      call: {
        method: 'GET',
        path: '/v2/persons/search',
        query: { term: '{email}', fields: 'email', exact_match: 'true' },
      },
      items: 'data.items',
      id: 'item.id',
    },
    create: {
      call: {
        method: 'POST',
        path: '/v2/persons',
        body: { name: '{name}', emails: [{ value: '{email}', primary: true }] },
      },
      answerId: 'data.id',
      shows: { name: '{name}', 'emails[0].value': '{email}' },
    },
  },
  write: {
    call: { method: 'POST', path: '/v1/notes', body: { person_id: '{person}', content: '{text_html}' } },
    answerId: 'data.id',
  },
  found: {
    call: {
      method: 'GET',
      path: '/v1/notes',
      query: { person_id: '{person}', sort: 'add_time DESC', limit: '100' },
    },
    items: 'data',
    key: 'content',
  },
} as const satisfies OutgoingMappingInput;
