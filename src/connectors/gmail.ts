// Gmail: threads and labels of whoever connected the account, and sending. Lists hold ids; a message is read one by one.
import { defineConnector } from '../core/connector/connector.ts';
import { gmailLetters } from './mails/gmail.ts';
import { oauthClient } from './prompts.ts';

const page = { kind: 'cursor', param: 'pageToken', next: 'nextPageToken', sizeParam: 'maxResults', size: 100 } as const;

export const gmail = defineConnector({
  system: 'gmail',
  title: 'Gmail',
  category: ['email'],
  docs: 'https://developers.google.com/workspace/gmail/api/reference/rest',
  apiVersion: 'v1',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://gmail.googleapis.com',
  hosts: ['oauth2.googleapis.com'],
  credentials: [...oauthClient],
  auth: [
    {
      kind: 'oauth2-code',
      authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      tokenUrl: 'https://oauth2.googleapis.com/token',
      scopes: ['https://www.googleapis.com/auth/gmail.readonly', 'https://www.googleapis.com/auth/gmail.send'],
      scopeReasons: {
        'https://www.googleapis.com/auth/gmail.readonly': 'to read messages, threads and labels',
        'https://www.googleapis.com/auth/gmail.send': 'to send messages in your name',
      },
      extraAuthorize: { access_type: 'offline', prompt: 'consent' },
    },
  ],
  test: { method: 'GET', path: '/gmail/v1/users/me/profile', operation: 'gmail.users.getProfile' },
  limits: { concurrency: 4 },
  omitsEmptyLists: 'Google leaves empty fields out of its JSON (protobuf.dev/programming-guides/json).',
  faults: [
    {
      status: '403',
      path: 'error.errors[0].reason',
      equals: 'rateLimitExceeded',
      kind: 'rate',
      fix: 'The quota of the account is used up for the moment; it goes on by itself.',
    },
    {
      status: '403',
      path: 'error.errors[0].reason',
      equals: 'userRateLimitExceeded',
      kind: 'rate',
      fix: 'The quota of the account is used up for the moment; it goes on by itself.',
    },
  ],
  collections: {
    messages: {
      label: 'Messages',
      model: 'mail.message',
      list: { method: 'GET', path: '/gmail/v1/users/me/messages', operation: 'gmail.users.messages.list' },
      items: 'messages',
      id: 'id',
      paging: page,
      filters: { search: { param: 'q' }, label: { param: 'labelIds' } },
      fields: { threadId: { path: 'threadId', type: 'string' } },
      writes: {
        create: {
          // A whole message (RFC 5322) in base64url.
          call: {
            method: 'POST',
            path: '/gmail/v1/users/me/messages/send',
            body: { raw: '{record.raw}' },
            operation: 'gmail.users.messages.send',
          },
          idempotency: { kind: 'none' },
        },
      },
    },
    threads: {
      label: 'Threads',
      model: 'mail.thread',
      list: { method: 'GET', path: '/gmail/v1/users/me/threads', operation: 'gmail.users.threads.list' },
      items: 'threads',
      id: 'id',
      paging: page,
      filters: { search: { param: 'q' }, label: { param: 'labelIds' } },
      fields: {
        snippet: { path: 'snippet', type: 'string', personal: 'personal' },
        historyId: { path: 'historyId', type: 'string' },
      },
    },
    labels: {
      label: 'Labels',
      model: 'mail.folder',
      list: { method: 'GET', path: '/gmail/v1/users/me/labels', operation: 'gmail.users.labels.list' },
      items: 'labels',
      id: 'id',
      paging: { kind: 'none' },
      fields: { name: { path: 'name', type: 'string' }, type: { path: 'type', type: 'string' } },
    },
  },
  unified: { mail: gmailLetters },
});
