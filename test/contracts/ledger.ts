// What every ledger does, in memory or on PostgreSQL: `ledgerContract(name, open)` runs one suite against either.
import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/core/action.ts';
import { ActionId, ActorId, ApprovalId, CandidateId, TaskId, type TenantId, UserId } from '../../src/core/ids.ts';
import type { Ledger, LedgerSweep } from '../../src/core/ports/ledger.ts';
import type { Of } from '../../src/core/ports/tenanted.ts';
import {
  after,
  deciding,
  fresh,
  group,
  makeAction,
  makeApproval,
  nora,
  omar,
  waiting,
  written,
} from '../support/ledger-records.ts';
import { draftContract } from './ledger-drafts.ts';
import { executedContract } from './ledger-executed.ts';

const letter = (to: string) => ({ letter: { to, subject: 'Hello', text: 'Hi' } });

export interface LedgerUnderTest {
  readonly of: Of<Ledger>;
  readonly sweep: LedgerSweep;
  /** Two organizations that exist and whose ledgers are empty. */
  readonly tenants: readonly [TenantId, TenantId];
}

const several = (reminders: string[], escalation: string | null) => ({
  reminders: reminders.map((one) => ({ user: one, name: one, text: 'Your feedback is due.' })),
  escalation: escalation === null ? null : { user: escalation, name: escalation, text: 'It is late.' },
});

