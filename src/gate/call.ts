// One call of a tool, whoever planned it: rights and schema first, then what stands already, then the road of its kind.
import type { Action } from '../core/action.ts';
import type { Call, Receipt } from '../core/ports/desk.ts';
import { Problem } from '../core/problem.ts';
import type { AnyTool } from '../core/tool.ts';
import { control, controlAgain, read } from './answer.ts';
import { reserved } from './edits.ts';
import type { Office } from './office.ts';
import { requireScope } from './principal.ts';
import { propose } from './propose.ts';
import { receiptOf } from './receipt.ts';
import { resume } from './recover.ts';
import { start } from './start.ts';
import { findTool, parseInput } from './toolbox.ts';

export async function answerCall(office: Office, call: Call): Promise<Receipt> {
  if (call.idem.startsWith(reserved)) throw new Problem('bad_request', `No call may be named ${reserved}….`);
  const tool = await findTool(office, call.tool);
  requireScope(tool, call.by);
  const input = parseInput(tool, call.input);
  const standing = await office.ledger.actionByIdem(call.idem);
  if (standing !== undefined) return again(office, { tool, input, call }, standing);
  switch (tool.effect) {
    case 'read':
      return read(office, { tool, input, call });
    case 'control':
      return control(office, { tool, input, call });
    case 'write': {
      const { by, origin, idem, provenance } = call;
      const { created, root, waits } = await propose(office, { tool, input, by, origin, idem, provenance });
      if (waits) {
        const receipt = await receiptOf(office, root);
        return { ...receipt, summary: `It waits for approval already: ${root.preview}` };
      }
      const begin = created && root.status === 'approved';
      return receiptOf(office, begin ? await start(office, root, { by: by.id, verify: false }) : root);
    }
    default:
      return tool satisfies never;
  }
}

/** The same call again: what stands is the answer, and what a crash left half done is finished first. */
async function again(
  office: Office,
  { tool, input, call }: { tool: AnyTool; input: unknown; call: Call },
  standing: Action,
): Promise<Receipt> {
  // A redirected call stands under another tool's name, so the kind is what has to agree.
  if (standing.effect !== tool.effect || standing.requestedBy !== call.by.id)
    throw new Problem('idempotency_mismatch', 'This name was given to another call before.');
  if (tool.effect === 'read') return read(office, { tool, input, call }, standing);
  if (tool.effect === 'control') return controlAgain(office, { tool, input, call }, standing);
  const how = { by: call.by.id, leaseEndedBy: office.clocks.real.now() };
  return receiptOf(office, await resume(office, standing.id, how));
}
