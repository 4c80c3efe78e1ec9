// The recruiting team's reviews of one organization: branch, code, skills and occupations, never a veteran's words.
import { sql } from 'kysely';
import { z } from 'zod';
import type { TenantId } from '../../core/ids.ts';
import { VeteranReview, type VeteranReviews } from '../../core/ports/veteran-reviews.ts';
import { Problem } from '../../core/problem.ts';
import type { Database, Tx } from '../database.ts';

const columns = VeteranReview.keyof().options;
const toReviews = z.array(VeteranReview);
const toCorrections = z.array(
  z.strictObject({ branch: z.string(), code: z.string(), occupations: z.array(z.string()) }),
);

export const createVeteranReviews = (database: Database, tenant: TenantId): VeteranReviews => ({
  add: ({ skills, occupations, correction, ...review }) =>
    database.inTenant(tenant, async (tx) => {
      await tx
        .insertInto('veteranReview')
        .values({
          ...review,
          tenant,
          skills: JSON.stringify(skills),
          occupations: JSON.stringify(occupations),
          correction: correction === null ? null : JSON.stringify(correction),
        })
        .execute();
    }),

  get: (id) =>
    database.inTenant(tenant, async (tx) => {
      const row = await tx.selectFrom('veteranReview').select(columns).where('id', '=', id).executeTakeFirst();
      if (row === undefined) throw new Problem('not_found', 'There is no such review.');
      return VeteranReview.parse(row);
    }),

  list: (query) =>
    database.inTenant(tenant, async (tx) => toReviews.parse(await newestFirst(tx, { ...query, tenant }).execute())),

  decide: ({ id, status, correction, by, at }) =>
    database.inTenant(tenant, async (tx) => {
      const row = await tx
        .updateTable('veteranReview')
        .set({
          status,
          correction: correction === null ? null : JSON.stringify(correction),
          decidedBy: by,
          decidedAt: at,
        })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .returning(columns)
        .executeTakeFirst();
      return row === undefined ? undefined : VeteranReview.parse(row);
    }),

  corrections: () =>
    database.inTenant(tenant, async (tx) =>
      toCorrections.parse(
        await tx
          .selectFrom('veteranReview')
          .distinctOn(['branch', 'code'])
          .select(['branch', 'code', 'correction as occupations'])
          .where('correction', 'is not', null)
          .where('branch', 'is not', null)
          .where('code', 'is not', null)
          .orderBy('branch')
          .orderBy('code')
          .orderBy('decidedAt', 'desc')
          .execute(),
      ),
    ),
});

function newestFirst(tx: Tx, query: Parameters<VeteranReviews['list']>[0] & { tenant: TenantId }) {
  const { tenant, status, limit, before } = query;
  let found = tx.selectFrom('veteranReview').select(columns).where('tenant', '=', tenant);
  if (status !== undefined) found = found.where('status', '=', status);
  if (before !== undefined) {
    const mark = sql`select created_at, seq from veteran_review where tenant = ${tenant} and id = ${before}`;
    found = found.where(sql<boolean>`(created_at, seq) < (${mark})`);
  }
  return found.orderBy('createdAt', 'desc').orderBy('seq', 'desc').limit(limit);
}
