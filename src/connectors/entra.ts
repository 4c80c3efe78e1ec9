// Microsoft Entra ID, by Microsoft Graph: the people of one directory, read by an application of its own.
import { defineConnector } from '../core/connector/connector.ts';
import { oauthApplication } from './prompts.ts';

export const entra = defineConnector({
  system: 'entra',
  title: 'Microsoft Entra ID',
  category: ['identity'],
  docs: 'https://learn.microsoft.com/graph/api/resources/user',
  apiVersion: 'v1.0',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://graph.microsoft.com/v1.0',
  hosts: ['login.microsoftonline.com'],
  config: [{ key: 'directory', label: 'Directory (tenant) id', help: 'Entra admin center › Overview.' }],
  credentials: [
    ...oauthApplication(
      'Entra admin center › App registrations › your application: Overview, and Certificates & secrets; its permissions are application permissions, which an administrator grants.',
    ),
  ],
  auth: [
    {
      kind: 'oauth2-client',
      tokenUrl: 'https://login.microsoftonline.com/{config.directory}/oauth2/v2.0/token',
      scopes: ['https://graph.microsoft.com/.default'],
    },
  ],
  test: { method: 'GET', path: '/users', query: { $top: '1' }, operation: 'users.user.ListUser' },
  limits: { concurrency: 4 },
  faults: [
    {
      status: '403',
      kind: 'permission',
      fix: 'Grant User.Read.All (User.ReadWrite.All for changes) to the application in Entra, with the consent of an administrator.',
    },
  ],
  collections: {
    users: {
      label: 'People',
      model: 'identity.user',
      list: {
        method: 'GET',
        path: '/users',
        query: {
          $select:
            'id,displayName,givenName,surname,mail,userPrincipalName,jobTitle,department,officeLocation,employeeId,accountEnabled',
        },
        operation: 'users.user.ListUser',
      },
      items: 'value',
      id: 'id',
      paging: { kind: 'next-url', next: '@odata.nextLink', sizeParam: '$top', size: 999 },
      fields: {
        displayName: { path: 'displayName', type: 'string', personal: 'personal' },
        givenName: { path: 'givenName', type: 'string', personal: 'personal' },
        surname: { path: 'surname', type: 'string', personal: 'personal' },
        mail: { path: 'mail', type: 'string', personal: 'personal' },
        userPrincipalName: { path: 'userPrincipalName', type: 'string', personal: 'personal' },
        jobTitle: { path: 'jobTitle', type: 'string' },
        department: { path: 'department', type: 'string' },
        officeLocation: { path: 'officeLocation', type: 'string' },
        employeeId: { path: 'employeeId', type: 'string' },
        accountEnabled: { path: 'accountEnabled', type: 'boolean' },
      },
      writes: {
        update: {
          call: { method: 'PATCH', path: '/users/{id}', operation: 'users.user.UpdateUser' },
          idempotency: { kind: 'natural-key' },
        },
      },
    },
  },
});
