// What is known of records over all runs of an integration: their digest, their id over there, and which run saw them last.
import { sql } from 'kysely';
import { z } from 'zod';
import type { Known, PageSaved, Syncs } from '../../core/ports/syncs.ts';
import type { Tx } from '../database.ts';
import type { SyncParts } from './sync-parts.ts';

const Link = z.strictObject({ id: z.string(), digest: z.string(), remoteId: z.string().nullable() });

/** What a complete scan showed; the rest is gone over there. */
export const markSeen = (tx: Tx, { tenant }: SyncParts, { sync, seen }: PageSaved) =>
  sql`
    update link set seen = ${sync} where tenant = ${tenant} and id = any(${[...seen]})
      and integration = (select integration from sync where tenant = ${tenant} and id = ${sync})`.execute(tx);

export function createLinks({ database, tenant }: SyncParts): Pick<Syncs, 'known' | 'unseen'> {
  return {
    known: (integration, ids) =>
      database.inTenant(tenant, async (tx) => {
        const rows = await tx
          .selectFrom('link')
          .select(['id', 'digest', 'remoteId'])
          .where('tenant', '=', tenant)
          .where('integration', '=', integration)
          .where('id', '=', sql<string>`any(${[...ids]})`)
          .execute();
        return new Map(
          z
            .array(Link)
            .parse(rows)
            .map(({ id, ...known }): [string, Known] => [id, known]),
        );
      }),

    unseen: (sync, limit) =>
      database.inTenant(tenant, async (tx) => {
        const of = sql`integration = (select integration from sync where tenant = ${tenant} and id = ${sync})`;
        const mine = tx
          .selectFrom('link')
          .where('tenant', '=', tenant)
          .where(sql<boolean>`${of}`);
        const { known, count } = await mine
          .select(({ fn }) => [
            fn.countAll<string>().as('known'),
            sql<string>`count(*) filter (where seen <> ${sync})`.as('count'),
          ])
          .executeTakeFirstOrThrow();
        const rows = await mine
          .select(['id', 'digest', 'remoteId'])
          .where('seen', '<>', sync)
          .orderBy('id')
          .limit(limit)
          .execute();
        return { ids: z.array(Link).parse(rows), known: Number(known), count: Number(count) };
      }),
  };
}
