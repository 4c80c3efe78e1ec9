// Records on their way to a system that cannot be asked twice: stored before they are sent, cleared by their answer.
export const syncSent = `
  alter table sync_record add column sent_at timestamptz;
  create index sync_record_sent on sync_record (tenant, sync) where sent_at is not null;`;
