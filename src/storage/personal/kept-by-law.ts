// Actions that a law wants kept for longer than the setting says: decisions whose plan names the years, notices, and whatever letter
// carries the link to a person's own assessment, for the link ends with it.
import { type RawBuilder, sql } from 'kysely';
import { assessmentPlaceholder } from '../../core/assessment-request.ts';
import { longestRecordYears } from '../../core/law/duties.ts';

/** For actions, by the name of their table in the query. */
export const keptByLaw = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`action.updated_at >= ${now}::timestamptz - interval '1 year' * greatest(
    coalesce((action.plan->'records'->>'years')::float8, 0),
    case when action.input->>'message_template' like 'notice-%'
      or action.plan::text like ${`%${assessmentPlaceholder}%`} then ${longestRecordYears}::float8 else 0 end)`;
