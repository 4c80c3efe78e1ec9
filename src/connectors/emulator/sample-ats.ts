// The sample organization as an applicant tracking system of some vendor would hold it.
import { defaultOrganization } from '../sandbox/default-organization.ts';
import { recordsOf } from '../sandbox/sandbox-records.ts';
import type { AtsPeople } from './seed-ats.ts';

/** The end of a candidacy has no stage of its own. */
const ended = 'Rejected';

export function sampleAts(now: Date): AtsPeople {
  const { users, jobs, stages, candidates } = recordsOf(defaultOrganization(now, 'UTC'));
  return {
    users,
    jobs: jobs.map(({ id, title, role, hiringManager }) => ({ id, title, department: role, hiringManager })),
    stages: stages.filter((stage) => stage !== ended),
    reasons: ['Not a match', 'Withdrew', 'Position filled'],
    candidates: candidates.filter(({ stage }) => stage !== ended),
  };
}
