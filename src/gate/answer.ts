// Calls that change no other system: reads, and control tools, which decide on other actions by the caller's own rights.
import type { Action } from '../core/action.ts';
import { ActionId, TaskId } from '../core/ids.ts';
import { defectOf } from '../core/log.ts';
import type { Call, Receipt } from '../core/ports/desk.ts';
import { Problem } from '../core/problem.ts';
import type { AnyTool, ControlTool, ReadTool } from '../core/tool.ts';
import { blankAction } from './blank-action.ts';
import { toJson, toJsonObject } from './digest.ts';
import { businessNow, currentSettings, leaseFrom, type Office } from './office.ts';
import { receiptOf, written } from './receipt.ts';
import { within } from './toolbox.ts';

/** A call whose input is parsed. */
export interface Parsed<Tool extends AnyTool> {
  readonly tool: Tool;
  readonly input: unknown;
  readonly call: Call;
}

/** The answer is not kept: asked again, the same read is done afresh, and its row stays the first one. */
export async function read(office: Office, { tool, input, call }: Parsed<ReadTool>, known?: Action): Promise<Receipt> {
  const settings = await currentSettings(office);
  const row = known ?? rowOf(office, { tool, input, call });
  try {
    const setting = { actor: call.by, key: row.id, settings };
    const output = await within(office, setting, (context) => tool.execute(input, context));
    const summary = tool.summarize(output);
    const now = businessNow(office);
    const done: Action = { ...row, status: 'executed', preview: summary, executedAt: now, updatedAt: now };
    const root = known ?? (await office.ledger.open({ root: done, members: [], approval: undefined })).root;
    return written({ root, members: [], approval: undefined, answer: { result: toJson(output), summary } });
  } catch (error) {
    const failed: Action = { ...row, status: 'failed', problem: noted(office, row, error) };
    if (known === undefined) await office.ledger.open({ root: failed, members: [], approval: undefined });
    throw error;
  }
}

export async function control(office: Office, { tool, input, call }: Parsed<ControlTool>): Promise<Receipt> {
  if (call.provenance === 'influenced') return refuse(office, { tool, input, call });
  const settings = await currentSettings(office);
  const setting = { actor: call.by, key: office.newId('pin'), settings };
  const pinned = await within(office, setting, (context) => tool.pin(input, context));
  const row: Action = { ...rowOf(office, { tool, input: pinned, call }), attempt: 1, leaseUntil: leaseFrom(office) };
  const { created, root } = await office.ledger.open({ root: row, members: [], approval: undefined });
  return created ? carryOut(office, { tool, input: pinned, call }, root) : receiptOf(office, root);
}

/** Nobody decides by text from outside, whatever rights the reader of that text has. The attempt is kept. */
async function refuse(office: Office, parsed: Parsed<ControlTool>): Promise<never> {
  const detail =
    'Text from outside may have led to this. Decisions and undoing then need your own click or a message of your own.';
  const problem = { code: 'forbidden', detail } as const;
  const root: Action = { ...rowOf(office, parsed), status: 'failed', problem };
  await office.ledger.open({ root, members: [], approval: undefined });
  throw withAttempt(new Problem('forbidden', detail), root);
}

/**
 * Goes on where an earlier try of the same call was cut off, or was given up by the sweep after a crash. Deciding and
 * undoing are themselves done once, so repeating them is safe.
 */
export async function controlAgain(office: Office, parsed: Parsed<ControlTool>, action: Action): Promise<Receipt> {
  const pinned = { ...parsed, input: parsed.tool.input.parse(action.input) };
  if (action.status === 'failed' && action.uncertain) return carryOut(office, pinned, action);
  if (action.status !== 'executing') return receiptOf(office, action);
  const claimed = await office.ledger.step({
    action: action.id,
    from: ['executing'],
    to: 'executing',
    leaseEndedBy: office.clocks.real.now(),
    by: parsed.call.by.id,
    set: { attempt: action.attempt + 1, leaseUntil: leaseFrom(office) },
  });
  if (claimed === undefined) return receiptOf(office, await office.ledger.action(action.id));
  return carryOut(office, pinned, claimed);
}

async function carryOut(office: Office, { tool, input, call }: Parsed<ControlTool>, root: Action): Promise<Receipt> {
  const settings = await currentSettings(office);
  const step = { action: root.id, from: ['executing', 'failed'] as const, by: call.by.id };
  try {
    const setting = { actor: call.by, key: root.id, settings };
    const output = await within(office, setting, (context) => tool.execute(input, context));
    const result = toJson(output);
    const set = { output: result, executedAt: businessNow(office), leaseUntil: null, problem: null, uncertain: false };
    const executed = await office.ledger.step({ ...step, to: 'executed', set });
    const answer = { result, summary: tool.summarize(output) };
    return written({
      root: executed ?? (await office.ledger.action(root.id)),
      members: [],
      approval: undefined,
      answer,
    });
  } catch (error) {
    const set = { problem: noted(office, root, error), leaseUntil: null };
    await office.ledger.step({ ...step, from: ['executing'], to: 'failed', set });
    throw error instanceof Problem ? withAttempt(error, root) : error;
  }
}

/** The attempt stands in the ledger, so whoever made the call can name it. */
const withAttempt = (problem: Problem, { id, task }: Action): Problem =>
  problem.with({ attempt: { action_id: id, task_id: task } });

function noted(office: Office, action: Action, error: unknown): { code: string; detail: string } {
  if (error instanceof Problem) return { code: error.code, detail: error.message };
  office.log.error('tool failed', { tool: action.tool, action: action.id, defect: defectOf(error) });
  return { code: 'internal', detail: 'It broke off unexpectedly.' };
}

function rowOf(office: Office, { tool, input, call }: Parsed<ReadTool | ControlTool>): Action {
  return {
    ...blankAction(businessNow(office)),
    id: ActionId.parse(office.newId('act')),
    task: TaskId.parse(office.newId('tsk')),
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
