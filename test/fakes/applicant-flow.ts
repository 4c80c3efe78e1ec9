// Counts in memory, whole.
import type { ApplicantFlow, FlowCount } from '../../src/core/ports/applicant-flow.ts';

export function fakeApplicantFlow(): ApplicantFlow {
  const rows = new Map<string, FlowCount>();
  return {
    add: async ({ stage, day, branch, count }) => {
      const key = `${stage} ${day} ${branch}`;
      rows.set(key, { stage, day, branch, count: (rows.get(key)?.count ?? 0) + count });
    },
    counts: async ({ from, to }) => [...rows.values()].filter(({ day }) => day >= from && day < to),
  };
}
