// In which trace an action was asked for and a job promised, so that what goes on later belongs to it. The database fills it in
// from the transaction: no writer has to think of it. Looking at what is open must not read the whole ledger.
export const traces = `
  alter table outbox add column trace text default nullif(current_setting('app.trace', true), '');
  alter table action add column trace text default nullif(current_setting('app.trace', true), '');
  create index action_open on action (status)
    where root is null and status in ('proposed', 'draft', 'pending_approval', 'approved', 'scheduled', 'executing', 'undoing');
  create index approval_waiting on approval (created_at) where status = 'pending';
  create index outbox_buried on outbox (buried_at) where buried_at is not null;
  create index sync_ended on sync (finished_at) where finished_at is not null;`;
