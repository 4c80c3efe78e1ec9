// What single people have chosen for themselves: by which ways they are told, and views that they named.
import { tenantRows } from './tenant-rows.ts';

export const personPreferences = `
  create table person_preference (
    tenant text not null,
    user_id text collate "C" not null,
    name text collate "C" not null,
    body jsonb not null,
    at timestamptz not null,
    primary key (tenant, user_id, name)
  );
  ${tenantRows('person_preference')}`;
