// Interview plans: which events a stage has, who sits in them, and within how many days they are held.
import { z } from 'zod';
import { InterviewPlan, InterviewPlanId } from '../../core/interview-plan.ts';
import type { Definition } from '../../core/ports/definitions.ts';
import { type Route, defineRoute } from '../route.ts';
import { WireInterviewPlan } from '../wire/interview-plan.ts';
import {
  WireVersion,
  changes,
  created,
  listed,
  missing,
  putBy,
  reads,
  refuseTaken,
  removeBy,
  restoreBody,
  standing,
  versionOf,
  versionsIn,
} from './definitions.ts';
import type { RoutePorts } from './route-ports.ts';

const noun = 'interview plan';
const params = z.strictObject({ plan_id: z.string().max(64) });
const { shape } = InterviewPlan;
const wire = ({ id, body, version }: Definition<InterviewPlan>) => ({ plan_id: id, ...body, version });

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

export const interviewPlanRoutes = (ports: RoutePorts): Route[] => [
  listPlans(ports),
  createPlan(ports),
  showPlan(ports),
  replacePlan(ports),
  removePlan(ports),
  listVersions(ports),
  restorePlan(ports),
];

type Saving = Parameters<typeof putBy<InterviewPlan>>[2] & { readonly by: Parameters<typeof putBy>[1]['by'] };

/** Throws `not_found` and `user_not_found` before anything is kept. */
async function save(ports: RoutePorts, { by, ...change }: Saving): Promise<Definition<InterviewPlan>> {
  const pools = await ports.interviewerPools(by.tenant).list();
  for (const seat of change.body.events.flatMap(({ seats }) => seats))
    if ('user' in seat) await ports.directory(by.tenant).user(seat.user);
    else if (!pools.some(({ id }) => id === seat.pool)) throw missing({ noun: 'interviewer pool', id: seat.pool });
  return putBy(ports.interviewPlans(by.tenant), { by, clock: ports.clocks.business }, change);
}

const listPlans = ({ interviewPlans }: RoutePorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v1/interview-plans',
    summary: 'List the interview plans',
    replies: { 200: z.object({ data: z.array(WireInterviewPlan), next_cursor: z.null() }) },
    handle: async ({ by }) => listed(await interviewPlans(by.tenant).list(), wire),
  });

const createPlan = (ports: RoutePorts): Route =>
  defineRoute({
    ...changes,
    method: 'POST',
    path: '/api/v1/interview-plans',
    summary: 'Create an interview plan',
    audit: { event: 'interview_plan.created' },
    body: z.strictObject({ plan_id: InterviewPlanId.optional(), ...shape }),
    replies: { 201: WireInterviewPlan },
    problems: ['conflict', 'not_found', 'user_not_found'],
    examples: { request: { plan_id: 'onsite', ...example } },
    async handle({ by, body: { plan_id: given, ...body } }) {
      const id = given ?? ports.newId('plan').toLowerCase();
      await refuseTaken(ports.interviewPlans(by.tenant), { noun, id });
      const made = await save(ports, { by, id, body, active: true });
      return created('/api/v1/interview-plans', id, wire(made));
    },
  });

const showPlan = ({ interviewPlans }: RoutePorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v1/interview-plans/:plan_id',
    etag: 'gives',
    summary: 'Show one interview plan',
    params,
    replies: { 200: WireInterviewPlan },
    handle: async ({ by, params: { plan_id: id } }) => ({
      status: 200,
      body: wire(await standing(interviewPlans(by.tenant), { noun, id })),
    }),
  });

const replacePlan = (ports: RoutePorts): Route =>
  defineRoute({
    ...changes,
    method: 'PUT',
    path: '/api/v1/interview-plans/:plan_id',
    summary: 'Create or replace an interview plan; what is booked stays booked',
    audit: { event: 'interview_plan.replaced' },
    params: z.strictObject({ plan_id: InterviewPlanId }),
    body: z.strictObject(shape),
    replies: { 200: WireInterviewPlan },
    problems: ['not_found', 'user_not_found'],
    examples: { request: example },
    async handle({ by, params: { plan_id: id }, body }) {
      return { status: 200, body: wire(await save(ports, { by, id, body, active: true })), subject: id };
    },
  });

const removePlan = (ports: RoutePorts): Route =>
  defineRoute({
    ...changes,
    method: 'DELETE',
    path: '/api/v1/interview-plans/:plan_id',
    summary: 'Delete an interview plan; its versions can be restored',
    audit: { event: 'interview_plan.removed' },
    params,
    replies: { 204: z.undefined() },
    handle: ({ by, params: { plan_id: id } }) =>
      removeBy(ports.interviewPlans(by.tenant), { by, clock: ports.clocks.business }, { noun, id }),
  });

const listVersions = ({ interviewPlans }: RoutePorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v1/interview-plans/:plan_id/versions',
    summary: 'List the versions of an interview plan, newest first',
    params,
    replies: { 200: z.object({ data: z.array(WireVersion.extend(shape)), next_cursor: z.null() }) },
    handle: ({ by, params: { plan_id: id } }) => versionsIn(interviewPlans(by.tenant), { noun, id }),
  });

const restorePlan = (ports: RoutePorts): Route =>
  defineRoute({
    ...changes,
    method: 'POST',
    path: '/api/v1/interview-plans/:plan_id/restore',
    summary: 'Go back to an earlier version of an interview plan, also of a deleted one',
    examples: { request: { version: 1 } },
    audit: { event: 'interview_plan.restored' },
    params,
    body: restoreBody,
    replies: { 200: WireInterviewPlan },
    problems: ['not_found', 'user_not_found'],
    async handle({ by, params: { plan_id: id }, body: { version } }) {
      const { body } = await versionOf(ports.interviewPlans(by.tenant), { noun, id, version });
      return { status: 200, body: wire(await save(ports, { by, id, body, active: true })), subject: id };
    },
  });
