// What every store of agreements to text messages does: the last word counts, by number, and is changed by compare-and-set.
import { describe, expect, test } from 'vitest';
import type { TextConsent, TextConsents } from '../../src/core/ports/text-consents.ts';

const phone = '+13125550100';
const said = (state: TextConsent['state'], revision: string): TextConsent => ({
  state,
  proof: 'by telephone',
  changedBy: 'u_nora',
  changedAt: '2026-06-01T10:00:00.000Z',
  revision,
});

export const textConsentsContract = (
  name: string,
  open: () => Promise<{ consents: TextConsents; other: TextConsents }>,
): unknown =>
  describe(`${name}: agreements to text messages`, () => {
    test('the last word counts, for one number of one organization', async () => {
      const { consents, other } = await open();
      expect(await consents.of(phone)).toBeUndefined();
      await consents.change({ phone, candidate: null, from: null, to: said('given', 'r1') });
      await consents.change({ phone, candidate: null, to: said('stopped', 'r2') });
      expect(await consents.of(phone)).toEqual(said('stopped', 'r2'));
      expect(await consents.of('+13125550101')).toBeUndefined();
      expect(await other.of(phone)).toBeUndefined();
    });

    test('a change of what no longer stands is refused, the same one again changes nothing', async () => {
      const { consents } = await open();
      await consents.change({ phone, candidate: null, from: null, to: said('given', 'r1') });
      await consents.change({ phone, candidate: null, from: null, to: said('given', 'r1') });
      const stale = consents.change({ phone, candidate: null, from: null, to: said('stopped', 'r2') });
      await expect(stale).rejects.toMatchObject({ code: 'changed_since' });
      await consents.change({ phone, candidate: null, from: 'r1', to: undefined });
      expect(await consents.of(phone)).toBeUndefined();
    });
  });
