// The answer to a message, made from the turn's calls: fresh ones, or those of a stored turn that is replayed.
import { z } from 'zod';
import { ActionStatus } from '../core/action.ts';
import { JsonObject } from '../core/json.ts';
import type { Turn } from '../core/ports/conversations.ts';
import type { AgentAction, AgentAnswer, AgentApproval, Block } from './agent.ts';
import { AskInput, askTool, choicesOf } from './ask.ts';
import { CallResult } from './call-result.ts';
import { isDecisionRecord } from './words/decision-record.ts';

export function actionOf(call: { tool: string; arguments: JsonObject; result: CallResult }): AgentAction | undefined {
  const { tool, result } = call;
  if (result.kind === 'problem') return attemptOf(call, result.problem);
  if (result.kind !== 'action') return undefined;
  if (isDecisionRecord(tool)) return decidedOn(result);
  return {
    actionId: result.action_id,
    taskId: result.task_id,
    tool,
    arguments: call.arguments,
    status: result.status,
    summary: result.summary,
  };
}

const DecidedOn = z.looseObject({ tool: z.string(), status: ActionStatus, arguments: JsonObject });

/** A person decided by words: what the answer tells of is the action that was decided on. */
function decidedOn({ action_id, task_id, summary, result }: Extract<CallResult, { kind: 'action' }>) {
  const action = DecidedOn.parse(result);
  const { tool, status, arguments: args } = action;
  return { actionId: action_id, taskId: task_id, tool, arguments: args, status, summary };
}

/** What the gate refused and keeps: a decision or an undoing that was tried. */
function attemptOf(
  { tool, arguments: args }: { tool: string; arguments: JsonObject },
  { detail, attempt }: Extract<CallResult, { kind: 'problem' }>['problem'],
): AgentAction | undefined {
  if (attempt === undefined) return undefined;
  return {
    actionId: attempt.action_id,
    taskId: attempt.task_id,
    tool,
    arguments: args,
    status: 'failed',
    summary: detail,
  };
}

export function answerOf(turn: Pick<Turn, 'reply' | 'asks' | 'calls' | 'wording' | 'facts'>): AgentAnswer {
  const actions: AgentAction[] = [];
  const approvals: AgentApproval[] = [];
  const blocks: Block[] = turn.reply === '' ? [] : [{ type: 'text', text: turn.reply }];
  const facts = turn.facts ?? [];
  if (turn.wording === 'model') blocks.push({ type: 'facts', facts });
  for (const call of turn.calls) {
    const result = CallResult.parse(call.result);
    if (call.tool === askTool.name) blocks.push(...questionBlock(call.arguments));
    const action = actionOf({ ...call, result });
    if (action === undefined) continue;
    actions.push(action);
    blocks.push({ type: 'action', action });
    if (result.kind === 'action' && result.draft !== undefined) blocks.push(draftBlock(action, result.draft));
    if (result.kind !== 'action' || result.approval === undefined) continue;
    const approval: AgentApproval = {
      approvalId: result.approval.approval_id,
      actionId: action.actionId,
      tool: call.tool,
      preview: result.preview,
      expiresAt: result.approval.expires_at,
    };
    approvals.push(approval);
    blocks.push({ type: 'approval', approval });
  }
  return { reply: { text: turn.reply, blocks, facts }, asks: turn.asks, actions, approvals };
}

type Draft = NonNullable<Extract<CallResult, { kind: 'action' }>['draft']>;

function draftBlock({ actionId, tool }: AgentAction, shown: Draft): Block {
  const { expires_at: expiresAt, letters_total: lettersTotal, ...letters } = shown;
  return { type: 'draft', draft: { actionId, tool, expiresAt, lettersTotal, ...letters } };
}

function questionBlock(input: JsonObject): Block[] {
  const asked = AskInput.safeParse(input);
  if (!asked.success) return [];
  return [{ type: 'question', text: asked.data.question, choices: choicesOf(asked.data) }];
}
