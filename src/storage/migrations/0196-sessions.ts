// What a person needs to tell their sessions from one another: the device in a few words, and when it was used last.
export const sessionDevices = `
  alter table session add column device text not null default '', add column last_used_at timestamptz;
  create index session_tenant on session (tenant, created_at) where kind = 'session';`;
