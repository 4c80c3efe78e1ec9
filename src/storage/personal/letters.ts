// Letters: those to the person go, held ones unsent; letters to others lose what points to the person.
import { sql } from 'kysely';
import { Letter } from '../../core/ports/letters.ts';
import { Problem } from '../../core/problem.ts';
import { notHeld } from './legal-holds.ts';
import { holds, mayHold, without } from './needles.ts';
import { type PersonalStore, type Subject, type Within, daysBefore, asJson } from './store.ts';

const columns = Letter.keyof().options;
const texts = sql`"to", subject, text, html, links::text`;

export const letters = {
  order: ['seq'],

  async refuse({ tx, tenant }, subject) {
    const sending = await tx
      .selectFrom('letter')
      .select('key')
      .where('tenant', '=', tenant)
      .where('status', '=', 'sending')
      .where(subject === 'everybody' ? sql<boolean>`true` : toThem(subject))
      .limit(1)
      .executeTakeFirst();
    if (sending !== undefined)
      throw new Problem('request_in_progress', 'A message to this person is being sent. Try again in a minute.', {
        retryAfterSeconds: 60,
      });
  },

  read: async (within, subject) => (await named(within, subject)).map(asJson),

  async erase(within, subject) {
    const { tx, tenant } = within;
    const { numDeletedRows } = await tx
      .deleteFrom('letter')
      .where('tenant', '=', tenant)
      .where(toThem(subject))
      .executeTakeFirst();
    const others = await named(within, subject);
    for (const { key, subject: line, text, html, links } of others)
      await tx
        .updateTable('letter')
        .set({
          subject: without(line, subject.needles),
          text: without(text, subject.needles),
          html: html === null ? null : without(html, subject.needles),
          links: linksWithout(links, subject.needles),
          // Its lines are folded anywhere, so that a name in it cannot be replaced with certainty.
          invite: null,
        })
        .where('tenant', '=', tenant)
        .where('key', '=', key)
        .execute();
    return { rows: Number(numDeletedRows) + others.length };
  },

  async eraseAll({ tx, tenant }) {
    const { numDeletedRows } = await tx.deleteFrom('letter').where('tenant', '=', tenant).executeTakeFirst();
    return { rows: Number(numDeletedRows) };
  },

  async sweep({ tx, tenant }, { now, settings }) {
    const { numDeletedRows } = await tx
      .deleteFrom('letter')
      .where('tenant', '=', tenant)
      .where('status', 'in', ['sent', 'cancelled', 'failed'])
      .where('createdAt', '<', daysBefore(now, settings.letterDays))
      .where(notHeld(tenant, sql<boolean>`hold.candidate = letter.candidate`))
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
} as const satisfies PersonalStore;

const linksWithout = (links: Letter['links'], needles: readonly string[]): string | null =>
  links === null || 'booking' in links
    ? null
    : JSON.stringify({ ...links, at: links.at.filter((link) => !holds(JSON.stringify(link), needles)) });

const toThem = ({ candidate, emails }: Subject) =>
  sql<boolean>`(candidate = ${candidate} or lower("to") = any (${emails.map((email) => email.toLowerCase())}::text[]))`;

const named = async ({ tx, tenant }: Within, subject: Subject): Promise<Letter[]> => {
  const rows = await tx
    .selectFrom('letter')
    .select(columns)
    .where('tenant', '=', tenant)
    .where(sql<boolean>`(${toThem(subject)} or ${mayHold(texts, subject.needles)})`)
    .orderBy('seq')
    .execute();
  return rows.map((row) => Letter.parse(row));
};
