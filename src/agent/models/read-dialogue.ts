// The talk of a language model as the planner reads it, which takes over in the middle of a turn.
import { AIMessage, type BaseMessage, ToolMessage } from '@langchain/core/messages';
import { JsonObject } from '../../core/json.ts';
import { CallRecord } from '../call-result.ts';
import type { Dialogue, PastTurn } from '../planner/dialogue.ts';

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

function readTurn(messages: readonly BaseMessage[]): PastTurn {
  const records = new Map<string, CallRecord>();
  for (const message of messages) {
    if (!ToolMessage.isInstance(message)) continue;
    const record = CallRecord.safeParse(message.artifact).data;
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
