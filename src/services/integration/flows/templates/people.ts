// Ready flows that begin in a system of employees.
import { at, defineTemplate, mapBefore } from './template.ts';

const workdays = { kind: 'schedule', cron: '0 6 * * 1-5', time_zone: 'UTC' } as const;

export const employeesToPayroll = defineTemplate({
  template: 'employees-to-payroll',
  title: 'Employees stand in payroll',
  summary: 'Active employees of BambooHR are created in Gusto every working morning.',
  systems: ['bamboohr', 'gusto'],
  document: {
    format: 1,
    name: 'Employees stand in payroll',
    trigger: workdays,
    source: at('bamboohr', 'employees'),
    start: 'active',
    steps: [
      {
        id: 'active',
        kind: 'filter',
        name: 'Only active ones',
        when: { all: [{ field: 'status', is: 'Active' }] },
        next: 'fields',
      },
      mapBefore('payroll', [
        { from: 'firstName', to: 'first_name' },
        { from: 'lastName', to: 'last_name' },
        { from: 'workEmail', to: 'work_email', transform: [{ op: 'case', to: 'lower' }] },
      ]),
      { id: 'payroll', kind: 'write', to: at('gusto', 'employees'), action: 'create', next: null },
    ],
  },
});

export const employeesToIdentity = defineTemplate({
  template: 'employees-to-identity',
  title: 'Employees get their accounts',
  summary: 'Active employees of BambooHR have an account in Okta; of those who leave, somebody is told.',
  systems: ['bamboohr', 'okta'],
  document: {
    format: 1,
    name: 'Employees get their accounts',
    trigger: { kind: 'real_time' },
    source: at('bamboohr', 'employees'),
    start: 'state',
    steps: [
      {
        id: 'state',
        kind: 'condition',
        name: 'Is the person active?',
        branches: [{ name: 'Active', when: { all: [{ field: 'status', is: 'Active' }] }, next: 'fields' }],
        otherwise: 'leaver',
      },
      mapBefore('account', [
        { from: 'workEmail', to: 'login', transform: [{ op: 'case', to: 'lower' }] },
        { from: 'workEmail', to: 'email', transform: [{ op: 'case', to: 'lower' }] },
        { from: 'firstName', to: 'firstName' },
        { from: 'lastName', to: 'lastName' },
        { from: 'employeeId', to: 'employeeNumber' },
        { from: 'departmentName', to: 'department' },
        { from: 'jobTitleName', to: 'title' },
      ]),
      { id: 'account', kind: 'write', to: at('okta', 'users'), action: 'upsert', next: null },
      {
        id: 'leaver',
        kind: 'notify',
        name: 'Tell who closes accounts',
        users: [],
        text: 'Employee {employeeId} is not active any more. Close the account.',
        next: null,
      },
    ],
  },
});

export const employeesToScim = defineTemplate({
  template: 'employees-to-scim',
  title: 'Employees stand in the directory',
  summary: 'Employees of HiBob stand in any directory that speaks SCIM, found by their user name.',
  systems: ['hibob', 'scim'],
  document: {
    format: 1,
    name: 'Employees stand in the directory',
    trigger: workdays,
    source: at('hibob', 'employees'),
    start: 'fields',
    steps: [
      mapBefore('directory', [
        { from: 'email', to: 'userName', transform: [{ op: 'case', to: 'lower' }] },
        { from: 'firstName', to: 'name.givenName' },
        { from: 'surname', to: 'name.familyName' },
        { from: 'work.title', to: 'title' },
      ]),
      { id: 'directory', kind: 'write', to: at('scim', 'users'), action: 'upsert', next: null },
    ],
  },
});

export const employeesToOwnSystem = defineTemplate({
  template: 'employees-to-own-system',
  title: 'Employees stand in your own system',
  summary: 'Employees of BambooHR are kept up to date in a system of your own, over REST.',
  systems: ['bamboohr', 'rest'],
  document: {
    format: 1,
    name: 'Employees stand in your own system',
    trigger: workdays,
    source: at('bamboohr', 'employees'),
    start: 'fields',
    steps: [
      mapBefore('people', [
        { from: 'employeeId', to: 'external_id' },
        { from: 'firstName', to: 'first_name' },
        { from: 'lastName', to: 'last_name' },
        { from: 'workEmail', to: 'email', transform: [{ op: 'case', to: 'lower' }] },
        { from: 'departmentName', to: 'department' },
        { from: 'hireDate', to: 'hired_on' },
      ]),
      { id: 'people', kind: 'write', to: at('rest', null), action: 'upsert', next: null },
    ],
  },
});
