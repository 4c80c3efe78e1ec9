// Scored people in the pipeline who have not been given the notice that a law asks for.
import { z } from 'zod';
import { findWithoutNotice } from '../../services/compliance/without-notice.ts';
import { candidatesIn } from '../../services/operations/select.ts';
import { CandidateId } from '../../core/ids.ts';
import type { PersonWithoutNotice } from '../../core/ports/without-notice.ts';
import { component } from '../docs/components.ts';
import { cursorId, page, pageOf, pageQuery } from '../http/paging.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import type { RoutePorts } from './route-ports.ts';

export const WirePersonWithoutNotice = component(
  'ScoredWithoutNotice',
  z.strictObject({
    candidate_id: z.string(),
    name: z.string(),
    job_title: z.string(),
    jurisdictions: z.array(z.string()).describe('Whose notice nobody has given.'),
    scored_at: z.string().describe('The newest score.'),
    has_address: z.boolean().describe('False: a notice cannot be sent to them.'),
  }),
);

const wire = (one: PersonWithoutNotice): z.infer<typeof WirePersonWithoutNotice> => ({
  candidate_id: one.candidate,
  name: one.name,
  job_title: one.jobTitle,
  jurisdictions: [...one.jurisdictions],
  scored_at: one.scoredAt,
  has_address: one.hasAddress,
});

export const missingNoticesRoute = (ports: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/api/v1/missing-notices',
    summary: 'List scored people in the pipeline who have not been given the notice that a law asks for, at most 100',
    description: 'Send it with send_followup and the template notice-<place>-en or -es. See docs/compliance.md.',
    tag: 'retention',
    access: { scope: 'retention:read' },
    audit: readOnly,
    query: z.strictObject(pageQuery),
    replies: { 200: pageOf(WirePersonWithoutNotice) },
    problems: ['upstream_failed', 'upstream_rate_limited'],
    async handle({ by: { tenant }, query: { limit, cursor } }) {
      const after = cursorId(cursor, CandidateId) ?? '';
      const { settings } = await ports.settings(tenant).get();
      const now = ports.clocks.business.now();
      const [ledger, letters, scores] = [ports.ledger(tenant), ports.letters(tenant), ports.scores(tenant)];
      const running = await candidatesIn(ports.ats(tenant), undefined, { now, atRiskDays: settings.atRiskDays });
      const people = await findWithoutNotice({ ledger, letters, scores })(running, { now, settings });
      const found = people
        .toSorted((a, b) => (a.candidate < b.candidate ? -1 : 1))
        .filter((one) => one.candidate > after);
      return { status: 200, body: page(found, { limit, id: ({ candidate }) => candidate, wire }) };
    },
  });
