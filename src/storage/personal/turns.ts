// Turns of conversations: one that names the person, even by a part of the name, is emptied whole.
import { sql } from 'kysely';
import { Turn } from '../../core/ports/conversations.ts';
import { TurnRow } from '../conversations.ts';
import { erased, holds, holdsWord, mayHold } from './needles.ts';
import type { PersonalStore, Subject, Within } from './store.ts';

const columns = Turn.keyof().options;
const texts = sql`said, calls::text, reply, facts::text, shadow::text`;

/** Ended by time in `sweep-conversations`, which removes empty conversations too. */
export const turns = {
  order: ['seq'],

  read: async (within, subject) =>
    (await named(within, subject)).map(({ turn, shadow }) => JSON.parse(JSON.stringify({ ...turn, shadow }))),

  async erase(within, subject) {
    const rows = await named(within, subject);
    for (const { conversation, turn } of rows)
      await within.tx
        .updateTable('turn')
        .set({ said: erased, reply: erased, calls: '[]', facts: null, shadow: null })
        .where('tenant', '=', within.tenant)
        .where('conversation', '=', conversation)
        .where('id', '=', turn.id)
        .execute();
    return { rows: rows.length };
  },

  async eraseAll({ tx, tenant }) {
    const { numDeletedRows } = await tx.deleteFrom('turn').where('tenant', '=', tenant).executeTakeFirst();
    await tx.deleteFrom('conversation').where('tenant', '=', tenant).execute();
    return { rows: Number(numDeletedRows) };
  },
} as const satisfies PersonalStore;

async function named({ tx, tenant }: Within, { needles, words }: Subject) {
  const rows = await tx
    .selectFrom('turn')
    .select(columns)
    .select(['conversation', 'shadow'])
    .where('tenant', '=', tenant)
    .where(mayHold(texts, [...needles, ...words]))
    .orderBy('seq')
    .execute();
  return rows
    .map(({ conversation, shadow, ...row }) => ({ conversation, shadow, turn: TurnRow.parse(row) }))
    .filter(({ turn, shadow }) => {
      const text = `${turn.said}\n${turn.reply}\n${JSON.stringify([turn.calls, turn.facts, shadow])}`;
      return holds(text, needles) || holdsWord(text, words);
    });
}
