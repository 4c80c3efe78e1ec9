// Actions that a law wants kept for longer than the setting says: decisions whose plan names the years, and notices.
import { type RawBuilder, sql } from 'kysely';
import { longestRecordYears } from '../../core/law/duties.ts';

/** For actions, by the name of their table in the query. */
export const keptByLaw = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`action.updated_at >= ${now}::timestamptz - interval '1 year' * greatest(
    coalesce((action.plan->'records'->>'years')::float8, 0),
    case when action.input->>'message_template' like 'notice-%' then ${longestRecordYears}::float8 else 0 end)`;
