// A language model with the built-in planner behind it: when the provider fails or rests, the planner goes on from the very
// same messages, and the turn is told so.
import type { CallbackManagerForLLMRun } from '@langchain/core/callbacks/manager';
import {
  BaseChatModel,
  type BaseChatModelCallOptions,
  type BindToolsInput,
} from '@langchain/core/language_models/chat_models';
import { AIMessageChunk, type BaseMessage } from '@langchain/core/messages';
import { ChatGenerationChunk, type ChatResult } from '@langchain/core/outputs';
import type { Runnable } from '@langchain/core/runnables';
import type { Log } from '../../core/log.ts';
import type { Breaker } from './breaker.ts';

interface Pair {
  readonly primary: BaseChatModel;
  readonly planner: BaseChatModel;
  readonly breaker: Breaker;
  readonly modelName: string;
  /** For one whole answer, also one that comes in drops. */
  readonly patienceMs: number;
  readonly log: Log;
  /** Who answers next: `true` the language model, `false` the planner. */
  readonly onChoice: (usesModel: boolean) => void;
}

/** Only this model tells the loop of its words: the one behind it would tell them twice. */
const quiet: { callbacks: [] } = { callbacks: [] };

type Asked = Runnable<BaseMessage[], AIMessageChunk> | BaseChatModel;

/** One for each turn; the breaker is shared by all. */
export class ModelWithFallback extends BaseChatModel {
  readonly #pair: Pair;
  #asked: Asked;
  /** Once the planner has answered in a turn it stays: two minds on one message is how things are done twice. */
  #fellBack = false;

  constructor(pair: Pair) {
    super({});
    this.#pair = pair;
    this.#asked = pair.primary;
  }

  override _llmType(): string {
    return 'with-fallback';
  }

  get fellBack(): boolean {
    return this.#fellBack;
  }

  override bindTools(tools: BindToolsInput[], options?: Partial<BaseChatModelCallOptions>): this {
    this.#pair.planner.bindTools?.(tools, options);
    this.#asked = this.#pair.primary.bindTools?.(tools, options) ?? this.#pair.primary;
    return this;
  }

  override async _generate(messages: BaseMessage[], options: this['ParsedCallOptions']): Promise<ChatResult> {
    const model = this.#choose();
    if (model !== undefined)
      try {
        const message = await model.invoke(messages, this.#limits(options.signal));
        this.#pair.breaker.succeeded();
        // Some servers give every answer the same id, and the loop takes the same id for the same message.
        delete message.id;
        return { generations: [{ text: message.text, message }] };
      } catch (error) {
        this.#fallBack(error, options.signal);
      }
    const message = await this.#pair.planner.invoke(messages, quiet);
    return { generations: [{ text: message.text, message }] };
  }

  override async *_streamResponseChunks(
    messages: BaseMessage[],
    options: this['ParsedCallOptions'],
    run?: CallbackManagerForLLMRun,
  ): AsyncGenerator<ChatGenerationChunk> {
    const model = this.#choose();
    if (model !== undefined)
      try {
        for await (const chunk of whole(await model.stream(messages, this.#limits(options.signal))))
          yield await spoken(chunk, run);
        this.#pair.breaker.succeeded();
        return;
      } catch (error) {
        this.#fallBack(error, options.signal);
      }
    for await (const chunk of await this.#pair.planner.stream(messages, quiet)) yield await spoken(chunk, run);
  }

  #choose(): Asked | undefined {
    if (!this.#pair.breaker.isClosed()) this.#fellBack = true;
    this.#pair.onChoice(!this.#fellBack);
    return this.#fellBack ? undefined : this.#asked;
  }

  #fallBack(error: unknown, signal: AbortSignal | undefined): void {
    if (signal?.aborted === true) throw error;
    const { breaker, log, modelName, onChoice } = this.#pair;
    breaker.failed();
    // What a provider throws may quote what it was sent: only the class is logged.
    log.warn('agent.model_failed', { model: modelName, code: error instanceof Error ? error.name : typeof error });
    this.#fellBack = true;
    onChoice(false);
  }

  #limits(signal: AbortSignal | undefined): { signal: AbortSignal; callbacks: [] } {
    const patience = AbortSignal.timeout(this.#pair.patienceMs);
    return { ...quiet, signal: signal === undefined ? patience : AbortSignal.any([signal, patience]) };
  }
}

async function spoken(
  message: AIMessageChunk,
  run: CallbackManagerForLLMRun | undefined,
): Promise<ChatGenerationChunk> {
  const chunk = new ChatGenerationChunk({ text: message.text, message });
  await run?.handleLLMNewToken(message.text, undefined, undefined, undefined, undefined, { chunk });
  return chunk;
}

/** Words as they come, calls only when they are complete: half a call must not be continued by the planner. */
async function* whole(stream: AsyncIterable<AIMessageChunk>): AsyncGenerator<AIMessageChunk> {
  let all: AIMessageChunk | undefined;
  for await (const chunk of stream) {
    all = all?.concat(chunk) ?? chunk;
    if (chunk.text !== '') yield new AIMessageChunk(chunk.text);
  }
  const calls = all?.tool_call_chunks ?? [];
  if (calls.length > 0) yield new AIMessageChunk({ content: '', tool_call_chunks: calls });
}
