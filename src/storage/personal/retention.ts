// What retention scoring keeps of candidates, by their id: removed whole. Models that were trained on it hold weights, no people.
import { sql } from 'kysely';
import { Json } from '../../core/json.ts';
import { notHeld } from './legal-holds.ts';
import { type PersonalStore, daysBefore } from './store.ts';

/** Training looks back that far; older hires say nothing about today. */
const keptDays = 8 * 365;

interface Table {
  readonly name: 'retention_score' | 'retention_outcome' | 'retention_hire' | 'retention_opt_out';
  readonly order: readonly string[];
  /** The column that says how old a row is. Days compare as text. */
  readonly since?: 'scored_at' | 'hired_at';
}

function storeOf({ name, order, since }: Table): PersonalStore {
  const table = sql.table(name);
  return {
    order,

    async read({ tx, tenant }, { candidate }) {
      const { rows } = await sql<{ record: unknown }>`
        select row_to_json(kept) as record from ${table} as kept
         where tenant = ${tenant} and candidate = ${candidate}
         order by ${sql.join(order.map((column) => sql.ref(column)))}`.execute(tx);
      return rows.map(({ record }) => Json.parse(record));
    },

    async erase({ tx, tenant }, { candidate }) {
      const done = await sql`delete from ${table} where tenant = ${tenant} and candidate = ${candidate}`.execute(tx);
      return { rows: Number(done.numAffectedRows ?? 0) };
    },

    async eraseAll({ tx, tenant }) {
      const done = await sql`delete from ${table} where tenant = ${tenant}`.execute(tx);
      return { rows: Number(done.numAffectedRows ?? 0) };
    },

    async sweep({ tx, tenant }, { now }) {
      if (since === undefined) return 0;
      const end = daysBefore(now, keptDays).toISOString();
      const limit = since === 'hired_at' ? sql`${end.slice(0, 10)}` : sql`${end}::timestamptz`;
      const theirs = notHeld(tenant, sql<boolean>`hold.candidate = ${table}.candidate`);
      const done = await sql`delete from ${table} where tenant = ${tenant} and ${sql.ref(since)} < ${limit}
        and ${theirs}`.execute(tx);
      return Number(done.numAffectedRows ?? 0);
    },
  };
}

export const retentionScores = storeOf({ name: 'retention_score', order: ['id'], since: 'scored_at' });
export const retentionOutcomes = storeOf({
  name: 'retention_outcome',
  order: ['candidate', 'job'],
  since: 'hired_at',
});
export const retentionHires = storeOf({
  name: 'retention_hire',
  order: ['job_family', 'candidate', 'hired_at'],
  since: 'hired_at',
});
export const retentionOptOuts = storeOf({ name: 'retention_opt_out', order: ['candidate'] });
