// approve_action: lets what waits go ahead, by the approver's own rights.
import { z } from 'zod';
import type { Desk } from '../core/ports/desk.ts';
import { controlTool } from '../core/tool.ts';
import * as argument from './arguments.ts';
import { Decision, decisionOf } from './decision.ts';

export const approveAction = ({ desk }: { desk: Pick<Desk, 'approve'> }) =>
  controlTool({
    name: 'approve_action',
    summary: 'Approve an action that waits, so that it is carried out. Only when the person says so.',
    scope: 'operations:*',
    effect: 'control',
    reversal: 'none',
    input: z.strictObject({ approval: argument.approval }),
    output: Decision,
    pin: async (input) => input,
    execute: async ({ approval }, { actor }) => decisionOf(await desk.approve(approval, actor)),
    summarize: ({ summary }) => `Approved. ${summary}`,
  });
