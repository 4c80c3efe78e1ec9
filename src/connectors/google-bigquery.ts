// Google BigQuery: the datasets of one project and the tables of one dataset, as a warehouse of hiring figures.
import { defineConnector } from '../core/connector/connector.ts';
import { googleAccount } from './accounts/google.ts';

const page = { kind: 'cursor', param: 'pageToken', next: 'nextPageToken', sizeParam: 'maxResults', size: 500 } as const;

export const googleBigquery = defineConnector({
  system: 'google-bigquery',
  title: 'Google BigQuery',
  category: ['files'],
  docs: 'https://cloud.google.com/bigquery/docs/reference/rest',
  apiVersion: 'v2',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://bigquery.googleapis.com/bigquery/v2',
  config: [
    { key: 'project_id', label: 'Project id', help: 'Google Cloud console › project selector.' },
    {
      key: 'dataset_id',
      label: 'Dataset id',
      optional: true,
      help: 'Whose tables are read; see the collection datasets.',
    },
  ],
  ...googleAccount({
    'bigquery.readonly': 'to read datasets and tables',
  }),
  test: {
    method: 'GET',
    path: '/projects/{config.project_id}/datasets',
    query: { maxResults: '1' },
    operation: 'bigquery.datasets.list',
  },
  limits: { concurrency: 4 },
  faults: [{ status: '403', kind: 'permission', fix: 'Connect again and allow what is asked for.' }],
  collections: {
    datasets: {
      label: 'Datasets',
      list: { method: 'GET', path: '/projects/{config.project_id}/datasets', operation: 'bigquery.datasets.list' },
      items: 'datasets',
      id: 'id',
      paging: page,
      fields: {
        id: { path: 'id', type: 'string' },
        dataset_id: { path: 'datasetReference.datasetId', type: 'string' },
        friendlyName: { path: 'friendlyName', type: 'string' },
        location: { path: 'location', type: 'string' },
        labels: { path: 'labels', type: 'object' },
      },
    },
    tables: {
      label: 'Tables',
      list: {
        method: 'GET',
        path: '/projects/{config.project_id}/datasets/{config.dataset_id}/tables',
        operation: 'bigquery.tables.list',
      },
      items: 'tables',
      id: 'id',
      paging: page,
      fields: {
        id: { path: 'id', type: 'string' },
        table_id: { path: 'tableReference.tableId', type: 'string' },
        friendlyName: { path: 'friendlyName', type: 'string' },
        type: { path: 'type', type: 'string' },
        labels: { path: 'labels', type: 'object' },
      },
    },
  },
});
