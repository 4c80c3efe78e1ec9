// Systems that report changes by themselves: their secrets and subscriptions, and the events that were taken.
import { sweepable, tenantRows } from './tenant-rows.ts';

// A hook comes without a tenant: whoever presents the connection's id sees that row, and only that one.
export const hooks = `
  create table hook_source (
    tenant text not null,
    connection text collate "C" not null,
    system text not null,
    secret text not null,
    earlier text,
    earlier_until timestamptz,
    subscription text,
    renew_at timestamptz,
    waking boolean not null default false,
    created_at timestamptz not null,
    last_at timestamptz,
    primary key (tenant, connection),
    foreign key (tenant, connection) references connection (tenant, id) on delete cascade
  );
  create index hook_source_connection on hook_source (connection);
  create index hook_source_renewal on hook_source (renew_at) where renew_at is not null;
  ${tenantRows('hook_source')}
  ${sweepable('hook_source')}
  create policy presented on hook_source for select using (connection = current_setting('app.presented', true));

  create table hook_event (
    tenant text not null,
    connection text collate "C" not null,
    id text collate "C" not null,
    type text not null,
    at timestamptz not null,
    primary key (tenant, connection, id),
    foreign key (tenant, connection) references hook_source (tenant, connection) on delete cascade
  );
  create index hook_event_at on hook_event (tenant, at);
  ${tenantRows('hook_event')}`;
