// Records that another system may have made without saying so: later runs of the same integration have to find them.
export const syncUnclear = `
  alter table sync_record add column unclear boolean not null default false;
  create index sync_record_unclear on sync_record (tenant, id) where unclear or sent_at is not null;`;
