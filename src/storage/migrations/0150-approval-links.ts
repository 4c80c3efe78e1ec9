// Approvals by e-mail: a link for each person and approval, known by its hash; and when a posted card stops being true by itself.
import { tenantRows } from './tenant-rows.ts';

export const approvalLinks = `
  create table approval_link (
    tenant text not null,
    approval text collate "C" not null,
    user_id text collate "C" not null,
    hash text not null,
    expires_at timestamptz not null,
    sent_at timestamptz,
    reminded_at timestamptz,
    used_at timestamptz,
    primary key (tenant, hash)
  );
  create index approval_link_approval on approval_link (tenant, approval, user_id);
  create index approval_link_expires on approval_link (tenant, expires_at);
  ${tenantRows('approval_link')}

  alter table channel_post add column redraw_at timestamptz;
  create index channel_post_redraw on channel_post (redraw_at) where redraw_at is not null and not gone;`;
