// Who holds how many interviews, in wire names.
import { z } from 'zod';
import type { PersonLoad } from '../../services/scheduling/interview-load.ts';
import { component } from '../docs/components.ts';

export const WireInterviewLoad = component(
  'InterviewLoad',
  z.object({
    time_zone: z.string(),
    weeks: z.array(z.string()).describe('Mondays of the weeks, the earliest first; the last one is this week.'),
    people: z
      .array(
        z.object({
          user_id: z.string(),
          name: z.string(),
          interviews: z.int(),
          minutes: z.number(),
          by_week: z.array(z.int()).describe('One for each of the weeks.'),
        }),
      )
      .describe('The fewest interviews first.'),
    busiest_third: z.number().nullable().describe('What the busiest third holds of all interviews, 0 to 1.'),
  }),
);

export const wirePersonLoad = ({ user, name, interviews, minutes, weeks }: PersonLoad) => ({
  user_id: user,
  name,
  interviews,
  minutes,
  by_week: [...weeks],
});
