// Slack: people, channels and messages. Errors come with status 200 and `ok: false`; the limit with 429 and Retry-After.
import { defineConnector } from '../core/connector/connector.ts';
import { slackMessages } from './chats/slack.ts';

const page = {
  kind: 'cursor',
  param: 'cursor',
  next: 'response_metadata.next_cursor',
  sizeParam: 'limit',
  size: 200,
} as const;
const again = 'Install the Slack app again and enter its new bot token.';

export const slack = defineConnector({
  system: 'slack',
  title: 'Slack',
  category: ['chat'],
  docs: 'https://docs.slack.dev/reference/methods',
  apiVersion: 'Web API',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://slack.com/api',
  config: [
    {
      key: 'channel',
      label: 'Channel id',
      optional: true,
      example: 'C012AB3CD',
      help: 'Channel › View channel details › bottom.',
    },
  ],
  credentials: [
    {
      key: 'bot_token',
      label: 'Bot token',
      secret: true,
      example: 'xoxb-…',
      help: 'api.slack.com/apps › OAuth & Permissions; scopes users:read, users:read.email, channels:read, groups:read, channels:history, chat:write; as the organization’s chat also im:write and im:history.',
    },
    {
      key: 'signing_secret',
      label: 'Signing secret',
      secret: true,
      optional: true,
      help: 'api.slack.com/apps › Basic Information.',
    },
  ],
  auth: [{ kind: 'api-key', in: 'header', name: 'authorization', value: 'Bearer {cred.bot_token}' }],
  test: { method: 'GET', path: '/auth.test', operation: 'auth_test' },
  limits: { requests: 20, perSeconds: 60, concurrency: 1 },
  success: { path: 'ok', equals: true },
  faults: [
    { path: 'error', equals: 'invalid_auth', kind: 'auth', fix: again },
    { path: 'error', equals: 'token_revoked', kind: 'auth', fix: again },
    { path: 'error', equals: 'account_inactive', kind: 'auth', fix: again },
    {
      path: 'error',
      equals: 'missing_scope',
      kind: 'permission',
      fix: 'Add the missing scope to the Slack app and install it again.',
    },
    {
      path: 'error',
      equals: 'not_in_channel',
      kind: 'permission',
      fix: 'Invite the bot into the channel: /invite and its name.',
    },
    {
      path: 'error',
      equals: 'users_not_found',
      kind: 'not_found',
      fix: 'Invite the person to the workspace, or give them that e-mail address in it.',
    },
    {
      path: 'error',
      equals: 'channel_not_found',
      kind: 'not_found',
      fix: 'Check the channel id, and invite the bot into private channels.',
    },
    { path: 'error', equals: 'ratelimited', kind: 'rate', fix: 'Nothing has to be done; it goes on by itself.' },
    {
      path: 'error',
      equals: 'internal_error',
      kind: 'transient',
      fix: 'Slack had a failure of its own; it is tried again.',
    },
  ],
  collections: {
    users: {
      label: 'People',
      model: 'chat.user',
      list: { method: 'GET', path: '/users.list', operation: 'users_list' },
      items: 'members',
      id: 'id',
      paging: page,
      deletes: { kind: 'flag', field: 'deleted', equals: true },
      fields: {
        name: { path: 'name', type: 'string', personal: 'personal' },
        real_name: { path: 'profile.real_name', type: 'string', personal: 'personal' },
        email: { path: 'profile.email', type: 'string', personal: 'personal' },
        tz: { path: 'tz', type: 'string' },
        is_bot: { path: 'is_bot', type: 'boolean' },
        updated: { path: 'updated', type: 'integer' },
      },
    },
    channels: {
      label: 'Channels',
      model: 'chat.channel',
      list: {
        method: 'GET',
        path: '/conversations.list',
        query: { types: 'public_channel,private_channel' },
        operation: 'conversations_list',
      },
      items: 'channels',
      id: 'id',
      paging: page,
      fields: {
        name: { path: 'name', type: 'string' },
        is_private: { path: 'is_private', type: 'boolean' },
        is_archived: { path: 'is_archived', type: 'boolean' },
        topic: { path: 'topic.value', type: 'string' },
      },
    },
    messages: {
      label: 'Messages of the channel',
      model: 'chat.message',
      list: {
        method: 'GET',
        path: '/conversations.history',
        query: { channel: '{config.channel}' },
        operation: 'conversations_history',
      },
      items: 'messages',
      id: 'ts',
      // From the newest back: the oldest one seen is where the next page ends.
      paging: { kind: 'keyset', param: 'latest', field: 'ts', more: 'has_more', sizeParam: 'limit', size: 200 },
      fields: {
        text: { path: 'text', type: 'string', personal: 'personal' },
        user: { path: 'user', type: 'string', personal: 'personal' },
        ts: { path: 'ts', type: 'string' },
      },
      writes: {
        create: {
          call: {
            method: 'POST',
            path: '/chat.postMessage',
            body: { channel: '{config.channel}', text: '{record.text}' },
            bodyFormat: 'form',
            operation: 'chat_postMessage',
          },
          idempotency: { kind: 'none' },
          answerId: 'ts',
        },
        update: {
          call: {
            method: 'POST',
            path: '/chat.update',
            body: { channel: '{config.channel}', ts: '{id}', text: '{record.text}' },
            bodyFormat: 'form',
            operation: 'chat_update',
          },
          idempotency: { kind: 'natural-key' },
          answerId: 'ts',
        },
      },
    },
  },
  webhooks: {
    verify: {
      kind: 'hmac',
      header: 'x-slack-signature',
      algorithm: 'sha256',
      encoding: 'hex',
      signed: 'v0:{timestamp}:{body}',
      prefix: 'v0=',
      timestampHeader: 'x-slack-request-timestamp',
    },
    eventId: { path: 'event_id' },
    eventType: { path: 'event.type' },
    handshake: 'slack-challenge',
    events: {
      user_change: { collection: 'users', id: 'event.user.id' },
      team_join: { collection: 'users', id: 'event.user.id' },
      channel_created: { collection: 'channels', id: 'event.channel.id' },
      channel_rename: { collection: 'channels', id: 'event.channel.id' },
    },
  },
  unified: { chat: slackMessages },
});
