// deliver-audit: hands a finished fairness audit to the organization's compliance contact.
import { z } from 'zod';
import type { TenantId } from '../../core/ids.ts';
import { defineJob } from '../job.ts';

export type DeliverAudit = (tenant: TenantId, audit: string) => Promise<unknown>;

export const deliverAuditJob = (deliver: DeliverAudit) =>
  defineJob({
    name: 'deliver-audit',
    schema: z.strictObject({ audit: z.string() }),
    attempts: 10,
    run: async ({ audit }, { tenant }) => {
      await deliver(tenant, audit);
    },
  });
