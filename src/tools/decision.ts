// What a control tool answers: the action it decided on, as it stands now.
import { z } from 'zod';
import type { Receipt } from '../core/ports/action-gate.ts';

export const Decision = z.strictObject({
  action_id: z.string(),
  task_id: z.string(),
  tool: z.string(),
  status: z.string(),
  summary: z.string(),
});
export type Decision = z.infer<typeof Decision>;

/** Keys are written as they travel. */
export const decisionOf = ({ root, summary }: Receipt): Decision => ({
  action_id: root.id,
  task_id: root.task,
  tool: root.tool,
  status: root.status,
  summary,
});
