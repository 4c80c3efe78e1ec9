// An organization's configuration as documents, kind by kind: what main hands to the tool that applies files, and what routes read.
import {
  type Environment,
  type EnvironmentKind,
  differences,
  environmentKinds,
  isSame,
} from '../../core/environment.ts';
import type { TenantId } from '../../core/ids.ts';
import type { JsonObject } from '../../core/json.ts';
import type { EnvironmentStore, PlanWithWarnings } from '../../core/ports/environment.ts';
import { Problem } from '../../core/problem.ts';
import { checkRings } from './check-rings.ts';
import { connectionDocuments } from './connections.ts';
import { ruleDocuments, sequenceDocuments, templateDocuments } from './definitions.ts';
import { type DocumentKind, fault } from './documents.ts';
import type { EnvironmentPorts } from './environment-ports.ts';
import { flowDocuments } from './flows.ts';
import { integrationDocuments } from './integrations.ts';
import { planDocuments, poolDocuments } from './interviews.ts';
import { settingsDocuments } from './settings.ts';
import { webhookDocuments } from './webhooks.ts';

export function openEnvironment(ports: EnvironmentPorts, tenant: TenantId): EnvironmentStore {
  const kinds = {
    connections: connectionDocuments(ports, tenant),
    templates: templateDocuments(ports, tenant),
    sequences: sequenceDocuments(ports, tenant),
    rules: ruleDocuments(ports, tenant),
    settings: settingsDocuments(ports, tenant),
    pools: poolDocuments(ports, tenant),
    plans: planDocuments(ports, tenant),
    webhooks: webhookDocuments(ports, tenant),
    integrations: integrationDocuments(ports, tenant),
    flows: flowDocuments(ports, tenant),
  } as const satisfies Readonly<Record<EnvironmentKind, DocumentKind>>;
  const read = async (): Promise<Environment> => {
    const running: Environment = {};
    for (const kind of environmentKinds) running[kind] = { ...(await kinds[kind].read()) };
    return running;
  };
  const planned = async (wanted: Environment, tells: boolean): Promise<PlanWithWarnings> => {
    const running = await read();
    const normal: Environment = {};
    const compared: Environment = {};
    for (const kind of environmentKinds) {
      const given = wanted[kind];
      if (given === undefined) continue;
      const there = running[kind] ?? {};
      normal[kind] = await normalized(kinds[kind], { given, there, wanted });
      const of: DocumentKind = kinds[kind];
      compared[kind] = of.remove === undefined ? onlyNamed(there, given) : there;
    }
    const warnings = await checkRings(ports, tenant, { kinds, running, wanted: normal, tells });
    return { changes: differences(compared, normal), warnings };
  };
  return {
    read,
    plan: async (wanted) => (await planned(wanted, false)).changes,
    planWithWarnings: async (wanted) => await planned(wanted, true),

    async apply({ kind: of, name, from, to }, by) {
      const kind: DocumentKind = kinds[of];
      const running = await kind.read();
      const there = Object.hasOwn(running, name) ? (running[name] ?? null) : null;
      if (isSame(there, to)) return;
      if (!isSame(there, from))
        throw new Problem('changed_since', `${of} “${name}”: somebody changed it meanwhile. Plan anew.`);
      if (to !== null) await kind.put(name, to, by);
      else if (kind.remove === undefined) throw fault(`${of}.${name}`, 'It cannot be removed by files.');
      else await kind.remove(name, by);
    },
  };
}

type Documents = Readonly<Record<string, JsonObject>>;

async function normalized(
  kind: DocumentKind,
  { given, there, wanted }: { given: Documents; there: Documents; wanted: Environment },
): Promise<Record<string, JsonObject>> {
  const all: [string, JsonObject][] = [];
  for (const [name, document] of Object.entries(given)) {
    const running = Object.hasOwn(there, name) ? there[name] : undefined;
    all.push([name, await kind.normalize({ name, document, running, wanted })]);
  }
  return Object.fromEntries(all);
}

const onlyNamed = (there: Documents, given: Documents): Record<string, JsonObject> =>
  Object.fromEntries(Object.entries(there).filter(([name]) => Object.hasOwn(given, name)));
