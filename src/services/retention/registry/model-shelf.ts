// Which model answers for a job family: the organization's champion, else the day-one model, else the general one.
import { Problem } from '../../../core/problem.ts';
import type { RetentionModels } from '../../../core/ports/retention.ts';
import type { Of } from '../../../core/ports/tenanted.ts';
import type { TenantId } from '../../../core/ids.ts';
import { FamilyModel, familyNameOf } from '../model/family-model.ts';

export interface ModelShelf {
  /** `family` is the model's; it is `general` where the job family has none. */
  championFor(tenant: TenantId, jobFamily: string): Promise<FamilyModel>;
  /** Forgets what was read, after a promotion or a rollback. */
  forget(tenant: TenantId): void;
}

interface CachedModels {
  readonly models: ReadonlyMap<string, FamilyModel>;
  readonly until: number;
}

export interface ShelfDependencies {
  readonly dayOne: readonly FamilyModel[];
  readonly models: Of<RetentionModels>;
  /** Real time in milliseconds. */
  readonly now: () => number;
}

/** Other replicas learn of a promotion within this time. */
const keptMs = 5_000;

export const generalFamily = 'general';

async function championsOf(
  models: RetentionModels,
  dayOne: readonly FamilyModel[],
): Promise<ReadonlyMap<string, FamilyModel>> {
  const champions = new Map(dayOne.map((model) => [model.family, model] as const));
  for (const alias of await models.aliases()) {
    const shipped = dayOne.find((model) => model.family === alias.family && model.version === alias.champion);
    const stored = await models.model({ family: alias.family, version: alias.champion });
    const champion = shipped ?? (stored === undefined ? undefined : FamilyModel.parse(stored.body));
    if (champion !== undefined) champions.set(alias.family, champion);
  }
  return champions;
}

export function makeModelShelf({ dayOne, models, now }: ShelfDependencies): ModelShelf {
  const kept = new Map<TenantId, CachedModels>();

  async function championsFor(tenant: TenantId): Promise<ReadonlyMap<string, FamilyModel>> {
    const known = kept.get(tenant);
    if (known !== undefined && known.until > now()) return known.models;
    const champions = await championsOf(models(tenant), dayOne);
    kept.set(tenant, { models: champions, until: now() + keptMs });
    return champions;
  }

  return {
    async championFor(tenant, jobFamily) {
      const champions = await championsFor(tenant);
      const model = champions.get(familyNameOf(jobFamily) ?? generalFamily) ?? champions.get(generalFamily);
      if (model === undefined) throw new Problem('unavailable', 'No retention model is installed.');
      return model;
    },
    forget(tenant) {
      kept.delete(tenant);
    },
  };
}
