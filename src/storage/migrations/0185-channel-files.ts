// Files that people sent in a chat: by the platform's own reference, sealed, for half an hour; never their content.
import { tenantRows } from './tenant-rows.ts';

export const channelFiles = `
  create table channel_file (
    tenant text not null,
    conversation text collate "C" not null,
    sent text not null,
    expires_at timestamptz not null,
    primary key (tenant, conversation)
  );
  create index channel_file_expires on channel_file (tenant, expires_at);
  ${tenantRows('channel_file')}`;
