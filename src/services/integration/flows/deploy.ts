// Brings the integrations of a flow to what was published last. Asked for by promise, so that a crash at any line is made good
// by carrying it out again: what stands already as it should is left alone.
import type { Principal } from '../../../core/access.ts';
import type { Flow } from '../../../core/flow.ts';
import { ActorId, type FlowId, type TenantId } from '../../../core/ids.ts';
import { type Integration, hasEnded } from '../../../core/integration.ts';
import { canonical } from '../../../core/json.ts';
import type { Flows } from '../../../core/ports/flows.ts';
import type { Of } from '../../../core/ports/tenanted.ts';
import { Problem } from '../../../core/problem.ts';
import type { IntegrationDependencies } from '../integration-dependencies.ts';
import { runsOf } from '../saving.ts';
import { compileFlow } from './compile.ts';

type DeployDependencies = Pick<IntegrationDependencies, 'integrations' | 'syncs' | 'clock' | 'newId'> & {
  readonly flows: Of<Pick<Flows, 'get' | 'version' | 'deployed'>>;
};

export async function deployFlow(dependencies: DeployDependencies, tenant: TenantId, id: FlowId): Promise<void> {
  const store = dependencies.integrations(tenant);
  const runs = runsOf(dependencies);
  const by: Principal = { tenant, kind: 'system', id: ActorId.parse(`flow:${id}`), user: undefined, scopes: new Set() };
  const flow = await flowOrNone(dependencies, tenant, id);
  const wanted = flow === undefined ? [] : await integrationsOf(dependencies, flow);
  const standing = new Map((await store.ofFlow(id)).map((integration) => [integration.id, integration]));

  for (const integration of standing.values())
    if (wanted.every((one) => one.id !== integration.id)) {
      await runs.stop(by, integration.id);
      await store.remove(integration.id);
    }
  for (const integration of wanted) {
    const before = standing.get(integration.id);
    if (before === undefined) await store.add(integration, integration.id);
    else if (!isSame(before, integration)) {
      // Ended before it is replaced: a run that began with the old steps must not go on with the new ones.
      await runs.stop(by, integration.id);
      await store.replace({ ...integration, version: before.version + 1, createdAt: before.createdAt });
    }
    if (integration.enabled && integration.mode !== 'once') await ensureRun(dependencies, by, integration);
  }
  if (flow?.published !== undefined && flow.published !== null)
    await dependencies.flows(tenant).deployed(id, flow.published);

  async function ensureRun(
    { syncs }: DeployDependencies,
    principal: Principal,
    integration: Integration,
  ): Promise<void> {
    const latest = await syncs(tenant).list({ integration: integration.id, limit: 20 });
    if (latest.some(({ status }) => !hasEnded(status))) return;
    await runs.begin(principal, await store.get(integration.id), {});
  }
}

async function flowOrNone({ flows }: DeployDependencies, tenant: TenantId, id: FlowId): Promise<Flow | undefined> {
  try {
    return await flows(tenant).get(id);
  } catch (error) {
    // Removed in the meantime: nothing of it is to stand.
    if (error instanceof Problem && error.code === 'not_found') return undefined;
    throw error;
  }
}

async function integrationsOf({ flows }: DeployDependencies, flow: Flow): Promise<readonly Integration[]> {
  if (flow.published === null) return [];
  return compileFlow(flow, await flows(flow.tenant).version(flow.id, flow.published));
}

/** A new version of the flow that leaves this step's way alone is no reason to begin anew. */
const isSame = (a: Integration, b: Integration): boolean => contentOf(a) === contentOf(b);

const contentOf = ({ version: _version, createdAt: _at, createdBy: _by, route, ...rest }: Integration): string =>
  canonical({ ...rest, ...(route === undefined ? {} : { start: route.start, steps: route.steps }) });
