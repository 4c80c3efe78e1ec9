// How interviews are shared among people, week by week.
import { z } from 'zod';
import { busiestThird, interviewLoad, weeksOf } from '../../services/scheduling/interview-load.ts';
import { localDays } from '../../services/scheduling/work-times.ts';
import { type Route, defineRoute } from '../route.ts';
import { WireInterviewLoad, wirePersonLoad } from '../wire/interview-load.ts';
import { reads } from './definitions.ts';
import type { RoutePorts } from './route-ports.ts';

const query = z.strictObject({
  weeks: z.coerce.number().int().min(1).max(26).default(8).describe('How many weeks, this one included.'),
});

const weekMs = 7 * 86_400_000;
const iso = (ms: number): string => new Date(ms).toISOString();

export const interviewLoadRoutes = (ports: RoutePorts): Route[] => [showLoad(ports)];

const showLoad = ({ calendar, directory, interviewerPools, settings, clocks }: RoutePorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v1/interview-load',
    summary: 'Show how many interviews each person holds, week by week',
    description:
      'Meetings about a candidate, for all who take part and have not declined: members of interviewer pools, and whoever else interviews.',
    query,
    replies: { 200: WireInterviewLoad },
    problems: ['upstream_failed', 'upstream_rate_limited'],
    async handle({ by: { tenant }, query: { weeks } }) {
      const { timeZone: zone } = (await settings(tenant).get()).settings;
      const now = clocks.business.now().getTime();
      const days = localDays({ from: now - (weeks - 1) * weekMs, to: now, zone });
      const from = days[0]?.start ?? now;
      // Monday after this week's seven days.
      const to = localDays({ from: now, to: now + weekMs, zone })[7]?.start ?? now;
      const meetings = await calendar(tenant).meetings({ from: iso(from), to: iso(to) });
      const span = { from, to, zone };
      const pools = await interviewerPools(tenant).list();
      const members = new Set(pools.flatMap(({ body }) => body.members.map(({ user }) => user)));
      const people = interviewLoad({ people: await directory(tenant).users(), meetings, ...span }).filter(
        ({ user, interviews }) => interviews > 0 || members.has(user),
      );
      const body = {
        time_zone: zone,
        weeks: weeksOf(span),
        people: people.map(wirePersonLoad),
        busiest_third: busiestThird(people),
      };
      return { status: 200, body };
    },
  });
