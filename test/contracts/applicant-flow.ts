// What every counter of the applicant flow does, real or fake.
import { describe, expect, test } from 'vitest';
import type { ApplicantFlow } from '../../src/core/ports/applicant-flow.ts';

export function applicantFlowContract(name: string, open: () => Promise<ApplicantFlow>): void {
  describe(`${name} counts the flow`, () => {
    test('steps of one day, stage and branch add up, also when they come at once', async () => {
      const store = await open();
      const step = { stage: 'view', day: '2026-06-01', branch: 'Army', count: 1 } as const;
      await Promise.all(Array.from({ length: 20 }, () => store.add(step)));
      await store.add({ ...step, branch: '', count: 3 });
      const counts = await store.counts({ from: '2026-06-01', to: '2026-06-02' });
      expect(counts.toSorted((a, b) => b.count - a.count)).toEqual([
        { ...step, count: 20 },
        { ...step, branch: '', count: 3 },
      ]);
    });

    test('the last day is not part of a span', async () => {
      const store = await open();
      await store.add({ stage: 'hire', day: '2026-06-02', branch: 'Navy', count: 1 });
      expect(await store.counts({ from: '2026-06-01', to: '2026-06-02' })).toEqual([]);
    });
  });
}
