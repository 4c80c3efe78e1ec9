// What runs wrote and what stood there before, kept for a while so that a run can be undone: sealed, so that each is opened to
// find one person in it.
import { sql } from 'kysely';
import { SyncId } from '../../core/ids.ts';
import { placeOf } from '../integration/rows.ts';
import { holds } from './needles.ts';
import { type PersonalStore, type Subject, type Within, daysBefore } from './store.ts';

const keptDays = 30;

export const waysBack = {
  order: ['sync', 'id'],

  read: async (within, subject) => (await naming(within, subject)).map(({ sync, id }) => ({ sync, id })),

  async erase(within, subject) {
    const found = await naming(within, subject);
    const { tx, tenant } = within;
    for (const { sync, id } of found)
      await tx
        .deleteFrom('syncUndo')
        .where('tenant', '=', tenant)
        .where('sync', '=', sync)
        .where('id', '=', id)
        .execute();
    return { rows: found.length };
  },

  async eraseAll({ tx, tenant }) {
    const { numDeletedRows } = await tx.deleteFrom('syncUndo').where('tenant', '=', tenant).executeTakeFirst();
    return { rows: Number(numDeletedRows) };
  },

  async sweep({ tx, tenant }, { now }) {
    const { numDeletedRows } = await tx
      .deleteFrom('syncUndo')
      .where('tenant', '=', tenant)
      .where('at', '<', daysBefore(now, keptDays))
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
} as const satisfies PersonalStore;

async function naming({ tx, tenant, sealer }: Within, { needles }: Subject) {
  const rows = await tx
    .selectFrom('syncUndo')
    .select(['sync', 'id', sql<string[]>`array_remove(array[was, wrote], null)`.as('bodies')])
    .where('tenant', '=', tenant)
    .execute();
  return rows.filter(({ sync, id, bodies }) => {
    const place = placeOf(tenant, SyncId.parse(sync));
    return needles.includes(id) || bodies.some((body) => holds(sealer.open(body, place), needles));
  });
}
