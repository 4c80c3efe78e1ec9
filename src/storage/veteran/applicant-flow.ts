// How many veterans reached which step at one organization: one counter for each day, stage and branch.
import { sql } from 'kysely';
import { z } from 'zod';
import type { TenantId } from '../../core/ids.ts';
import { type ApplicantFlow, flowStages } from '../../core/ports/applicant-flow.ts';
import type { Database } from '../database.ts';

const toCounts = z.array(
  z.strictObject({ stage: z.enum(flowStages), day: z.string(), branch: z.string(), count: z.coerce.number().int() }),
);

export const createApplicantFlow = (database: Database, tenant: TenantId): ApplicantFlow => ({
  add: (step) =>
    database.inTenant(tenant, async (tx) => {
      await tx
        .insertInto('applicantFlow')
        .values({ ...step, tenant })
        .onConflict((conflict) =>
          conflict
            .columns(['tenant', 'day', 'stage', 'branch'])
            .doUpdateSet({ count: sql`applicant_flow.count + excluded.count` }),
        )
        .execute();
    }),

  counts: ({ from, to }) =>
    database.inTenant(tenant, async (tx) =>
      toCounts.parse(
        await tx
          .selectFrom('applicantFlow')
          .select(['stage', 'day', 'branch', 'count'])
          .where('day', '>=', from)
          .where('day', '<', to)
          .orderBy('day')
          .orderBy('branch')
          .execute(),
      ),
    ),
});
