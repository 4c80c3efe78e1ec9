// Google Drive: files that the account sees, followed by when they changed last.
import { defineConnector } from '../core/connector/connector.ts';
import { googleAccount, googleQuota } from './accounts/google.ts';

export const googleDrive = defineConnector({
  system: 'google-drive',
  title: 'Google Drive',
  category: ['files'],
  docs: 'https://developers.google.com/workspace/drive/api/reference/rest/v3',
  apiVersion: 'v3',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://www.googleapis.com/drive/v3',
  ...googleAccount({
    'drive.metadata.readonly': 'to list files by name and owner, without their content',
  }),
  test: { method: 'GET', path: '/files', query: { pageSize: '1' }, operation: 'drive.files.list' },
  limits: { concurrency: 4 },
  faults: [googleQuota('userRateLimitExceeded')],
  collections: {
    files: {
      label: 'Files',
      model: 'files.file',
      list: {
        method: 'GET',
        path: '/files',
        query: {
          fields: 'nextPageToken,files(id,name,mimeType,size,createdTime,modifiedTime,trashed,webViewLink,parents)',
        },
        operation: 'drive.files.list',
      },
      items: 'files',
      id: 'id',
      paging: { kind: 'cursor', param: 'pageToken', next: 'nextPageToken', sizeParam: 'pageSize', size: 1_000 },
      changes: { kind: 'filter', param: 'q', value: "modifiedTime >= '{since}'", field: 'modifiedTime' },
      deletes: { kind: 'flag', field: 'trashed', equals: true },
      fields: {
        name: { path: 'name', type: 'string' },
        mimeType: { path: 'mimeType', type: 'string' },
        size: { path: 'size', type: 'string' },
        createdTime: { path: 'createdTime', type: 'datetime' },
        modifiedTime: { path: 'modifiedTime', type: 'datetime' },
        webViewLink: { path: 'webViewLink', type: 'string' },
      },
    },
  },
});
