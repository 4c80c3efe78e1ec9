// npm run bench:brief — CPU milliseconds of the morning brief over 5,000 open candidates, from records that the ATS has
// answered to the finished list. Beside it, in the same run, JSON.parse of the same records: what it takes to look at them
// at all. Blocks alternate; medians are printed.
import { CandidateId, JobId, UserId } from '../src/core/ids.ts';
import type { Candidate, Job } from '../src/core/records.ts';
import { Settings } from '../src/core/settings.ts';
import { briefOf } from '../src/services/operations/brief.ts';
import { collectBrief } from '../src/services/operations/brief-material.ts';
import { seeded } from '../scripts/seeded.ts';

const open = Number(process.argv[2] ?? 5000);
const blocks = Number(process.argv[3] ?? 15);
const now = new Date('2026-06-01T13:00:00Z');
const stages = ['Applied', 'Phone Screen', 'Onsite Interview', 'Offer', 'Hired', 'Rejected'];

const random = seeded(7);
const daysAgo = (most: number) => new Date(now.getTime() - random.below(most * 86_400_000)).toISOString();
const jobs: Job[] = Array.from({ length: 80 }, (_, index) => ({
  id: JobId.parse(`job_${index}`),
  title: `Engineer ${index}`,
  role: 'engineering',
  jobFamily: 'engineering',
  hiringManager: UserId.parse('u_dana'),
  location: 'Chicago, IL',
  salaryRange: '$1-$2',
  status: 'open',
  description: '',
}));
const candidates: Candidate[] = Array.from({ length: open }, (_, index) => ({
  id: CandidateId.parse(`c_${index}`),
  name: `Candidate ${index}`,
  email: `c${index}@example.test`,
  job: JobId.parse(`job_${index % jobs.length}`),
  stage: stages[index % 4] ?? 'Applied',
  appliedAt: daysAgo(60),
  stageSince: daysAgo(30),
  lastContactAt: index % 5 === 0 ? null : daysAgo(20),
  signals: {},
  notes: [],
  offer: null,
  rejection: null,
}));

const unused = () => Promise.reject(new Error('the brief only reads'));
const ports = {
  withoutNotice: () => Promise.resolve([]),
  ats: {
    system: 'bench',
    repeats: 'none' as const,
    stages: () => Promise.resolve(stages),
    jobs: () => Promise.resolve(jobs),
    candidates: () => Promise.resolve(candidates),
    job: unused,
    candidate: unused,
    move: unused,
    setLastContact: unused,
    addNote: unused,
    removeNote: unused,
    setOffer: unused,
    addCandidate: unused,
    removeCandidate: unused,
    addJob: unused,
    removeJob: unused,
  },
  calendar: {
    system: 'bench',
    repeats: 'none' as const,
    meetings: () => Promise.resolve([]),
    meeting: unused,
    book: unused,
    reschedule: unused,
    cancel: unused,
    reinstate: unused,
  },
  ledger: { approvals: () => Promise.resolve([]), actions: () => Promise.resolve([]), action: unused },
  letters: { failed: () => Promise.resolve([]) },
  templates: { list: () => Promise.resolve([]) },
  bookingLinks: { wishes: () => Promise.resolve([]) },
  assessmentRequests: { list: () => Promise.resolve([]) },
};
const settings = Settings.parse({ timeZone: 'America/Chicago' });
const text = JSON.stringify(candidates);

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function cpuMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const looking: number[] = [];
const making: number[] = [];
let items = 0;
for (let block = 0; block <= blocks; block += 1) {
  const look = await cpuMs(() => JSON.parse(text));
  const make = await cpuMs(async () => {
    items = briefOf(await collectBrief(ports, undefined, { now, settings })).items.length;
  });
  // The first block warms up; its figure is the worst that anybody waits for.
  if (block === 0) console.log(`cold: ${make.toFixed(1)} ms CPU`);
  else {
    looking.push(look);
    making.push(make);
  }
}
const [lookMs, makeMs] = [median(looking), median(making)];
console.log(
  `${open} open candidates, ${items} items   brief ${makeMs.toFixed(1)} ms   JSON.parse ${lookMs.toFixed(1)} ms   ratio ${(makeMs / lookMs).toFixed(1)}`,
);
