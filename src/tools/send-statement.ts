// send_statement: the statement that the law asks for after a scored person was rejected outside the gate, in the ATS itself. Only
// automation calls it: a rejection by reject_candidate brings its statement along.
import { z } from 'zod';
import { Problem } from '../core/problem.ts';
import { stageKind } from '../core/stages.ts';
import { Instant } from '../core/records.ts';
import { type UndoOutcome, writeTool } from '../core/tool.ts';
import { jurisdictionNames } from '../core/law/jurisdiction.ts';
import { About, lookUp, subjectOf } from './about.ts';
import * as argument from './arguments.ts';
import { mergeFor } from './merge.ts';
import { RecordYears, recordYearsOf } from './record-years.ts';
import { holdStatements, planStatements, StatementPlans, stopStatements } from './rejection-statements.ts';
import type { ToolPorts } from './tool-ports.ts';

const Plan = z.strictObject({
  about: About,
  since: Instant,
  statements: StatementPlans,
  /** For how long the law wants it kept. */
  records: RecordYears.exactOptional(),
});
type Plan = z.infer<typeof Plan>;
/** Under which key they are held: an undo has another. */
const Output = z.strictObject({ statements: z.string(), leavesAt: Instant });

type Ports = Pick<ToolPorts, 'ats' | 'ledger' | 'letters' | 'directory' | 'templates' | 'scores'>;

/**
 * Only for automation. Throws `candidate_not_found`, `duty_unmet` without an address, and `conflict` where no law asks for
 * one or the candidate is not rejected any more. Undo refuses once it has left.
 */
export const sendStatement = (ports: Ports) =>
  writeTool({
    name: 'send_statement',
    summary: 'Send the statement that the law asks for to a scored person who was rejected in the ATS.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'routine',
    reversal: 'exact',
    input: z.strictObject({ candidate: argument.candidate }),
    plan: Plan,
    output: Output,

    async prepare({ candidate: id }, context): Promise<Plan> {
      const { candidate, job, about } = await lookUp(ports.ats, id);
      if (stageKind(candidate.stage) !== 'rejected')
        throw new Problem('conflict', `The candidate ${id} stands in ${candidate.stage} by now.`);
      const merge = () => mergeFor(ports.directory, { candidate, job }, context);
      const statements = await planStatements(ports, {
        candidate,
        job,
        merge,
        context,
        shown: undefined,
        isElsewhere: true,
      });
      if (statements === undefined) throw new Problem('conflict', `No law asks for a statement to ${id}.`);
      const records = await recordYearsOf(ports, { candidate, job }, context);
      return { about, since: candidate.stageSince, statements, ...(records === undefined ? {} : { records }) };
    },

    preview: ({ about, statements }) =>
      `Send ${about.name} (${about.jobTitle}, rejected in the ATS) the statement that ${statements
        .map(({ jurisdiction }) => jurisdictionNames[jurisdiction])
        .join(' and ')} asks for`,
    subject: ({ about, statements }) => subjectOf(about, statements.length),

    async execute({ about: { candidate }, statements }, context) {
      const releaseAt = await holdStatements(ports.letters, { candidate, statements }, context);
      return { statements: context.key, leavesAt: releaseAt.toISOString() };
    },

    outcome: ({ plan: { about }, output: { leavesAt } }) => ({
      atsUpdated: false,
      contacted: [about.candidate],
      undoUntil: new Date(leavesAt),
      events: [],
    }),

    // Holding under one key is once.
    recover: async () => ({ kind: 'repeat' }),

    async undo({ plan: { statements }, output: { statements: key } }): Promise<UndoOutcome> {
      const left = await stopStatements(ports.letters, { key, statements });
      if (left.length === 0) return { kind: 'undone' };
      return { kind: 'refused', because: 'The statement has left already.' };
    },
  });
