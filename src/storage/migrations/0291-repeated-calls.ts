// Calls that were answered with another one, which asked for the same and waited: who asked as well, and under which name.
import { tenantRows } from './tenant-rows.ts';

export const repeatedCalls = `
  create table repeated_call (
    tenant text not null,
    idem text collate "C" not null,
    action text collate "C" not null,
    requested_by text not null,
    at timestamptz not null,
    primary key (tenant, idem)
  );
  create index repeated_call_action on repeated_call (tenant, action);
  ${tenantRows('repeated_call')}`;
