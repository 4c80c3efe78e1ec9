// Who agreed that their talks become scenarios for evaluations.
import { z } from 'zod';
import { type TenantId, UserId } from '../core/ids.ts';
import type { EvaluationConsents } from '../core/ports/evaluation-consents.ts';
import type { Database } from './database.ts';

const Row = z.object({ userId: UserId, givenAt: z.date() });

export const createEvaluationConsents = (database: Database, tenant: TenantId): EvaluationConsents => ({
  give: ({ user, givenAt }) =>
    database.inTenant(tenant, async (tx) => {
      await tx
        .insertInto('evaluationConsent')
        .values({ tenant, userId: user, givenAt })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }),

  withdraw: (user) =>
    database.inTenant(tenant, async (tx) => {
      await tx.deleteFrom('evaluationConsent').where('tenant', '=', tenant).where('userId', '=', user).execute();
    }),

  list: () =>
    database.inTenant(tenant, async (tx) => {
      const rows = await tx
        .selectFrom('evaluationConsent')
        .select(['userId', 'givenAt'])
        .where('tenant', '=', tenant)
        .orderBy('userId')
        .execute();
      return z
        .array(Row)
        .parse(rows)
        .map(({ userId, givenAt }) => ({ user: userId, givenAt }));
    }),
});
