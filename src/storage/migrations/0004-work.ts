// Letters on their way out, conversations, the sandbox systems' records, and the service's own bookkeeping.
import { serviceRows, sweepable, tenantRows } from './tenant-rows.ts';

const letters = `
  create table letter (
    tenant text not null,
    key text collate "C" not null,
    seq bigint generated always as identity,
    candidate text,
    "to" text not null,
    subject text not null,
    text text not null,
    status text not null,
    uncertain boolean not null default false,
    attempt integer not null default 0,
    release_at timestamptz not null,
    created_at timestamptz not null,
    sent_at timestamptz,
    lease_until timestamptz,
    primary key (tenant, key)
  );
  create index letter_newest on letter (tenant, created_at desc, seq desc);
  create index letter_due on letter (release_at) where status in ('held', 'sending');
  ${tenantRows('letter')}
  ${sweepable('letter')}`;

const conversations = `
  create table conversation (
    tenant text not null,
    id text collate "C" not null,
    seq bigint generated always as identity,
    actor text not null,
    created_at timestamptz not null,
    primary key (tenant, id)
  );
  create index conversation_newest on conversation (tenant, created_at desc, seq desc);
  ${tenantRows('conversation')}

  create table turn (
    tenant text not null,
    conversation text not null,
    id text not null,
    seq bigint generated always as identity,
    said text not null,
    calls json not null,
    reply text not null,
    asks boolean not null,
    at timestamptz not null,
    primary key (tenant, conversation, id)
  );
  create index turn_order on turn (tenant, conversation, seq);
  create index turn_at on turn (tenant, at);
  ${tenantRows('turn')}`;

const sandbox = `
  create table sandbox_record (
    tenant text not null,
    kind text collate "C" not null,
    id text collate "C" not null,
    body json not null,
    primary key (tenant, kind, id)
  );
  ${tenantRows('sandbox_record')}`;

// The relay hands over the promises of all tenants, and writes what became of them.
const outbox = `
  create table outbox (
    id text collate "C" primary key,
    tenant text not null,
    name text not null,
    data json not null,
    due timestamptz not null,
    tries integer not null default 0,
    lease_until timestamptz,
    buried_at timestamptz,
    because text
  );
  create index outbox_due on outbox (due) where buried_at is null;
  ${tenantRows('outbox')}
  create policy relay on outbox using (current_setting('app.relay', true) = 'on');`;

const service = `
  create table signing_key (
    id text primary key,
    jwk text not null,
    created_at timestamptz not null
  );
  ${serviceRows('signing_key')}

  create table idempotency (
    scope text not null,
    key text not null,
    fingerprint text not null,
    token text not null,
    lease_until timestamptz,
    expires_at timestamptz not null,
    status integer,
    headers json,
    body text,
    primary key (scope, key)
  );
  create index idempotency_expires_at on idempotency (expires_at);
  ${serviceRows('idempotency')}

  create table service_state (
    key text primary key,
    value text not null
  );
  ${serviceRows('service_state')}`;

export const work = `${letters}${conversations}${sandbox}${outbox}${service}`;
