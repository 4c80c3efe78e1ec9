// Salesforce as the organization's CRM: a finished task in the activities of the contact. Fields are those of Task in the object reference
// (developer.salesforce.com/docs/platform/object-reference).
import type { OutgoingMappingInput } from '../../core/connector/outgoing.ts';

const query = '/services/data/v59.0/query';

export const salesforceLog = {
  person: {
    collection: 'contacts',
    email: 'Email',
    find: {
      call: {
        method: 'GET',
        path: query,
        query: { q: "SELECT Id FROM Contact WHERE Email = '{email_quoted}' ORDER BY CreatedDate LIMIT 1" },
      },
      items: 'records',
      id: 'Id',
    },
    create: {
      call: {
        method: 'POST',
        path: '/services/data/v59.0/sobjects/Contact',
        body: { Email: '{email}', FirstName: '{first_name}', LastName: '{last_name}' },
      },
      answerId: 'id',
      shows: { Email: '{email}', LastName: '{last_name}' },
    },
  },
  write: {
    call: {
      method: 'POST',
      path: '/services/data/v59.0/sobjects/Task',
      body: {
        WhoId: '{person}',
        Subject: '{title}',
        Description: '{text}',
        Status: 'Completed',
        ActivityDate: '{day}',
      },
    },
    answerId: 'id',
  },
  found: {
    call: {
      method: 'GET',
      path: query,
      query: { q: "SELECT Id,Description FROM Task WHERE WhoId = '{person}' ORDER BY CreatedDate DESC LIMIT 200" },
    },
    items: 'records',
    key: 'Description',
  },
} as const satisfies OutgoingMappingInput;
