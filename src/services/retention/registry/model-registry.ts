// Versions never change; which one answers is an alias that moves. So a rollback is one step, and every score can be traced.
import type { Clock } from '../../../core/clock.ts';
import { JsonObject } from '../../../core/json.ts';
import type { ModelAlias, RetentionModels } from '../../../core/ports/retention.ts';
import { Problem } from '../../../core/problem.ts';
import { FamilyModel } from '../model/family-model.ts';

export interface RegistryDependencies {
  readonly models: RetentionModels;
  readonly dayOne: readonly FamilyModel[];
  readonly clock: Clock;
}

export interface ModelVersion {
  readonly model: FamilyModel;
  readonly alias: 'champion' | null;
  readonly addedAt: string | null;
}

interface Numbers {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
}

function numbersOf(version: string): Numbers {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return { major, minor, patch };
}

/** Oldest first. */
const byVersion = (a: string, b: string): number => {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  return left.major - right.major || left.minor - right.minor || left.patch - right.patch;
};

export class ModelRegistry {
  readonly #parts: RegistryDependencies;

  constructor(dependencies: RegistryDependencies) {
    this.#parts = dependencies;
  }

  #shipped(family: string): FamilyModel | undefined {
    return this.#parts.dayOne.find((model) => model.family === family);
  }

  dayOne(family: string): FamilyModel | undefined {
    return this.#shipped(family);
  }

  async families(): Promise<readonly string[]> {
    const aliases = await this.#parts.models.aliases();
    return [
      ...new Set([...this.#parts.dayOne.map((model) => model.family), ...aliases.map((alias) => alias.family)]),
    ].toSorted();
  }

  async versions(family: string): Promise<readonly ModelVersion[]> {
    const stored = await this.#parts.models.versions(family);
    const champion = await this.championVersion(family);
    const shipped = this.#shipped(family);
    const all = [
      ...(shipped === undefined ? [] : [{ model: shipped, addedAt: null }]),
      ...stored.map(({ body, addedAt }) => ({ model: FamilyModel.parse(body), addedAt })),
    ];
    if (all.length === 0) throw new Problem('not_found', 'There is no model of that job family.');
    return all
      .toSorted((a, b) => byVersion(a.model.version, b.model.version))
      .map(({ model, addedAt }) => ({ model, addedAt, alias: model.version === champion ? 'champion' : null }));
  }

  async championVersion(family: string): Promise<string | undefined> {
    return (await this.#parts.models.alias(family))?.champion ?? this.#shipped(family)?.version;
  }

  async champion(family: string): Promise<FamilyModel | undefined> {
    const version = await this.championVersion(family);
    return version === undefined ? undefined : await this.#version(family, version);
  }

  /** By the label that scores carry: `v1.2.0-sales`. */
  async labelled(label: string): Promise<FamilyModel | undefined> {
    const [, version, family] = /^v([\d.]+)-(.+)$/.exec(label) ?? [];
    return version === undefined || family === undefined ? undefined : await this.#version(family, version);
  }

  async #version(family: string, version: string): Promise<FamilyModel | undefined> {
    const shipped = this.#shipped(family);
    if (shipped?.version === version) return shipped;
    const stored = await this.#parts.models.model({ family, version });
    return stored === undefined ? undefined : FamilyModel.parse(stored.body);
  }

  /** One minor step after the highest version there ever was, so that a number never names two models. */
  async nextVersion(family: string): Promise<string> {
    const stored = await this.#parts.models.versions(family);
    const versions = [...stored.map((model) => model.version), this.#shipped(family)?.version ?? '0.0.0'].toSorted(
      byVersion,
    );
    const { major, minor } = numbersOf(versions.at(-1) ?? '0.0.0');
    return `${Math.max(1, major)}.${major === 0 ? 0 : minor + 1}.0`;
  }

  async add(model: FamilyModel): Promise<void> {
    await this.#parts.models.add({
      family: model.family,
      version: model.version,
      body: JsonObject.parse(model),
      addedAt: this.#parts.clock.now().toISOString(),
    });
  }

  async promote(family: string, version: string): Promise<void> {
    const alias = await this.#alias(family);
    if (alias?.champion === version) return;
    const before = alias === undefined ? [] : [...alias.before, alias.champion];
    await this.#move({ family, champion: version, before, revision: (alias?.revision ?? 0) + 1 });
  }

  /** Back to the champion before this one; answers its version. */
  async rollBack(family: string): Promise<string> {
    const alias = await this.#alias(family);
    const previous = alias?.before.at(-1);
    if (alias === undefined || previous === undefined)
      throw new Problem('conflict', `${family} has no earlier version to go back to.`);
    await this.#move({ family, champion: previous, before: alias.before.slice(0, -1), revision: alias.revision + 1 });
    return previous;
  }

  /** What is stored, or what the shipped model stands for before anything was promoted. */
  async #alias(family: string): Promise<ModelAlias | undefined> {
    const stored = await this.#parts.models.alias(family);
    const shipped = this.#shipped(family);
    if (stored !== undefined || shipped === undefined) return stored;
    return { family, champion: shipped.version, before: [], revision: 0 };
  }

  async #move(alias: ModelAlias): Promise<void> {
    if (!(await this.#parts.models.setAlias(alias)))
      throw new Problem(
        'conflict',
        `Another change to the champion of ${alias.family} was faster. Look again and repeat.`,
      );
  }
}
