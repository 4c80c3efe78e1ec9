// A real-time run scans anew with each look: what is known of a record names the scan that saw it last, no longer the run alone.
// And records that go in one batch under one key stay together until its answer is clear.
export const syncScans = `
  alter table sync_record add column cut text;
  alter table link no force row level security;
  alter table sync no force row level security;
  update link set seen = link.seen || ':' || sync.run
    from sync where sync.tenant = link.tenant and sync.id = link.seen;
  alter table link force row level security;
  alter table sync force row level security;`;
