// Flows: drafts, versions, and which integrations carry one out.
import { tenantRows } from './tenant-rows.ts';

export const flows = `
  create table flow (
    tenant text not null,
    id text collate "C" not null,
    seq bigint generated always as identity,
    draft json not null,
    revision integer not null,
    draft_by text not null,
    draft_at timestamptz not null,
    published integer,
    deployed integer,
    enabled boolean not null,
    event text,
    created_at timestamptz not null,
    created_by text not null,
    primary key (tenant, id)
  );
  create index flow_newest on flow (tenant, seq desc);
  create index flow_event on flow (tenant, event) where event is not null;
  ${tenantRows('flow')}

  create table flow_version (
    tenant text not null,
    flow text collate "C" not null,
    version integer not null,
    document json not null,
    note text,
    published_by text not null,
    published_at timestamptz not null,
    primary key (tenant, flow, version),
    foreign key (tenant, flow) references flow (tenant, id) on delete cascade
  );
  ${tenantRows('flow_version')}

  alter table integration add column flow text;
  create index integration_flow on integration (tenant, flow) where flow is not null;`;
