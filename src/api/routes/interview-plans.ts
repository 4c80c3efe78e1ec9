// Interview plans: which events a stage has, who sits in them, and within how many days they are held.
import type { Principal } from '../../core/access.ts';
import { InterviewPlan, InterviewPlanId } from '../../core/interview-plan.ts';
import type { Definition } from '../../core/ports/definitions.ts';
import type { Route } from '../route.ts';
import { WireInterviewPlan } from '../wire/interview-plan.ts';
import { type Change, missing, putBy } from './definitions.ts';
import { definitionRoutes } from './definition-routes.ts';
import type { RoutePorts } from './route-ports.ts';

const example = {
  name: 'Onsite of engineers',
  stage: 'Onsite Interview',
  events: [
    { title: 'System design', minutes: 60, seats: [{ user: 'u_owen' }] },
    { title: 'Values', minutes: 45, seats: [{ user: 'u_nina' }] },
  ],
  shortest_break_minutes: 15,
  within_days: 2,
};

const wire = ({ id, body, version }: Definition<InterviewPlan>) => ({ plan_id: id, ...body, version });

export const interviewPlanRoutes = (ports: RoutePorts): Route[] =>
  definitionRoutes(
    {
      noun: 'interview plan',
      one: 'an interview plan',
      many: 'interview plans',
      path: '/api/v1/interview-plans',
      key: 'plan_id',
      event: 'interview_plan',
      prefix: 'plan',
      Id: InterviewPlanId,
      Body: InterviewPlan,
      Wire: WireInterviewPlan,
      example: { id: 'onsite', fields: example },
      problems: ['not_found', 'user_not_found'],
      stays: 'what is booked stays booked',
      store: ports.interviewPlans,
      wire,
      save: (by, change) => save(ports, by, change),
    },
    ports,
  );

async function save(ports: RoutePorts, by: Principal, change: Change<InterviewPlan>) {
  const pools = await ports.interviewerPools(by.tenant).list();
  for (const seat of change.body.events.flatMap(({ seats }) => seats))
    if ('user' in seat) await ports.directory(by.tenant).user(seat.user);
    else if (!pools.some(({ id }) => id === seat.pool)) throw missing({ noun: 'interviewer pool', id: seat.pool });
  return wire(await putBy(ports.interviewPlans(by.tenant), { by, clock: ports.clocks.business }, change));
}
