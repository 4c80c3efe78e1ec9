// The sandbox's applicant tracking system: candidates, requisitions and a pipeline, with compare-and-set on every write.
import { z } from 'zod';
import { type CandidateId, NoteId } from '../../core/ids.ts';
import type { Ats } from '../../core/ports/ats.ts';
import { Problem } from '../../core/problem.ts';
import { Candidate, Instant, Job, Stage } from '../../core/records.ts';
import { canonical } from '../../core/json.ts';
import { bySubmission, Scorecard } from '../../core/scorecard.ts';
import type { Records } from '../../core/ports/record-store.ts';
import { sandboxAdditions } from './ats-additions.ts';
import { asText, sandboxFiles } from './ats-files.ts';
import { type KeyedStore, keyedStore, type Reading, type SandboxDependencies } from './keyed-store.ts';

const nothing = z.null();

const Stages = z.array(Stage);
const stagesOf = async (records: Reading) => Stages.parse((await records.get('pipeline', 'stages')) ?? []);

async function candidateOf(records: Reading, id: CandidateId): Promise<Candidate> {
  const body = await records.get('candidate', id);
  if (body === undefined) throw new Problem('candidate_not_found', `The ATS has no candidate ${id}.`);
  return Candidate.parse(body);
}

async function change(records: Records, id: CandidateId, patch: (candidate: Candidate) => Partial<Candidate>) {
  const candidate = await candidateOf(records, id);
  await records.put({ kind: 'candidate', id, body: { ...candidate, ...patch(candidate) } });
}

const changedSince = (id: CandidateId, what: string) => new Problem('changed_since', `Candidate ${id}: ${what}`);

export function sandboxAts(dependencies: SandboxDependencies): Ats {
  const store = keyedStore('ats', dependencies);
  return {
    system: 'sandbox',
    get repeats() {
      return store.repeats();
    },
    ...readsOf(store),
    ...sandboxFiles(store, dependencies.writeDocument ?? asText),
    ...writesOf(store, dependencies),
    ...sandboxAdditions(store, dependencies),
  };
}

/** So that reading a hundred thousand people does not keep everybody else waiting. */
const atOnce = 500;

async function inTurns<From, To>(all: readonly From[], read: (one: From) => To): Promise<To[]> {
  const found: To[] = [];
  for (const [index, one] of all.entries()) {
    if (index % atOnce === atOnce - 1) await new Promise<void>((resolve) => setImmediate(resolve));
    found.push(read(one));
  }
  return found;
}

type Changes = 'move' | 'setLastContact' | 'addNote' | 'removeNote' | 'setOffer';
type Writes = Changes | keyof ReturnType<typeof sandboxAdditions>;

const readsOf = ({ read }: KeyedStore): Omit<Ats, Writes | 'system' | 'repeats'> => ({
  stages: () => read('stages', stagesOf),
  jobs: async () => inTurns(await read('jobs', (records) => records.list('job')), (body) => Job.parse(body)),
  job: (id) =>
    read('job', async (records) => {
      const body = await records.get('job', id);
      if (body === undefined) throw new Problem('job_not_found', `The ATS has no requisition ${id}.`);
      return Job.parse(body);
    }),
  async candidates({ job, stage } = {}) {
    const all = await inTurns(await read('candidates', (records) => records.list('candidate')), (body) =>
      Candidate.parse(body),
    );
    return all.filter((one) => (job === undefined || one.job === job) && (stage === undefined || one.stage === stage));
  },
  candidate: (id) => read('candidate', (records) => candidateOf(records, id)),
  scorecards: (id) =>
    read('scorecards', async (records) =>
      (await records.list('scorecard'))
        .map((body) => Scorecard.parse(body))
        .filter(({ candidate }) => candidate === id)
        .toSorted(bySubmission),
    ),
});

const writesOf = ({ write }: KeyedStore, { now, newId }: SandboxDependencies): Pick<Ats, Changes> => ({
  async move({ candidate: id, from, to, rejection, since, key }) {
    await write({ method: 'move', key, answer: nothing }, async (records) => {
      const stages = await stagesOf(records);
      if (!stages.includes(to))
        throw new Problem('unknown_stage', `The pipeline has no stage "${to}".`, { extra: { choices: stages } });
      await change(records, id, ({ stage }) => {
        if (stage !== from) throw changedSince(id, `stands in ${stage}, not in ${from}.`);
        const stageSince = since ?? now().toISOString();
        return { stage: to, stageSince, rejection: rejection === undefined ? null : { ...rejection } };
      });
      return null;
    });
  },
  setLastContact: ({ candidate: id, from, to, key }) =>
    write({ method: 'setLastContact', key, answer: Instant.nullable() }, async (records) => {
      await change(records, id, ({ lastContactAt }) => {
        if (lastContactAt !== from) throw changedSince(id, 'somebody has been in contact meanwhile.');
        return { lastContactAt: to };
      });
      return to;
    }),
  addNote: ({ candidate: id, text, at, key }) =>
    write<NoteId>({ method: 'addNote', key, answer: NoteId }, async (records) => {
      const note = { id: NoteId.parse(newId('note')), text, at };
      await change(records, id, ({ notes }) => ({ notes: [...notes, note] }));
      return note.id;
    }),
  async removeNote({ candidate: id, note, text, key }) {
    await write({ method: 'removeNote', key, answer: nothing }, async (records) => {
      await change(records, id, ({ notes }) => {
        if (notes.find((one) => one.id === note)?.text !== text)
          throw changedSince(id, 'the note was edited or removed meanwhile.');
        return { notes: notes.filter((one) => one.id !== note) };
      });
      return null;
    });
  },
  async setOffer({ candidate: id, from, to, key }) {
    await write({ method: 'setOffer', key, answer: nothing }, async (records) => {
      await change(records, id, ({ offer }) => {
        if (canonical(offer) !== canonical(from)) throw changedSince(id, 'the offer was changed meanwhile.');
        return { offer: to };
      });
      return null;
    });
  },
});
