// One suite for what could not be done, on every database and in memory.
import { describe, expect, test } from 'vitest';
import type { TenantId } from '../../src/core/ids.ts';
import type { Troubles, TroubleSweep } from '../../src/core/ports/troubles.ts';

interface SetUp {
  readonly troubles: Troubles;
  readonly other: Troubles;
  readonly tenant: TenantId;
  readonly sweep: TroubleSweep;
}

const at = (minute: number) => new Date(Date.UTC(2026, 5, 1, 13, minute));
const waiting = (subject: string, minute: number) => ({ subject, code: 'unavailable', at: at(minute) });

export function troublesContract(name: string, setUp: () => Promise<SetUp>): void {
  describe(`${name}: troubles`, () => {
    test('what waits is noted once, from its first time on, and other organizations do not see it', async () => {
      const { troubles, other, tenant, sweep } = await setUp();
      await troubles.waits(waiting('event 2', 5));
      await troubles.waits(waiting('event 2', 9));
      await troubles.waits(waiting('event 1', 7));
      expect(await troubles.list()).toEqual([
        { subject: 'event 2', kind: 'waits', code: 'unavailable', since: at(5), isTold: false },
        { subject: 'event 1', kind: 'waits', code: 'unavailable', since: at(7), isTold: false },
      ]);
      expect(await other.list()).toEqual([]);
      expect(await sweep.tenants()).toContain(tenant);
    });

    test('what is told of and still waits is kept; what was given up or settled is done with', async () => {
      const { troubles } = await setUp();
      for (const subject of ['a', 'b', 'c']) await troubles.waits(waiting(subject, 1));
      await troubles.settled('b');
      await troubles.givenUp({ subject: 'c', code: 'internal_error', at: at(2) });
      expect((await troubles.list()).map(({ subject, kind }) => [subject, kind])).toEqual([
        ['a', 'waits'],
        ['b', 'settled'],
        ['c', 'given_up'],
      ]);
      await troubles.told(['a', 'b', 'c']);
      expect(await troubles.list()).toMatchObject([{ subject: 'a', kind: 'waits', isTold: true }]);
    });

    test('what never waited is not settled, and what was given up is not settled by itself', async () => {
      const { troubles } = await setUp();
      await troubles.settled('a');
      await troubles.givenUp({ subject: 'b', code: 'outcome_unknown', at: at(1) });
      await troubles.settled('b');
      expect(await troubles.list()).toMatchObject([{ subject: 'b', kind: 'given_up' }]);
    });

    test('what waits again after it was settled is news again', async () => {
      const { troubles } = await setUp();
      await troubles.waits(waiting('a', 1));
      await troubles.told(['a']);
      await troubles.settled('a');
      await troubles.waits(waiting('a', 30));
      expect(await troubles.list()).toMatchObject([{ kind: 'waits', since: at(30), isTold: false }]);
    });
  });
}
