// import_requisitions: makes requisitions of a list in the ATS. Each becomes an action of its own, the list is decided on and taken
// back as one.
import { z } from 'zod';
import { JobId, UserId } from '../core/ids.ts';
import { NewJob } from '../core/new-records.ts';
import type { Ats } from '../core/ports/ats.ts';
import { Problem } from '../core/problem.ts';
import { type Recovery, writeTool } from '../core/tool.ts';
import { keyOfJob, mostImported } from '../services/operations/imports/import-limits.ts';
import { whyUnable } from '../services/operations/unable.ts';
import { expectAble } from './able.ts';
import { recoverBy, stepBack } from './recovery.ts';

const { title, role, location, salaryRange, status, description } = NewJob.shape;

const Row = z.strictObject({
  title,
  role: role.default(''),
  location: location.default(''),
  salary_range: salaryRange.default(''),
  status: status.default('open'),
  description: description.default(''),
  hiring_manager: UserId.nullable().default(null),
});

const Plan = z.strictObject({
  job: NewJob,
  /** Why it cannot be taken back, where the system keeps them. */
  stays: z.string().exactOptional(),
});
const Output = z.strictObject({ job: JobId });

/**
 * Throws `not_supported`, and `conflict` for a title and location that an open requisition has. Rows that cannot be made
 * fail alone. Undo refuses where somebody stands in one.
 */
export const importRequisitions = ({ ats }: { ats: Ats }) =>
  writeTool({
    name: 'import_requisitions',
    summary: 'Make requisitions from a list in the ATS, such as the rows of a CSV file.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'high',
    reversal: 'exact',
    input: z.strictObject({
      rows: z
        .array(Row)
        .min(1)
        .max(mostImported)
        .describe('What to make: a title each, and where known the location, pay, description and hiring manager.'),
    }),
    plan: Plan,
    output: Output,

    expand: async ({ rows }) => (rows.length === 1 ? undefined : rows.map((row) => ({ rows: [row] }))),

    async prepare({ rows: [row] }) {
      if (row === undefined) throw new Problem('validation_failed', 'There are no rows.');
      await expectAble(ats, 'add_job');
      const { salary_range: salary, hiring_manager: manager, ...rest } = row;
      const job = { ...rest, salaryRange: salary, hiringManager: manager };
      const same = await sameJob(ats, job);
      if (same !== undefined) throw new Problem('conflict', `The requisition ${same.id} has this title and location.`);
      const stays = await whyUnable(ats, 'remove_job');
      return { job, ...(stays === null ? {} : { stays }) };
    },

    preview: ({ job, stays }) =>
      `Make the requisition “${job.title}”${job.location === '' ? '' : `, ${job.location}`} (${job.status})` +
      (stays === undefined ? '' : ` (it stays: ${stays})`),
    subject: ({ job: { hiringManager } }) => ({
      candidate: null,
      approvers: hiringManager === null ? [] : [hiringManager],
      messages: 0,
    }),

    execute: async ({ job }, { key }) => ({ job: await ats.addJob({ job, key }) }),

    outcome: ({ output: { job } }) => ({
      atsUpdated: true,
      contacted: [],
      undoUntil: null,
      events: [{ kind: 'requisition.added', job }],
    }),
    recover: ({ job }) => recoverBy(ats, () => readBack(ats, job)),

    undo: ({ plan: { job }, output: { job: id } }, { key }) =>
      stepBack(
        () => ats.removeJob({ id, job, key }),
        async () => (await ats.jobs()).every((one) => one.id !== id),
      ),
  });

const sameJob = async (ats: Ats, job: NewJob) =>
  (await ats.jobs()).find((one) => one.status !== 'closed' && keyOfJob(one) === keyOfJob(job));

/** There was none of that title and location before: the one that is there now is it. */
async function readBack(ats: Ats, job: NewJob): Promise<Recovery<z.infer<typeof Output>>> {
  const found = await sameJob(ats, job);
  return found === undefined ? { kind: 'repeat' } : { kind: 'done', output: { job: found.id } };
}
