// The letters of calls that wait: read by page, because one call may write to hundreds.
import { sql } from 'kysely';
import { Action } from '../../core/action.ts';
import type { ActionId } from '../../core/ids.ts';
import type { Ledger, Letters } from '../../core/ports/ledger.ts';
import type { LedgerDependencies } from './dependencies.ts';
import { actionColumns } from './rows.ts';

export const plannedLetters = ({ database, tenant }: LedgerDependencies): Pick<Ledger, 'letters'> => ({
  letters: (roots, most) =>
    database.inTenant(tenant, async (tx) => {
      const wanted = sql<string[]>`${[...roots]}`;
      const numbered = tx
        .selectFrom('action')
        .select(actionColumns)
        .select([
          sql<number>`row_number() over (partition by coalesce(root, id) order by position, seq)`.as('place'),
          sql<string>`count(*) over (partition by coalesce(root, id))`.as('letters'),
        ])
        .where('tenant', '=', tenant)
        .where('isGroup', '=', false)
        .where(sql<boolean>`(id = any(${wanted}) or root = any(${wanted}))`)
        .where(sql<boolean>`plan->'letter'->>'to' is not null`);
      const rows = await tx
        .selectFrom(numbered.as('numbered'))
        .selectAll()
        .where('place', '<=', most)
        .orderBy('place')
        .execute();
      const found = new Map<ActionId, Letters>();
      for (const { place: _, letters, ...row } of rows) {
        const line = Action.parse(row);
        const root = line.root ?? line.id;
        found.set(root, { lines: [...(found.get(root)?.lines ?? []), line], letters: Number(letters) });
      }
      return found;
    }),
});
