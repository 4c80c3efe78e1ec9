// SharePoint, by Microsoft Graph: the lists of one site and the entries of one list with their columns.
import { defineConnector } from '../core/connector/connector.ts';
import { directory, graphList, microsoftAccount } from './accounts/microsoft.ts';

export const sharepoint = defineConnector({
  system: 'sharepoint',
  title: 'SharePoint lists',
  category: ['files'],
  docs: 'https://learn.microsoft.com/graph/api/resources/list',
  apiVersion: 'v1.0',
  checkedOn: '2026-11-22',
  evidence: 'official',
  config: [
    directory,
    { key: 'site_id', label: 'Site id', help: 'GET /sites/{host}:/sites/{name} answers it.' },
    { key: 'list_id', label: 'List id', optional: true, help: 'Whose entries are read; see the collection lists.' },
  ],
  ...microsoftAccount({
    'Sites.Read.All': 'to read the lists of the site and their entries',
  }),
  test: { method: 'GET', path: '/sites/{config.site_id}', operation: 'sites.site.GetSite' },
  limits: { requests: 10000, perSeconds: 600, concurrency: 4 },
  faults: [{ status: '403', kind: 'permission', fix: 'Grant Sites.Read.All to the application in Entra.' }],
  collections: {
    lists: {
      label: 'Lists',
      list: { method: 'GET', path: '/sites/{config.site_id}/lists', operation: 'sites.ListLists' },
      ...graphList,
      fields: {
        id: { path: 'id', type: 'string' },
        name: { path: 'name', type: 'string' },
        displayName: { path: 'displayName', type: 'string' },
        description: { path: 'description', type: 'string' },
        webUrl: { path: 'webUrl', type: 'string' },
        lastModifiedDateTime: { path: 'lastModifiedDateTime', type: 'datetime' },
      },
    },
    items: {
      label: 'Entries of the list',
      list: {
        method: 'GET',
        path: '/sites/{config.site_id}/lists/{config.list_id}/items',
        query: { $expand: 'fields' },
        operation: 'sites.lists.ListItems',
      },
      ...graphList,
      fields: {
        id: { path: 'id', type: 'string' },
        fields: { path: 'fields', type: 'object' },
        webUrl: { path: 'webUrl', type: 'string' },
        contentType: { path: 'contentType', type: 'object' },
        createdDateTime: { path: 'createdDateTime', type: 'datetime' },
        lastModifiedDateTime: { path: 'lastModifiedDateTime', type: 'datetime' },
      },
    },
  },
});
