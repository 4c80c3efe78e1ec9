// What every ledger does where many processes are at it: work that was taken over or given up, and messages that are counted.
import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/core/action.ts';
import { CandidateId } from '../../src/core/ids.ts';
import type { Ledger } from '../../src/core/ports/ledger.ts';
import type { Troubles } from '../../src/core/ports/troubles.ts';
import { twinContract } from './ledger-twins.ts';
import { after, makeAction, nora, written } from '../support/ledger-records.ts';

interface Opened {
  readonly ledger: Ledger;
  readonly troubles: Troubles;
}

export function manyProcessesContract(name: string, setUp: () => Promise<Opened>): void {
  twinContract(name, setUp);
  describe(`${name}: many processes`, () => {
    test('whoever was taken over changes nothing any more', async () => {
      const { ledger } = await setUp();
      const { id } = await written(ledger, { status: 'executing', attempt: 2 });
      const step = { action: id, from: ['executing'], to: 'failed', by: nora } as const;
      expect(await ledger.step({ ...step, attempt: 1 })).toBeUndefined();
      expect(await ledger.step({ ...step, attempt: 2 })).toMatchObject({ status: 'failed' });
    });

    test('whoever has to act is told with the step that says so, and no more once it was done after all', async () => {
      const { ledger, troubles } = await setUp();
      const { id } = await written(ledger, { status: 'executing' });
      const at = after(5);
      const subject = `action ${id}`;
      await troubles.waits({ subject, code: 'unavailable', at });
      const step = { action: id, from: ['executing'], by: nora } as const;
      const tried = { ...step, to: 'executing', trouble: { kind: 'settled' } } as const;
      await ledger.step(tried);
      expect(await troubles.list()).toMatchObject([{ subject, kind: 'settled' }]);
      const trouble = { kind: 'given_up', code: 'outcome_unknown', at } as const;
      await ledger.step({ ...step, to: 'failed', trouble });
      const told = [{ subject, kind: 'given_up', code: 'outcome_unknown', since: at, isTold: false }];
      expect(await troubles.list()).toEqual(told);
      await ledger.step({ ...step, to: 'executed', trouble: { ...trouble, code: 'internal_error' } });
      expect(await troubles.list()).toEqual(told);
    });

    test('of twenty messages at once no more pass than the cap allows, over all who ask', async () => {
      const { ledger } = await setUp();
      const since = after(-60);
      const open = (root: Action) =>
        ledger.open({ root, members: [], approval: undefined, cap: { actor: nora, since, most: 4 } });
      const contacted = [CandidateId.parse('c_1')];
      const actions = Array.from({ length: 20 }, () => makeAction({ contacted }));
      const opened = await Promise.all(actions.map(open));
      const passed = actions.filter((_, index) => opened[index]?.created === true);
      expect(passed).toHaveLength(5);
      expect(opened.filter(({ sent }) => sent === 5)).toHaveLength(15);
      expect(await ledger.messagesSince(nora, since)).toBe(5);
      const again = await Promise.all(passed.map(open));
      expect(again).toEqual(passed.map((root) => ({ created: false, root })));
      const draft = { because: null, expiresAt: after(60).toISOString() };
      const { id } = await written(ledger, { status: 'draft', draft });
      const step = { action: id, from: ['draft'], to: 'approved', by: nora } as const;
      expect(await ledger.step({ ...step, cap: { actor: nora, since, most: 4 } })).toBeUndefined();
      expect(await ledger.step({ ...step, cap: { actor: nora, since, most: 5 } })).toBeDefined();
    });
  });
}
