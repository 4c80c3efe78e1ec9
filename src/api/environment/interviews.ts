// Interview plans and pools of interviewers as documents. Their names are the ids that their authors gave them. When somebody is away
// stands in no file, and survives a change by files.
import { z } from 'zod';
import type { TenantId } from '../../core/ids.ts';
import { InterviewPlan, InterviewPlanId, PoolId } from '../../core/interview-plan.ts';
import { InterviewerPool, type Member } from '../../core/interviewer-pool.ts';
import type { JsonObject } from '../../core/json.ts';
import type { Definitions } from '../../core/ports/definitions.ts';
import { Problem } from '../../core/problem.ts';
import { asJson, type DocumentKind, fault, parsed, within } from './documents.ts';
import type { EnvironmentPorts } from './environment-ports.ts';

const members = InterviewerPool.shape.members;
export const PoolDocument = InterviewerPool.extend({
  members: z
    .array(members.element.omit({ leave: true }))
    .min(1)
    .max(50),
});
export const PlanDocument = InterviewPlan;

export function poolDocuments(ports: EnvironmentPorts, tenant: TenantId): DocumentKind {
  const store = ports.interviewerPools(tenant);
  return {
    read: async () =>
      Object.fromEntries((await store.list()).map(({ id, body }) => [id, asJson(PoolDocument.parse(away(body)))])),

    async normalize({ name, document }) {
      const at = `pools.${name}`;
      parsed(z.strictObject({ id: PoolId }), { id: name }, at);
      const pool = parsed(PoolDocument, document, at);
      for (const { user } of pool.members) await within(at, () => ports.directory(tenant).user(user));
      return asJson(pool);
    },

    async put(name, document, by) {
      const pool = PoolDocument.parse(document);
      const standing = await store.latest(name);
      const leaves = new Map<string, Member['leave']>(
        (standing?.body.members ?? []).map(({ user, leave }) => [user, leave]),
      );
      const all = pool.members.map((member) => ({ ...member, leave: leaves.get(member.user) ?? [] }));
      await putVersion(ports, store, { id: name, body: { ...pool, members: all }, by: by.id });
    },

    async remove(name, by) {
      const plans = await ports.interviewPlans(tenant).list();
      const using = plans.find(({ body }) => poolsOf(body).includes(PoolId.parse(name)));
      if (using !== undefined)
        throw new Problem('conflict', `The interview plan ${using.id} has a seat for the pool ${name}.`);
      await removeVersion(ports, store, { id: name, by: by.id });
    },
  };
}

export function planDocuments(ports: EnvironmentPorts, tenant: TenantId): DocumentKind {
  const store = ports.interviewPlans(tenant);
  return {
    read: async () => Object.fromEntries((await store.list()).map(({ id, body }) => [id, asJson(body)])),

    async normalize({ name, document, wanted }) {
      const at = `plans.${name}`;
      parsed(z.strictObject({ id: InterviewPlanId }), { id: name }, at);
      const plan = parsed(PlanDocument, document, at);
      for (const seat of plan.events.flatMap(({ seats }) => seats))
        if ('user' in seat) await within(at, () => ports.directory(tenant).user(seat.user));
      const running =
        wanted.pools ?? Object.fromEntries((await ports.interviewerPools(tenant).list()).map(({ id }) => [id, {}]));
      const missing = poolsOf(plan).find((pool) => !Object.hasOwn(running, pool));
      if (missing !== undefined) throw fault(at, `There is no interviewer pool ${missing}.`);
      return asJson(plan);
    },

    put: (name, document, by) => putVersion(ports, store, { id: name, body: InterviewPlan.parse(document), by: by.id }),
    remove: (name, by) => removeVersion(ports, store, { id: name, by: by.id }),
  };
}

const away = ({ members: all, ...pool }: InterviewerPool): JsonObject =>
  asJson({ ...pool, members: all.map(withoutLeave) });

function withoutLeave(member: Member): Omit<Member, 'leave'> {
  const { leave: _leave, ...rest } = member;
  return rest;
}

const poolsOf = ({ events }: InterviewPlan): readonly PoolId[] =>
  events.flatMap(({ seats }) => seats.flatMap((seat) => ('pool' in seat ? [seat.pool] : [])));

type Put<Body> = Pick<Parameters<Definitions<Body>['put']>[0], 'id' | 'body' | 'by'>;

async function putVersion<Body>(
  { clock }: EnvironmentPorts,
  store: Definitions<Body>,
  { id, body, by }: Put<Body>,
): Promise<void> {
  await store.put({ id, body, active: true, removed: false, by, at: clock.now() });
}

async function removeVersion<Body>(
  { clock }: EnvironmentPorts,
  store: Definitions<Body>,
  { id, by }: Omit<Put<Body>, 'body'>,
): Promise<void> {
  const standing = await store.latest(id);
  if (standing === undefined || standing.removed) return;
  await store.put({ id, body: standing.body, active: false, removed: true, by, at: clock.now() });
}
