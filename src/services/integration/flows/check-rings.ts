// Whether a flow brings fields back to where they came from, together with what runs already and what is about to.
import type { Flow, FlowDocument } from '../../../core/flow.ts';
import { ActorId, FlowId, type TenantId } from '../../../core/ids.ts';
import type { Integration } from '../../../core/integration.ts';
import type { Flows } from '../../../core/ports/flows.ts';
import type { Of } from '../../../core/ports/tenanted.ts';
import { type Among, ringsOf, running, shownBy } from '../check-opposite.ts';
import type { IntegrationDependencies } from '../integration-dependencies.ts';
import { compileFlow } from './compile.ts';
import { type Finding, findingsAt } from './finding.ts';

export type RingDependencies = Pick<
  IntegrationDependencies,
  'connections' | 'integrations' | 'syncs' | 'catalogue' | 'expressions' | 'clock'
> & {
  readonly flows: Of<Pick<Flows, 'list' | 'version'>>;
};

interface Checked {
  readonly tenant: TenantId;
  readonly document: FlowDocument;
  /** What is published of it now is about to be replaced; undefined: it is not stored yet. */
  readonly flow: Pick<Flow, 'id' | 'enabled'> | undefined;
}

const mostFlows = 500;
const unsaved = { id: FlowId.parse('flow_unsaved'), enabled: true } as const;

/** Of a document without faults. An error where a value would go round every minute, a warning where schedules slow that down. */
export async function checkRings(dependencies: RingDependencies, checked: Checked): Promise<readonly Finding[]> {
  const among = await standing(dependencies, checked.tenant);
  const findings: Finding[] = [];
  for (const made of compiled(dependencies, checked))
    for (const { endless, message, remedy } of await ringsOf(among, made)) {
      const step = made.route?.step ?? null;
      const index = checked.document.steps.findIndex(({ id }) => id === step);
      findings.push(findingsAt(step, `steps.${index}`)[endless ? 'error' : 'warning']('', 'opposite', message, remedy));
    }
  return findings;
}

export const compiled = (
  { clock }: Pick<RingDependencies, 'clock'>,
  { tenant, document, flow: { id, enabled } = unsaved }: Checked,
): readonly Integration[] =>
  compileFlow(
    { id, tenant, enabled, createdBy: ActorId.parse(`flow:${id}`) },
    { version: 0, document, publishedAt: clock.now() },
  );

/** Also flows that were published a moment ago, whose integrations do not stand yet. */
async function standing(dependencies: RingDependencies, tenant: TenantId): Promise<Among> {
  const { integrations, syncs, expressions } = dependencies;
  const runs = running({ integrations: integrations(tenant), syncs: syncs(tenant) });
  const soon = async (): Promise<readonly Integration[]> => {
    const flows = dependencies.flows(tenant);
    const found: Integration[] = [];
    for (const flow of await flows.list({ limit: mostFlows }))
      if (flow.enabled && flow.published !== null && flow.deployed !== flow.published)
        found.push(...compileFlow(flow, await flows.version(flow.id, flow.published)));
    return found;
  };
  let published: Promise<readonly Integration[]> | undefined;
  return {
    expressions,
    shown: await shownBy({ connections: dependencies.connections(tenant), catalogue: dependencies.catalogue }),
    async readingFrom(connection) {
      published ??= soon();
      const beside = (await published).filter(({ source }) => source.connection === connection);
      return [...(await runs(connection)), ...beside];
    },
  };
}
