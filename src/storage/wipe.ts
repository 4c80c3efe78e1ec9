// Removes what one organization has done and stored, for a reset of the sandbox. Its row, its credentials and its audit
// trail stay; the trail records the reset.
import { sql } from 'kysely';
import type { TenantId } from '../core/ids.ts';
import type { AuditTrail } from './audit.ts';
import type { Database } from './database.ts';
import { type ProtectedDatabase, protectedTables } from './protected/schema.ts';

const wiped = [
  'action',
  'approval',
  'eventLog',
  'reaction',
  'definition',
  'enrolment',
  'sequenceMessage',
  'contact',
  'contactPreference',
  'textConsent',
  'legalHold',
  'personPreference',
  'assessmentRequest',
  'bookingLink',
  'letter',
  'conversation',
  'turn',
  'sandboxRecord',
  'outbox',
  'appUser',
  'setting',
  'template',
  'veteranReview',
  'applicantFlow',
  'connection',
  'requestBlock',
  'fieldDrift',
  'integration',
  'connectLink',
  'offering',
  'offeringSecret',
  'offeringGrant',
  'addOn',
  'offeringUsage',
  'hookEvent',
  'hookSource',
  'flowVersion',
  'flow',
  'sync',
  'syncRecord',
  'syncPage',
  'syncUndo',
  'link',
  'notice',
  'webhookSecret',
  'eventDelivery',
  'webhookEndpoint',
  'erasure',
  'retentionScore',
  'retentionOutcome',
  'retentionOptOut',
  'retentionModel',
  'retentionAlias',
  'retentionHire',
  'retentionRun',
  'retentionState',
  'retentionAudit',
  'retentionAlert',
  'briefBook',
  'repeatedCall',
  'modelUsage',
  'evaluationConsent',
  'trouble',
  'channelEvent',
  'channelIdentity',
  'channelReference',
  'channelCode',
  'channelPost',
  'channelPostSubject',
  'approvalLink',
  'channelFile',
  'absence',
  'change',
] as const;

export const createWipe =
  ({ database, answers, audit }: { database: Database; answers: ProtectedDatabase; audit: AuditTrail }) =>
  async (tenant: TenantId): Promise<void> => {
    // First, and by themselves: no transaction sees both. Cut off in between, the reset is asked for again.
    await answers.inTenant(tenant, async (tx) => {
      for (const table of protectedTables) await tx.deleteFrom(table).where('tenant', '=', tenant).execute();
    });
    await database.inTenant(tenant, async (tx) => {
      for (const table of wiped) await tx.deleteFrom(table).where('tenant', '=', tenant).execute();
      // Kept answers belong to no tenant; their scope begins with the one that asked.
      await tx
        .deleteFrom('idempotency')
        .where(sql<boolean>`starts_with(scope, ${`${tenant} `})`)
        .execute();
      await audit.append(tx, tenant, [{ actor: 'system:reset', event: 'organization.reset', subject: tenant }]);
    });
  };
