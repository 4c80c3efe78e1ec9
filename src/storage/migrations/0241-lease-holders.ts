// Whose each lease is, written by the database itself, so that no store can forget it: the name that the process gave its
// connections. When that process is gone, others end its leases instead of waiting for their time (service-processes.ts).
import { serviceRows } from './tenant-rows.ts';

/** Every table with a lease; a test compares them with the schema. */
const underTenants = ['action', 'letter', 'sync', 'channel_post', 'outbox'] as const;
export const leasedTables = [...underTenants, 'idempotency'] as const;

const heldBy = (table: string): string => `
  alter table ${table} add column lease_holder text;
  create trigger hold_new_lease before insert on ${table} for each row
    when (new.lease_until is not null and current_setting('app.holder', true) <> '')
    execute function hold_lease();
  create trigger hold_lease before update of lease_until on ${table} for each row
    when (new.lease_holder is not distinct from old.lease_holder
      and (old.lease_holder is not null or current_setting('app.holder', true) <> ''))
    execute function hold_lease();`;

/** Whoever names a process that is gone sees and ends the leases of that one. */
const freedBy = (table: string): string => `
  create policy gone_seen on ${table} for select using (current_setting('app.gone', true) <> '');
  create policy gone_freed on ${table} for update
    using (lease_holder = current_setting('app.gone', true)) with check (lease_holder is null);`;

export const leaseHolders = `
  create function hold_lease() returns trigger language plpgsql as $$ begin
    new.lease_holder := case when new.lease_until is null then null else nullif(current_setting('app.holder', true), '') end;
    return new;
  end $$;
  ${leasedTables.map(heldBy).join('')}
  ${underTenants.map(freedBy).join('')}
  create index action_lease_holder on action (lease_holder) where lease_holder is not null;

  create table service_process (
    id text collate "C" primary key,
    -- Of the connection on which the process holds an advisory lock for as long as it lives.
    lock_key text not null,
    beat_at timestamptz not null
  );
  ${serviceRows('service_process')}`;
