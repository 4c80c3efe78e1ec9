// A client with open requisitions and everything the veteran services ask for, in memory.
import { ActorId, JobId, TenantId } from '../../../src/core/ids.ts';
import { applySealFrom, stateSealFrom } from '../../../src/api/wire/chat-token.ts';
import { defaultSettings } from '../../../src/core/settings.ts';
import type { Job } from '../../../src/core/records.ts';
import type { ToolContext } from '../../../src/core/tool.ts';
import { Problem } from '../../../src/core/problem.ts';
import { Corrections } from '../../../src/services/veteran/corrections.ts';
import { FlowBuffer } from '../../../src/services/veteran/flow-buffer.ts';
import { JobCache } from '../../../src/services/veteran/job-cache.ts';
import { ResumeStore } from '../../../src/services/veteran/resume-store.ts';
import { fakeApplicantFlow } from '../../fakes/applicant-flow.ts';
import { createFakeSettings } from '../../fakes/organizations.ts';
import { fakeSelfIdentifications } from '../../fakes/self-identifications.ts';
import { fakeVeteranReviews } from '../../fakes/veteran-reviews.ts';
import { sealerForTests } from '../../fakes/sealer.ts';
import { data } from './data.ts';

export const client = TenantId.parse('sandbox');

/** In which a key of the client calls a tool. */
export const toolContext: ToolContext = {
  tenant: client,
  actor: { tenant: client, kind: 'key', id: ActorId.parse('key:k_1'), user: undefined, scopes: new Set() },
  key: 'k1',
  now: new Date('2026-06-01T12:00:00Z'),
  settings: defaultSettings,
  signal: new AbortController().signal,
};

export const jobOf = (id: string, title: string, more: Partial<Job> = {}): Job => ({
  id: JobId.parse(id),
  title,
  role: 'operations',
  jobFamily: 'operations',
  hiringManager: null,
  location: 'Dallas, TX',
  salaryRange: '$40,000-$60,000',
  status: 'open',
  description: '',
  ...more,
});

const jobs: readonly Job[] = [
  jobOf('req_security', 'Security Officer', { description: 'Patrol the site and control access.' }),
  jobOf('req_chicago', 'Security Officer', {
    location: 'Chicago, IL',
    description: 'Patrol the site and control access.',
  }),
  jobOf('req_truck', 'CDL Truck Driver', { location: 'Houston, TX', description: 'CDL required. Long haul.' }),
  jobOf('req_medic', 'Paramedic', { location: 'Austin, TX', description: 'Emergency medical care in the field.' }),
  jobOf('req_front', 'Frontend Engineer', {
    location: 'Chicago, IL',
    description: 'TypeScript, accessibility, design systems.',
  }),
  jobOf('req_closed', 'Security Officer', { status: 'closed' }),
];

export function setUp(open: readonly Job[] = jobs) {
  const time = { now: new Date('2026-06-01T12:00:00Z') };
  const clock = { now: () => time.now };
  const reviews = fakeVeteranReviews();
  const flow = fakeApplicantFlow();
  const answers = fakeSelfIdentifications();
  const listed = { jobs: open, pulls: 0, isDown: false };
  const ats = {
    jobs: async () => {
      listed.pulls += 1;
      if (listed.isDown) throw new Problem('upstream_failed', 'The ATS does not answer.');
      return listed.jobs;
    },
    job: async (id: JobId) => {
      const job = listed.jobs.find((one) => one.id === id);
      if (job === undefined) throw new Problem('job_not_found', 'There is no such requisition.');
      return job;
    },
  };
  let count = 0;
  const store = new ResumeStore(clock);
  const ports = {
    data,
    jobs: new JobCache({ data, jobs: () => ats, clock }),
    reviews: () => reviews,
    corrections: new Corrections({ reviews: () => reviews, occupations: data.occupations, clock }),
    flow: () => flow,
    ats: () => ats,
    settings: () => createFakeSettings({ ...defaultSettings, applyUrl: 'https://jobs.example.test/apply/{req_id}' }),
    steps: new FlowBuffer(() => flow, clock),
    selfIdentifications: () => answers,
    store,
    clock,
    realClock: clock,
    stateSeal: stateSealFrom(sealerForTests()),
    applySeal: applySealFrom(sealerForTests()),
    newId: (prefix: string) => `${prefix}_${(count += 1)}`,
  };
  return { ports, reviews, flow, listed, time, store };
}
