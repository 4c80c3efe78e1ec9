// One suite for every store of consents to evaluations.
import { describe, expect, test } from 'vitest';
import { UserId } from '../../src/core/ids.ts';
import type { EvaluationConsents } from '../../src/core/ports/evaluation-consents.ts';

const [rita, owen] = [UserId.parse('u_rita'), UserId.parse('u_owen')];
const at = (day: number) => new Date(Date.UTC(2026, 5, day));

export function evaluationConsentsContract(
  name: string,
  open: () => Promise<{ consents: EvaluationConsents; other: EvaluationConsents }>,
): void {
  describe(`${name}: consents to evaluations`, () => {
    test('a consent stands from the first time until it is withdrawn, and nobody else sees it', async () => {
      const { consents, other } = await open();
      await consents.give({ user: rita, givenAt: at(2) });
      await consents.give({ user: owen, givenAt: at(1) });
      await consents.give({ user: rita, givenAt: at(3) });
      expect(await consents.list()).toEqual([
        { user: owen, givenAt: at(1) },
        { user: rita, givenAt: at(2) },
      ]);
      expect(await other.list()).toEqual([]);
      await consents.withdraw(rita);
      await consents.withdraw(rita);
      expect((await consents.list()).map(({ user }) => user)).toEqual([owen]);
      await consents.give({ user: rita, givenAt: at(4) });
      expect((await consents.list()).find(({ user }) => user === rita)?.givenAt).toEqual(at(4));
    });
  });
}
