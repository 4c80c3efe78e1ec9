// What was asked, approved and done, what happened, and the chain that shows whether anybody changed the record.
import { sweepable, tenantRows } from './tenant-rows.ts';

// Payloads are json, not jsonb: the text is kept as it was, and jsonb refuses some strings that JSON allows.
const action = `
  create table action (
    tenant text not null,
    id text collate "C" not null,
    seq bigint generated always as identity,
    task text not null,
    root text,
    is_group boolean not null,
    position integer not null,
    tool text not null,
    effect text not null,
    stakes text not null,
    reversal text not null,
    input json not null,
    plan json,
    digest text not null,
    policy_version integer not null,
    preview text not null,
    candidate text,
    status text not null,
    uncertain boolean not null,
    requested_by text not null,
    origin json not null,
    idem text not null,
    attempt integer not null,
    lease_until timestamptz,
    output json,
    problem json,
    ats_updated boolean not null,
    contacted text[] not null,
    undo_until timestamptz,
    undone_by text,
    created_at timestamptz not null,
    executed_at timestamptz,
    updated_at timestamptz not null,
    primary key (tenant, id),
    unique (tenant, idem)
  );
  create index action_newest on action (tenant, created_at desc, seq desc);
  create index action_task on action (tenant, task, position);
  create index action_root on action (tenant, root, position) where root is not null;
  create index action_requested_by on action (tenant, requested_by, created_at desc);
  create index action_candidate on action (tenant, candidate, created_at desc) where candidate is not null;
  create index action_unfinished on action (lease_until)
    where root is null and status in ('proposed', 'approved', 'executing', 'undoing');
  ${tenantRows('action')}
  ${sweepable('action')}`;

const approval = `
  create table approval (
    tenant text not null,
    id text collate "C" not null,
    seq bigint generated always as identity,
    action text not null,
    tool text not null,
    input json not null,
    digest text not null,
    preview text not null,
    because text not null,
    requested_by text not null,
    approvers text[] not null,
    status text not null,
    decided_by text,
    decided_at timestamptz,
    reason text,
    superseded_by text,
    expires_at timestamptz not null,
    created_at timestamptz not null,
    primary key (tenant, id)
  );
  create index approval_action on approval (tenant, action);
  create index approval_status on approval (tenant, status, created_at desc, seq desc);
  create index approval_overdue on approval (expires_at) where status = 'pending';
  ${tenantRows('approval')}
  ${sweepable('approval')}`;

const history = `
  create table event_log (
    tenant text not null,
    seq bigint generated always as identity,
    action text not null,
    event json not null,
    at timestamptz not null,
    primary key (tenant, seq)
  );
  ${tenantRows('event_log')}

  create table audit (
    tenant text not null,
    seq integer not null,
    at timestamptz not null,
    actor text not null,
    event text not null,
    subject text not null,
    prev_hash text not null,
    this_hash text not null,
    primary key (tenant, seq)
  );
  ${tenantRows('audit')}
  revoke update, delete on audit from app;

  create table audit_head (
    tenant text primary key,
    records integer not null,
    last_hash text not null,
    proof text not null
  );
  ${tenantRows('audit_head')}
  revoke delete on audit_head from app;`;

export const ledger = `${action}${approval}${history}`;
