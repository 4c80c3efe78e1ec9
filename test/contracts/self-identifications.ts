// What every store of voluntary self-identification does, real or fake.
import { describe, expect, test } from 'vitest';
import type { SelfIdentification, SelfIdentifications } from '../../src/core/ports/self-identification.ts';

const answer = (application: string, given: SelfIdentification['answer'], month = 5): SelfIdentification => ({
  application,
  stage: 'pre_offer',
  answer: given,
  at: new Date(Date.UTC(2026, month, 1)),
});
const year = { stage: 'pre_offer', from: new Date(Date.UTC(2026, 0, 1)), to: new Date(Date.UTC(2027, 0, 1)) } as const;

export function selfIdentificationsContract(name: string, open: () => Promise<SelfIdentifications>): void {
  describe(`${name} keeps voluntary answers`, () => {
    test('the last answer of an application counts', async () => {
      const store = await open();
      await store.put(answer('app_1', 'declined'));
      await store.put(answer('app_1', 'protected_veteran'));
      await store.put(answer('app_2', 'not_protected_veteran'));
      expect(await store.counts(year)).toEqual({ protected_veteran: 1, not_protected_veteran: 1, declined: 0 });
    });

    test('the other stage and the other year do not count', async () => {
      const store = await open();
      await store.put({ ...answer('app_1', 'protected_veteran'), stage: 'post_offer' });
      await store.put({ ...answer('app_2', 'protected_veteran'), at: year.to });
      expect(await store.counts(year)).toMatchObject({ protected_veteran: 0 });
    });

    test('what is older than must be kept goes', async () => {
      const store = await open();
      await store.put(answer('app_1', 'declined', 0));
      await store.put(answer('app_2', 'declined', 6));
      expect(await store.sweep(new Date(Date.UTC(2026, 3, 1)))).toBe(1);
      expect(await store.counts(year)).toMatchObject({ declined: 1 });
    });
  });
}
