// What became of a decision by words, as its turn keeps it.
import type { Receipt } from '../../core/ports/action-gate.ts';
import { Problem } from '../../core/problem.ts';
import { type CallResult, refusal } from '../call-result.ts';

export async function outcome(decide: () => Promise<Receipt>): Promise<CallResult> {
  try {
    const { root, summary } = await decide();
    const { id, task, tool, status, input, preview } = root;
    return {
      kind: 'action',
      action_id: id,
      task_id: task,
      status: status === 'failed' ? 'failed' : 'executed',
      summary,
      preview,
      effect: 'control',
      // What was decided on, as it stands now.
      result: { action_id: id, task_id: task, tool, status, summary, arguments: input },
    };
  } catch (error) {
    if (!(error instanceof Problem) || error.retry === 'later') throw error;
    return refusal(error);
  }
}
