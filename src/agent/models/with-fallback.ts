// A language model with the built-in planner behind it: when the provider fails or rests, the planner goes on from the very
// same messages, and the turn is told so.
import { BaseChatModel, type BindToolsInput } from '@langchain/core/language_models/chat_models';
import { AIMessage, type BaseMessage, ToolMessage } from '@langchain/core/messages';
import type { ChatResult } from '@langchain/core/outputs';
import { z } from 'zod';
import type { Log } from '../../core/log.ts';
import type { Telemetry } from '../../core/telemetry.ts';
import type { Answerer } from '../../core/ports/usage-book.ts';
import type { Executor } from '../executor.ts';
import { type LastWords, lastWordsOf } from '../last-words.ts';
import { askMeasured } from './ask-measured.ts';
import type { Breaker } from './breaker.ts';
import type { OfferedTool } from './dialects/lower-request.ts';
import type { Meter } from './meter.ts';
import type { OfflinePlanner, PlannedCall } from '../planner/offline-planner.ts';
import { budgetNotice, fallbackNotice, wordByWord } from '../reader.ts';
import { type Provider, waitOf } from './provider.ts';
import { callsInText } from './reading/calls-in-text.ts';
import type { ModelAnswer } from './reading/model-answer.ts';
import { toolFor, usableCalls, type UsableCall } from './reading/usable-calls.ts';
import { withoutReasoning } from './reading/visible-text.ts';
import { readDialogue } from './read-dialogue.ts';
import { unusableCall } from './unusable-call.ts';

interface Pair {
  readonly provider: Provider;
  readonly planner: OfflinePlanner;
  readonly breaker: Breaker;
  readonly executor: Executor;
  readonly maxTokens: number | undefined;
  readonly log: Log;
  /** Names of the tools that a language model is told of: what the person may not use would only be refused. */
  readonly offered: ReadonlySet<string>;
  readonly meter: Meter;
  /** Takes words as they come; absent where nobody is looking. */
  readonly speak: ((text: string) => void) | undefined;
  readonly telemetry: Telemetry;
}

/** What is shown before an answer is whole stays within what any answer may be long. */
const mostShown = 4_000;

/** One for each turn; provider and breaker are shared by all. */
export class ModelWithFallback extends BaseChatModel {
  readonly #pair: Pair;
  #tools: readonly OfferedTool[] = [];
  #names: ReadonlySet<string> = new Set();
  /** Once the planner has answered in a turn it stays: two minds on one message is how things are done twice. */
  #fellBack = false;
  #answeredBy: Answerer = 'model';
  #asks = false;
  #answers = 0;
  #hasSpoken = false;
  #noticed = false;

  constructor(pair: Pair) {
    super({});
    this.#pair = pair;
  }

  override _llmType(): string {
    return 'with-fallback';
  }

