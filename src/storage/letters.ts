// Letters on their way out. Holding one and promising its release is one transaction, so that none is forgotten.
import { type Expression, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { Clocks } from '../core/clock.ts';
import { ActionId, CandidateId, type NewId, TenantId } from '../core/ids.ts';
import { Letter, type LetterSweep, type Letters } from '../core/ports/letters.ts';
import type { Database, Tx } from './database.ts';
import { publishIn } from './integration/outgoing.ts';
import { promiseIn } from './outbox.ts';
import { noteGivenUp } from './troubles.ts';

interface LettersDependencies {
  readonly database: Database;
  readonly clocks: Clocks;
  readonly newId: NewId;
  readonly tenant: TenantId;
}

const releaseLetterJob = 'release-letter';
const columns = Letter.keyof().options;

export const createLetters = (dependencies: LettersDependencies): Letters => ({
  ...reads(dependencies),
  ...ways(dependencies),
  ...receipts(dependencies),

  hold: (letter) => dependencies.database.inTenant(dependencies.tenant, (tx) => holdIn(tx, dependencies, letter)),
});

/** Holds a letter in the transaction of whatever it tells of. */
export async function holdIn(
  tx: Tx,
  dependencies: Omit<LettersDependencies, 'database'>,
  letter: Parameters<Letters['hold']>[0],
): Promise<Letter> {
  const row = await tx
    .insertInto('letter')
    .values({ ...letter, ...writable(letter), tenant: dependencies.tenant, status: 'held' })
    .onConflict((conflict) => conflict.columns(['tenant', 'key']).doNothing())
    .returning(columns)
    .executeTakeFirst();
  if (row !== undefined) await promiseRelease(tx, dependencies, letter);
  return Letter.parse(row ?? (await selectLetter(tx, dependencies.tenant, letter.key)));
}

const json = (value: object | null | undefined) => (value == null ? null : JSON.stringify(value));

const writable = ({ html, links, invite, otherwise }: Parameters<Letters['hold']>[0]) => ({
  otherwise: otherwise ?? null,
  html: html ?? null,
  links: json(links),
  invite: json(invite),
});

function reads({ database, tenant }: LettersDependencies): Pick<Letters, 'find' | 'list' | 'failed'> {
  return {
    find: (key) =>
      database.inTenant(tenant, async (tx) => {
        const row = await selectLetter(tx, tenant, key);
        return row === undefined ? undefined : Letter.parse(row);
      }),

    list: ({ limit, before }) =>
      database.inTenant(tenant, async (tx) => {
        let found = tx.selectFrom('letter').select(columns).where('tenant', '=', tenant);
        if (before !== undefined) found = found.where('createdAt', '<', before);
        const rows = await found.orderBy('createdAt', 'desc').orderBy('seq', 'desc').limit(limit).execute();
        return z.array(Letter).parse(rows);
      }),

    failed: ({ since, limit }) =>
      database.inTenant(tenant, async (tx) => {
        const rows = await tx
          .selectFrom('letter')
          .select(columns)
          .where('tenant', '=', tenant)
          .where('status', '=', 'failed')
          .where('candidate', 'is not', null)
          .where('releaseAt', '>=', since)
          .orderBy('releaseAt', 'desc')
          .orderBy('seq', 'desc')
          .limit(limit)
          .execute();
        return z.array(Letter).parse(rows);
      }),
  };
}

const receipts = ({ database, tenant }: LettersDependencies): Pick<Letters, 'delivered'> => ({
  delivered: ({ key, delivery, at }) =>
    database.inTenant(tenant, async (tx) => {
      const row = await tx
        .updateTable('letter')
        .set({ delivery, status: 'sent', uncertain: false, leaseUntil: null, sentAt: sql`coalesce(sent_at, ${at})` })
        .where('tenant', '=', tenant)
        .where('key', '=', key)
        .where('medium', '=', 'text')
        .where('status', 'in', ['sending', 'sent', 'failed'])
        .where('delivery', 'is', null)
        .returning('key')
        .executeTakeFirst();
      return row !== undefined;
    }),
});

function ways(dependencies: LettersDependencies): Pick<Letters, 'cancel' | 'claim' | 'settle'> {
  const { database, tenant } = dependencies;
  return {
    cancel: (key) =>
      database.inTenant(tenant, async (tx) => {
        const cancelled = await tx
          .updateTable('letter')
          .set({ status: 'cancelled' })
          .where('tenant', '=', tenant)
          .where('key', '=', key)
          .where('status', 'in', ['held', 'cancelled'])
          .returning('key')
          .executeTakeFirst();
        if (cancelled !== undefined) return 'cancelled';
        return (await selectLetter(tx, tenant, key)) === undefined ? 'unknown' : 'gone';
      }),

    claim: ({ key, now, leaseUntil, leaseEndedBy }) =>
      database.inTenant(tenant, async (tx) => {
        const row = await tx
          .updateTable('letter')
          .set({ status: 'sending', attempt: sql`attempt + 1`, leaseUntil })
          .where('tenant', '=', tenant)
          .where('key', '=', key)
          .where(isDue({ now, leaseEndedBy }))
          .returning(columns)
          .executeTakeFirst();
        return row === undefined ? undefined : Letter.parse(row);
      }),

    settle: ({ key, attempt, status, uncertain, at, releaseAt, trouble }) =>
      database.inTenant(tenant, async (tx) => {
        const row = await tx
          .updateTable('letter')
          .set({
            status,
            uncertain,
            leaseUntil: null,
            sentAt: status === 'sent' ? at : null,
            ...(releaseAt === undefined ? {} : { releaseAt }),
          })
          .where('tenant', '=', tenant)
          .where('key', '=', key)
          .where('attempt', '=', attempt)
          .where('status', '=', 'sending')
          .returning(['key', 'releaseAt', 'candidate'])
          .executeTakeFirst();
        if (row !== undefined && status === 'held') await promiseRelease(tx, dependencies, row);
        if (row !== undefined && trouble !== undefined)
          await noteGivenUp(tx, tenant, { subject: `letter ${key}`, code: trouble, at });
        if (row !== undefined && status === 'sent') await tellOffer(tx, dependencies, { ...row, at });
      }),
  };
}

/** A letter goes under the id of its action. */
async function tellOffer(
  tx: Tx,
  { tenant, newId, clocks }: LettersDependencies,
  { key, candidate, at }: { key: string; candidate: string | null; at: Date },
): Promise<void> {
  if (candidate === null) return;
  const offer = await tx
    .selectFrom('action')
    .select('id')
    .where('tenant', '=', tenant)
    .where('id', '=', key)
    .where('tool', '=', 'send_offer')
    .executeTakeFirst();
  if (offer === undefined) return;
  const data = { candidateId: CandidateId.parse(candidate), actionId: ActionId.parse(key) };
  await publishIn(tx, { tenant, newId, clock: clocks.real }, { id: newId('evt'), type: 'offer.sent', at, data });
}

export const createLetterSweep = (database: Database): LetterSweep => ({
  due: ({ now, leaseEndedBy, limit }) =>
    database.reaching({ as: 'app.sweep', value: 'on' }, async (tx) => {
      const rows = await tx
        .selectFrom('letter')
        .select(['tenant', 'key'])
        .where(isDue({ now, leaseEndedBy }))
        .where(isToLeave)
        .orderBy('releaseAt')
        .limit(limit)
        .execute();
      return z.array(z.strictObject({ tenant: TenantId, key: z.string() })).parse(rows);
    }),
});

/** Held and due, or left behind by a process that died while sending. */
const isDue = (at: { now: Date; leaseEndedBy: Date }): Expression<SqlBool> =>
  sql<boolean>`((status = 'held' and release_at <= ${at.now}) or (status = 'sending' and lease_until <= ${at.leaseEndedBy}))`;

/** Where everything stands still, what actions send waits, and must not keep others' letters from a round of the sweep. */
const isToLeave = sql<boolean>`((candidate is null and invite is null) or not exists (
  select from setting where setting.tenant = letter.tenant and (setting.value ->> 'paused')::boolean))`;

const selectLetter = (tx: Tx, tenant: TenantId, key: string) =>
  tx.selectFrom('letter').select(columns).where('tenant', '=', tenant).where('key', '=', key).executeTakeFirst();

/** The queue runs on real time: the release is due when business time will have reached `releaseAt`. */
function promiseRelease(
  tx: Tx,
  dependencies: Omit<LettersDependencies, 'database'>,
  letter: { key: string; releaseAt: Date },
): Promise<void> {
  const { clocks, newId, tenant } = dependencies;
  const waitMs = Math.max(0, letter.releaseAt.getTime() - clocks.business.now().getTime());
  const due = new Date(clocks.real.now().getTime() + waitMs);
  return promiseIn(tx, { id: newId('job'), tenant, name: releaseLetterJob, data: { key: letter.key }, due });
}
