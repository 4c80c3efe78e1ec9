// What the integrations and flows of files would do once all of them stand: that they swap values for ever is told by the plan, before
// anything of it is applied, and so is what is only worth knowing.
import { type Environment, isSame } from '../../core/environment.ts';
import type { TenantId } from '../../core/ids.ts';
import type { Integration } from '../../core/integration.ts';
import type { JsonObject } from '../../core/json.ts';
import type { EnvironmentWarning } from '../../core/ports/environment.ts';
import { Problem } from '../../core/problem.ts';
import { ringsOf } from '../../services/integration/check-opposite.ts';
import { type CarryingKind, fault, within } from './documents.ts';
import type { EnvironmentPorts } from './environment-ports.ts';

const carrying = ['integrations', 'flows'] as const;
export type Carrying = Readonly<Record<(typeof carrying)[number], CarryingKind>>;

interface Planned {
  readonly running: Environment;
  /** Kinds that the files leave out stay as they run. */
  readonly wanted: Environment;
  /** Each document is also looked at by itself. */
  readonly tells: boolean;
}

/** Throws `validation_failed` that names the document; answers what stands in nobody's way. */
export async function checkRings(
  { integration: { service } }: EnvironmentPorts,
  tenant: TenantId,
  { kinds, running, wanted, tells }: Planned & { readonly kinds: Carrying },
): Promise<readonly EnvironmentWarning[]> {
  const warnings: EnvironmentWarning[] = [];
  const all: Integration[] = [];
  const changed: { readonly at: string; readonly document: Named; readonly made: Integration }[] = [];
  for (const kind of carrying)
    for (const [name, document] of Object.entries(wanted[kind] ?? running[kind] ?? {})) {
      const isChanged = !isSame(running[kind]?.[name] ?? null, document);
      const at = `${kind}.${name}`;
      const carriers = await carriersOf(kinds[kind], { name, document, at, isChanged });
      all.push(...carriers);
      if (!isChanged) continue;
      changed.push(...carriers.map((made) => ({ at, document: { kind, name }, made })));
      if (!tells) continue;
      const own = await within(at, () => kinds[kind].warnings(name, document));
      warnings.push(...own.map((message) => ({ kind, name, message })));
    }
  const among = await service.amongPlanned(tenant, all);
  for (const { at, document, made } of changed)
    for (const { endless, message, remedy } of await ringsOf(among, made)) {
      if (endless) throw fault(at, `${message} ${remedy}`);
      warnings.push({ ...document, message: `${message} ${remedy}` });
    }
  return warnings;
}

type Named = Pick<EnvironmentWarning, 'kind' | 'name'>;

interface Document {
  readonly name: string;
  readonly document: JsonObject;
  readonly at: string;
  readonly isChanged: boolean;
}

async function carriersOf(kind: CarryingKind, { name, document, at, isChanged }: Document) {
  try {
    return await within(at, () => kind.carriers(name, document));
  } catch (error) {
    // What could not be saved as it stands, because an account is gone, carries nothing.
    if (error instanceof Problem && error.retry !== 'later' && !isChanged) return [];
    throw error;
  }
}
