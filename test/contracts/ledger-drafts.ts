// What every ledger does with drafts, of one letter or of several; part of `ledgerContract`.
import { describe, expect, test } from 'vitest';
import type { TenantId } from '../../src/core/ids.ts';
import type { Ledger, LedgerSweep } from '../../src/core/ports/ledger.ts';
import { after, deciding, makeAction, makeApproval, nora, written } from '../support/ledger-records.ts';

interface Opened {
  readonly ledger: Ledger;
  readonly sweep: LedgerSweep;
  readonly tenant: TenantId;
}

const until = (at: Date) => ({ because: null, expiresAt: at.toISOString() });

export function draftContract(name: string, setUp: () => Promise<Opened>): void {
  describe(`${name}: drafts`, () => {
    test('a draft is rewritten only as it was read, and waits with its approval in one step', async () => {
      const { ledger } = await setUp();
      const draft = { because: null, expiresAt: after(60).toISOString() };
      const { id } = await written(ledger, { status: 'draft', draft });
      const set = { input: { text: 'b' }, plan: { text: 'b' }, digest: 'd2', preview: 'b', policyVersion: 2 };
      const edit = { action: id, from: ['draft'], to: 'draft', by: nora, digest: 'd1', set } as const;
      const edits = await Promise.all(Array.from({ length: 10 }, () => ledger.step(edit)));
      expect(edits.filter((each) => each !== undefined)).toHaveLength(1);
      const edited = await ledger.action(id);
      expect(edited).toMatchObject({ ...set, status: 'draft', draft });
      const approval = makeApproval(edited);
      const act = { act: 'press', channel: 'console', digest: 'd2' } as const;
      const asked = { action: id, from: ['draft'], to: 'pending_approval', by: nora, set: { act }, approval } as const;
      expect(await ledger.step({ ...asked, digest: 'd1' })).toBeUndefined();
      expect(await ledger.approvalOf(id)).toBeUndefined();
      expect(await ledger.step({ ...asked, digest: 'd2' })).toMatchObject({ status: 'pending_approval', act });
      expect(await ledger.approvalOf(id)).toEqual(approval);
      expect((await ledger.decide(deciding(approval))).kind).toBe('decided');
    });

    test('a draft over several people takes those along that still wait, with an audit record each', async () => {
      const { ledger } = await setUp();
      const terms = { because: null, expiresAt: after(60).toISOString(), isFixed: true as const };
      const root = makeAction({ status: 'draft', isGroup: true, plan: null, draft: terms });
      const of = { root: root.id, task: root.task, status: 'draft' as const };
      const [first, second] = [makeAction({ ...of, position: 0 }), makeAction({ ...of, position: 1 })];
      const gone = makeAction({ ...of, position: 2, status: 'rejected' });
      await ledger.open({ root, members: [first, second, gone], approval: undefined });
      const found = await ledger.actions({ status: 'draft', lines: 'roots', limit: 100 });
      expect(found.map(({ id }) => id)).toContain(root.id);
      const step = { action: root.id, from: ['draft'] as const, by: nora };
      await ledger.step({ ...step, to: 'draft', set: { digest: 'd2' } });
      const standing = async () => (await ledger.members(root.id)).map(({ status }) => status);
      expect(await standing()).toEqual(['draft', 'draft', 'rejected']);
      await ledger.step({ ...step, to: 'approved', digest: 'd2' });
      expect(await standing()).toEqual(['approved', 'approved', 'rejected']);
      expect(await ledger.action(root.id)).toMatchObject({ draft: terms });
      expect(await ledger.verifyAudit()).toMatchObject({ brokenAt: null });
    });

    test('overdue drafts are those whose time has come', async () => {
      const { ledger, sweep, tenant } = await setUp();
      const due = await written(ledger, { status: 'draft', draft: until(after(10)) });
      await written(ledger, { status: 'draft', draft: until(after(11)) });
      await written(ledger, { status: 'executed', draft: until(after(9)) });
      const found = (await sweep.overdueDrafts(after(10))).filter((one) => one.tenant === tenant);
      expect(found).toEqual([{ tenant, action: due.id }]);
    });
  });
}
