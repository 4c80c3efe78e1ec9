// Organizations, their people, settings and templates, and what lets somebody in.
import { found, serviceRows, tenantRows } from './tenant-rows.ts';

export const people = `
  create table organization (
    id text collate "C" primary key,
    name text not null,
    mode text not null,
    operator boolean not null,
    created_at timestamptz not null
  );
  ${serviceRows('organization')}

  create table app_user (
    tenant text not null,
    id text collate "C" not null,
    name text not null,
    email text not null,
    role text not null,
    time_zone text,
    active boolean not null default true,
    primary key (tenant, id)
  );
  ${tenantRows('app_user')}

  create table setting (
    tenant text primary key,
    version integer not null,
    value json not null
  );
  ${tenantRows('setting')}

  create table template (
    tenant text not null,
    id text collate "C" not null,
    subject text not null,
    body text not null,
    primary key (tenant, id)
  );
  ${tenantRows('template')}

  create table api_key (
    tenant text not null,
    id text collate "C" primary key,
    name text not null,
    kind text not null,
    scopes text[] not null,
    origins text[] not null,
    hash text not null unique,
    last4 text not null,
    created_at timestamptz not null,
    expires_at timestamptz,
    revoked_at timestamptz,
    last_used_at timestamptz
  );
  create index api_key_tenant on api_key (tenant, created_at);
  ${tenantRows('api_key')}
  ${found('api_key', 'hash')}

  create table oauth_client (
    tenant text not null,
    id text collate "C" primary key,
    name text not null,
    scopes text[] not null,
    hash text not null,
    created_at timestamptz not null,
    revoked_at timestamptz
  );
  create index oauth_client_tenant on oauth_client (tenant, created_at);
  ${tenantRows('oauth_client')}
  ${found('oauth_client', 'id')}

  create table session (
    hash text primary key,
    tenant text not null,
    user_id text,
    role text not null,
    kind text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  );
  create index session_expires_at on session (expires_at);
  ${tenantRows('session')}
  ${found('session', 'hash')}
  create policy expired on session
    using (expires_at < nullif(current_setting('app.expired', true), '')::timestamptz);
`;
