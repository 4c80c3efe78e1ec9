// The conversation as the planner needs it: earlier turns with what came of their calls, and what this turn has done so far.
import { AIMessage, type BaseMessage, ToolMessage } from '@langchain/core/messages';
import { JsonObject } from '../../core/json.ts';
import { CallRecord, type CallResult } from '../call-result.ts';
import type { World } from '../../services/operations/world.ts';

export interface PastCall {
  readonly tool: string;
  readonly arguments: JsonObject;
  readonly result: CallResult | undefined;
}

export interface PastTurn {
  readonly said: string;
  readonly calls: readonly PastCall[];
  readonly reply: string;
}

export interface Dialogue {
  readonly turnId: string;
  readonly said: string;
  /** Oldest first. */
  readonly earlier: readonly PastTurn[];
  /** What was called in this turn, by whichever model. */
  readonly done: readonly PastCall[];
}

export function readDialogue(messages: readonly BaseMessage[]): Dialogue {
  const starts = messages.flatMap((message, index) => (message.getType() === 'human' ? [index] : []));
  const turns = starts.map((start, index) => readTurn(messages.slice(start, starts[index + 1])));
  const current = turns.at(-1);
  return {
    turnId: messages[starts.at(-1) ?? 0]?.id ?? '',
    said: current?.said ?? '',
    earlier: turns.slice(0, -1),
    done: current?.calls ?? [],
  };
}

/** Each step of a turn reads the whole talk again: what a message holds is checked once. */
const recorded = new WeakMap<ToolMessage, CallRecord | undefined>();

function recordIn(message: ToolMessage): CallRecord | undefined {
  if (!recorded.has(message)) recorded.set(message, CallRecord.safeParse(message.artifact).data);
  return recorded.get(message);
}

function readTurn(messages: readonly BaseMessage[]): PastTurn {
  const records = new Map<string, CallRecord>();
  for (const message of messages) {
    if (!ToolMessage.isInstance(message)) continue;
    const record = recordIn(message);
    if (record !== undefined) records.set(message.tool_call_id, record);
  }
  const calls = messages.flatMap((message) => (AIMessage.isInstance(message) ? (message.tool_calls ?? []) : []));
  const last = messages.at(-1);
  return {
    said: messages[0]?.text ?? '',
    calls: calls.map(({ id, name, args }) => ({
      tool: name,
      // A model may write names: the record has the ids that they were resolved to.
      arguments: records.get(id ?? '')?.arguments ?? JsonObject.catch({}).parse(args),
      result: records.get(id ?? '')?.result,
    })),
    reply: last !== undefined && AIMessage.isInstance(last) ? last.text : '',
  };
}

const waits = ({ result }: PastCall): boolean =>
  result?.kind === 'action' && (result.status === 'pending_approval' || result.status === 'draft');

/** What this talk left waiting, as it stands now: it may have been approved, declined or sent at another door. */
export async function upToDate(dialogue: Dialogue, world: Pick<World, 'recentActions'>): Promise<Dialogue> {
  if (!dialogue.earlier.some(({ calls }) => calls.some(waits))) return dialogue;
  const statuses = new Map((await world.recentActions()).map(({ id, status }) => [String(id), status]));
  const now = (call: PastCall): PastCall => {
    const { result } = call;
    if (!waits(call) || result?.kind !== 'action') return call;
    const status = statuses.get(result.action_id) ?? result.status;
    if (status === result.status) return call;
    const { approval: _, ...rest } = result;
    return { ...call, result: { ...rest, status } };
  };
  return { ...dialogue, earlier: dialogue.earlier.map((turn) => ({ ...turn, calls: turn.calls.map(now) })) };
}
