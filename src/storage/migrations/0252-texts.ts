// Text messages: letters of another medium with what the network says of them, and who agreed to them.
import { tenantRows } from './tenant-rows.ts';

export const texts = `
  alter table letter add column medium text not null default 'email';
  alter table letter add column otherwise text;
  alter table letter add column delivery text;

  create table text_consent (
    tenant text not null,
    subject text not null,
    candidate text collate "C",
    state text not null,
    proof text,
    changed_by text not null,
    changed_at timestamptz not null,
    revision text not null,
    primary key (tenant, subject)
  );
  create index text_consent_candidate on text_consent (tenant, candidate);
  ${tenantRows('text_consent')}`;
