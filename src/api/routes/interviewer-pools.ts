// Interviewer pools: who can judge a skill, who is in training for it, how much each holds at most, and who is away.
import { z } from 'zod';
import { PoolId } from '../../core/interview-plan.ts';
import { InterviewerPool } from '../../core/interviewer-pool.ts';
import type { Definition } from '../../core/ports/definitions.ts';
import { Problem } from '../../core/problem.ts';
import { type Route, defineRoute } from '../route.ts';
import { WireInterviewerPool } from '../wire/interviewer-pool.ts';
import {
  WireVersion,
  changes,
  created,
  listed,
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

const noun = 'interviewer pool';
const params = z.strictObject({ pool_id: z.string().max(64) });
const { shape } = InterviewerPool;
const wire = ({ id, body, version }: Definition<InterviewerPool>) => ({ pool_id: id, ...body, version });

const example = {
  name: 'System design',
  skill: 'System design of web services',
  members: [
    { user: 'u_owen', per_week: 4 },
    { user: 'u_nina', training: 'in_training' },
  ],
  per_day: 2,
};

export const interviewerPoolRoutes = (ports: RoutePorts): Route[] => [
  listPools(ports),
  createPool(ports),
  showPool(ports),
  replacePool(ports),
  removePool(ports),
  listVersions(ports),
  restorePool(ports),
];

type Saving = Parameters<typeof putBy<InterviewerPool>>[2] & { readonly by: Parameters<typeof putBy>[1]['by'] };

/** Throws `user_not_found` before anything is kept. */
async function save(ports: RoutePorts, { by, ...change }: Saving): Promise<Definition<InterviewerPool>> {
  for (const { user } of change.body.members) await ports.directory(by.tenant).user(user);
  return putBy(ports.interviewerPools(by.tenant), { by, clock: ports.clocks.business }, change);
}

const listPools = ({ interviewerPools }: RoutePorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v1/interviewer-pools',
    summary: 'List the interviewer pools',
    replies: { 200: z.object({ data: z.array(WireInterviewerPool), next_cursor: z.null() }) },
    handle: async ({ by }) => listed(await interviewerPools(by.tenant).list(), wire),
  });

const createPool = (ports: RoutePorts): Route =>
  defineRoute({
    ...changes,
    method: 'POST',
    path: '/api/v1/interviewer-pools',
    summary: 'Create an interviewer pool',
    audit: { event: 'interviewer_pool.created' },
    body: z.strictObject({ pool_id: PoolId.optional(), ...shape }),
    replies: { 201: WireInterviewerPool },
    problems: ['conflict', 'user_not_found'],
    examples: { request: { pool_id: 'system-design', ...example } },
    async handle({ by, body: { pool_id: given, ...body } }) {
      const id = given ?? ports.newId('pool').toLowerCase();
      await refuseTaken(ports.interviewerPools(by.tenant), { noun, id });
      const made = await save(ports, { by, id, body, active: true });
      return created('/api/v1/interviewer-pools', id, wire(made));
    },
  });

const showPool = ({ interviewerPools }: RoutePorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v1/interviewer-pools/:pool_id',
    etag: 'gives',
    summary: 'Show one interviewer pool',
    params,
    replies: { 200: WireInterviewerPool },
    handle: async ({ by, params: { pool_id: id } }) => ({
      status: 200,
      body: wire(await standing(interviewerPools(by.tenant), { noun, id })),
    }),
  });

const replacePool = (ports: RoutePorts): Route =>
  defineRoute({
    ...changes,
    method: 'PUT',
    path: '/api/v1/interviewer-pools/:pool_id',
    summary: 'Create or replace an interviewer pool',
    audit: { event: 'interviewer_pool.replaced' },
    params: z.strictObject({ pool_id: PoolId }),
    body: z.strictObject(shape),
    replies: { 200: WireInterviewerPool },
    problems: ['user_not_found'],
    examples: { request: example },
    async handle({ by, params: { pool_id: id }, body }) {
      return { status: 200, body: wire(await save(ports, { by, id, body, active: true })), subject: id };
    },
  });

const removePool = (ports: RoutePorts): Route =>
  defineRoute({
    ...changes,
    method: 'DELETE',
    path: '/api/v1/interviewer-pools/:pool_id',
    summary: 'Delete an interviewer pool; its versions can be restored',
    audit: { event: 'interviewer_pool.removed' },
    params,
    replies: { 204: z.undefined() },
    problems: ['conflict'],
    async handle({ by, params: { pool_id: id } }) {
      const store = ports.interviewerPools(by.tenant);
      await standing(store, { noun, id });
      const plans = await ports.interviewPlans(by.tenant).list();
      const using = plans.find((plan) =>
        plan.body.events.some(({ seats }) => seats.some((seat) => 'pool' in seat && seat.pool === id)),
      );
      if (using !== undefined)
        throw new Problem(
          'conflict',
          `The interview plan ${using.id} has a seat for this pool. Change that plan first.`,
        );
      return removeBy(store, { by, clock: ports.clocks.business }, { noun, id });
    },
  });

const listVersions = ({ interviewerPools }: RoutePorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v1/interviewer-pools/:pool_id/versions',
    summary: 'List the versions of an interviewer pool, newest first',
    params,
    replies: { 200: z.object({ data: z.array(WireVersion.extend(shape)), next_cursor: z.null() }) },
    handle: ({ by, params: { pool_id: id } }) => versionsIn(interviewerPools(by.tenant), { noun, id }),
  });

const restorePool = (ports: RoutePorts): Route =>
  defineRoute({
    ...changes,
    method: 'POST',
    path: '/api/v1/interviewer-pools/:pool_id/restore',
    summary: 'Go back to an earlier version of an interviewer pool, also of a deleted one',
    examples: { request: { version: 1 } },
    audit: { event: 'interviewer_pool.restored' },
    params,
    body: restoreBody,
    replies: { 200: WireInterviewerPool },
    problems: ['user_not_found'],
    async handle({ by, params: { pool_id: id }, body: { version } }) {
      const { body } = await versionOf(ports.interviewerPools(by.tenant), { noun, id, version });
      return { status: 200, body: wire(await save(ports, { by, id, body, active: true })), subject: id };
    },
  });
