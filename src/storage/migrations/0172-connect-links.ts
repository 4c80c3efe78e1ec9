// Connect links: found by the hash of their token before the organization is known; what they carry is sealed.
import { found, tenantRows } from './tenant-rows.ts';

export const connectLinks = `
  create table connect_link (
    tenant text not null,
    id text collate "C" not null,
    hash text not null,
    link json not null,
    credentials text not null,
    state text,
    begun text,
    used_at timestamptz,
    expires_at timestamptz not null,
    primary key (tenant, id)
  );
  create unique index connect_link_hash on connect_link (hash);
  create index connect_link_expiry on connect_link (tenant, expires_at);
  ${tenantRows('connect_link')}
  ${found('connect_link', 'hash')}`;
