// OneDrive, by Microsoft Graph: the drives of one person and what one folder of a drive holds, such as résumés.
import { defineConnector } from '../core/connector/connector.ts';
import { directory, graphList, microsoftAccount } from './accounts/microsoft.ts';

export const onedrive = defineConnector({
  system: 'onedrive',
  title: 'OneDrive',
  category: ['files'],
  docs: 'https://learn.microsoft.com/graph/api/resources/onedrive',
  apiVersion: 'v1.0',
  checkedOn: '2026-11-22',
  evidence: 'official',
  config: [
    directory,
    { key: 'drive_id', label: 'Drive id', optional: true, help: 'See the collection drives.' },
    {
      key: 'folder_id',
      label: 'Folder id',
      optional: true,
      example: 'root',
      help: 'root, or the id of a folder of that drive.',
    },
  ],
  ...microsoftAccount({
    'Files.Read.All': 'to read the drives and the files in them',
  }),
  test: { method: 'GET', path: '/me/drives', query: { $top: '1' }, operation: 'me.ListDrives' },
  limits: { requests: 10000, perSeconds: 600, concurrency: 4 },
  faults: [{ status: '403', kind: 'permission', fix: 'Grant Files.Read.All to the application in Entra.' }],
  collections: {
    drives: {
      label: 'Drives',
      list: { method: 'GET', path: '/me/drives', operation: 'me.ListDrives' },
      ...graphList,
      fields: {
        id: { path: 'id', type: 'string' },
        name: { path: 'name', type: 'string' },
        driveType: { path: 'driveType', type: 'string' },
        webUrl: { path: 'webUrl', type: 'string' },
        lastModifiedDateTime: { path: 'lastModifiedDateTime', type: 'datetime' },
      },
    },
    items: {
      label: 'Files of the folder',
      model: 'files.file',
      list: {
        method: 'GET',
        path: '/drives/{config.drive_id}/items/{config.folder_id}/children',
        operation: 'drives.items.ListChildren',
      },
      ...graphList,
      fields: {
        id: { path: 'id', type: 'string' },
        name: { path: 'name', type: 'string' },
        size: { path: 'size', type: 'integer' },
        webUrl: { path: 'webUrl', type: 'string' },
        file: { path: 'file', type: 'object' },
        folder: { path: 'folder', type: 'object' },
        parentReference: { path: 'parentReference', type: 'object' },
        createdDateTime: { path: 'createdDateTime', type: 'datetime' },
        lastModifiedDateTime: { path: 'lastModifiedDateTime', type: 'datetime' },
      },
    },
  },
});
