// The simulated systems of a sandbox organization, where Muster itself is the system of record.
import { sql } from 'kysely';
import { z } from 'zod';
import { Json } from '../../core/json.ts';
import { Meeting } from '../../core/records.ts';
import { erased, holds, mayHold } from './needles.ts';
import { scrub } from './scrub.ts';
import type { PersonalStore, Subject, Within } from './store.ts';

const Row = z.strictObject({ kind: z.string(), id: z.string(), body: Json });
type Row = z.infer<typeof Row>;
/** A system that Muster plays holds many people's records in one row. */
const account = 'sandbox_account';
const Account = z.object({
  collections: z.record(z.string(), z.object({ held: z.array(Json) })),
  notes: z.array(Json),
});

/** Of candidates; the rest is the organization's own: pipeline, requisitions. */
const ofCandidates = [
  'candidate',
  'meeting',
  'mail',
  'crm',
  'message',
  'answer',
  'text',
  'scorecard',
  'file',
  // What is noted beside a connected ATS or calendar.
  'ats_contact',
  'ats_rejection',
  'ats_offer',
  'ats_done',
  'ats_standing',
  'ats_matter',
  'calendar_kept',
  account,
];
/** Stages and requisitions: a word of theirs is nobody's. */
const ofTheOrganization = ['pipeline', 'job'];
const named = z.object({ candidate: z.string() });
const addressed = z.object({ to: z.string() });

export const sandbox = {
  order: ['kind', 'id'],

  read: async (within, subject) =>
    (await rowsOf(within, subject)).map(({ kind, body }): Json => ({
      kind,
      body: kind === account ? theirsIn(body, subject) : body,
    })),

  async erase(within, subject) {
    const { tx, tenant } = within;
    await oneAtATime(within);
    const rows = await rowsOf(within, subject);
    for (const row of rows) {
      if (isTheirs(row, subject))
        await tx
          .deleteFrom('sandboxRecord')
          .where('tenant', '=', tenant)
          .where('kind', '=', row.kind)
          .where('id', '=', row.id)
          .execute();
      else
        await tx
          .updateTable('sandboxRecord')
          .set({ body: JSON.stringify(withoutThem(row.body, subject)) })
          .where('tenant', '=', tenant)
          .where('kind', '=', row.kind)
          .where('id', '=', row.id)
          .execute();
    }
    return { rows: rows.length };
  },

  async eraseAll(within) {
    await oneAtATime(within);
    const { numDeletedRows } = await within.tx
      .deleteFrom('sandboxRecord')
      .where('tenant', '=', within.tenant)
      .where('kind', 'in', ofCandidates)
      .executeTakeFirst();
    return { rows: Number(numDeletedRows) };
  },
} as const satisfies PersonalStore;

/** As the systems themselves change their records; see `sandbox-records.ts`. */
const oneAtATime = ({ tx, tenant }: Within) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`sandbox ${tenant}`}, 0))`.execute(tx);

/** What it holds of this one person. */
function theirsIn(body: Json, { needles }: Subject): Json {
  const { collections, notes } = Account.parse(body);
  const records = [...Object.values(collections).flatMap(({ held }) => held), ...notes];
  return records.filter((record) => holds(JSON.stringify(record), needles));
}

/** The time of a meeting stays taken for those who take part; whom it was with does not stay. */
function withoutThem(body: Json, subject: Subject): Json {
  const meeting = Meeting.safeParse(body).data;
  if (meeting !== undefined) return meetingWithout(meeting, subject);
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return scrub(body, subject);
  const held = Object.entries(body).flatMap(([name, value]) => {
    const inside = Meeting.safeParse(value).data;
    return inside === undefined ? [] : [[name, meetingWithout(inside, subject)] as const];
  });
  return held.length === 0 ? scrub(body, subject) : { ...body, ...Object.fromEntries(held) };
}

function meetingWithout({ guest, ...meeting }: Meeting, { candidate, needles }: Subject): Json {
  const isGuest = guest !== undefined && holds(`${guest.name} ${guest.email}`, needles);
  const gone = (text: string): string => (holds(text, needles) ? erased : text);
  if (meeting.candidate === candidate || isGuest)
    return { ...meeting, candidate: null, title: erased, location: meeting.location === null ? null : erased };
  const { title, location } = meeting;
  return {
    ...meeting,
    ...(guest === undefined ? {} : { guest }),
    title: gone(title),
    location: location === null ? null : gone(location),
  };
}

function isTheirs({ kind, id, body }: Row, { candidate, emails }: Subject): boolean {
  if (kind === 'candidate') return id === candidate;
  if (
    ['crm', 'scorecard', 'file', 'ats_contact', 'ats_rejection', 'ats_offer', 'ats_standing', 'ats_matter'].includes(
      kind,
    )
  )
    return named.safeParse(body).data?.candidate === candidate;
  const to = kind === 'mail' ? addressed.safeParse(body).data?.to.toLowerCase() : undefined;
  return to !== undefined && emails.some((email) => email.toLowerCase() === to);
}

async function rowsOf({ tx, tenant }: Within, subject: Subject): Promise<Row[]> {
  const rows = await tx
    .selectFrom('sandboxRecord')
    .select(['kind', 'id', 'body'])
    .where('tenant', '=', tenant)
    .where('kind', 'not in', ofTheOrganization)
    .where(mayHold(sql`id, body::text`, subject.needles))
    .orderBy('kind')
    .orderBy('id')
    .execute();
  return z
    .array(Row)
    .parse(rows)
    .filter(({ id, body }) => holds(`${id} ${JSON.stringify(body)}`, subject.needles));
}
