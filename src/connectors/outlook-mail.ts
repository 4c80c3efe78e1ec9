// Outlook mail, by Microsoft Graph: the messages and folders of whoever connected the account, and sending.
import { defineConnector } from '../core/connector/connector.ts';
import {
  directory,
  graphChanges,
  graphNotifications,
  graphList,
  graphWrites,
  microsoftAccount,
} from './accounts/microsoft.ts';
import { outlookLetters } from './mails/outlook.ts';

export const outlookMail = defineConnector({
  system: 'outlook-mail',
  title: 'Outlook mail',
  category: ['email'],
  docs: 'https://learn.microsoft.com/graph/api/resources/message',
  apiVersion: 'v1.0',
  checkedOn: '2026-11-22',
  evidence: 'official',
  config: [directory],
  ...microsoftAccount({
    'Mail.ReadWrite': 'to read messages and folders, and to keep, change and remove messages',
    'Mail.Send': 'to send messages in your name',
  }),
  headers: { prefer: 'IdType="ImmutableId"' },
  test: { method: 'GET', path: '/me/mailFolders', query: { $top: '1' }, operation: 'me.ListMailFolders' },
  limits: { requests: 10_000, perSeconds: 600, concurrency: 4 },
  faults: [
    {
      status: '403',
      kind: 'permission',
      fix: 'Grant Mail.ReadWrite and Mail.Send to the application in Entra, with the consent of an administrator.',
    },
  ],
  collections: {
    messages: {
      label: 'Messages',
      model: 'mail.message',
      list: { method: 'GET', path: '/me/messages', operation: 'me.ListMessages' },
      ...graphList,
      changes: graphChanges,
      fields: {
        subject: { path: 'subject', type: 'string', personal: 'personal' },
        body: { path: 'body', type: 'object', personal: 'personal' },
        from: { path: 'from.emailAddress.address', type: 'string', personal: 'personal' },
        toRecipients: { path: 'toRecipients', type: 'array', personal: 'personal' },
        conversationId: { path: 'conversationId', type: 'string' },
        internetMessageId: { path: 'internetMessageId', type: 'string' },
        isRead: { path: 'isRead', type: 'boolean' },
        receivedDateTime: { path: 'receivedDateTime', type: 'datetime' },
        sentDateTime: { path: 'sentDateTime', type: 'datetime' },
        lastModifiedDateTime: { path: 'lastModifiedDateTime', type: 'datetime' },
      },
      // A draft: it leaves only when it is sent.
      writes: graphWrites('messages', 'Messages'),
    },
    folders: {
      label: 'Folders',
      model: 'mail.folder',
      list: { method: 'GET', path: '/me/mailFolders', operation: 'me.ListMailFolders' },
      ...graphList,
      fields: {
        displayName: { path: 'displayName', type: 'string' },
        totalItemCount: { path: 'totalItemCount', type: 'integer' },
        unreadItemCount: { path: 'unreadItemCount', type: 'integer' },
      },
    },
  },
  webhooks: graphNotifications('messages'),
  unified: { mail: outlookLetters },
});
