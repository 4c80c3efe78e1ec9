// Where answers of connected systems no longer look as declared: names of fields and kinds, never a value.
import { tenantRows } from './tenant-rows.ts';

export const fieldDrift = `
  create table field_drift (
    tenant text not null,
    connection text collate "C" not null,
    collection text collate "C" not null,
    field text collate "C" not null,
    found text not null,
    declared text not null,
    first_seen_at timestamptz not null,
    last_seen_at timestamptz not null,
    primary key (tenant, connection, collection, field)
  );
  ${tenantRows('field_drift')}`;
