// stop_sequence: ends the sequences that run for one candidate, or one of them. What was sent stays sent.
import { EnrolmentId } from '../core/ids.ts';
import { z } from 'zod';
import { Problem } from '../core/problem.ts';
import { writeTool } from '../core/tool.ts';
import { About, lookUp, subjectOf } from './about.ts';
import * as argument from './arguments.ts';
import type { ToolPorts } from './tool-ports.ts';

/**
 * Throws `candidate_not_found`, and `conflict` where none runs. Undo lets those go on that it stopped, and refuses where
 * somebody changed one since.
 */
export const stopSequence = ({ ats, enrolments }: Pick<ToolPorts, 'ats' | 'enrolments'>) =>
  writeTool({
    name: 'stop_sequence',
    summary: 'End the follow-up sequences that run for one candidate, or the one that is named.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'routine',
    reversal: 'exact',
    input: z.strictObject({ candidate: argument.candidate, sequence: argument.sequence.optional() }),
    plan: z.strictObject({ about: About, running: z.array(z.strictObject({ id: EnrolmentId, sequence: z.string() })) }),
    output: z.strictObject({ stopped: z.array(EnrolmentId), because: z.string() }),

    async prepare({ candidate, sequence }) {
      const { about } = await lookUp(ats, candidate);
      const running = (await enrolments.running(candidate)).filter(
        (one) => sequence === undefined || one.sequence === sequence,
      );
      if (running.length === 0) throw new Problem('conflict', 'No such sequence runs for this candidate.');
      return { about, running: running.map((one) => ({ id: one.id, sequence: one.sequence })) };
    },

    preview: ({ about, running }) =>
      `Stop ${running.length === 1 ? 'the sequence' : 'the sequences'} ${running.map(({ sequence }) => sequence).join(', ')} for ${about.name} (${about.jobTitle})`,
    subject: ({ about }) => subjectOf(about, 0),

    async execute({ running }, { key }) {
      const because = `stopped by ${key}`;
      const stopped: EnrolmentId[] = [];
      for (const { id } of running) {
        await enrolments.stop({ id, because });
        // Stopped in an earlier try counts; ended by itself meanwhile does not.
        if ((await enrolments.find(id))?.because === because) stopped.push(id);
      }
      return { stopped, because };
    },

    outcome: () => ({ atsUpdated: false, contacted: [], undoUntil: null, events: [] }),

    recover: async () => ({ kind: 'repeat' }),

    async undo({ output: { stopped, because } }) {
      let back = 0;
      for (const id of stopped) if (await isBack(enrolments, { id, because })) back += 1;
      if (back === stopped.length) return { kind: 'undone' };
      return { kind: 'refused', because: 'Somebody changed the sequence since, so it was left as it stands.' };
    },
  });

/** Where the sequence was begun anew meanwhile, that one goes on. */
async function isBack(
  enrolments: ToolPorts['enrolments'],
  one: { id: EnrolmentId; because: string },
): Promise<boolean> {
  try {
    await enrolments.resume(one);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'conflict') throw error;
  }
  return (await enrolments.find(one.id))?.status === 'running';
}
