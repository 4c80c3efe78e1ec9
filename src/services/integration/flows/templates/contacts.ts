// Ready flows that begin in a system of contacts.
import { at, defineTemplate, mapBefore } from './template.ts';

export const contactsToMailing = defineTemplate({
  template: 'contacts-to-mailing-list',
  title: 'Leads are invited to the mailing list',
  summary: 'Leads of HubSpot are invited to a Mailchimp list; nobody is on it before they confirm.',
  systems: ['hubspot', 'mailchimp'],
  document: {
    format: 1,
    name: 'Leads are invited to the mailing list',
    trigger: { kind: 'schedule', cron: '0 8 * * 1-5', time_zone: 'UTC' },
    source: at('hubspot', 'contacts'),
    start: 'leads',
    steps: [
      {
        id: 'leads',
        kind: 'filter',
        name: 'Only leads with a mail address',
        when: {
          all: [
            { field: 'properties.lifecyclestage', is: 'lead' },
            { field: 'properties.email', exists: true },
          ],
        },
        next: 'fields',
      },
      mapBefore('invite', [
        { from: 'properties.email', to: 'email_address', transform: [{ op: 'case', to: 'lower' }] },
        { from: 'properties.lifecyclestage', to: 'status', transform: [{ op: 'template', text: 'pending' }] },
      ]),
      { id: 'invite', kind: 'write', to: at('mailchimp', 'members'), action: 'create', next: null },
    ],
  },
});

export const salesforceToHubspot = defineTemplate({
  template: 'salesforce-to-hubspot',
  title: 'Both CRMs know the same people',
  summary: 'Contacts of Salesforce are kept up to date in HubSpot, found by their mail address.',
  systems: ['salesforce', 'hubspot'],
  document: {
    format: 1,
    name: 'Both CRMs know the same people',
    trigger: { kind: 'real_time' },
    source: at('salesforce', 'contacts'),
    start: 'reachable',
    steps: [
      {
        id: 'reachable',
        kind: 'filter',
        name: 'Only with a mail address',
        when: { all: [{ field: 'Email', exists: true }] },
        next: 'fields',
      },
      mapBefore('contacts', [
        { from: 'Email', to: 'email', transform: [{ op: 'case', to: 'lower' }] },
        { from: 'FirstName', to: 'firstname' },
        { from: 'LastName', to: 'lastname' },
        { from: 'Phone', to: 'phone' },
        { from: 'Title', to: 'jobtitle' },
      ]),
      { id: 'contacts', kind: 'write', to: at('hubspot', 'contacts'), action: 'upsert', next: null },
    ],
  },
});

export const newStagesToPeople = defineTemplate({
  template: 'stage-changes-to-own-system',
  title: 'Your own system follows the pipeline',
  summary: 'Whenever a candidate moves in Muster, the applications of Lever are carried over to a system of your own.',
  systems: ['lever', 'rest'],
  document: {
    format: 1,
    name: 'Your own system follows the pipeline',
    trigger: { kind: 'event', event: 'candidate.moved' },
    source: at('lever', 'opportunities'),
    start: 'fields',
    steps: [
      mapBefore('applications', [
        { from: 'id', to: 'external_id' },
        { from: 'stage', to: 'stage' },
        { from: 'owner', to: 'owner' },
        { from: 'updatedAt', to: 'updated_at' },
      ]),
      { id: 'applications', kind: 'write', to: at('rest', null), action: 'upsert', next: null },
    ],
  },
});
