// record_rejection: puts a rejection that was made in the ATS itself on record, where no statement follows it. It changes nothing in
// any system. Only automation calls it.
import { z } from 'zod';
import { Problem } from '../core/problem.ts';
import { Instant } from '../core/records.ts';
import { stageKind } from '../core/stages.ts';
import { writeTool } from '../core/tool.ts';
import { About, excerpt, lookUp, subjectOf } from './about.ts';
import * as argument from './arguments.ts';
import { RecordYears, recordYearsOf } from './record-years.ts';
import type { ToolPorts } from './tool-ports.ts';

const Plan = z.strictObject({
  about: About,
  /** When the ATS says that it was made. */
  since: Instant,
  /** As the ATS has it. */
  reason: z.string().nullable(),
  /** For how long the law wants it kept. */
  records: RecordYears.exactOptional(),
});

const Output = z.strictObject({ recorded: z.literal(true) });

/**
 * Only for automation. Changes no system; throws `candidate_not_found`, and `conflict` for somebody who is not rejected any
 * more. `records` in the plan says how long the law wants it kept.
 */
export const recordRejection = (ports: Pick<ToolPorts, 'ats' | 'scores'>) =>
  writeTool({
    name: 'record_rejection',
    summary: 'Keep a record of a rejection that was made in the ATS.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'routine',
    reversal: 'none',
    because: 'It changed nothing: the rejection was made in the ATS.',
    input: z.strictObject({ candidate: argument.candidate }),
    plan: Plan,
    output: Output,

    async prepare({ candidate: id }, context) {
      const { candidate, job, about } = await lookUp(ports.ats, id);
      if (stageKind(candidate.stage) !== 'rejected')
        throw new Problem('conflict', `The candidate ${id} stands in ${candidate.stage} by now.`);
      const records = await recordYearsOf(ports, { candidate, job }, context);
      const reason = candidate.rejection?.reason ?? null;
      return { about, since: candidate.stageSince, reason, ...(records === undefined ? {} : { records }) };
    },

    preview: ({ about, reason }) =>
      `Record that ${about.name} (${about.jobTitle}) was rejected in the ATS${reason === null ? '' : `, reason: ${excerpt(reason)}`}`,
    subject: ({ about }) => subjectOf(about, 0),

    execute: async () => ({ recorded: true }) as const,
    outcome: () => ({ atsUpdated: false, contacted: [], undoUntil: null, events: [] }),
    recover: async () => ({ kind: 'repeat' }),
  });
