// Zoho CRM as the organization's CRM: a note at the contact. A search without a hit answers 204. The note's parent is written as
// zoho.com/crm/developer/docs/api/v7/create-notes.html has it.
import type { OutgoingMappingInput } from '../../core/connector/outgoing.ts';

export const zohoLog = {
  person: {
    collection: 'contacts',
    email: 'Email',
    find: {
      call: { method: 'GET', path: '/crm/v8/Contacts/search', query: { email: '{email}', fields: 'Email' } },
      items: 'data',
      id: 'id',
    },
    create: {
      call: {
        method: 'POST',
        path: '/crm/v8/Contacts/upsert',
        body: {
          data: [{ Email: '{email}', First_Name: '{first_name}', Last_Name: '{last_name}' }],
          duplicate_check_fields: ['Email'],
        },
      },
      answerId: 'data[0].details.id',
      shows: { Email: '{email}', Last_Name: '{last_name}' },
    },
  },
  write: {
    call: {
      method: 'POST',
      path: '/crm/v8/Notes',
      body: {
        data: [
          {
            Parent_Id: { module: { api_name: 'Contacts' }, id: '{person}' },
            Note_Title: '{title}',
            Note_Content: '{text}',
          },
        ],
      },
    },
    answerId: 'data[0].details.id',
  },
  found: {
    call: {
      method: 'GET',
      path: '/crm/v8/Contacts/{person}/Notes',
      query: { fields: 'Note_Content' },
    },
    items: 'data',
    // Related records know no order of the caller's own, as Zoho's description has it: 200 is the most of one page.
    paging: { kind: 'page', param: 'page', more: 'info.more_records', sizeParam: 'per_page', size: 200 },
    key: 'Note_Content',
  },
} as const satisfies OutgoingMappingInput;
