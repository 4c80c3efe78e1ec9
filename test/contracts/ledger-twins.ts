// What every ledger does with a call that asks for what waits already: it answers with that, and keeps who asked as well;
// part of `manyProcessesContract`.
import { describe, expect, test } from 'vitest';
import type { Action, Approval } from '../../src/core/action.ts';
import { UserId } from '../../src/core/ids.ts';
import type { Ledger, Twin } from '../../src/core/ports/ledger.ts';
import { after, deciding, makeAction, makeApproval, nora, omar } from '../support/ledger-records.ts';

/** Known by its digest under the version of the settings in which it waits. */
const twin: Twin = { now: after(1), digestAt: (version) => `d ${version}` };

const ask = async (ledger: Ledger, part: Partial<Action> = {}, of: Partial<Approval> = {}) => {
  const root = makeAction({ status: 'pending_approval', digest: `d ${part.policyVersion ?? 1}`, ...part });
  const approval = root.status === 'draft' ? undefined : makeApproval(root, of);
  return { ...(await ledger.open({ root, members: [], approval, twin })), wanted: root, approval };
};

export function twinContract(name: string, setUp: () => Promise<{ ledger: Ledger }>): void {
  describe(`${name}: asked for again`, () => {
    test('what waits is the answer, by whichever name, and who asked is kept', async () => {
      const { ledger } = await setUp();
      const first = await ask(ledger);
      const again = await ask(ledger, { requestedBy: omar, policyVersion: 7 });
      expect(again).toMatchObject({ created: false, waits: true, root: first.root });
      const { idem, requestedBy, createdAt: at } = again.wanted;
      expect(await ledger.repeatedCalls([first.root.id])).toEqual([{ action: first.root.id, idem, requestedBy, at }]);
      expect(await ledger.actionByIdem(idem)).toEqual(first.root);
      expect(await ledger.approvals({ status: 'pending', limit: 9 })).toHaveLength(1);
      expect(await ledger.verifyAudit()).toMatchObject({ brokenAt: null });
    });

    test('of twenty who ask at once one is written', async () => {
      const { ledger } = await setUp();
      const opened = await Promise.all(Array.from({ length: 20 }, () => ask(ledger)));
      expect(opened.filter(({ created }) => created)).toHaveLength(1);
      expect(new Set(opened.map(({ root }) => root.id)).size).toBe(1);
      expect(await ledger.repeatedCalls([opened[0]?.root.id ?? makeAction().id])).toHaveLength(19);
    });

    test('the same name again is no second asking', async () => {
      const { ledger } = await setUp();
      const { root, wanted, approval } = await ask(ledger);
      expect(await ledger.open({ root: wanted, members: [], approval, twin })).toEqual({ created: false, root });
      expect(await ledger.repeatedCalls([root.id])).toEqual([]);
    });

    test.each<[string, Partial<Action>, Partial<Approval>]>([
      ['another plan', { digest: 'other' }, {}],
      ['another tool', { tool: 'send_offer' }, {}],
      ['others who decide', {}, { approvers: [UserId.parse('u_dana')] }],
      ['one that has expired', {}, { expiresAt: after(1) }],
    ])('%s is asked for on its own', async (_what, part, of) => {
      const { ledger } = await setUp();
      await ask(ledger, part, of);
      expect(await ask(ledger)).toMatchObject({ created: true });
    });

    test('what was decided waits no more', async () => {
      const { ledger } = await setUp();
      const { approval, root } = await ask(ledger);
      await ledger.decide(deciding(approval ?? makeApproval(root), { status: 'rejected' }));
      expect(await ask(ledger)).toMatchObject({ created: true });
    });

    test('a draft is found by whoever asked for it, and by nobody else', async () => {
      const { ledger } = await setUp();
      const draft = { because: null, expiresAt: after(60).toISOString() };
      const first = await ask(ledger, { status: 'draft', draft });
      const again = await ask(ledger, { status: 'draft', draft, requestedBy: nora });
      expect(again).toMatchObject({ created: false, waits: true, root: first.root });
      expect(await ask(ledger, { status: 'draft', draft, requestedBy: omar })).toMatchObject({ created: true });
    });
  });
}
