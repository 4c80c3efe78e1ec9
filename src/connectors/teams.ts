// Microsoft Teams, by Microsoft Graph: channels, their messages, chats and people. The chat bot itself is a channel of Muster's own.
import { defineConnector } from '../core/connector/connector.ts';
import { directory, microsoftAccount } from './accounts/microsoft.ts';
import { teamsMessages } from './chats/teams.ts';

const page = { kind: 'next-url', next: '@odata.nextLink', sizeParam: '$top', size: 50 } as const;

export const teams = defineConnector({
  system: 'teams',
  title: 'Microsoft Teams',
  category: ['chat'],
  docs: 'https://learn.microsoft.com/graph/api/resources/teams-api-overview',
  apiVersion: 'v1.0',
  checkedOn: '2026-11-22',
  evidence: 'official',
  config: [
    directory,
    { key: 'team_id', label: 'Team id', optional: true, help: 'Teams › Get link to team: groupId.' },
    { key: 'channel_id', label: 'Channel id', optional: true, help: 'Teams › Get link to channel.' },
  ],
  ...microsoftAccount({
    'Channel.ReadBasic.All': 'to list channels',
    'ChannelMessage.Read.All': 'to read messages in channels',
    'ChannelMessage.Send': 'to post messages in channels',
    'Chat.ReadWrite': 'to list your chats, and to write to people in your name',
    'User.ReadBasic.All': 'to know people by name',
  }),
  test: { method: 'GET', path: '/users', query: { $top: '1' }, operation: 'users.user.ListUser' },
  limits: { concurrency: 4 },
  faults: [
    {
      status: '403',
      kind: 'permission',
      fix: 'Grant the named scopes to the application in Entra, with the consent of an administrator.',
    },
  ],
  collections: {
    channels: {
      label: 'Channels of the team',
      model: 'chat.channel',
      list: { method: 'GET', path: '/teams/{config.team_id}/channels', operation: 'teams.ListChannels' },
      items: 'value',
      id: 'id',
      paging: { kind: 'next-url', next: '@odata.nextLink' },
      fields: {
        displayName: { path: 'displayName', type: 'string' },
        description: { path: 'description', type: 'string' },
        membershipType: { path: 'membershipType', type: 'string' },
        webUrl: { path: 'webUrl', type: 'string' },
      },
    },
    messages: {
      label: 'Messages of the channel',
      model: 'chat.message',
      list: {
        method: 'GET',
        path: '/teams/{config.team_id}/channels/{config.channel_id}/messages',
        operation: 'teams.channels.ListMessages',
      },
      items: 'value',
      id: 'id',
      paging: page,
      fields: {
        content: { path: 'body.content', type: 'string', personal: 'personal' },
        from: { path: 'from.user.id', type: 'string', personal: 'personal' },
        createdDateTime: { path: 'createdDateTime', type: 'datetime' },
        lastModifiedDateTime: { path: 'lastModifiedDateTime', type: 'datetime' },
        deletedDateTime: { path: 'deletedDateTime', type: 'datetime' },
      },
      writes: {
        create: {
          call: {
            method: 'POST',
            path: '/teams/{config.team_id}/channels/{config.channel_id}/messages',
            body: { body: { content: '{record.content}' } },
            operation: 'teams.channels.CreateMessages',
          },
          idempotency: { kind: 'none' },
        },
      },
    },
    chats: {
      label: 'Chats',
      model: 'chat.chat',
      list: { method: 'GET', path: '/chats', operation: 'chats.chat.ListChat' },
      items: 'value',
      id: 'id',
      paging: page,
      fields: {
        topic: { path: 'topic', type: 'string' },
        chatType: { path: 'chatType', type: 'string' },
        lastUpdatedDateTime: { path: 'lastUpdatedDateTime', type: 'datetime' },
      },
    },
    users: {
      label: 'People',
      model: 'chat.user',
      list: { method: 'GET', path: '/users', operation: 'users.user.ListUser' },
      items: 'value',
      id: 'id',
      paging: { kind: 'next-url', next: '@odata.nextLink', sizeParam: '$top', size: 100 },
      fields: {
        displayName: { path: 'displayName', type: 'string', personal: 'personal' },
        mail: { path: 'mail', type: 'string', personal: 'personal' },
        userPrincipalName: { path: 'userPrincipalName', type: 'string', personal: 'personal' },
        jobTitle: { path: 'jobTitle', type: 'string' },
        department: { path: 'department', type: 'string' },
      },
    },
  },
  unified: { chat: teamsMessages },
});
