// What scored persons ask for; of a candidate at most one of a kind is open.
import { tenantRows } from './tenant-rows.ts';

export const assessmentRequests = `
  create table assessment_request (
    tenant text not null,
    id text collate "C" not null,
    candidate text collate "C" not null,
    kind text not null,
    score text,
    action text not null,
    corrections jsonb not null,
    note text not null,
    before jsonb,
    after jsonb,
    requested_at timestamptz not null,
    outcome text,
    decided_by text,
    decided_at timestamptz,
    answer text,
    rescored text,
    primary key (tenant, id)
  );
  create unique index assessment_request_open on assessment_request (tenant, candidate, kind) where outcome is null;
  create index assessment_request_candidate on assessment_request (tenant, candidate);
  ${tenantRows('assessment_request')}`;
