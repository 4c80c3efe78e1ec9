// Reads answers of the Responses API, whole or as events.
import { z } from 'zod';
import type { AnswerReader, Finish, ModelAnswer, TokenUsage, WrittenCall } from './model-answer.ts';

const count = z.number().nonnegative().nullish().catch(undefined);

const Item = z.looseObject({
  type: z.string().catch(''),
  id: z.string().nullish().catch(undefined),
  call_id: z.string().nullish().catch(undefined),
  name: z.string().nullish().catch(undefined),
  arguments: z.unknown().optional(),
  encrypted_content: z.string().nullish().catch(undefined),
  content: z
    .array(z.looseObject({ type: z.string().catch(''), text: z.unknown().optional(), refusal: z.unknown().optional() }))
    .nullish()
    .catch(undefined),
});
type Item = z.infer<typeof Item>;

const Whole = z.looseObject({
  status: z.string().nullish().catch(undefined),
  output: z.array(Item).nullish().catch(undefined),
  incomplete_details: z
    .looseObject({ reason: z.string().nullish().catch(undefined) })
    .nullish()
    .catch(undefined),
  usage: z
    .looseObject({
      input_tokens: count,
      output_tokens: count,
      input_tokens_details: z.looseObject({ cached_tokens: count }).nullish().catch(undefined),
    })
    .nullish()
    .catch(undefined),
});
type Whole = z.infer<typeof Whole>;

const Event = z.looseObject({
  type: z.string().optional().catch(undefined),
  delta: z.unknown().optional(),
  item: Item.optional().catch(undefined),
  response: Whole.optional().catch(undefined),
});

const last = new Set(['response.completed', 'response.incomplete', 'response.failed']);

export class ResponsesReader implements AnswerReader {
  text = '';
  isWhole = false;
  readonly #items: Item[] = [];
  #whole: Whole | undefined;
  #refusal = '';

  take(value: Readonly<Record<string, unknown>>): void {
    const { type, delta, item, response } = Event.parse(value);
    if (type === undefined || response === undefined) {
      if (type === 'response.output_text.delta') this.text += typeof delta === 'string' ? delta : '';
      if (type === 'response.refusal.delta') this.#refusal += typeof delta === 'string' ? delta : '';
      if (type === 'response.output_item.done' && item !== undefined) this.#items.push(item);
      if (value['object'] === 'response' || Array.isArray(value['output'])) this.#end(Whole.parse(value));
      return;
    }
    if (last.has(type)) this.#end(response);
  }

  /** The last event repeats the whole answer; a server that leaves its output empty has told it item by item. */
  #end(whole: Whole): void {
    this.isWhole = true;
    this.#whole = whole;
  }

  answer(): ModelAnswer {
    const output = this.#whole?.output ?? [];
    const items = output.length === 0 ? this.#items : output;
    const said = items.flatMap((item) => (item.type === 'message' ? (item.content ?? []) : []));
    const written = said.map((part) => (typeof part.text === 'string' ? part.text : '')).join('');
    const refusal =
      said.map((part) => (typeof part.refusal === 'string' ? part.refusal : '')).join('') || this.#refusal;
    return {
      text: written || this.text,
      calls: items.filter(({ type }) => type === 'function_call').map(callOf),
      finish: refusal === '' ? finishOf(this.#whole) : 'refused',
      refusal,
      reasoning: '',
      items: items.filter(({ type, encrypted_content: sealed }) => type === 'reasoning' && typeof sealed === 'string'),
      usage: usageOf(this.#whole),
    };
  }
}

const callOf = (item: Item): WrittenCall => ({
  id: item.call_id ?? item.id ?? '',
  name: item.name ?? '',
  arguments: item.arguments,
});

function finishOf(whole: Whole | undefined): Finish {
  const reason = whole?.incomplete_details?.reason;
  if (reason === 'max_output_tokens') return 'length';
  if (reason === 'content_filter') return 'filtered';
  return whole?.status === 'completed' ? 'stop' : 'unknown';
}

function usageOf(whole: Whole | undefined): TokenUsage | undefined {
  const usage = whole?.usage;
  if (!usage) return undefined;
  return {
    input: usage.input_tokens ?? 0,
    cached: usage.input_tokens_details?.cached_tokens ?? 0,
    output: usage.output_tokens ?? 0,
  };
}
