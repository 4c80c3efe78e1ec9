// show_interview_load: who holds how many interviews in a period, the fewest first.
import { z } from 'zod';
import { UserId } from '../core/ids.ts';
import { safeText } from '../core/json.ts';
import { Problem } from '../core/problem.ts';
import { readTool } from '../core/tool.ts';
import { periodInWords, rangeOf } from '../services/operations/period.ts';
import { busiestThird, interviewLoad } from '../services/scheduling/interview-load.ts';
import * as argument from './arguments.ts';
import type { ToolPorts } from './tool-ports.ts';

/**
 * `busiest_third` is the share of all interviews that the busiest third holds; null where there are none. Throws
 * `not_found` for the pool.
 */
export const showInterviewLoad = ({
  calendar,
  directory,
  interviewerPools,
}: Pick<ToolPorts, 'calendar' | 'directory' | 'interviewerPools'>) =>
  readTool({
    name: 'show_interview_load',
    summary: 'Count the interviews of each person in a period, the fewest first.',
    scope: 'operations:read',
    effect: 'read',
    outsideText: false,
    input: z.strictObject({
      period: argument.period.default('this_month'),
      pool: safeText(64).min(1).describe('Id of an interviewer pool: its members alone.').optional(),
    }),
    output: z.strictObject({
      people: z.array(z.strictObject({ user: UserId, name: z.string(), interviews: z.int(), minutes: z.number() })),
      /** Of all interviews, 0 to 1. */
      busiest_third: z.number().nullable(),
      /** What was asked for, in words: the period, and the name of the pool. */
      period: z.string(),
      pool: z.string().nullable(),
    }),

    async execute({ period, pool }, { now, settings }) {
      const users = await directory.users();
      const { members, name: poolName } = await membersOf(interviewerPools, pool);
      const { from, to } = rangeOf(period, now, settings.timeZone);
      const meetings = await calendar.meetings({ from: from.toISOString(), to: to.toISOString() });
      const span = { from: from.getTime(), to: to.getTime(), zone: settings.timeZone };
      const all = interviewLoad({ people: users, meetings, ...span });
      // Without a pool: everybody of a pool, and whoever interviews without being in one.
      const some = all.filter(({ user, interviews }) => members.has(user) || (pool === undefined && interviews > 0));
      const people = some.map(({ user, name, interviews, minutes }) => ({ user, name, interviews, minutes }));
      return {
        people,
        busiest_third: busiestThird(people),
        period: periodInWords(period, settings.timeZone),
        pool: poolName,
      };
    },

    summarize({ people, period, pool }) {
      const [least, ...others] = people;
      if (least === undefined) return `Nobody${pool === null ? '' : ` of ${pool}`} has an interview ${period}.`;
      const most = others.at(-1);
      const among = pool === null ? '' : `Of ${pool}, `;
      if (most !== undefined && most.interviews === least.interviews)
        return `${among}${people.length} people have ${least.interviews} interviews each ${period}: ${people.map(({ name }) => name).join(', ')}.`;
      const first = `${among}${least.name} has the fewest interviews ${period}: ${least.interviews}.`;
      return most === undefined ? first : `${first} ${most.name} has the most: ${most.interviews}.`;
    },
  });

/** Without a pool: of all pools together, under no name. */
async function membersOf(
  pools: ToolPorts['interviewerPools'],
  pool: string | undefined,
): Promise<{ members: ReadonlySet<UserId>; name: string | null }> {
  const all = await pools.list();
  if (pool === undefined)
    return { members: new Set(all.flatMap(({ body }) => body.members.map(({ user }) => user))), name: null };
  const found = all.find(({ id, body }) => id === pool || body.name.toLowerCase() === pool.toLowerCase());
  if (found === undefined) throw new Problem('not_found', `There is no interviewer pool ${pool}.`);
  return { members: new Set(found.body.members.map(({ user }) => user)), name: found.body.name };
}
