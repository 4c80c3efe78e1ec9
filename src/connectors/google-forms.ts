// Google Forms: the answers to one form, such as a questionnaire for applicants.
import { defineConnector } from '../core/connector/connector.ts';
import { googleAccount } from './accounts/google.ts';

const page = { kind: 'cursor', param: 'pageToken', next: 'nextPageToken', sizeParam: 'pageSize', size: 1000 } as const;

export const googleForms = defineConnector({
  system: 'google-forms',
  title: 'Google Forms',
  category: ['assessment'],
  docs: 'https://developers.google.com/workspace/forms/api/reference/rest',
  apiVersion: 'v1',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://forms.googleapis.com',
  config: [{ key: 'form_id', label: 'Form id', help: 'The long part of the form’s address while it is edited.' }],
  ...googleAccount({
    'forms.responses.readonly': 'to read the answers to the form',
    'forms.body.readonly': 'to read the form itself, to try the connection out',
  }),
  test: { method: 'GET', path: '/v1/forms/{config.form_id}', operation: 'forms.forms.get' },
  limits: { concurrency: 4 },
  faults: [{ status: '403', kind: 'permission', fix: 'Connect again and allow what is asked for.' }],
  collections: {
    responses: {
      label: 'Answers',
      model: 'assessment.result',
      list: { method: 'GET', path: '/v1/forms/{config.form_id}/responses', operation: 'forms.forms.responses.list' },
      items: 'responses',
      id: 'responseId',
      paging: page,
      changes: { kind: 'filter', param: 'filter', value: 'timestamp >= {since}', field: 'lastSubmittedTime' },
      fields: {
        responseId: { path: 'responseId', type: 'string' },
        respondentEmail: { path: 'respondentEmail', type: 'string', personal: 'personal' },
        answers: { path: 'answers', type: 'object', personal: 'personal' },
        totalScore: { path: 'totalScore', type: 'number' },
        createTime: { path: 'createTime', type: 'datetime' },
        lastSubmittedTime: { path: 'lastSubmittedTime', type: 'datetime' },
      },
    },
  },
});
