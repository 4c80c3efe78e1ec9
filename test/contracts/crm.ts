// One suite for every CRM that honours keys. `entries` reads back what was logged for the candidate.
import { describe, expect, test } from 'vitest';
import type { CandidateId } from '../../src/core/ids.ts';
import type { Crm } from '../../src/core/ports/crm.ts';

export interface CrmSetUp {
  readonly crm: Crm;
  readonly candidate: CandidateId;
  readonly entries: () => Promise<readonly string[]>;
}

export const crmContract = (name: string, setUp: () => Promise<CrmSetUp>) =>
  describe(`${name} as a CRM`, () => {
    test('logs one entry a key', async () => {
      const { crm, candidate, entries } = await setUp();
      const entry = { candidate, kind: 'stage', text: 'Moved to Offer', at: '2026-06-01T09:00:00-05:00', key: 'k1' };
      await crm.log(entry);
      await crm.log(entry);
      await crm.log({ ...entry, text: 'Moved back', key: 'k2' });
      expect(await entries()).toEqual(['Moved to Offer', 'Moved back']);
    });
  });
