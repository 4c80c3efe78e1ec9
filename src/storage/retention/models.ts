// Models as they were added, and which version of each family answers.
import { canonical } from '../../core/json.ts';
import { ModelAlias, type RetentionModels, StoredModel } from '../../core/ports/retention.ts';
import { Problem } from '../../core/problem.ts';
import type { Tx } from '../database.ts';
import type { RetentionDependencies } from './dependencies.ts';
import { readRow } from './rows.ts';

const modelColumns = StoredModel.keyof().options;
const aliasColumns = ModelAlias.keyof().options;

export const createModels = (dependencies: RetentionDependencies): RetentionModels => ({
  ...versions(dependencies),
  ...aliases(dependencies),
});

function versions({ database, tenant }: RetentionDependencies): Pick<RetentionModels, 'add' | 'model' | 'versions'> {
  return {
    add: (model) =>
      database.inTenant(tenant, async (tx) => {
        const added = await tx
          .insertInto('retentionModel')
          .values({ ...model, tenant, body: JSON.stringify(model.body) })
          .onConflict((conflict) => conflict.columns(['tenant', 'family', 'version']).doNothing())
          .returning('version')
          .executeTakeFirst();
        const there = added === undefined ? await selectModel(tx, tenant, model) : undefined;
        if (there !== undefined && canonical(there.body) !== canonical(model.body))
          throw new Problem('conflict', `${model.family} ${model.version} exists already.`);
      }),

    model: (of) => database.inTenant(tenant, (tx) => selectModel(tx, tenant, of)),

    versions: (family) =>
      database.inTenant(tenant, async (tx) => {
        const rows = await tx
          .selectFrom('retentionModel')
          .select(modelColumns)
          .where('tenant', '=', tenant)
          .where('family', '=', family)
          .orderBy('seq')
          .execute();
        return rows.map((row) => readRow(StoredModel, row));
      }),
  };
}

async function selectModel(
  tx: Tx,
  tenant: string,
  { family, version }: { family: string; version: string },
): Promise<StoredModel | undefined> {
  const row = await tx
    .selectFrom('retentionModel')
    .select(modelColumns)
    .where('tenant', '=', tenant)
    .where('family', '=', family)
    .where('version', '=', version)
    .executeTakeFirst();
  return row === undefined ? undefined : readRow(StoredModel, row);
}

function aliases({ database, tenant }: RetentionDependencies): Pick<RetentionModels, 'aliases' | 'alias' | 'setAlias'> {
  return {
    aliases: () =>
      database.inTenant(tenant, async (tx) => {
        const rows = await tx.selectFrom('retentionAlias').select(aliasColumns).where('tenant', '=', tenant).execute();
        return rows.map((row) => readRow(ModelAlias, row));
      }),

    alias: (family) =>
      database.inTenant(tenant, async (tx) => {
        const row = await tx
          .selectFrom('retentionAlias')
          .select(aliasColumns)
          .where('tenant', '=', tenant)
          .where('family', '=', family)
          .executeTakeFirst();
        return row === undefined ? undefined : readRow(ModelAlias, row);
      }),

    setAlias: ({ family, champion, before, revision }) =>
      database.inTenant(tenant, async (tx) => {
        const changed =
          revision === 1
            ? await tx
                .insertInto('retentionAlias')
                .values({ tenant, family, champion, before, revision })
                .onConflict((conflict) => conflict.columns(['tenant', 'family']).doNothing())
                .returning('revision')
                .executeTakeFirst()
            : await tx
                .updateTable('retentionAlias')
                .set({ champion, before, revision })
                .where('tenant', '=', tenant)
                .where('family', '=', family)
                .where('revision', '=', revision - 1)
                .returning('revision')
                .executeTakeFirst();
        return changed !== undefined;
      }),
  };
}
