// Holds on a candidate's data; the sweeps of several stores ask for those that stand.
import { tenantRows } from './tenant-rows.ts';

export const legalHolds = `
  create table legal_hold (
    tenant text not null,
    id text collate "C" not null,
    candidate text collate "C" not null,
    because text not null,
    placed_by text not null,
    placed_at timestamptz not null,
    ended_by text,
    ended_at timestamptz,
    primary key (tenant, id)
  );
  create index legal_hold_standing on legal_hold (tenant, candidate) where ended_at is null;
  ${tenantRows('legal_hold')}`;
