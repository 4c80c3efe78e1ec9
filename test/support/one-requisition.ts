// A sandbox of one requisition and many candidates who differ by number only.
const job = {
  id: 'job_rn',
  title: 'Registered Nurse',
  role: 'nursing',
  job_family: 'nursing',
  hiring_manager: 'u_dana',
  location: 'Boston, MA',
  salary_range: '$82,000-$101,000',
  status: 'open',
  description: 'Night shift.',
};

/** Candidate `c_7` is Person 7, whose letters go to c7@people.test. */
export const oneRequisition = ({
  users,
  candidates,
  stage,
  templates = [],
}: {
  readonly users: readonly object[];
  readonly candidates: number;
  readonly stage: string;
  readonly templates?: readonly object[];
}) => ({
  now: '2026-03-09T09:15:00Z',
  timezone: 'UTC',
  users,
  stages: ['Applied', 'Phone Screen', 'Offer', 'Hired', 'Rejected'],
  jobs: [job],
  candidates: Array.from({ length: candidates }, (_, index) => ({
    id: `c_${index}`,
    name: `Person ${index}`,
    email: `c${index}@people.test`,
    job_id: job.id,
    stage,
    applied_at: '2026-03-02T10:00:00Z',
    last_contact_at: '2026-03-03T10:00:00Z',
    signals: {},
  })),
  calendar: [],
  templates,
});
