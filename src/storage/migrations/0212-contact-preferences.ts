// Who may be written to, by a keyed hash of the address and of the record: kept so that nobody can read the address from it.
import { tenantRows } from './tenant-rows.ts';

export const contactPreferences = `
  create table contact_preference (
    tenant text not null,
    subject text collate "C" not null,
    opted_out_at timestamptz,
    held_until timestamptz,
    proof text,
    changed_by text not null,
    changed_at timestamptz not null,
    revision text not null,
    primary key (tenant, subject)
  );
  ${tenantRows('contact_preference')}`;
