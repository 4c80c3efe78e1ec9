// Pages of records on their way are one sealed row each, and so are lines of the request log: a row for each record, written
// twice, was most of what a sync cost.
import { tenantRows } from './tenant-rows.ts';

export const syncPages = `
  create table sync_page (
    tenant text not null,
    sync text not null,
    page bigint generated always as identity,
    records integer not null,
    body text not null,
    saved_at timestamptz not null,
    primary key (tenant, sync, page)
  );
  ${tenantRows('sync_page')}

  drop table request_line;
  create table request_block (
    tenant text not null,
    connection text not null,
    seq bigint generated always as identity,
    newest_at timestamptz not null,
    lines text not null,
    primary key (tenant, seq)
  );
  create index request_block_of on request_block (tenant, connection, seq desc);
  ${tenantRows('request_block')}`;
