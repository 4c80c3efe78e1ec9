// Approvals: what still waits is ended, and what was shown for decision is replaced.
import { type RawBuilder, sql } from 'kysely';
import { Approval } from '../../core/action.ts';
import type { Json } from '../../core/json.ts';
import { withdrawnByErasure } from '../../core/personal-data.ts';
import { jsonText } from '../ledger/rows.ts';
import { keptByLaw } from './kept-by-law.ts';
import { notHeldAction } from './legal-holds.ts';
import { erased, holds, mayHold } from './needles.ts';
import { scrub } from './scrub.ts';
import { type Ended, type PersonalStore, type Subject, type Within, daysBefore } from './store.ts';

const columns = Approval.keyof().options;
const texts = sql`approval.input::text, approval.preview, approval.because, approval.reason`;
const settled = sql<boolean>`approval.status <> 'pending'`;

/** Before the actions: which approvals are about the person is told by theirs. */
export const approvals = {
  order: ['seq'],

  read: async (within, subject) =>
    (await named(within, subject)).map(({ approval }): Json => JSON.parse(JSON.stringify(approval))),

  async erase(within, subject) {
    const ended: Ended[] = [];
    const rows = await named(within, subject);
    for (const { approval, isAbout } of rows) {
      const input = scrub(approval.input, subject, { whole: isAbout });
      const waits = isAbout && approval.status === 'pending';
      if (waits) ended.push({ event: 'approval.rejected', subject: approval.id }, ...(await callOff(within, approval)));
      const gone = (text: string) => (isAbout || holds(text, subject.needles) ? erased : text);
      await within.tx
        .updateTable('approval')
        .set({
          input: jsonText(input),
          preview: gone(approval.preview),
          because: gone(approval.because),
          reason: approval.reason === null ? null : gone(approval.reason),
          ...(isAbout ? { digest: erased } : {}),
          ...(waits
            ? { status: 'rejected', decidedBy: subject.by, decidedAt: subject.at, reason: withdrawnByErasure }
            : {}),
        })
        .where('tenant', '=', within.tenant)
        .where('id', '=', approval.id)
        .execute();
    }
    return { rows: rows.length, ended };
  },

  async eraseAll({ tx, tenant }, { by, at }) {
    const waiting = await tx
      .updateTable('approval')
      .set({ status: 'rejected', decidedBy: by, decidedAt: at, reason: withdrawnByErasure })
      .where('tenant', '=', tenant)
      .where('status', '=', 'pending')
      .returning(['id', 'action'])
      .execute();
    await tx
      .updateTable('action')
      .set({ status: 'rejected' })
      .where('tenant', '=', tenant)
      .where('status', 'in', ['pending_approval', 'scheduled'])
      .execute();
    const drafts = await tx
      .updateTable('action')
      .set({ status: 'rejected' })
      .where('tenant', '=', tenant)
      .where('status', '=', 'draft')
      .returning('id')
      .execute();
    return {
      rows: await emptyWhere({ tx, tenant }, sql<boolean>`true`),
      ended: [
        ...waiting.flatMap(({ id, action }) => [
          { event: 'approval.rejected', subject: id },
          { event: 'action.rejected', subject: action },
        ]),
        ...drafts.map(({ id }) => ({ event: 'action.rejected', subject: id })),
      ],
    };
  },

  sweep: (within, { now, settings }) =>
    emptyWhere(
      within,
      sql<boolean>`created_at < ${daysBefore(now, settings.actionDays)} and not exists (select from action
        where action.tenant = approval.tenant and action.id = approval.action and (not ${notHeldAction(within.tenant)} or ${keptByLaw(now)}))`,
    ),
} as const satisfies PersonalStore;

/** A call about several people was shown as a whole: without one of them it is not what somebody would decide on. */
async function callOff({ tx, tenant }: Within, { action }: Approval): Promise<Ended[]> {
  const members = await tx
    .updateTable('action')
    .set({ status: 'rejected' })
    .where('tenant', '=', tenant)
    .where(sql<boolean>`(root = ${action} or (id = ${action} and is_group))`)
    .where('status', 'in', ['proposed', 'pending_approval', 'scheduled'])
    .returning(['id', 'root'])
    .execute();
  return members.flatMap(({ id, root }) => (root === null ? [{ event: 'action.rejected', subject: id }] : []));
}

async function named({ tx, tenant }: Within, { candidate, needles }: Subject) {
  const about = sql<boolean>`exists (select from action where action.tenant = approval.tenant and action.id = approval.action
    and (action.candidate = ${candidate} or ${candidate} = any(action.contacted) or exists (select from action as member
      where member.tenant = action.tenant and member.root = action.id and member.candidate = ${candidate})))`;
  const rows = await tx
    .selectFrom('approval')
    .select(columns)
    .select(about.as('isAbout'))
    .where('tenant', '=', tenant)
    .where(sql<boolean>`(${about} or ${mayHold(texts, needles)})`)
    .orderBy('seq')
    .execute();
  return rows.map(({ isAbout, ...row }) => ({ isAbout, approval: Approval.parse(row) }));
}

async function emptyWhere(
  { tx, tenant }: Pick<Within, 'tx' | 'tenant'>,
  condition: RawBuilder<boolean>,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('approval')
    .set({
      input: '{}',
      preview: erased,
      because: erased,
      reason: sql`case when reason is null or reason = ${withdrawnByErasure} then reason else ${erased} end`,
      digest: erased,
    })
    .where('tenant', '=', tenant)
    .where('digest', '<>', erased)
    .where(settled)
    .where(condition)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
