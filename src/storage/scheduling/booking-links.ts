// Booking links. One lock for each organization makes changes of them happen one at a time, on all replicas.
import { sql } from 'kysely';
import { BookingLink, holdOf } from '../../core/booking-link.ts';
import type { Clock } from '../../core/clock.ts';
import type { BookingLinkId, NewId, TenantId } from '../../core/ids.ts';
import { type BookingLinks, finishBookingJob, type HeldTime, tellWishJob } from '../../core/ports/booking-links.ts';
import type { Database, Tx } from '../database.ts';
import { promiseIn } from '../outbox.ts';

interface BookingLinksDependencies {
  readonly database: Database;
  readonly tenant: TenantId;
  readonly newId: NewId;
  /** Real time. */
  readonly clock: Clock;
}

/** When a press that nobody finished is taken up: the request that made it has ended by then. */
const patienceMs = 45_000;

export const createBookingLinks = (dependencies: BookingLinksDependencies): BookingLinks => ({
  ...reads(dependencies),
  ...changes(dependencies),
});

function reads({
  database,
  tenant,
}: BookingLinksDependencies): Pick<BookingLinks, 'find' | 'list' | 'wishes' | 'held'> {
  return {
    find: (id) => database.readInTenant(tenant, (tx) => selectLink(tx, tenant, id)),

    list: ({ candidate, limit, before }) =>
      database.readInTenant(tenant, async (tx) => {
        let found = tx.selectFrom('bookingLink').select('body').where('tenant', '=', tenant);
        if (candidate !== undefined) found = found.where('candidate', '=', candidate);
        if (before !== undefined)
          found = found.where('seq', '<', (from) =>
            from.selectFrom('bookingLink').select('seq').where('tenant', '=', tenant).where('id', '=', before),
          );
        return (await found.orderBy('seq', 'desc').limit(limit).execute()).map(linkOf);
      }),

    wishes: (limit) =>
      database.readInTenant(tenant, async (tx) => {
        const rows = await tx
          .selectFrom('bookingLink')
          .select('body')
          .where('tenant', '=', tenant)
          .where('wishAt', 'is not', null)
          .where('withdrawnBy', 'is', null)
          .orderBy('wishAt')
          .limit(limit)
          .execute();
        return rows.map(linkOf);
      }),

    held: (now) => database.readInTenant(tenant, (tx) => heldIn(tx, tenant, now)),
  };
}

function changes({
  database,
  tenant,
  newId,
  clock,
}: BookingLinksDependencies): Pick<BookingLinks, 'add' | 'withdraw' | 'change'> {
  return {
    add: (link, replaced) =>
      database.inTenant(tenant, async (tx) => {
        await lock(tx, tenant);
        if ((await selectLink(tx, tenant, link.id)) !== undefined) return;
        for (const id of replaced) {
          const earlier = await selectLink(tx, tenant, id);
          if (earlier !== undefined && isUntouched(earlier))
            await store(tx, tenant, { ...earlier, withdrawnBy: link.id });
        }
        const { id, candidate } = link;
        await tx
          .insertInto('bookingLink')
          .values({ tenant, id, candidate, ...columnsOf(link) })
          .execute();
      }),

    withdraw: (id, by) =>
      database.inTenant(tenant, async (tx) => {
        await lock(tx, tenant);
        const link = await selectLink(tx, tenant, id);
        if (link === undefined || link.withdrawnBy !== null) return true;
        if (!isUntouched(link)) return false;
        await store(tx, tenant, { ...link, withdrawnBy: by });
        const rows = await tx
          .selectFrom('bookingLink')
          .select('body')
          .where('tenant', '=', tenant)
          .where('candidate', '=', link.candidate)
          .where('withdrawnBy', '=', id)
          .execute();
        for (const earlier of rows.map(linkOf)) await store(tx, tenant, { ...earlier, withdrawnBy: null });
        return true;
      }),

    change: (id, now, work) =>
      database.inTenant(tenant, async (tx) => {
        await lock(tx, tenant);
        const link = await selectLink(tx, tenant, id);
        if (link === undefined) return undefined;
        const held = (await heldIn(tx, tenant, now)).filter((one) => one.link !== id);
        const next = work(link, held);
        if (next === undefined) return undefined;
        await store(tx, tenant, next);
        if (next.press !== null && next.presses !== link.presses) {
          const due = new Date(clock.now().getTime() + patienceMs);
          await promiseIn(tx, { id: newId('job'), tenant, name: finishBookingJob, data: { link: id }, due });
        }
        if (next.wish !== null && next.wish.at !== link.wish?.at)
          await promiseIn(tx, { id: newId('job'), tenant, name: tellWishJob, data: { link: id }, due: clock.now() });
        return next;
      }),
  };
}

const isUntouched = ({ withdrawnBy, press, booking }: BookingLink): boolean =>
  withdrawnBy === null && press === null && booking === null;

const lock = (tx: Tx, tenant: TenantId) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`booking ${tenant}`}, 0))`.execute(tx);

const linkOf = ({ body }: { body: unknown }): BookingLink => BookingLink.parse(body);

async function selectLink(tx: Tx, tenant: TenantId, id: BookingLinkId): Promise<BookingLink | undefined> {
  const row = await tx
    .selectFrom('bookingLink')
    .select('body')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? undefined : linkOf(row);
}

async function heldIn(tx: Tx, tenant: TenantId, now: Date): Promise<readonly HeldTime[]> {
  const rows = await tx
    .selectFrom('bookingLink')
    .select('body')
    .where('tenant', '=', tenant)
    .where('heldUntil', '>', now)
    .execute();
  return rows.map(linkOf).flatMap(holdOf);
}

const columnsOf = (link: BookingLink) => ({
  withdrawnBy: link.withdrawnBy,
  heldUntil: link.hold === null ? null : new Date(link.hold.until),
  wishAt: link.wish === null ? null : new Date(link.wish.at),
  endsAt: new Date(link.until),
  body: JSON.stringify(link),
});

const store = (tx: Tx, tenant: TenantId, link: BookingLink) =>
  tx.updateTable('bookingLink').set(columnsOf(link)).where('tenant', '=', tenant).where('id', '=', link.id).execute();
