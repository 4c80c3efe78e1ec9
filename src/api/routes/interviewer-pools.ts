// Interviewer pools: who can judge a skill, who is in training for it, how much each holds at most, and who is away.
import type { Principal } from '../../core/access.ts';
import { PoolId } from '../../core/interview-plan.ts';
import { InterviewerPool } from '../../core/interviewer-pool.ts';
import type { Definition } from '../../core/ports/definitions.ts';
import { Problem } from '../../core/problem.ts';
import type { Route } from '../route.ts';
import { WireInterviewerPool } from '../wire/interviewer-pool.ts';
import { type Change, putBy } from './definitions.ts';
import { definitionRoutes } from './definition-routes.ts';
import type { RoutePorts } from './route-ports.ts';

const example = {
  name: 'System design',
  skill: 'System design of web services',
  members: [
    { user: 'u_owen', per_week: 4 },
    { user: 'u_nina', training: 'in_training' },
  ],
  per_day: 2,
};

const wire = ({ id, body, version }: Definition<InterviewerPool>) => ({ pool_id: id, ...body, version });

export const interviewerPoolRoutes = (ports: RoutePorts): Route[] =>
  definitionRoutes(
    {
      noun: 'interviewer pool',
      one: 'an interviewer pool',
      many: 'interviewer pools',
      path: '/api/v1/interviewer-pools',
      key: 'pool_id',
      event: 'interviewer_pool',
      prefix: 'pool',
      Id: PoolId,
      Body: InterviewerPool,
      Wire: WireInterviewerPool,
      example: { id: 'system-design', fields: example },
      problems: ['user_not_found'],
      store: ports.interviewerPools,
      wire,
      save: (by, change) => save(ports, by, change),
      mayGo: (by, id) => refuseUsed(ports, by, id),
    },
    ports,
  );

async function save(ports: RoutePorts, by: Principal, change: Change<InterviewerPool>) {
  for (const { user } of change.body.members) await ports.directory(by.tenant).user(user);
  return wire(await putBy(ports.interviewerPools(by.tenant), { by, clock: ports.clocks.business }, change));
}

/** Throws `conflict` where an interview plan has a seat for it. */
async function refuseUsed({ interviewPlans }: RoutePorts, by: Principal, id: string): Promise<void> {
  const plans = await interviewPlans(by.tenant).list();
  const using = plans.find(({ body }) =>
    body.events.some(({ seats }) => seats.some((seat) => 'pool' in seat && seat.pool === id)),
  );
  if (using !== undefined)
    throw new Problem('conflict', `The interview plan ${using.id} has a seat for this pool. Change that plan first.`);
}
