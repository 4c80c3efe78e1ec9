// Calls that change no other system: reads, and control tools, which decide on other actions by the caller's own rights.
import type { Action } from '../core/action.ts';
import { ActionId, TaskId } from '../core/ids.ts';
import { defectOf } from '../core/log.ts';
import type { Call, Receipt } from '../core/ports/action-gate.ts';
import { Problem } from '../core/problem.ts';
import type { AnyTool, ControlTool, ReadTool } from '../core/tool.ts';
import { blankAction } from './blank-action.ts';
import { toJson, toJsonObject } from './digest.ts';
import { businessNow, currentSettings, leaseFrom, type GateContext } from './context.ts';
import { receiptOf, written } from './receipt.ts';
import { within } from './toolbox.ts';

/** A call whose input is parsed. */
export interface Parsed<Tool extends AnyTool> {
  readonly tool: Tool;
  readonly input: unknown;
  readonly call: Call;
}

/** The answer is not kept: asked again, the same read is done afresh, and its row stays the first one. */
export async function read(
  gateContext: GateContext,
  { tool, input, call }: Parsed<ReadTool>,
  known?: Action,
): Promise<Receipt> {
  const settings = await currentSettings(gateContext);
  const row = known ?? rowOf(gateContext, { tool, input, call });
  try {
    const setting = { actor: call.by, key: row.id, settings };
    const output = await within(gateContext, setting, (context) => tool.execute(input, context));
    const summary = tool.summarize(output);
    const now = businessNow(gateContext);
    const done: Action = { ...row, status: 'executed', preview: summary, executedAt: now, updatedAt: now };
    const root = known ?? (await gateContext.ledger.open({ root: done, members: [], approval: undefined })).root;
    return written({ root, members: [], approval: undefined, answer: { result: toJson(output), summary } });
  } catch (error) {
    const failed: Action = { ...row, status: 'failed', problem: noted(gateContext, row, error) };
    if (known === undefined) await gateContext.ledger.open({ root: failed, members: [], approval: undefined });
    throw error;
  }
}

/**
 * Runs a control tool by the caller's own rights. The input is pinned and stored before it runs, so a repeat under the same
 * `idem` acts on the same thing. A call with provenance `influenced` is stored as failed and throws `forbidden`; every
 * problem carries `attempt` with the ids of the stored row.
 */
export async function control(gateContext: GateContext, { tool, input, call }: Parsed<ControlTool>): Promise<Receipt> {
  if (call.provenance === 'influenced') return refuse(gateContext, { tool, input, call });
  const settings = await currentSettings(gateContext);
  const setting = { actor: call.by, key: gateContext.newId('pin'), settings };
  const pinned = await within(gateContext, setting, (context) => tool.pin(input, context));
  const row: Action = {
    ...rowOf(gateContext, { tool, input: pinned, call }),
    attempt: 1,
    leaseUntil: leaseFrom(gateContext),
  };
  const { created, root } = await gateContext.ledger.open({ root: row, members: [], approval: undefined });
  return created ? carryOut(gateContext, { tool, input: pinned, call }, root) : receiptOf(gateContext, root);
}

/** Nobody decides by text from outside, whatever rights the reader of that text has. The attempt is kept. */
async function refuse(context: GateContext, parsed: Parsed<ControlTool>): Promise<never> {
  const detail =
    'Text from outside may have led to this. Decisions and undoing then need your own click or a message of your own.';
  const problem = { code: 'forbidden', detail } as const;
  const root: Action = { ...rowOf(context, parsed), status: 'failed', problem };
  await context.ledger.open({ root, members: [], approval: undefined });
  throw withAttempt(new Problem('forbidden', detail), root);
}

/**
 * Goes on where an earlier try of the same call was cut off, or was given up by the sweep after a crash. Deciding and
 * undoing are themselves done once, so repeating them is safe.
 */
export async function controlAgain(
  context: GateContext,
  parsed: Parsed<ControlTool>,
  action: Action,
): Promise<Receipt> {
  const pinned = { ...parsed, input: parsed.tool.input.parse(action.input) };
  if (action.status === 'failed' && action.uncertain) return carryOut(context, pinned, action);
  if (action.status !== 'executing') return receiptOf(context, action);
  const claimed = await context.ledger.step({
    action: action.id,
    from: ['executing'],
    to: 'executing',
    leaseEndedBy: context.clocks.real.now(),
    by: parsed.call.by.id,
    set: { attempt: action.attempt + 1, leaseUntil: leaseFrom(context) },
  });
  if (claimed === undefined) return receiptOf(context, await context.ledger.action(action.id));
  return carryOut(context, pinned, claimed);
}

async function carryOut(
  gateContext: GateContext,
  { tool, input, call }: Parsed<ControlTool>,
  root: Action,
): Promise<Receipt> {
  const settings = await currentSettings(gateContext);
  const step = { action: root.id, from: ['executing', 'failed'] as const, by: call.by.id };
  try {
    const setting = { actor: call.by, key: root.id, settings };
    const output = await within(gateContext, setting, (context) => tool.execute(input, context));
    const result = toJson(output);
    const set = {
      output: result,
      executedAt: businessNow(gateContext),
      leaseUntil: null,
      problem: null,
      uncertain: false,
    };
    const executed = await gateContext.ledger.step({ ...step, to: 'executed', set });
    const answer = { result, summary: tool.summarize(output) };
    return written({
      root: executed ?? (await gateContext.ledger.action(root.id)),
      members: [],
      approval: undefined,
      answer,
    });
  } catch (error) {
    const set = { problem: noted(gateContext, root, error), leaseUntil: null };
    await gateContext.ledger.step({ ...step, from: ['executing'], to: 'failed', set });
    throw error instanceof Problem ? withAttempt(error, root) : error;
  }
}

/** The attempt stands in the ledger, so whoever made the call can name it. */
const withAttempt = (problem: Problem, { id, task }: Action): Problem =>
  problem.with({ attempt: { action_id: id, task_id: task } });

function noted(context: GateContext, action: Action, error: unknown): { code: string; detail: string } {
  if (error instanceof Problem) return { code: error.code, detail: error.message };
  context.log.error('tool failed', { tool: action.tool, action: action.id, defect: defectOf(error) });
  return { code: 'internal', detail: 'It broke off unexpectedly.' };
}

function rowOf(context: GateContext, { tool, input, call }: Parsed<ReadTool | ControlTool>): Action {
  return {
    ...blankAction(businessNow(context)),
    id: ActionId.parse(context.newId('act')),
    task: TaskId.parse(context.newId('tsk')),
    tool: tool.name,
    effect: tool.effect,
    stakes: 'none',
    reversal: tool.effect === 'control' ? tool.reversal : 'none',
    input: toJsonObject(input),
    preview: tool.summary,
    policyVersion: 0,
    status: 'executing',
    requestedBy: call.by.id,
    origin: call.origin,
    idem: call.idem,
  };
}
