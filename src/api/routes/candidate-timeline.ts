// What happened with one candidate, as one list.
import { z } from 'zod';
import { ActionId, CandidateId } from '../../core/ids.ts';
import { timelineOf } from '../../services/operations/timeline.ts';
import { cursorId, pageQuery } from '../http/paging.ts';
import { type Route, defineRoute } from '../route.ts';
import { WireTimeline, wireTimeline } from '../wire/timeline.ts';
import { reads } from './definitions.ts';
import type { RoutePorts } from './route-ports.ts';

export const candidateTimelineRoute = ({ ats, calendar, ledger, eventLog, clocks }: RoutePorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v1/candidates/:candidate_id/timeline',
    summary: 'List all that happened with a candidate, newest first',
    description:
      'What was done through Muster, with letters, decisions and the way back; what connected systems reported; and the notes ' +
      'and meetings that they hold. A page holds `limit` actions and everything else of the same span of time.',
    params: z.strictObject({ candidate_id: CandidateId }),
    query: z.strictObject(pageQuery),
    replies: { 200: WireTimeline },
    problems: ['candidate_not_found', 'upstream_failed', 'upstream_rate_limited'],
    async handle({ by: { tenant }, params: { candidate_id: candidate }, query: { limit, cursor } }) {
      const now = clocks.business.now();
      const ports = {
        ats: ats(tenant),
        calendar: calendar(tenant),
        ledger: ledger(tenant),
        eventLog: eventLog(tenant),
      };
      const found = await timelineOf(ports, { candidate, limit, before: cursorId(cursor, ActionId), now });
      return { status: 200, body: wireTimeline(found, now) };
    },
  });
