// What every ledger does for work that was taken over or given up; like `ledgerContract`, for memory and PostgreSQL.
import { describe, expect, test } from 'vitest';
import type { Ledger } from '../../src/core/ports/ledger.ts';
import type { Troubles } from '../../src/core/ports/troubles.ts';
import { after, nora, written } from '../support/ledger-records.ts';

interface Opened {
  readonly ledger: Ledger;
  readonly troubles: Troubles;
}

export function lostWorkContract(name: string, setUp: () => Promise<Opened>): void {
  describe(`${name}: work that was taken over or given up`, () => {
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
  });
}
