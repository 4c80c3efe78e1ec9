// Apideck as the organization's CRM: a note at the contact, in whichever system stands behind the bridge. Its list of notes knows no
// contact, so that an entry whose answer was lost is flagged, never written again.
import type { OutgoingMappingInput } from '../../core/connector/outgoing.ts';

export const apideckLog = {
  person: {
    collection: 'contacts',
    email: 'emails[0].email',
    find: {
      call: {
        method: 'GET',
        path: '/crm/contacts',
        query: { 'filter[email]': '{email}', limit: '20' },
        operation: 'contactsAll',
      },
      items: 'data',
      id: 'id',
      // Not every system behind the bridge can be asked by address.
      among: 'emails',
    },
    create: {
      call: {
        method: 'POST',
        path: '/crm/contacts',
        body: {
          name: '{name}',
          first_name: '{first_name}',
          last_name: '{last_name}',
          emails: [{ email: '{email}', type: 'primary' }],
        },
        operation: 'contactsAdd',
      },
      answerId: 'data.id',
      shows: { name: '{name}', last_name: '{last_name}', 'emails[0].email': '{email}' },
    },
  },
  write: {
    call: {
      method: 'POST',
      path: '/crm/notes',
      body: { contact_id: '{person}', title: '{title}', content: '{text}' },
      operation: 'notesAdd',
    },
    answerId: 'data.id',
  },
} as const satisfies OutgoingMappingInput;
