// Signed statements of where audit trails stood. They are added to and never changed.
import { tenantRows } from './tenant-rows.ts';

export const auditCheckpoints = `
  create table audit_checkpoint (
    tenant text not null,
    records integer not null,
    hash text not null,
    at timestamptz not null,
    key text not null,
    signature text not null,
    primary key (tenant, records, key)
  );
  ${tenantRows('audit_checkpoint')}
  revoke update, delete on audit_checkpoint from app;`;
