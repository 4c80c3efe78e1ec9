// decline_action: ends what waits for approval without doing it.
import { z } from 'zod';
import type { Desk } from '../core/ports/desk.ts';
import { controlTool } from '../core/tool.ts';
import * as argument from './arguments.ts';
import { Decision, decisionOf } from './decision.ts';

export const declineAction = ({ desk }: { desk: Pick<Desk, 'reject'> }) =>
  controlTool({
    name: 'decline_action',
    summary: 'Decline an action that waits for approval, so that it is not carried out.',
    scope: 'operations:*',
    effect: 'control',
    reversal: 'none',
    input: z.strictObject({ approval: argument.approval }),
    output: Decision,
    pin: async (input) => input,
    execute: async ({ approval }, { actor }) => decisionOf(await desk.reject(approval, actor, null)),
    summarize: ({ summary }) => `Declined. ${summary}`,
  });
