// Messages that Muster posted and keeps up to date: intent first, then where each stands and what it shows.
import { sql } from 'kysely';
import { z } from 'zod';
import { TenantId } from '../../core/ids.ts';
import { Post, type PostAbout, type PostSweep, type Posts } from '../../core/ports/channels.ts';
import type { Database, Tx } from '../database.ts';

const columns = Post.keyof().options;
/** More than this waits for the next round. */
const atOnce = 200;

function subjectsOf(about: PostAbout): readonly string[] {
  if (about.kind === 'turn') return [...new Set(about.actions)];
  return about.kind === 'approval' || about.kind === 'reminder' ? [about.approval] : [];
}

export const createPosts = (database: Database, tenant: TenantId): Posts => ({
  ...intentions(database, tenant),

  settle: ({ id, place, shown, redrawAt = null, leasedUntil = null }) =>
    database.inTenant(tenant, async (tx) => {
      const isOvertaken = sql<boolean>`${leasedUntil}::timestamptz is not null and lease_until is distinct from ${leasedUntil}`;
      await tx
        .updateTable('channelPost')
        .set({ place, shown, redrawAt, stale: isOvertaken })
        .set({ leaseUntil: sql`case when ${isOvertaken} then lease_until end` })
        .where('tenant', '=', tenant)
        .where('id', '=', id)
        .execute();
    }),

  find: (id) =>
    database.inTenant(tenant, async (tx) => {
      const row = await tx
        .selectFrom('channelPost')
        .select(columns)
        .where('tenant', '=', tenant)
        .where('id', '=', id)
        .where('gone', '=', false)
        .executeTakeFirst();
      return row === undefined ? undefined : Post.parse(row);
    }),

  abandon: (id) =>
    database.inTenant(tenant, (tx) => change(tx, { tenant, id }, { gone: true, stale: false, leaseUntil: null })),

  showing: (subject) =>
    database.inTenant(tenant, async (tx) => {
      const rows = await tx
        .selectFrom('channelPost')
        .innerJoin('channelPostSubject as about', (join) =>
          join.onRef('about.post', '=', 'channelPost.id').on('about.tenant', '=', tenant),
        )
        .select(columns.map((column) => `channelPost.${column}` as const))
        .where('channelPost.tenant', '=', tenant)
        .where('about.subject', '=', subject)
        .where('gone', '=', false)
        .orderBy('channelPost.createdAt')
        .orderBy('channelPost.id')
        .execute();
      return z.array(Post).parse(rows);
    }),
});

function intentions(
  database: Database,
  tenant: TenantId,
): Pick<Posts, 'intend' | 'describe' | 'lease' | 'release' | 'begin'> {
  return {
    intend: ({ about, spot, ...post }) =>
      database.inTenant(tenant, async (tx) => {
        const written = await tx
          .insertInto('channelPost')
          .values({ ...post, tenant, about: JSON.stringify(about), spot: spot === null ? null : JSON.stringify(spot) })
          .onConflict((conflict) => conflict.columns(['tenant', 'id']).doNothing())
          .returning('id')
          .executeTakeFirst();
        if (written !== undefined) await putSubjects(tx, { tenant, id: post.id }, about);
        return written !== undefined;
      }),

    describe: ({ id, about }) =>
      database.inTenant(tenant, async (tx) => {
        await change(tx, { tenant, id }, { about: JSON.stringify(about), stale: true });
        await tx.deleteFrom('channelPostSubject').where('tenant', '=', tenant).where('post', '=', id).execute();
        await putSubjects(tx, { tenant, id }, about);
      }),

    lease: ({ id, now, until }) =>
      database.inTenant(tenant, async (tx) => {
        const row = await tx
          .updateTable('channelPost')
          .set({ leaseUntil: until, stale: true })
          .where('tenant', '=', tenant)
          .where('id', '=', id)
          .where('gone', '=', false)
          .where((where) => where.or([where('leaseUntil', 'is', null), where('leaseUntil', '<=', now)]))
          .returning(columns)
          .executeTakeFirst();
        if (row !== undefined) return Post.parse(row);
        const standing = await tx
          .selectFrom('channelPost')
          .select('id')
          .where('tenant', '=', tenant)
          .where('id', '=', id)
          .where('gone', '=', false)
          .executeTakeFirst();
        return standing === undefined ? undefined : 'busy';
      }),

    release: (id, leasedUntil) =>
      database.inTenant(tenant, async (tx) => {
        await tx
          .updateTable('channelPost')
          .set({ leaseUntil: null })
          .where('tenant', '=', tenant)
          .where('id', '=', id)
          .where('leaseUntil', '=', leasedUntil)
          .execute();
      }),

    begin: (id) => database.inTenant(tenant, (tx) => change(tx, { tenant, id }, { tried: true })),
  };
}

async function putSubjects(tx: Tx, { tenant, id }: { tenant: TenantId; id: string }, about: PostAbout): Promise<void> {
  const subjects = subjectsOf(about).map((subject) => ({ tenant, subject, post: id }));
  if (subjects.length > 0) await tx.insertInto('channelPostSubject').values(subjects).execute();
}

async function change(
  tx: Tx,
  { tenant, id }: { tenant: TenantId; id: string },
  set: {
    about?: string;
    stale?: boolean;
    tried?: boolean;
    gone?: boolean;
    leaseUntil?: null;
  },
): Promise<void> {
  await tx.updateTable('channelPost').set(set).where('tenant', '=', tenant).where('id', '=', id).execute();
}

const Stale = z.array(z.strictObject({ tenant: TenantId, id: z.string() }));

export const createPostSweep = (database: Database): PostSweep => ({
  stale: ({ real, business }) =>
    database.reaching({ as: 'app.sweep', value: 'on' }, async (tx) => {
      const rows = await tx
        .selectFrom('channelPost')
        .select(['tenant', 'id'])
        .where(sql<boolean>`not gone`)
        .where((where) => where.or([where('stale', '=', true), where('redrawAt', '<=', business)]))
        .where((where) => where.or([where('leaseUntil', 'is', null), where('leaseUntil', '<=', real)]))
        .orderBy('createdAt')
        .limit(atOnce)
        .execute();
      return Stale.parse(rows);
    }),
});
