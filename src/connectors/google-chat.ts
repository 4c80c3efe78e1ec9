// Google Chat: spaces of the account, and direct messages.
import { defineConnector } from '../core/connector/connector.ts';
import { googleAccount } from './accounts/google.ts';
import { googleChatMessages } from './chats/google-chat.ts';

const paging = { kind: 'cursor', param: 'pageToken', next: 'nextPageToken', sizeParam: 'pageSize', size: 100 } as const;

export const googleChat = defineConnector({
  system: 'google-chat',
  title: 'Google Chat',
  category: ['chat'],
  docs: 'https://developers.google.com/workspace/chat/api/reference/rest',
  apiVersion: 'v1',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://chat.googleapis.com',
  ...googleAccount({
    'chat.spaces.readonly': 'to list the spaces you are in',
    'chat.spaces.create': 'to open the direct messages with somebody, as the organization’s chat',
    'chat.messages.create': 'to write to people, as the organization’s chat',
    'chat.messages.readonly': 'to see whether a message whose answer was lost has arrived',
  }),
  test: { method: 'GET', path: '/v1/spaces', query: { pageSize: '1' }, operation: 'chat.spaces.list' },
  limits: { concurrency: 2 },
  faults: [
    {
      status: '403',
      kind: 'permission',
      fix: 'Let the administrator allow the application in Google Workspace, and configure a Chat app in its project.',
    },
  ],
  collections: {
    spaces: {
      label: 'Spaces',
      model: 'chat.channel',
      list: { method: 'GET', path: '/v1/spaces', operation: 'chat.spaces.list' },
      items: 'spaces',
      id: 'name',
      paging,
      fields: {
        displayName: { path: 'displayName', type: 'string' },
        spaceType: { path: 'spaceType', type: 'string' },
        createTime: { path: 'createTime', type: 'datetime' },
      },
    },
  },
  unified: { chat: googleChatMessages },
});
