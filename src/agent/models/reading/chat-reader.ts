// Reads answers of the chat completions format, whole or in deltas. Lenient: ids, indexes, names and types may be missing.
import { z } from 'zod';
import type { AnswerReader, Finish, ModelAnswer, TokenUsage, WrittenCall } from './model-answer.ts';

const text = z.string().nullish().catch(undefined);
const count = z.number().nonnegative().nullish().catch(undefined);

const Call = z.looseObject({
  index: z.number().int().nullish().catch(undefined),
  id: text,
  function: z.looseObject({ name: text, arguments: z.unknown().optional() }).optional().catch(undefined),
  name: text,
  arguments: z.unknown().optional(),
  extra_content: z.unknown().optional(),
});
type Call = z.infer<typeof Call>;

const Part = z.looseObject({ type: z.string().optional(), text: z.unknown().optional() });
const Content = z
  .union([z.string(), z.array(z.union([z.string(), Part]))])
  .nullish()
  .catch(undefined);

const Message = z.looseObject({
  content: Content,
  refusal: text,
  reasoning_content: text,
  reasoning: text,
  tool_calls: z.array(Call).nullish().catch(undefined),
  function_call: Call.nullish().catch(undefined),
});
type Message = z.infer<typeof Message>;

const Choice = z.looseObject({
  delta: Message.nullish().catch(undefined),
  message: Message.nullish().catch(undefined),
  finish_reason: text,
});

const Usage = z.looseObject({
  prompt_tokens: count,
  completion_tokens: count,
  prompt_tokens_details: z.looseObject({ cached_tokens: count }).nullish().catch(undefined),
  prompt_cache_hit_tokens: count,
});

const Completion = z.looseObject({
  choices: z.array(Choice).nullish().catch(undefined),
  /** Ollama's own format. */
  message: Message.nullish().catch(undefined),
  usage: Usage.nullish().catch(undefined),
  x_groq: z
    .looseObject({ usage: Usage.nullish().catch(undefined) })
    .nullish()
    .catch(undefined),
});

interface Growing {
  readonly index: number | undefined;
  id: string;
  name: string;
  arguments: unknown;
  extra: unknown;
}

const finishes: Readonly<Record<string, Finish>> = {
  stop: 'stop',
  tool_calls: 'stop',
  function_call: 'stop',
  eos: 'stop',
  length: 'length',
  model_length: 'length',
  content_filter: 'filtered',
  safety: 'filtered',
  refusal: 'refused',
};

export class ChatReader implements AnswerReader {
  text = '';
  isWhole = false;
  readonly #calls: Growing[] = [];
  #refusal = '';
  #reasoning = '';
  #finish: Finish = 'unknown';
  #usage: TokenUsage | undefined;

  take(value: Readonly<Record<string, unknown>>): void {
    const completion = Completion.parse(value);
    const usage = completion.usage ?? completion.x_groq?.usage;
    if (usage) this.#usage = usageOf(usage);
    const [choice] = completion.choices ?? [];
    for (const message of [choice?.message, choice?.delta, completion.message]) if (message) this.#message(message);
    this.#end(choice?.finish_reason ?? '');
  }

  #end(reason: string): void {
    if (reason === '') return;
    this.isWhole = true;
    this.#finish = finishes[reason.toLowerCase()] ?? 'unknown';
  }

  #message(message: Message): void {
    const { thinking, said } = partsOf(message.content);
    this.text += said;
    this.#refusal += message.refusal ?? '';
    this.#reasoning += thinking + (message.reasoning_content ?? message.reasoning ?? '');
    const calls = [...(message.tool_calls ?? []), ...(message.function_call ? [message.function_call] : [])];
    for (const [position, call] of calls.entries()) this.#call(call, position);
  }

  #call(call: Call, position: number): void {
    const name = call.function?.name ?? call.name ?? '';
    const given = call.function?.arguments ?? call.arguments;
    const open = this.#openCall({ call, name, position });
    if (open !== undefined) return extend(open, { id: call.id ?? '', name, given, extra: call.extra_content });
    const { index, id, extra_content: extra } = call;
    this.#calls.push({ index: index ?? undefined, id: id ?? '', name, arguments: given, extra });
  }

  /** Which call a delta goes on with. Without an index, what has no name or the same id goes on with the last one. */
  #openCall({ call, name, position }: { call: Call; name: string; position: number }): Growing | undefined {
    const id = call.id ?? '';
    const last = this.#calls.at(-1);
    if (typeof call.index !== 'number') {
      if (id !== '')
        return this.#calls.findLast((one) => one.id === id && one.name === name && !isComplete(one.arguments));
      return name === '' ? (position === 0 ? last : undefined) : undefined;
    }
    const same = this.#calls.findLast(({ index }) => index === call.index);
    // Servers that number every call 0: another id or name means another call.
    const isOther = same !== undefined && id !== '' && same.id !== '' && id !== same.id && name !== '';
    return isOther ? undefined : same;
  }

  answer(): ModelAnswer {
    return {
      text: this.text,
      calls: this.#calls.map(({ id, name, arguments: given, extra }): WrittenCall => ({
        id,
        name,
        arguments: given,
        extra,
      })),
      finish: this.#refusal === '' ? this.#finish : 'refused',
      refusal: this.#refusal,
      reasoning: this.#reasoning,
      items: [],
      usage: this.#usage,
    };
  }
}

/** Nothing can be added to these arguments: what comes next is another call. */
function isComplete(given: unknown): boolean {
  if (typeof given !== 'string') return given !== undefined && given !== null;
  try {
    JSON.parse(given);
    return true;
  } catch {
    // Half of them, so far.
    return false;
  }
}

function extend(call: Growing, more: { id: string; name: string; given: unknown; extra: unknown }): void {
  if (call.name === '') call.name = more.name;
  if (call.id === '') call.id = more.id;
  call.extra ??= more.extra;
  call.arguments = joined(call.arguments, more.given);
}

const joined = (before: unknown, more: unknown): unknown => {
  if (more === undefined || more === null) return before;
  return typeof before === 'string' && typeof more === 'string' ? before + more : more;
};

/** Content may be a list of parts; those that think are never shown. */
function partsOf(content: z.infer<typeof Content>): { thinking: string; said: string } {
  if (typeof content === 'string') return { thinking: '', said: content };
  let thinking = '';
  let said = '';
  for (const part of content ?? []) {
    if (typeof part === 'string') said += part;
    else if (part.type === undefined || part.type.endsWith('text'))
      said += typeof part.text === 'string' ? part.text : '';
    else thinking += typeof part.text === 'string' ? part.text : '';
  }
  return { thinking, said };
}

const usageOf = (usage: z.infer<typeof Usage>): TokenUsage => ({
  input: usage.prompt_tokens ?? 0,
  cached: usage.prompt_tokens_details?.cached_tokens ?? usage.prompt_cache_hit_tokens ?? 0,
  output: usage.completion_tokens ?? 0,
});
