// One turn through LangChain's loop: model, tools, model, until a reply stands. Loaded when first needed: it takes a second.
import type { BaseChatModel } from '@langchain/core/language_models/chat_models';
import { AIMessage, AIMessageChunk, type BaseMessage } from '@langchain/core/messages';
import { createAgent } from 'langchain';
import { z } from 'zod';
import type { AnyTool } from '../core/tool.ts';
import type { Executor } from './executor.ts';
import { loopTools } from './loop-tools.ts';

/** Model and tools are a graph step each. */
const mostSteps = 12;

interface Run {
  readonly model: BaseChatModel;
  readonly tools: readonly AnyTool[];
  readonly executor: Executor;
  readonly systemPrompt: string;
  readonly messages: readonly BaseMessage[];
  readonly signal: AbortSignal | undefined;
}

const State = z.looseObject({ messages: z.array(z.unknown()) });

/** The reply's text; undefined when the model found no end. */
export async function runLoop(run: Run): Promise<string | undefined> {
  const agent = createAgent({
    model: run.model,
    tools: loopTools(run.tools, run.executor),
    systemPrompt: run.systemPrompt,
  });
  const input = { messages: [...run.messages] };
  const config = { recursionLimit: mostSteps * 2 + 1, ...(run.signal === undefined ? {} : { signal: run.signal }) };
  try {
    return lastReply(await agent.invoke(input, config));
  } catch (error) {
    if (error instanceof Error && error.name === 'GraphRecursionError') return undefined;
    throw error;
  }
}

function lastReply(state: unknown): string | undefined {
  const last = State.safeParse(state).data?.messages.at(-1);
  return AIMessage.isInstance(last) || AIMessageChunk.isInstance(last) ? last.text : undefined;
}
