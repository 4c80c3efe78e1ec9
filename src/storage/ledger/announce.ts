// Promises that people hear of an approval, and that posted cards are drawn anew, in the transaction of the cause.
import type { ActionStatus } from '../../core/action.ts';
import type { ActionId, ApprovalId } from '../../core/ids.ts';
import type { Tx } from '../database.ts';
import { promiseIn } from '../outbox.ts';
import type { LedgerDependencies } from './dependencies.ts';

/** An approval was opened or decided: whoever is named gets a card, and every copy shows how it stands. */
export async function promiseAnnouncement(
  tx: Tx,
  dependencies: LedgerDependencies,
  approval: ApprovalId,
): Promise<void> {
  const { tenant, newId, realClock } = dependencies;
  const id = newId('job');
  await promiseIn(tx, { id, tenant, name: 'announce-approval', data: { approval }, due: realClock.now() });
}

/** Where an action may rest: what a card says about it is different from before. */
const resting: readonly ActionStatus[] = ['executed', 'partially_executed', 'failed', 'undone', 'undo_failed'];

/** What came of an action changes the cards that show it or its approval. Most actions stand on no card. */
export async function promiseRedrawing(
  tx: Tx,
  dependencies: LedgerDependencies,
  { action, from, to }: { action: ActionId; from: readonly ActionStatus[]; to: ActionStatus },
): Promise<void> {
  // A draft shows what it says and how it stands.
  if (!resting.includes(to) && !from.includes('draft')) return;
  const { tenant, newId, realClock } = dependencies;
  const shown = await tx
    .selectFrom('channelPostSubject')
    .select('subject')
    .where('tenant', '=', tenant)
    .where((where) =>
      where.or([
        where('subject', '=', action),
        where(
          'subject',
          'in',
          where.selectFrom('approval').select('id').where('tenant', '=', tenant).where('action', '=', action),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (shown === undefined) return;
  await promiseIn(tx, { id: newId('job'), tenant, name: 'redraw-cards', data: { action }, due: realClock.now() });
}
