// A gate for a candidate in shadow: it answers reads, takes down what would be changed, and changes nothing.
import { allows } from '../../core/access.ts';
import type { Action } from '../../core/action.ts';
import { ActionId, type NewId, TaskId } from '../../core/ids.ts';
import { Json, JsonObject } from '../../core/json.ts';
import type { TurnCall } from '../../core/ports/conversations.ts';
import type { Call, ActionGate, Receipt } from '../../core/ports/action-gate.ts';
import { Problem } from '../../core/problem.ts';
import type { ShadowCall } from '../../core/shadow.ts';
import type { AnyTool, ReadTool } from '../../core/tool.ts';
import { blankAction } from '../../gate/blank-action.ts';
import { parseInput } from '../../gate/toolbox.ts';
import type { World } from '../../services/operations/world.ts';
import { CallResult } from '../call-result.ts';
import { isSameCall } from './same-call.ts';

interface ShadowGateDependencies {
  readonly tools: readonly AnyTool[];
  readonly world: World;
  readonly newId: NewId;
  /** What was really called: a read that was answered there is answered alike, as of the time before anything was changed. */
  readonly made: readonly TurnCall[];
  readonly signal: AbortSignal;
}

export interface ShadowGate extends ActionGate {
  readonly proposed: readonly ShadowCall[];
}

/** Reads that leave a record behind: what they answer is known only where they were really made. */
const journalled: ReadonlySet<string> = new Set(['score_candidate']);

const refused = (): Promise<never> =>
  Promise.reject(new Problem('unavailable', 'A candidate in shadow neither decides nor undoes.'));

export function shadowGate(dependencies: ShadowGateDependencies): ShadowGate {
  const proposed: ShadowCall[] = [];
  return {
    proposed,
    async call(call) {
      const tool = dependencies.tools.find(({ name }) => name === call.tool);
      if (tool === undefined) throw new Problem('not_found', `There is no tool ${call.tool}.`);
      if (!allows(call.by.scopes, tool.scope))
        throw new Problem('forbidden', `${call.tool} is not open to whoever asks.`);
      const input = JsonObject.parse(JSON.parse(JSON.stringify(parseInput(tool, call.input))));
      if (tool.effect === 'read') {
        const result = await read(tool, { dependencies, call, input });
        proposed.push({ tool: tool.name, arguments: input, effect: tool.effect });
        return receiptOf({ dependencies, call, tool, input, result });
      }
      proposed.push({ tool: tool.name, arguments: input, effect: tool.effect });
      return receiptOf({ dependencies, call, tool, input });
    },
    preview: refused,
    decide: refused,
    approve: refused,
    reject: refused,
    edit: refused,
    withdraw: refused,
    sendDraft: refused,
    editDraft: refused,
    discardDraft: refused,
    undoAction: refused,
    undoTask: refused,
    undoLast: refused,
  };
}

async function read(
  tool: ReadTool,
  { dependencies, call, input }: { dependencies: ShadowGateDependencies; call: Call; input: JsonObject },
): Promise<Json> {
  const answered = dependencies.made.find(
    (made) => made.tool === tool.name && isSameCall({ tool: tool.name, arguments: input }, made),
  );
  const known = answered === undefined ? undefined : CallResult.safeParse(answered.result).data;
  if (known?.kind === 'action' && known.result !== undefined) return known.result;
  if (journalled.has(tool.name)) throw new Problem('unavailable', `${tool.name} is not asked in shadow.`);
  const { settings, now } = dependencies.world;
  const context = {
    tenant: call.by.tenant,
    actor: call.by,
    key: call.idem,
    now,
    settings,
    signal: dependencies.signal,
  };
  return Json.parse(JSON.parse(JSON.stringify((await tool.execute(input, context)) ?? null)));
}

interface Receiving {
  readonly dependencies: ShadowGateDependencies;
  readonly call: Call;
  readonly tool: AnyTool;
  readonly input: JsonObject;
  readonly result?: Json;
}

/** As the gate would answer, so that the candidate goes on as it would: what is routine is told as done. */
function receiptOf({ dependencies, call, tool, input, result }: Receiving): Receipt {
  const isHigh = tool.effect === 'write' && tool.stakes === 'high';
  const preview = `${tool.name} ${JSON.stringify(input)}`;
  const root: Action = {
    ...blankAction(dependencies.world.now),
    id: ActionId.parse(dependencies.newId('act')),
    task: TaskId.parse(dependencies.newId('task')),
    tool: tool.name,
    effect: tool.effect,
    stakes: isHigh ? 'high' : 'routine',
    reversal: 'none',
    input,
    preview,
    status: isHigh ? 'pending_approval' : 'executed',
    requestedBy: call.by.id,
    origin: call.origin,
    idem: call.idem,
    policyVersion: 0,
  };
  return { root, members: [], approval: undefined, result, summary: preview };
}
