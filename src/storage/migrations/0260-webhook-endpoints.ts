// Who is told what happens in Muster, and what was told.
import { tenantRows } from './tenant-rows.ts';

export const webhookEndpoints = `
  create table webhook_endpoint (
    tenant text not null,
    id text collate "C" not null,
    seq bigint generated always as identity,
    url text not null,
    description text,
    types text[] not null,
    filter json not null,
    include text[] not null,
    status text not null,
    because text,
    failing_since timestamptz,
    failures integer not null,
    rest_until timestamptz,
    secret text not null,
    earlier text,
    earlier_until timestamptz,
    created_at timestamptz not null,
    created_by text not null,
    primary key (tenant, id)
  );
  ${tenantRows('webhook_endpoint')}

  create table event_delivery (
    tenant text not null,
    id text collate "C" not null,
    seq bigint generated always as identity,
    endpoint text collate "C" not null,
    event text collate "C" not null,
    type text not null,
    occurred_at timestamptz not null,
    data json not null,
    status text not null,
    attempts integer not null,
    turn text not null,
    last_status integer,
    last_error text,
    created_at timestamptz not null,
    delivered_at timestamptz,
    primary key (tenant, id),
    unique (tenant, endpoint, event),
    foreign key (tenant, endpoint) references webhook_endpoint (tenant, id) on delete cascade
  );
  create index event_delivery_newest on event_delivery (tenant, endpoint, seq desc);
  create index event_delivery_created on event_delivery (tenant, created_at);
  ${tenantRows('event_delivery')}`;
