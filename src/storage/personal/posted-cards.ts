// Cards in Slack and Teams that show what an erasure replaced: they are marked as out of date in its transaction, so that each copy
// is drawn anew whatever becomes of this process.
import { sql } from 'kysely';
import { erased } from './needles.ts';
import type { Within } from './store.ts';

/** A card that shows nothing different is not sent again: cards of earlier erasures cost nothing. */
export async function outdateCards({ tx, tenant }: Pick<Within, 'tx' | 'tenant'>): Promise<void> {
  const mark = `%${erased}%`;
  await sql`
    update channel_post set stale = true
    where tenant = ${tenant} and not gone and exists (
      select from channel_post_subject as about where about.tenant = ${tenant} and about.post = channel_post.id and (
        exists (select from approval where approval.tenant = ${tenant} and approval.id = about.subject
          and (digest = ${erased} or preview like ${mark} or because like ${mark} or reason like ${mark}))
        or exists (select from action where action.tenant = ${tenant} and action.id = about.subject
          and (digest = ${erased} or preview like ${mark}))))`.execute(tx);
}
