// What every ledger does with a question for what was executed in a span of time; part of `ledgerContract`.
import { describe, expect, test } from 'vitest';
import type { ActionId } from '../../src/core/ids.ts';
import type { Ledger } from '../../src/core/ports/ledger.ts';
import { after, written } from '../support/ledger-records.ts';

export function executedContract(name: string, setUp: () => Promise<{ readonly ledger: Ledger }>): void {
  describe(`${name}: what was executed`, () => {
    test('actions that were executed in a span come in the order of execution, whenever they were asked for', async () => {
      const { ledger } = await setUp();
      const executed = async (asked: number, at: number) =>
        (await written(ledger, { status: 'executed', createdAt: after(asked), executedAt: after(at) })).id;
      const [early, late, , two] = [
        await executed(1, 7),
        await executed(2, 5),
        await executed(3, 9),
        await executed(4, 5),
      ];
      await written(ledger, { createdAt: after(5) });
      const ids = async (before?: ActionId) => {
        const span = { from: after(5), to: after(9) };
        const more = before === undefined ? {} : { before };
        return (await ledger.actions({ limit: 2, status: 'executed', executed: span, ...more })).map(({ id }) => id);
      };
      expect(await ids()).toEqual([early, two]);
      expect(await ids(two)).toEqual([late]);
    });
  });
}