export function ledgerContract(name: string, open: () => Promise<LedgerUnderTest>): void {
  const setUp = async () => {
    const { of, sweep, tenants } = await open();
    return { ledger: of(tenants[0]), other: of(tenants[1]), sweep, tenant: tenants[0] };
  };

  describe(`${name}: opening`, () => {
    test('what was opened is read back as it was written', async () => {
      const { ledger } = await setUp();
      const { root, members, approval } = await group(ledger);
      expect(await ledger.action(root.id)).toEqual(root);
      expect(await ledger.members(root.id)).toEqual(members);
      expect(await ledger.task(root.task)).toEqual([root, ...members]);
      expect(await ledger.approval(approval.id)).toEqual(approval);
      expect(await ledger.approvalOf(root.id)).toEqual(approval);
      expect(await ledger.approvalsOf([root.id, ...members.map(({ id }) => id)])).toEqual(
        new Map([[root.id, approval]]),
      );
      expect(await ledger.approvalsOf([])).toEqual(new Map());
      expect(await ledger.actionsById([root.id, makeAction().id])).toEqual([root]);
      expect(await ledger.actionByIdem(root.idem)).toEqual(root);
    });

    test('the same idem again changes nothing and answers what stands', async () => {
      const { ledger } = await setUp();
      const first = await written(ledger);
      const again = makeAction({ idem: first.idem, status: 'pending_approval' });
      const answer = await ledger.open({ root: again, members: [], approval: makeApproval(again) });
      expect(answer).toEqual({ created: false, root: first });
      expect(await ledger.approvalOf(again.id)).toBeUndefined();
      await expect(ledger.action(again.id)).rejects.toMatchObject({ code: 'not_found' });
    });

    test('of twenty openings at once with one idem, one is created', async () => {
      const { ledger } = await setUp();
      const idem = fresh('same');
      const openings = Array.from({ length: 20 }, () =>
        ledger.open({ root: makeAction({ idem }), members: [], approval: undefined }),
      );
      const answers = await Promise.all(openings);
      expect(answers.filter(({ created }) => created)).toHaveLength(1);
      expect(new Set(answers.map(({ root }) => root.id)).size).toBe(1);
    });

    test('what is not there is not found', async () => {
      const { ledger } = await setUp();
      const missing = { code: 'not_found' };
      await expect(ledger.action(ActionId.parse('act_none'))).rejects.toMatchObject(missing);
      await expect(ledger.members(ActionId.parse('act_none'))).rejects.toMatchObject(missing);
      await expect(ledger.task(TaskId.parse('tsk_none'))).rejects.toMatchObject(missing);
      await expect(ledger.approval(ApprovalId.parse('apr_none'))).rejects.toMatchObject(missing);
      expect(await ledger.actionByIdem('none')).toBeUndefined();
    });

    test('another organization sees none of it, and may use the same idem', async () => {
      const { ledger, other } = await setUp();
      const { root, approval } = await waiting(ledger);
      const missing = { code: 'not_found' };
      await expect(other.action(root.id)).rejects.toMatchObject(missing);
      await expect(other.task(root.task)).rejects.toMatchObject(missing);
      await expect(other.decide(deciding(approval))).rejects.toMatchObject(missing);
      expect(await other.actionByIdem(root.idem)).toBeUndefined();
      expect(await other.actions({ limit: 10 })).toEqual([]);
      expect(await other.approvals({ status: 'pending', limit: 10 })).toEqual([]);
      expect(
        await other.step({ action: root.id, from: ['pending_approval'], to: 'approved', by: omar }),
      ).toBeUndefined();
      const same = await other.open({ root: makeAction({ idem: root.idem }), members: [], approval: undefined });
      expect(same.created).toBe(true);
    });
  });

  describe(`${name}: steps`, () => {
    test('a step sets status and patch, and leaves the rest', async () => {
      const { ledger } = await setUp();
      const action = await written(ledger, { status: 'executing', attempt: 1, leaseUntil: after(1) });
      const set = {
        output: { stage: 'Offer' },
        atsUpdated: true,
        contacted: [CandidateId.parse('c_1')],
        undoUntil: after(2),
        executedAt: after(1),
        leaseUntil: null,
      };
      const stepped = await ledger.step({ action: action.id, from: ['executing'], to: 'executed', by: nora, set });
      expect(stepped).toMatchObject({ ...set, status: 'executed', attempt: 1, plan: action.plan, digest: 'd1' });
      expect(await ledger.action(action.id)).toEqual(stepped);
    });

    test('a step from elsewhere is not taken', async () => {
      const { ledger } = await setUp();
      const action = await written(ledger, { status: 'rejected' });
      const step = { action: action.id, from: ['approved'], to: 'executing', by: nora } as const;
      expect(await ledger.step(step)).toBeUndefined();
      expect((await ledger.action(action.id)).status).toBe('rejected');
    });

    test('a step that the lifecycle lacks is a defect', async () => {
      const { ledger } = await setUp();
      const action = await written(ledger, { status: 'rejected' });
      const step = { action: action.id, from: ['rejected'], to: 'executing', by: nora } as const;
      await expect(ledger.step(step)).rejects.toThrow('from rejected to executing');
      expect((await ledger.action(action.id)).status).toBe('rejected');
    });

    test('of twenty claims at once, one is taken', async () => {
      const { ledger } = await setUp();
      const { id } = await written(ledger);
      const set = { attempt: 1, leaseUntil: after(1) };
      const claim = () => ledger.step({ action: id, from: ['approved'], to: 'executing', by: nora, set });
      const claims = await Promise.all(Array.from({ length: 20 }, claim));
      expect(claims.filter((claimed) => claimed !== undefined)).toHaveLength(1);
    });

    test.each(['executing', 'undoing'] as const)(
      '%s is taken over once its lease has ended, by one',
      async (status) => {
        const { ledger } = await setUp();
        const { id } = await written(ledger, { status, attempt: 1, leaseUntil: after(5) });
        const take = (leaseEndedBy: Date) =>
          ledger.step({
            action: id,
            from: [status],
            to: status,
            leaseEndedBy,
            by: nora,
            set: { attempt: 2, leaseUntil: after(20) },
          });
        expect(await take(after(4))).toBeUndefined();
        const claims = await Promise.all(Array.from({ length: 10 }, () => take(after(6))));
        expect(claims.filter((claimed) => claimed !== undefined)).toHaveLength(1);
        expect(await ledger.action(id)).toMatchObject({ status, attempt: 2, leaseUntil: after(20) });
      },
    );

    test('a lease does not keep its holder from finishing', async () => {
      const { ledger } = await setUp();
      const { id } = await written(ledger, { status: 'executing', attempt: 1, leaseUntil: after(5) });
      expect(await ledger.step({ action: id, from: ['executing'], to: 'executed', by: nora })).toBeDefined();
    });

    test('a lease is lengthened for the attempt that holds it, and for no other', async () => {
      const { ledger } = await setUp();
      const { id } = await written(ledger, { status: 'executing', attempt: 2, leaseUntil: after(5) });
      expect(await ledger.renew({ action: id, attempt: 1, until: after(9) })).toBe(false);
      expect(await ledger.renew({ action: id, attempt: 2, until: after(9) })).toBe(true);
      expect((await ledger.action(id)).leaseUntil).toEqual(after(9));
      await ledger.step({ action: id, from: ['executing'], to: 'executed', by: nora });
      expect(await ledger.renew({ action: id, attempt: 2, until: after(20) })).toBe(false);
    });
  });

  draftContract(name, setUp);
  executedContract(name, setUp);

  describe(`${name}: decisions`, () => {
    test('an approval moves its action and the members that wait', async () => {
      const { ledger } = await setUp();
      const { root, approval } = await group(ledger);
      const result = await ledger.decide(deciding(approval));
      expect(result).toMatchObject({ kind: 'decided', action: { id: root.id, status: 'approved' } });
      expect(result.approval).toMatchObject({ status: 'approved', decidedBy: omar, decidedAt: after(1) });
      expect((await ledger.members(root.id)).map(({ status }) => status)).toEqual(['approved', 'failed', 'approved']);
    });

    test.each([
      ['rejected', 'rejected'],
      ['expired', 'expired'],
      ['superseded', 'rejected'],
    ] as const)('decided as %s, the action ends as %s', async (status, ends) => {
      const { ledger } = await setUp();
      const { root, approval } = await waiting(ledger);
      const supersededBy = ApprovalId.parse('apr_next');
      const act = { act: 'press', channel: 'slack', digest: 'd1' } as const;
      const part = { status, reason: 'No.', act, ...(status === 'superseded' ? { supersededBy } : {}) };
      expect((await ledger.decide(deciding(approval, part))).kind).toBe('decided');
      expect((await ledger.action(root.id)).status).toBe(ends);
      const kept = await ledger.approval(approval.id);
      expect(kept).toMatchObject({ status, reason: 'No.', act, decidedBy: omar });
      expect(kept.supersededBy).toBe(status === 'superseded' ? supersededBy : null);
    });

    test('of twenty decisions at once, one is made, and the others learn by whom', async () => {
      const { ledger } = await setUp();
      const { root, approval } = await waiting(ledger);
      const decide = (_: unknown, index: number) =>
        ledger.decide(
          deciding(approval, { by: ActorId.parse(`u_${index}`), status: index % 2 === 0 ? 'approved' : 'rejected' }),
        );
      const results = await Promise.all(Array.from({ length: 20 }, decide));
      expect(results.filter(({ kind }) => kind === 'decided')).toHaveLength(1);
      expect(results.filter(({ kind }) => kind === 'already_decided')).toHaveLength(19);
      const kept = await ledger.approval(approval.id);
      expect(new Set(results.map((result) => result.approval.decidedBy))).toEqual(new Set([kept.decidedBy]));
      expect((await ledger.action(root.id)).status).toBe(kept.status);
    });

    test('another digest than the one that stands decides nothing', async () => {
      const { ledger } = await setUp();
      const { root, approval } = await waiting(ledger);
      expect((await ledger.decide(deciding(approval, { digest: 'other' }))).kind).toBe('stale');
      expect((await ledger.action(root.id)).status).toBe('pending_approval');
      expect((await ledger.approval(approval.id)).status).toBe('pending');
    });

    test('no digest means whatever stands', async () => {
      const { ledger } = await setUp();
      const { approval } = await waiting(ledger);
      expect((await ledger.decide(deciding(approval, { digest: undefined }))).kind).toBe('decided');
    });

    test('after its time it can only expire', async () => {
      const { ledger } = await setUp();
      const { root, approval } = await waiting(ledger);
      for (const status of ['approved', 'rejected', 'superseded'] as const)
        expect((await ledger.decide(deciding(approval, { status, at: after(60) }))).kind).toBe('expired');
      expect((await ledger.action(root.id)).status).toBe('pending_approval');
      expect((await ledger.decide(deciding(approval, { status: 'expired', at: after(60) }))).kind).toBe('decided');
    });
  });

  describe(`${name}: lists`, () => {
    test('actions are newest first, by page, and by every filter', async () => {
      const { ledger } = await setUp();
      const a = await written(ledger, { createdAt: after(1) });
      const b = await written(ledger, {
        createdAt: after(2),
        requestedBy: omar,
        tool: 'add_note',
        candidate: CandidateId.parse('c_2'),
      });
      const c = await written(ledger, { createdAt: after(3), effect: 'read', status: 'executed' });
      const ids = async (query: Partial<Parameters<Ledger['actions']>[0]>) =>
        (await ledger.actions({ limit: 10, ...query })).map(({ id }) => id);
      expect(await ids({})).toEqual([c.id, b.id, a.id]);
      expect(await ids({ limit: 2 })).toEqual([c.id, b.id]);
      expect(await ids({ before: b.id })).toEqual([a.id]);
      expect(await ids({ requestedBy: omar })).toEqual([b.id]);
      expect(await ids({ status: 'executed' })).toEqual([c.id]);
      expect(await ids({ tool: 'add_note' })).toEqual([b.id]);
      expect(await ids({ candidate: CandidateId.parse('c_2') })).toEqual([b.id]);
      expect(await ids({ effects: ['write', 'control'] })).toEqual([b.id, a.id]);
      expect(await ids({ from: after(2), to: after(3) })).toEqual([b.id]);
    });

    test('messages to one person are found, single ones and those among several', async () => {
      const { ledger } = await setUp();
      const user = UserId.parse('u_owen');
      const one = await written(ledger, { tool: 'notify_user', plan: { user, text: 'Hello' } });
      await written(ledger, { tool: 'notify_user', plan: { user: 'u_nora', text: 'Hello' } });
      await written(ledger, { tool: 'notify_user', plan: null });
      const two = await written(ledger, { tool: 'request_feedback', plan: several(['u_nora', user], null) });
      const three = await written(ledger, { tool: 'request_feedback', plan: several(['u_nora'], user) });
      await written(ledger, { tool: 'request_feedback', plan: several(['u_nora'], null) });
      await written(ledger, { tool: 'add_note', plan: { user, text: 'Hello' } });
      const found = await ledger.actions({ toldUser: user, limit: 10 });
      expect(found.map(({ id }) => id)).toEqual([three.id, two.id, one.id]);
    });

    test('actions of the same instant keep the order in which they came, on every page', async () => {
      const { ledger } = await setUp();
      const came: ActionId[] = [];
      for (let count = 0; count < 5; count += 1) came.push((await written(ledger)).id);
      const [newest, next] = await ledger.actions({ limit: 2 });
      const rest = await ledger.actions({ limit: 10, ...(next === undefined ? {} : { before: next.id }) });
      expect([newest, next, ...rest].map((action) => action?.id)).toEqual(came.toReversed());
    });

    test('leaves show members in their root’s place, roots the call as a whole', async () => {
      const { ledger } = await setUp();
      const { root, members } = await group(ledger);
      const leaves = await ledger.actions({ limit: 10 });
      expect(leaves.map(({ id }) => id).toSorted()).toEqual(members.map(({ id }) => id).toSorted());
      expect((await ledger.actions({ limit: 10, lines: 'roots' })).map(({ id }) => id)).toEqual([root.id]);
    });

    test('approvals are listed by status, newest first, by page', async () => {
      const { ledger } = await setUp();
      const first = await waiting(ledger);
      const second = await waiting(ledger, { createdAt: after(1) });
      await ledger.decide(deciding((await waiting(ledger)).approval));
      const pending = await ledger.approvals({ status: 'pending', limit: 10 });
      expect(pending.map(({ id }) => id)).toEqual([second.approval.id, first.approval.id]);
      const older = await ledger.approvals({ status: 'pending', limit: 10, before: second.approval.id });
      expect(older.map(({ id }) => id)).toEqual([first.approval.id]);
    });

    test('the letters of calls are the first of each, with how many there are', async () => {
      const { ledger, other } = await setUp();
      const one = await written(ledger, { plan: letter('ana@example.test') });
      const none = await written(ledger);
      const root = makeAction({ status: 'pending_approval', isGroup: true, plan: null, candidate: null });
      const members = ['a', 'b', 'c'].map((whom, position) =>
        makeAction({ task: root.task, root: root.id, position, plan: letter(`${whom}@example.test`) }),
      );
      await ledger.open({ root, members: members.toReversed(), approval: makeApproval(root) });
      const found = await ledger.letters([one.id, none.id, root.id], 2);
      expect(found.get(one.id)).toEqual({ lines: [one], letters: 1 });
      expect(found.get(none.id)).toBeUndefined();
      expect(found.get(root.id)).toEqual({ lines: members.slice(0, 2), letters: 3 });
      expect((await other.letters([one.id], 2)).size).toBe(0);
    });

    test('messages of one actor since a time are counted once each, not those that were taken back', async () => {
      const { ledger } = await setUp();
      const sent = { status: 'executed', contacted: [CandidateId.parse('c_1')], executedAt: after(10) } as const;
      const send = (part: Partial<Action> = {}) =>
        written(ledger, { ...sent, contacted: [...sent.contacted], ...part });
      await send();
      await send({ executedAt: after(1) });
      await send({ requestedBy: omar });
      await send({ status: 'undone' });
      await send({ status: 'approved', executedAt: null, createdAt: after(10) });
      const root = await send({ isGroup: true, contacted: [CandidateId.parse('c_1'), CandidateId.parse('c_2')] });
      await send({ root: root.id, task: root.task });
      expect(await ledger.messagesSince(nora, after(5))).toBe(3);
    });
  });

  describe(`${name}: sweep and audit`, () => {
    test('unfinished are the roots at work whose lease has ended, or that have none', async () => {
      const { ledger, sweep, tenant } = await setUp();
      const approved = await written(ledger, { status: 'approved' });
      const ended = await written(ledger, { status: 'executing', leaseUntil: after(5) });
      const undoing = await written(ledger, { status: 'undoing', leaseUntil: after(5) });
      await written(ledger, { status: 'executing', leaseUntil: after(50) });
      await written(ledger, { status: 'executed' });
      await written(ledger, { status: 'executing', root: ended.id, task: ended.task, position: 1 });
      await waiting(ledger);
      const found = (await sweep.unfinished(after(6))).filter((one) => one.tenant === tenant);
      const ids = found.map(({ action }) => action);
      expect(ids.toSorted()).toEqual([approved.id, ended.id, undoing.id].toSorted());
    });

    test('overdue are the pending approvals whose time has come', async () => {
      const { ledger, sweep, tenant } = await setUp();
      const due = await waiting(ledger, { expiresAt: after(10) });
      await waiting(ledger, { expiresAt: after(11) });
      await ledger.decide(deciding((await waiting(ledger, { expiresAt: after(9) })).approval));
      const found = (await sweep.overdue(after(10))).filter((one) => one.tenant === tenant);
      expect(found).toEqual([{ tenant, approval: due.approval.id }]);
    });

    test('every change leaves a record, what changed nothing leaves none, and the chain holds', async () => {
      const { ledger } = await setUp();
      const records = async () => {
        const { records: count, brokenAt } = await ledger.verifyAudit();
        expect(brokenAt).toBeNull();
        return count;
      };
      const counts = [await records()];
      const { root, approval } = await waiting(ledger);
      counts.push(await records());
      await ledger.decide(deciding(approval));
      counts.push(await records());
      await ledger.step({ action: root.id, from: ['approved'], to: 'executing', by: nora });
      counts.push(await records());
      expect(counts).toEqual([...new Set(counts)].toSorted((a, b) => a - b));
      await ledger.decide(deciding(approval));
      await ledger.step({ action: root.id, from: ['approved'], to: 'executing', by: nora });
      expect(await records()).toBe(counts.at(-1));
    });
  });
}
