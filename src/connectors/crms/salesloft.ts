// Salesloft as the organization's CRM: a note at the person.
import type { OutgoingMappingInput } from '../../core/connector/outgoing.ts';

export const salesloftLog = {
  person: {
    collection: 'people',
    email: 'email_address',
    find: {
      call: { method: 'GET', path: '/v2/people.json', query: { 'email_addresses[]': '{email}', per_page: '1' } },
      items: 'data',
      id: 'id',
    },
    create: {
      call: {
        method: 'POST',
        path: '/v2/people.json',
        bodyFormat: 'form',
        body: { email_address: '{email}', first_name: '{first_name}', last_name: '{last_name}' },
      },
      answerId: 'data.id',
      shows: { email_address: '{email}', last_name: '{last_name}' },
    },
  },
  write: {
    call: {
      method: 'POST',
      path: '/v2/notes.json',
      bodyFormat: 'form',
      body: { associated_with_type: 'person', associated_with_id: '{person}', content: '{text}', subject: '{title}' },
    },
    answerId: 'data.id',
  },
  found: {
    call: {
      method: 'GET',
      path: '/v2/notes.json',
      query: {
        associated_with_type: 'person',
        associated_with_id: '{person}',
        per_page: '100',
        sort_direction: 'DESC',
      },
    },
    items: 'data',
    key: 'content',
  },
} as const satisfies OutgoingMappingInput;
