// Offerings of the operator and add-ons of its clients. Each side sees what concerns it and writes only what is its own.
import { tenantRows } from './tenant-rows.ts';

const me = `current_setting('app.tenant', true)`;

export const offerings = `
  create table offering (
    tenant text not null,
    id text collate "C" not null,
    seq bigint generated always as identity,
    status text not null,
    open_to text not null,
    revision integer not null,
    body json not null,
    primary key (tenant, id)
  );
  create unique index offering_id on offering (id);
  ${tenantRows('offering')}

  create table offering_secret (
    tenant text not null,
    offering text collate "C" not null,
    secrets text not null,
    primary key (tenant, offering)
  );
  ${tenantRows('offering_secret')}

  create table offering_grant (
    tenant text not null,
    offering text collate "C" not null,
    client text not null,
    at timestamptz not null,
    by text not null,
    primary key (tenant, offering, client)
  );
  ${tenantRows('offering_grant')}
  create policy client on offering_grant for select using (client = ${me});
  create policy offered on offering for select using (status = 'published' and (open_to = 'everyone' or exists (
    select from offering_grant g where g.tenant = offering.tenant and g.offering = offering.id and g.client = ${me})));

  create table add_on (
    tenant text not null,
    offering text collate "C" not null,
    operator text not null,
    wanted boolean not null,
    integration text not null,
    applied integer,
    because text,
    changed_at timestamptz not null,
    changed_by text not null,
    primary key (tenant, offering)
  );
  create index add_on_of on add_on (offering);
  ${tenantRows('add_on')}
  create policy operator on add_on for select using (operator = ${me});

  create table offering_usage (
    tenant text not null,
    offering text collate "C" not null,
    day date not null,
    operator text not null,
    runs bigint not null,
    written bigint not null,
    deleted bigint not null,
    primary key (tenant, offering, day)
  );
  create index offering_usage_of on offering_usage (operator, day);
  ${tenantRows('offering_usage')}
  create policy operator on offering_usage for select using (operator = ${me});

  alter table connection add column add_on json;
  alter table sync add column offering text;`;
