// Interview feedback: who owes a scorecard since when, and a candidate's debrief sheet of quoted sentences.
import { z } from 'zod';
import { CandidateId, UserId } from '../../core/ids.ts';
import { debriefSheet } from '../../services/operations/feedback/debrief.ts';
import { owedFeedback } from '../../services/operations/feedback/owed.ts';
import { whyUnable } from '../../services/operations/unable.ts';
import { Problem } from '../../core/problem.ts';
import { type Route, defineRoute } from '../route.ts';
import { WireDebrief, WireOwed } from '../wire/feedback.ts';
import { reads } from './definitions.ts';
import type { RoutePorts } from './route-ports.ts';

export const feedbackRoutes = (ports: RoutePorts): Route[] => [listOwed(ports), showDebrief(ports)];

async function owed(
  ports: RoutePorts,
  { tenant }: { tenant: Parameters<RoutePorts['ats']>[0] },
  asked: { candidate?: CandidateId | undefined; user?: UserId | undefined },
): Promise<z.output<typeof WireOwed>[]> {
  const [ats, calendar] = [ports.ats(tenant), ports.calendar(tenant)];
  const because = await whyUnable(ats, 'read_scorecards');
  if (because !== null) throw new Problem('not_supported', because);
  const { feedbackHours } = (await ports.settings(tenant).get()).settings;
  const found = await owedFeedback({ ats, calendar }, { now: ports.clocks.business.now(), feedbackHours, ...asked });
  return found.map(({ candidate, user, meeting, since, isLate }) => ({
    candidate_id: candidate.id,
    candidate_name: candidate.name,
    user_id: user,
    meeting_id: meeting.id,
    interview: meeting.title,
    since: since.toISOString(),
    late: isLate,
  }));
}

const listOwed = (ports: RoutePorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v1/feedback',
    summary: 'List who owes feedback on whom, longest owed first',
    description:
      'Interviews of the last 30 days, less the scorecards that the ATS has. `request_feedback` reminds them.',
    query: z.strictObject({ candidate: CandidateId.optional(), user: UserId.optional() }),
    replies: { 200: z.object({ data: z.array(WireOwed), next_cursor: z.null() }) },
    problems: ['not_supported', 'upstream_failed', 'upstream_rate_limited'],
    handle: async ({ by, query }) => ({ status: 200, body: { data: await owed(ports, by, query), next_cursor: null } }),
  });

const showDebrief = (ports: RoutePorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v1/candidates/:candidate_id/debrief',
    summary: 'Show what interviewers wrote about a candidate, side by side, in their own sentences',
    description: 'Quotes only: nothing is weighed, summed up or scored.',
    params: z.strictObject({ candidate_id: CandidateId }),
    replies: { 200: WireDebrief },
    problems: ['candidate_not_found', 'not_supported', 'upstream_failed', 'upstream_rate_limited'],
    async handle({ by, params: { candidate_id: candidate } }) {
      const ats = ports.ats(by.tenant);
      await ats.candidate(candidate);
      const missing = await owed(ports, by, { candidate });
      const { interviewers, rows } = debriefSheet((await ats.scorecards?.(candidate)) ?? []);
      const body = {
        candidate_id: candidate,
        interviewers: interviewers.map(({ user, submittedAt, recommendation }) => ({
          user_id: user,
          submitted_at: submittedAt,
          recommendation,
        })),
        rows: rows.map(({ question, quotes }) => ({
          question,
          quotes: quotes.map(({ user, sentences }) => ({ user_id: user, sentences: [...sentences] })),
        })),
        owed: missing,
      };
      return { status: 200, body };
    },
  });
