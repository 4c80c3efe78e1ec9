// The conversation as the planner needs it: earlier turns with what came of their calls, and what this turn has done so far.
import { AIMessage, type BaseMessage, ToolMessage } from '@langchain/core/messages';
import { JsonObject } from '../../../../core/json.ts';
import { CallRecord, type CallResult } from '../../../call-result.ts';

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
