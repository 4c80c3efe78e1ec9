// What sequences sent to whom, and what candidates asked for: opt-outs, bounces, time zones.
import { sql } from 'kysely';
import { z } from 'zod';
import { ActionId, CandidateId, EnrolmentId, type TenantId } from '../../core/ids.ts';
import type { Enrolments } from '../../core/ports/enrolments.ts';
import type { Database } from '../database.ts';

const Sent = z.strictObject({
  enrolment: EnrolmentId,
  step: z.int(),
  occasion: z.string(),
  candidate: CandidateId,
  action: ActionId,
  at: z.date(),
});
const Row = z.strictObject({
  optedOutAt: z.date().nullable(),
  bouncedAt: z.date().nullable(),
  timeZone: z.string().nullable(),
});

type Contacts = Pick<Enrolments, 'noteSent' | 'sent' | 'sentSince' | 'contact' | 'noteContact'>;

export const contactsOf = ({ database, tenant }: { database: Database; tenant: TenantId }): Contacts => ({
  noteSent: (sent) =>
    database.inTenant(tenant, async (tx) => {
      await tx
        .insertInto('sequenceMessage')
        .values({ ...sent, tenant })
        .onConflict((conflict) => conflict.columns(['tenant', 'enrolment', 'step', 'occasion']).doNothing())
        .execute();
    }),

  sent: (enrolment) =>
    database.inTenant(tenant, async (tx) => {
      const rows = await tx
        .selectFrom('sequenceMessage')
        .select(Sent.keyof().options)
        .where('tenant', '=', tenant)
        .where('enrolment', '=', enrolment)
        .orderBy('step')
        .orderBy('at')
        .execute();
      return z.array(Sent).parse(rows);
    }),

  sentSince: (candidate, since) =>
    database.inTenant(tenant, async (tx) => {
      const rows = await tx
        .selectFrom('sequenceMessage')
        .select('at')
        .where('tenant', '=', tenant)
        .where('candidate', '=', candidate)
        .where('at', '>', since)
        .orderBy('at')
        .execute();
      return rows.map(({ at }) => at);
    }),

  contact: (candidate) =>
    database.inTenant(tenant, async (tx) => {
      const row = await tx
        .selectFrom('contact')
        .select(Row.keyof().options)
        .where('tenant', '=', tenant)
        .where('candidate', '=', candidate)
        .executeTakeFirst();
      return row === undefined ? { optedOutAt: null, bouncedAt: null, timeZone: null } : Row.parse(row);
    }),

  noteContact: (candidate, { optedOutAt = null, bouncedAt = null, timeZone = null }) =>
    database.inTenant(tenant, async (tx) => {
      await tx
        .insertInto('contact')
        .values({ tenant, candidate, optedOutAt, bouncedAt, timeZone })
        .onConflict((conflict) =>
          conflict.columns(['tenant', 'candidate']).doUpdateSet({
            optedOutAt: sql`coalesce(contact.opted_out_at, excluded.opted_out_at)`,
            bouncedAt: sql`coalesce(excluded.bounced_at, contact.bounced_at)`,
            timeZone: sql`coalesce(excluded.time_zone, contact.time_zone)`,
          }),
        )
        .execute();
    }),
});
