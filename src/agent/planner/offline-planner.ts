// The built-in planner as a chat model: no key, no network, the same words always give the same calls.
import { createHash } from 'node:crypto';
import type { CallbackManagerForLLMRun } from '@langchain/core/callbacks/manager';
import { BaseChatModel, type BindToolsInput } from '@langchain/core/language_models/chat_models';
import { AIMessage, AIMessageChunk, type BaseMessage } from '@langchain/core/messages';
import { ChatGenerationChunk, type ChatResult } from '@langchain/core/outputs';
import { defectOf, type Log } from '../../core/log.ts';
import { Problem } from '../../core/problem.ts';
import type { World } from '../../services/operations/world.ts';
import { askTool } from '../ask.ts';
import { boundsOf } from './bounds.ts';
import { pressOn } from './press.ts';
import type { Reader } from '../reader.ts';
import { readDialogue } from './dialogue.ts';
import type { Dialogue } from './dialogue.ts';
import { Stepper, type Step } from './step.ts';

interface PlannerDependencies {
  readonly world: World;
  readonly reader: Reader;
  readonly log: Log;
}

/** One for each turn: it holds the world of that turn. */
export class OfflinePlanner extends BaseChatModel {
  readonly #parts: PlannerDependencies;

  readonly #stepper = new Stepper();

  #tools: ReadonlySet<string> = new Set();

  constructor(dependencies: PlannerDependencies) {
    super({});
    this.#parts = dependencies;
  }

  override _llmType(): string {
    return 'offline-planner';
  }

  override bindTools(tools: BindToolsInput[]): this {
    this.#tools = new Set(
      tools.flatMap((tool) => ('name' in tool && typeof tool.name === 'string' ? [tool.name] : [])),
    );
    return this;
  }

  override async _generate(messages: BaseMessage[]): Promise<ChatResult> {
    const { text, calls } = await this.#decide(messages);
    const message = new AIMessage({
      content: text,
      tool_calls: calls.map((call) => ({ ...call, type: 'tool_call' as const })),
    });
    return { generations: [{ text, message }] };
  }

  override async *_streamResponseChunks(
    messages: BaseMessage[],
    _options: this['ParsedCallOptions'],
    run?: CallbackManagerForLLMRun,
  ): AsyncGenerator<ChatGenerationChunk> {
    const { text, calls } = await this.#decide(messages);
    const chunks =
      calls.length > 0
        ? [new AIMessageChunk({ content: '', tool_call_chunks: calls.map(chunkOf) })]
        : (text.match(/\S+\s*/g) ?? []).map((word) => new AIMessageChunk(word));
    for (const message of chunks) {
      const chunk = new ChatGenerationChunk({ text: message.text, message });
      yield chunk;
      await run?.handleLLMNewToken(message.text, undefined, undefined, undefined, undefined, { chunk });
    }
  }

  async #decide(messages: readonly BaseMessage[]): Promise<{ text: string; calls: PlannedCall[] }> {
    const heard = readDialogue(messages);
    const bounds = boundsOf(heard.said);
    const dialogue = withinBounds(heard);
    const before =
      heard.done.length > 0 ? undefined : bounds.kind === 'beyond' ? asking(bounds.answer) : pressed(heard);
    const step = before ?? (await this.#step(dialogue));
    if (step.kind === 'reply') return { text: step.text, calls: [] };
    const calls = step.calls.map((call, index) => ({
      id: callId([dialogue.turnId, String(dialogue.done.length), String(index), JSON.stringify(call)]),
      name: call.tool,
      args: call.arguments,
    }));
    return { text: '', calls };
  }

  /** A defect of the planner's own must not cost the person their answer: it is logged, and said. */
  async #step(dialogue: Dialogue): Promise<Step> {
    try {
      return await this.#stepper.next({ ...this.#parts, dialogue, tools: this.#tools });
    } catch (error) {
      if (error instanceof Problem) throw error;
      this.#parts.log.error('agent.planner_failed', { defect: defectOf(error) });
      return afterDefect(dialogue);
    }
  }
}

const afterDefect = ({ done }: Dialogue): Step =>
  done.length > 0
    ? {
        kind: 'reply',
        text: 'What is listed here was done or waits. I stumbled while I was writing the answer, though.',
      }
    : asking(
        'I stumbled over that message, through a fault of my own, and have done nothing. Could you say it in other words?',
      );

const asking = (question: string): Step => ({
  kind: 'calls',
  calls: [{ tool: askTool.name, arguments: { question } }],
});

/** What was offered is done as it was shown, or dropped. */
function pressed({ said, earlier }: Dialogue): Step | undefined {
  const press = pressOn(said, earlier.at(-1));
  if (press === undefined) return undefined;
  return press.kind === 'reading'
    ? { kind: 'calls', calls: press.calls }
    : asking('All right. What shall I do instead?');
}

/** A message that was too much to read is not read later either, as an earlier turn. */
const withinBounds = ({ said, earlier, ...dialogue }: Dialogue): Dialogue => ({
  ...dialogue,
  said: readable(said),
  earlier: earlier.map((turn) => ({ ...turn, said: readable(turn.said) })),
});
const readable = (said: string): string => (boundsOf(said).kind === 'within' ? said : '');

interface PlannedCall {
  readonly id: string;
  readonly name: string;
  readonly args: Record<string, unknown>;
}

/** The same turn planned again names its calls alike. */
const callId = (parts: readonly string[]): string =>
  `call_${createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 20)}`;

const chunkOf = ({ id, name, args }: PlannedCall, index: number) => ({
  type: 'tool_call_chunk' as const,
  index,
  id,
  name,
  args: JSON.stringify(args),
});
