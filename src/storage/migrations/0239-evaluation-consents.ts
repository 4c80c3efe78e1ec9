// Who agreed that their talks become scenarios. Withdrawing removes the row; the audit trail knows both.
import { tenantRows } from './tenant-rows.ts';

export const evaluationConsents = `
  create table evaluation_consent (
    tenant text not null,
    user_id text not null,
    given_at timestamptz not null,
    primary key (tenant, user_id)
  );
  ${tenantRows('evaluation_consent')}`;