  /** Said before the planner's words; empty where the language model answered. */
  get notice(): string {
    if (this.#answeredBy === 'model') return '';
    return this.#answeredBy === 'budget' ? budgetNotice : fallbackNotice;
  }

  get answeredBy(): Answerer {
    return this.#answeredBy;
  }

  /** The reply is a question that no tool asked. */
  get asks(): boolean {
    return this.#asks;
  }

  override bindTools(tools: BindToolsInput[]): this {
    const known = tools.flatMap((tool) => OfferedToolSchema.safeParse(tool).data ?? []);
    this.#tools = known.filter(({ name }) => this.#pair.offered.has(name));
    this.#names = new Set(known.map(({ name }) => name).filter((name) => name !== unusableCall.name));
    return this;
  }

  override async _generate(messages: BaseMessage[], options: this['ParsedCallOptions']): Promise<ChatResult> {
    const message = (await this.#fromModel(messages, options.signal)) ?? (await this.#fromPlanner(messages));
    return { generations: [{ text: message.text, message }] };
  }

  /** Undefined: the planner has to answer. */
  async #fromModel(messages: readonly BaseMessage[], signal: AbortSignal | undefined): Promise<AIMessage | undefined> {
    const { breaker, executor, provider, meter } = this.#pair;
    if (!breaker.isClosed()) this.#handOver('failure');
    if (this.#fellBack) return undefined;
    const ending = executor.ending();
    if (ending !== undefined) return this.#close(ending, '');
    const letters = lettersIn(messages, this.#tools);
    if (!(await meter.begin(letters))) return this.#handOver('budget');
    executor.plannedByModel(true);
    let shown = '';
    const show = (sentences: string): void => {
      if (!sentences.startsWith(shown) || sentences.length > mostShown) return;
      this.#say(sentences.slice(shown.length), shown === '');
      shown = sentences;
    };
    try {
      const { maxTokens, speak, telemetry } = this.#pair;
      const answer = await askMeasured(telemetry, {
        provider,
        messages,
        tools: this.#tools,
        maxTokens,
        signal,
        show: speak === undefined ? undefined : show,
      });
      breaker.succeeded();
      const cost = await meter.end(answer.usage, { sent: letters, got: answer.text.length });
      telemetry.count('muster_model_cost_total', { gen_ai_request_model: provider.model }, cost);
      return this.#took(answer, shown);
    } catch (error) {
      await meter.failed();
      this.#fallBack(error, signal);
      return undefined;
    }
  }

  #took(answer: ModelAnswer, shown: string): AIMessage {
    const { provider, executor } = this.#pair;
    const text = withoutReasoning(answer.text);
    const inText =
      answer.calls.length === 0 && provider.dialect.callsInText
        ? callsInText(text, (name) => toolFor(name, this.#tools) !== undefined)
        : { text, calls: answer.calls };
    this.#answers += 1;
    // What a filter or a refusal has stopped is not carried out in part.
    const isStopped = answer.finish === 'filtered' || answer.finish === 'refused';
    const calls = isStopped ? [] : usableCalls(inText.calls, this.#tools, String(this.#answers));
    if (calls.length > 0) return calling(inText.text, calls, answer);
    return this.#close(lastWordsOf({ ...answer, text: inText.text }, executor.calls), shown);
  }

  #close({ text, asks }: LastWords, shown: string): AIMessage {
    this.#asks ||= asks;
    if (text.startsWith(shown)) this.#say(text.slice(shown.length), shown === '');
    else this.#say(text, true);
    return new AIMessage(text);
  }

  async #fromPlanner(messages: readonly BaseMessage[]): Promise<AIMessage> {
    this.#pair.executor.plannedByModel(false);
    const step = await this.#pair.planner.next(readDialogue(readable(messages)), this.#names);
    if (step.kind === 'calls') return planned(step.calls);
    this.#say(this.#noticed ? '' : this.notice, true);
    this.#noticed = true;
    for (const word of wordByWord(step.text)) this.#say(word, false);
    return new AIMessage(step.text);
  }

  /** A new message stands apart from what was said before it. */
  #say(text: string, isNew: boolean): void {
    const { speak } = this.#pair;
    if (text === '' || speak === undefined) return;
    speak(isNew && this.#hasSpoken ? `\n\n${text}` : text);
    this.#hasSpoken = true;
  }

  #fallBack(error: unknown, signal: AbortSignal | undefined): void {
    if (signal?.aborted === true) throw error;
    const { breaker, log, provider } = this.#pair;
    breaker.failed(waitOf(error));
    // What a provider throws may quote what it was sent: only the class is logged.
    log.warn('agent.model_failed', { model: provider.model, code: error instanceof Error ? error.name : typeof error });
    this.#handOver('failure');
  }

  /** From here on the planner answers. */
  #handOver(because: Exclude<Answerer, 'model'>): undefined {
    if (!this.#fellBack) this.#answeredBy = because;
    this.#fellBack = true;
    return undefined;
  }
}

const OfferedToolSchema = z.object({
  name: z.string(),
  description: z.string(),
  // As it is: what was made of it for a dialect is known by the object.
  schema: z.custom<OfferedTool['schema']>((value) => typeof value === 'object' && value !== null),
});

const lengths = new WeakMap<OfferedTool['schema'], number>();

function lengthOf(schema: OfferedTool['schema']): number {
  const known = lengths.get(schema) ?? JSON.stringify(schema).length;
  lengths.set(schema, known);
  return known;
}

/** Nearly all of a request: tools and messages. */
function lettersIn(messages: readonly BaseMessage[], tools: readonly OfferedTool[]): number {
  const said = messages.reduce((sum, message) => sum + message.text.length, 0);
  return tools.reduce((sum, tool) => sum + tool.description.length + lengthOf(tool.schema), said);
}

function calling(text: string, calls: readonly UsableCall[], answer: ModelAnswer): AIMessage {
  const extras = Object.fromEntries(calls.flatMap(({ id, extra }) => (extra === undefined ? [] : [[id, extra]])));
  return new AIMessage({
    content: text,
    tool_calls: calls.map(({ id, name, args }) => ({ type: 'tool_call', id, name, args })),
    additional_kwargs: {
      replay: { ...(answer.reasoning === '' ? {} : { reasoning: answer.reasoning }), items: answer.items, extras },
    },
  });
}

const planned = (calls: readonly PlannedCall[]): AIMessage =>
  new AIMessage({
    content: '',
    tool_calls: calls.map(({ id, tool, arguments: args }) => ({ type: 'tool_call', id, name: tool, args })),
  });

/** Calls that never became one are no part of the talk for the planner. */
function readable(messages: readonly BaseMessage[]): BaseMessage[] {
  const unusable = new Set<string>();
  return messages.flatMap((message): BaseMessage[] => {
    if (ToolMessage.isInstance(message)) return unusable.has(message.tool_call_id) ? [] : [message];
    if (!AIMessage.isInstance(message)) return [message];
    const calls = message.tool_calls ?? [];
    for (const { id, name } of calls) if (name === unusableCall.name && id !== undefined) unusable.add(id);
    const kept = calls.filter(({ name }) => name !== unusableCall.name);
    if (kept.length === calls.length) return [message];
    return kept.length === 0 ? [] : [new AIMessage({ content: message.text, tool_calls: kept })];
  });
}
