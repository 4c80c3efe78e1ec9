// What undoing a run needs: whether the run made a record, what the record held before, and what was written. Sealed, and kept
// for a while only.
import { tenantRows } from './tenant-rows.ts';

export const syncUndo = `
  alter table sync add column undo_of text;
  create table sync_undo (
    tenant text not null,
    sync text not null,
    id text not null,
    made boolean not null,
    was text,
    wrote text,
    at timestamptz not null,
    primary key (tenant, sync, id)
  );
  create index sync_undo_at on sync_undo (tenant, at);
  ${tenantRows('sync_undo')}`;
