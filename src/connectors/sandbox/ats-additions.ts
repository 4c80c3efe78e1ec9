// New candidates and requisitions in the sandbox's applicant tracking system, and taking them away while nothing became of them.
import { z } from 'zod';
import { CandidateId, JobId } from '../../core/ids.ts';
import type { Json } from '../../core/json.ts';
import type { NewJob } from '../../core/new-records.ts';
import type { Ats } from '../../core/ports/ats.ts';
import { Problem } from '../../core/problem.ts';
import { Candidate, Instant, Job, Stage } from '../../core/records.ts';
import type { KeyedStore, Reading, SandboxDependencies } from './keyed-store.ts';

type Additions = Pick<Ats, 'addCandidate' | 'removeCandidate' | 'addJob' | 'removeJob'>;

const nothing = z.null();
// A type and not an interface: it is stored as JSON.
type Added = { candidate: CandidateId; stage: string; stageSince: string };
const Added = z.strictObject({ candidate: CandidateId, stage: Stage, stageSince: Instant });

export const sandboxAdditions = ({ write }: KeyedStore, { now, newId }: SandboxDependencies): Additions => ({
  addCandidate: ({ candidate: wanted, key }) =>
    write<Added>({ method: 'addCandidate', key, answer: Added }, async (records) => {
      const { phone, ...asked } = wanted;
      await expectPlace(records, asked);
      const stageSince = now().toISOString();
      const id = CandidateId.parse(newId('cand'));
      const blank = { lastContactAt: null, signals: {}, notes: [], offer: null, rejection: null };
      const body: Candidate = { id, ...asked, ...(phone === undefined ? {} : { phone }), stageSince, ...blank };
      await records.put({ kind: 'candidate', id, body });
      return { candidate: id, stage: wanted.stage, stageSince };
    }),
  async removeCandidate({ added: { candidate: id, stage, stageSince }, key }) {
    await write({ method: 'removeCandidate', key, answer: nothing }, async (records) => {
      const body = await records.get('candidate', id);
      if (body === undefined) return null;
      const there = Candidate.parse(body);
      const isUntouched = there.notes.length === 0 && there.offer === null && there.lastContactAt === null;
      if (there.stage !== stage || there.stageSince !== stageSince || !isUntouched)
        throw new Problem('changed_since', `Candidate ${id} was moved, written to or noted on meanwhile.`);
      await records.remove('candidate', id);
      return null;
    });
  },
  addJob: ({ job, key }) =>
    write<JobId>({ method: 'addJob', key, answer: JobId }, async (records) => {
      const jobs = (await records.list('job')).map((body) => Job.parse(body));
      const same = jobs.find((one) => one.status !== 'closed' && isSamePlace(one, job));
      if (same !== undefined) throw new Problem('conflict', `The requisition ${same.id} has this title and location.`);
      const id = JobId.parse(newId('job'));
      await records.put({ kind: 'job', id, body: { id, ...held(job) } });
      return id;
    }),
  async removeJob({ id, job, key }) {
    await write({ method: 'removeJob', key, answer: nothing }, async (records) => {
      const body = await records.get('job', id);
      if (body === undefined) return null;
      const there = Job.parse(body);
      const as = Job.parse({ id, ...held(job) });
      if (JSON.stringify(there) !== JSON.stringify(as))
        throw new Problem('changed_since', `Requisition ${id} was changed meanwhile.`);
      const people = (await records.list('candidate')).filter((one) => valueOf(one, 'job') === id).length;
      if (people > 0) throw new Problem('changed_since', `Requisition ${id} has ${people} candidates by now.`);
      await records.remove('job', id);
      return null;
    });
  },
});

const held = ({ role, ...job }: NewJob): Omit<Job, 'id'> => {
  const family = role === '' ? 'general' : role;
  return { ...job, role: family, jobFamily: family };
};

const Stages = z.array(Stage);

async function expectPlace(records: Reading, { job: id, stage, email }: { job: JobId; stage: string; email: string }) {
  if ((await records.get('job', id)) === undefined)
    throw new Problem('job_not_found', `The ATS has no requisition ${id}.`);
  const stages = Stages.parse((await records.get('pipeline', 'stages')) ?? []);
  if (!stages.includes(stage))
    throw new Problem('unknown_stage', `The pipeline has no stage "${stage}".`, { extra: { choices: stages } });
  const same = (await records.list('candidate')).find(
    (one) => valueOf(one, 'job') === id && valueOf(one, 'email').toLowerCase() === email.toLowerCase(),
  );
  if (same !== undefined)
    throw new Problem('conflict', `Candidate ${valueOf(same, 'id')} has this address in the requisition already.`);
}

/** Thousands of records are looked through for each new one: none is parsed as a whole. */
function valueOf(record: Json, field: 'id' | 'job' | 'email'): string {
  const value = record !== null && typeof record === 'object' && !Array.isArray(record) ? record[field] : undefined;
  return typeof value === 'string' ? value : '';
}

const isSamePlace = (one: Job, other: NewJob): boolean =>
  one.title.toLowerCase() === other.title.toLowerCase() && one.location.toLowerCase() === other.location.toLowerCase();
