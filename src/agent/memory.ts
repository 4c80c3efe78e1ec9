// Compact turns as messages of a model. Nothing else of a conversation is kept.
import { AIMessage, type BaseMessage, HumanMessage, ToolMessage } from '@langchain/core/messages';
import type { TurnCall, Turn } from '../core/ports/conversations.ts';

/** `content` is what a language model reads of an answer. */
export function messagesOf(turns: readonly Turn[], content: (call: TurnCall) => string): BaseMessage[] {
  return turns.flatMap((turn) => {
    const asked = new HumanMessage({ id: turn.id, content: turn.said });
    if (turn.calls.length === 0) return [asked, new AIMessage(turn.reply)];
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
    return [asked, new AIMessage({ content: '', tool_calls: calls }), ...answers, new AIMessage(turn.reply)];
  });
}

/** The context travels beside the words: the planner that may take over reads the words alone. */
export const said = (id: string, text: string, context: string): BaseMessage =>
  new HumanMessage({ id, content: text, additional_kwargs: { context } });

const mostLetters = 24_000;

/** The newest turns, as many as a prompt has room for; an older one alone would say little. */
export function withinReach(turns: readonly Turn[]): readonly Turn[] {
  let left = mostLetters;
  const kept: Turn[] = [];
  for (const turn of turns.toReversed()) {
    left -= turn.said.length + turn.reply.length + 200 * turn.calls.length;
    if (left < 0 && kept.length > 0) break;
    kept.unshift(turn);
  }
  return kept;
}
