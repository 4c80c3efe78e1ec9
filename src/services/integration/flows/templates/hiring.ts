// Ready flows that begin in an applicant tracking system.
import { at, defineTemplate, mapBefore } from './template.ts';

export const hiresToHris = defineTemplate({
  template: 'hires-to-hris',
  title: 'Hires become employees',
  summary: 'Whoever is hired in Workable is created in BambooHR, with the day of the hire.',
  systems: ['workable', 'bamboohr'],
  document: {
    format: 1,
    name: 'Hires become employees',
    trigger: { kind: 'real_time' },
    source: at('workable', 'candidates'),
    start: 'hired',
    steps: [
      {
        id: 'hired',
        kind: 'filter',
        name: 'Only hires',
        when: { all: [{ field: 'hired_at', exists: true }] },
        next: 'fields',
      },
      mapBefore('employees', [
        { from: 'firstname', to: 'firstName', transform: [{ op: 'trim' }] },
        { from: 'lastname', to: 'lastName', transform: [{ op: 'trim' }] },
        { from: 'email', to: 'homeEmail', transform: [{ op: 'case', to: 'lower' }] },
        { from: 'phone', to: 'mobilePhone' },
        { from: 'hired_at', to: 'hireDate', transform: [{ op: 'date' }] },
      ]),
      { id: 'employees', kind: 'write', to: at('bamboohr', 'employees'), action: 'create', next: null },
    ],
  },
});

export const candidatesToCrm = defineTemplate({
  template: 'candidates-to-crm',
  title: 'Candidates stand in the CRM',
  summary: 'Candidates of Ashby are kept up to date as contacts in HubSpot, found by their mail address.',
  systems: ['ashby', 'hubspot'],
  document: {
    format: 1,
    name: 'Candidates stand in the CRM',
    trigger: { kind: 'real_time' },
    source: at('ashby', 'candidates'),
    start: 'reachable',
    steps: [
      {
        id: 'reachable',
        kind: 'filter',
        name: 'Only with a mail address',
        when: { all: [{ field: 'primaryEmailAddress.value', exists: true }] },
        next: 'fields',
      },
      mapBefore('contacts', [
        { from: 'primaryEmailAddress.value', to: 'email', transform: [{ op: 'case', to: 'lower' }] },
        { from: 'name', to: 'firstname', transform: [{ op: 'split', by: ' ', take: 0 }] },
        { from: 'name', to: 'lastname', transform: [{ op: 'split', by: ' ', take: -1 }] },
        { from: 'primaryPhoneNumber.value', to: 'phone' },
        { from: 'company', to: 'company' },
        { from: 'position', to: 'jobtitle' },
      ]),
      { id: 'contacts', kind: 'write', to: at('hubspot', 'contacts'), action: 'upsert', next: null },
    ],
  },
});

export const hiresToChat = defineTemplate({
  template: 'hires-to-chat',
  title: 'The team hears of hires',
  summary: 'When Greenhouse says that an application was hired or rejected, hires are posted in Slack.',
  systems: ['greenhouse', 'slack'],
  document: {
    format: 1,
    name: 'The team hears of hires',
    trigger: { kind: 'webhook' },
    source: at('greenhouse', 'applications'),
    start: 'hired',
    steps: [
      {
        id: 'hired',
        kind: 'filter',
        name: 'Only hires',
        when: { all: [{ field: 'status', is: 'hired' }] },
        next: 'words',
      },
      {
        id: 'words',
        kind: 'map',
        fields: [
          {
            from: 'id',
            to: 'text',
            transform: [{ op: 'template', text: 'Application {id} for requisition {job_id} was hired.' }],
          },
        ],
        next: 'post',
      },
      { id: 'post', kind: 'write', to: at('slack', 'messages'), action: 'create', next: null },
    ],
  },
});

export const firstDays = defineTemplate({
  template: 'first-days-to-calendar',
  title: 'First days stand in the calendar',
  summary: 'For every hire of Workable there is a day in a shared Google calendar.',
  systems: ['workable', 'google-calendar'],
  document: {
    format: 1,
    name: 'First days stand in the calendar',
    trigger: { kind: 'real_time' },
    source: at('workable', 'candidates'),
    start: 'hired',
    steps: [
      {
        id: 'hired',
        kind: 'filter',
        name: 'Only hires',
        when: { all: [{ field: 'hired_at', exists: true }] },
        next: 'event',
      },
      {
        id: 'event',
        kind: 'map',
        fields: [
          { from: 'id', to: 'iCalUID', transform: [{ op: 'template', text: 'workable-{id}@muster' }] },
          { from: 'name', to: 'summary', transform: [{ op: 'template', text: '{name} was hired' }] },
          { from: 'hired_at', to: 'start.date', transform: [{ op: 'date' }] },
          { from: 'hired_at', to: 'end.date', transform: [{ op: 'date' }] },
        ],
        next: 'calendar',
      },
      { id: 'calendar', kind: 'write', to: at('google-calendar', 'events'), action: 'upsert', next: null },
    ],
  },
});
