// Compact turns as messages of a model. Nothing else of a conversation is kept.
import { AIMessage, type BaseMessage, HumanMessage, ToolMessage } from '@langchain/core/messages';
import type { TurnCall, Turn } from '../core/ports/conversations.ts';

/** `content` is what a language model reads of an answer; the offline planner reads the answer itself. */
export function messagesOf(turns: readonly Turn[], content: (call: TurnCall) => string): BaseMessage[] {
  return turns.flatMap((turn) => {
    const said = new HumanMessage({ id: turn.id, content: turn.said });
    if (turn.calls.length === 0) return [said, new AIMessage(turn.reply)];
    const calls = turn.calls.map(({ id, tool, arguments: args }) => ({
      type: 'tool_call' as const,
      id,
      name: tool,
      args,
    }));
    const answers = turn.calls.map(
      (call) =>
        new ToolMessage({
          tool_call_id: call.id,
          name: call.tool,
          content: content(call),
          artifact: { arguments: call.arguments, result: call.result },
        }),
    );
    return [said, new AIMessage({ content: '', tool_calls: calls }), ...answers, new AIMessage(turn.reply)];
  });
}

export const said = (id: string, text: string): BaseMessage => new HumanMessage({ id, content: text });
