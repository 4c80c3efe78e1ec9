// One call of a tool, whoever planned it: rights and schema first, then what stands already, then the road of its kind.
import type { Action } from '../core/action.ts';
import type { HumanAct } from '../core/human-act.ts';
import type { ActorId } from '../core/ids.ts';
import type { Call, ActionGate, Receipt } from '../core/ports/action-gate.ts';
import { Problem } from '../core/problem.ts';
import type { AnyTool } from '../core/tool.ts';
import { control, controlAgain, read } from './answer.ts';
import { reserved } from './edits.ts';
import type { GateContext } from './context.ts';
import { requireScope } from './principal.ts';
import { judgedCall, plannedCall, propose } from './propose.ts';
import { receiptOf, written } from './receipt.ts';
import { resume } from './recover.ts';
import { start } from './start.ts';
import { findTool, noSuchTool, parseInput } from './toolbox.ts';

/**
 * What is itself a decision is no tool of a planner's. Muster may propose it, and policy then asks a person. A known `idem`
 * answers what stands and finishes what a crash cut off. Throws `not_found`, `forbidden`, `validation_failed`,
 * `bad_request` for a reserved `idem`, `idempotency_mismatch` where that name belongs to another caller or kind of call,
 * and what planning throws.
 */
export async function answerCall(context: GateContext, call: Call): Promise<Receipt> {
  const tool = await findTool(context, call.tool);
  if (tool.isDecision === true && call.by.kind !== 'system') throw await noSuchTool(context);
  return take(context, { tool, call, act: undefined });
}

/**
 * Takes only tools marked `isDecision`, else throws `bad_request`. The call counts as instructed, and the act is stored
 * with the action. Otherwise throws what `answerCall` throws.
 */
export async function decideByCall(
  context: GateContext,
  call: Parameters<ActionGate['decide']>[0],
  act: HumanAct,
): Promise<Receipt> {
  const tool = await findTool(context, call.tool);
  if (tool.isDecision !== true) throw new Problem('bad_request', `${tool.name} is no decision of its own.`);
  return take(context, { tool, call: { ...call, by: act.by, provenance: 'instructed' }, act });
}

/**
 * The same rights, plans and policy as the call has, up to where it would be stored. Stores nothing and asks nobody. Throws
 * `bad_request` for a tool that does not write.
 */
export async function previewCall(context: GateContext, call: Call): Promise<Receipt> {
  const tool = await findTool(context, call.tool);
  if (tool.isDecision === true) throw await noSuchTool(context);
  if (tool.effect !== 'write')
    throw new Problem('bad_request', `${tool.name} changes nothing that could be previewed.`);
  requireScope(tool, call.by);
  const { input, tool: _, ...asked } = call;
  const { root, members, approval } = await judgedCall(
    await plannedCall(context, { ...asked, tool, input: parseInput(tool, input) }),
  );
  return written({ root, members, approval });
}

async function take(
  context: GateContext,
  { tool, call, act }: { tool: AnyTool; call: Call; act: HumanAct | undefined },
): Promise<Receipt> {
  if (call.idem.startsWith(reserved)) throw new Problem('bad_request', `No call may be named ${reserved}….`);
  requireScope(tool, call.by);
  const input = parseInput(tool, call.input);
  const standing = await context.ledger.actionByIdem(call.idem);
  if (standing !== undefined) return again(context, { tool, input, call }, standing);
  switch (tool.effect) {
    case 'read':
      return read(context, { tool, input, call });
    case 'control':
      return control(context, { tool, input, call });
    case 'write': {
      const { by, origin, idem, provenance, worded, previews, seen } = call;
      const decided = act?.record ?? null;
      const wanted = { tool, input, by, origin, idem, provenance, worded, previews, seen, act: decided };
      const { created, root, waits } = await propose(context, wanted);
      if (waits) return waitsAlready(await receiptOf(context, root));
      const begin = created && root.status === 'approved';
      return receiptOf(context, begin ? await start(context, root, { by: by.id, verify: false }) : root);
    }
    default:
      return tool satisfies never;
  }
}

/** Whoever gave a call that name, also where another one that waited was the answer. */
async function askerOf(context: GateContext, idem: string, standing: Action): Promise<ActorId | undefined> {
  if (standing.idem === idem) return standing.requestedBy;
  const repeated = await context.ledger.repeatedCalls([standing.id]);
  return repeated.find((one) => one.idem === idem)?.requestedBy;
}

function waitsAlready(receipt: Receipt): Receipt {
  const { status, preview } = receipt.root;
  const waiting = status === 'draft' ? 'The same draft waits already' : 'It waits for approval already';
  return { ...receipt, summary: `${waiting}: ${preview}` };
}

/** The same call again: what stands is the answer, and what a crash left half done is finished first. */
async function again(
  context: GateContext,
  { tool, input, call }: { tool: AnyTool; input: unknown; call: Call },
  standing: Action,
): Promise<Receipt> {
  // A redirected call stands under another tool's name, so the kind is what has to agree.
  if (standing.effect !== tool.effect || (await askerOf(context, call.idem, standing)) !== call.by.id)
    throw new Problem('idempotency_mismatch', 'This name was given to another call before.');
  if (tool.effect === 'read') return read(context, { tool, input, call }, standing);
  if (tool.effect === 'control') return controlAgain(context, { tool, input, call }, standing);
  const how = { by: call.by.id, leaseEndedBy: context.clocks.real.now() };
  return receiptOf(context, await resume(context, standing.id, how));
}
