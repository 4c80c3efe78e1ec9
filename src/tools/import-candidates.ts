// import_candidates: puts people from a list into requisitions of the ATS. Each becomes an action of its own, the list is decided on
// and taken back as one. Nobody is written to.
import { z } from 'zod';
import { CandidateId, JobId, UserId } from '../core/ids.ts';
import { NewCandidate } from '../core/new-records.ts';
import type { Ats, Reading } from '../core/ports/ats.ts';
import { Problem } from '../core/problem.ts';
import { Instant, type Job, Stage } from '../core/records.ts';
import { isTerminal } from '../core/stages.ts';
import { type Recovery, writeTool } from '../core/tool.ts';
import { keyOfCandidate, mostImported } from '../services/operations/imports/import-limits.ts';
import { whyUnable } from '../services/operations/unable.ts';
import { expectAble } from './able.ts';
import { recoverBy, stepBack, unknown } from './recovery.ts';

const { name, email, phone, job, stage, appliedAt } = NewCandidate.shape;

const Row = z.strictObject({ name, email, phone, job, stage, applied_at: appliedAt });

const Plan = z.strictObject({
  candidate: NewCandidate,
  jobTitle: z.string(),
  approvers: z.array(UserId),
  /** Why it cannot be taken back, where the system keeps everybody. */
  stays: z.string().exactOptional(),
});
type Plan = z.infer<typeof Plan>;

const Added = z.strictObject({ candidate: CandidateId, job: JobId, stage: Stage, stageSince: Instant });
type Added = z.infer<typeof Added>;

/**
 * Throws `job_not_found`, `unknown_stage`, `not_supported`, and `conflict` for a closed requisition or an address that
 * stands in it. Rows that cannot be added fail alone. Undo refuses for people of whom anything became.
 */
export const importCandidates = ({ ats }: { ats: Ats }) =>
  writeTool({
    name: 'import_candidates',
    summary: 'Put people from a list into requisitions of the ATS, such as the rows of a CSV file. Nobody is messaged.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'high',
    reversal: 'exact',
    input: z.strictObject({
      rows: z
        .array(Row)
        .min(1)
        .max(mostImported)
        .describe('Whom to add: name, e-mail address, requisition and stage, and when they applied.'),
    }),
    plan: Plan,
    output: Added,

    expand: async ({ rows }) => (rows.length === 1 ? undefined : rows.map((row) => ({ rows: [row] }))),

    async prepare({ rows: [row] }) {
      if (row === undefined) throw new Problem('validation_failed', 'There are no rows.');
      await expectAble(ats, 'add_candidate');
      const { applied_at: at, ...rest } = row;
      const candidate = { ...rest, appliedAt: at };
      const wanted = await ats.job(candidate.job);
      await expectOpen(ats, candidate, wanted);
      const stays = await whyUnable(ats, 'remove_candidate');
      const approvers = wanted.hiringManager === null ? [] : [wanted.hiringManager];
      return { candidate, jobTitle: wanted.title, approvers, ...(stays === null ? {} : { stays }) };
    },

    preview: ({ candidate, jobTitle, stays }) =>
      `Add ${candidate.name} (${candidate.email}) to ${jobTitle}, in ${candidate.stage}` +
      (stays === undefined ? '' : ` (it stays: ${stays})`),
    subject: ({ approvers, candidate }) => ({ candidate: null, approvers, messages: 0, stage: candidate.stage }),

    async execute({ candidate }, { key }) {
      return { ...(await ats.addCandidate({ candidate, key })), job: candidate.job };
    },

    outcome: ({ output: { candidate: made, job: into, stage: to } }) => ({
      atsUpdated: true,
      contacted: [],
      made,
      undoUntil: null,
      events: [{ kind: 'candidate.added', candidate: made, job: into, to }],
    }),
    recover: (plan) => recoverBy(ats, () => readBack(ats, plan)),

    undo: ({ output: { job: _job, ...added } }, { key }) =>
      stepBack(
        () => ats.removeCandidate({ added, key }),
        async () => (await there(ats, added.candidate)) === undefined,
      ),
  });

/** Whoever rejects or hires somebody does so by their own tools, which keep what the law asks for. */
async function expectOpen(ats: Ats, candidate: NewCandidate, { status, title }: Job): Promise<void> {
  const stages = await ats.stages();
  const open = (await ats.entryStages?.()) ?? stages.filter((one) => !isTerminal(one));
  if (!open.includes(candidate.stage))
    throw new Problem('unknown_stage', `Nobody can be added in “${candidate.stage}”.`, { extra: { choices: open } });
  if (status === 'closed') throw new Problem('conflict', `The requisition “${title}” is closed.`);
  const same = await sameAddress(ats, candidate);
  if (same !== undefined) throw new Problem('conflict', `Candidate ${same.id} has this address in “${title}” already.`);
}

const sameAddress = async (ats: Ats, candidate: NewCandidate, reading?: Reading) =>
  (await ats.candidates({ job: candidate.job, ...reading })).find(
    (one) => keyOfCandidate(one) === keyOfCandidate(candidate),
  );

/** There was nobody of that address before: whoever is there now is the one. */
async function readBack(ats: Ats, { candidate }: Plan): Promise<Recovery<Added>> {
  const found = await sameAddress(ats, candidate, { fresh: true });
  if (found === undefined) return { kind: 'repeat' };
  const { id, stage: standing, stageSince } = found;
  if (standing !== candidate.stage) return unknown(`somebody of that address stands in ${standing} by now`);
  return { kind: 'done', output: { candidate: id, job: candidate.job, stage: standing, stageSince } };
}

async function there(ats: Ats, id: CandidateId) {
  try {
    return await ats.candidate(id);
  } catch (error) {
    if (error instanceof Problem && error.code === 'candidate_not_found') return undefined;
    throw error;
  }
}
