// The candidates that fit, in the order asked for: what find_candidates finds, in pages.
import { z } from 'zod';
import { fieldMessage } from '../../core/field-message.ts';
import { CandidateId } from '../../core/ids.ts';
import type { JsonObject } from '../../core/json.ts';
import { settingsInForce } from '../../core/settings-in-force.ts';
import { Filters } from '../../services/operations/filters.ts';
import { askingOf, selectCandidates } from '../../services/operations/select.ts';
import { validationProblem } from '../http/faults.ts';
import { cursorId, page, pageOf, pageQuery } from '../http/paging.ts';
import { type Route, defineRoute } from '../route.ts';
import { WireFound, wireFound } from '../wire/candidate.ts';
import { reads } from './definitions.ts';
import type { RoutePorts } from './route-ports.ts';

const yesOrNo = z.enum(['true', 'false']);
const days = z.coerce.number().int().min(0).max(3_650);
const { shape } = Filters;

/** An address holds text; a span of interviews is said by name or by day there. */
const query = z.strictObject({
  ...shape,
  days_since_contact: days.describe(shape.days_since_contact.unwrap().description ?? '').optional(),
  stage_days: days.describe(shape.stage_days.unwrap().description ?? '').optional(),
  at_risk: yesOrNo.describe(shape.at_risk.unwrap().description ?? '').optional(),
  mine: yesOrNo.describe(shape.mine.unwrap().description ?? '').optional(),
  has_interview: z
    .string()
    .min(1)
    .max(40)
    .describe(shape.has_interview.unwrap().description ?? '')
    .optional(),
  ...pageQuery,
});

export const findCandidatesRoute = (ports: RoutePorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v1/candidates',
    summary: 'Find candidates',
    description:
      'The filters of `find_candidates`; all have to fit. Hired and rejected people are found only when their stage is asked for. ' +
      'Roles, stages and requisitions may be named or given by id.',
    query,
    replies: {
      200: pageOf(WireFound).extend({
        total: z.int(),
        remarks: z.array(z.string()).describe('What to know about the list, such as that some have no score.'),
      }),
    },
    problems: [
      'unknown_stage',
      'job_not_found',
      'ambiguous',
      'not_supported',
      'upstream_failed',
      'upstream_rate_limited',
    ],
    async handle({ by, query: { limit, cursor, ...given } }) {
      const { tenant } = by;
      const input = await ports.resolve({ tool: 'find_candidates', input: filtersIn(given), by });
      const filters = Filters.safeParse(input, { error: fieldMessage });
      if (!filters.success) throw validationProblem(filters.error.issues);
      const settings = await settingsInForce(tenant, ports.settings(tenant));
      const systems = { ats: ports.ats(tenant), calendar: ports.calendar(tenant), scores: ports.scores(tenant) };
      const asking = askingOf(by, ports.clocks.business.now(), settings);
      const { found, remarks, scores } = await selectCandidates(systems, filters.data, asking);
      const after = cursorId(cursor, CandidateId);
      const from = after === undefined ? 0 : found.findIndex(({ candidate }) => candidate.id === after) + 1;
      const isScored = filters.data.sort?.endsWith('tenure_score') ?? false;
      const shown = page(found.slice(from, from + limit + 1), {
        limit,
        id: ({ candidate }) => candidate.id,
        wire: (one) => wireFound(one, isScored ? scores : undefined),
      });
      return { status: 200, body: { ...shown, total: found.length, remarks: [...remarks] } };
    },
  });

type FilterQuery = Omit<z.infer<typeof query>, 'limit' | 'cursor'>;

function filtersIn({ at_risk, mine, has_interview, ...same }: FilterQuery): JsonObject {
  const given = { ...same, at_risk: asFlag(at_risk), mine: asFlag(mine), has_interview: asFlag(has_interview) };
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}

const asFlag = (text: string | undefined) => (text === 'true' || text === 'false' ? text === 'true' : text);
