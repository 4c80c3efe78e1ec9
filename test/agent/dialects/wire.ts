// Answers as each dialect's server puts them on the wire, whole and streamed, with the faults that a step asks for.
import type { DialectId } from '../../../src/agent/models/dialects/dialect.ts';

export interface WireCall {
  readonly name: string;
  /** Text, or whatever else a server sends in its place. */
  readonly arguments: unknown;
  readonly id?: string | undefined;
}

export interface Step {
  readonly text?: string | null;
  readonly calls?: readonly WireCall[];
  readonly finish?: 'length' | 'content_filter';
  readonly refusal?: string;
  readonly reasoning?: string;
  /** The text in pieces of that many letters. */
  readonly pieces?: number;
  readonly emptyChoices?: true;
  readonly noIndex?: true;
  readonly noEnd?: true;
  readonly comments?: true;
  readonly bom?: true;
  readonly contentType?: string;
  /** Instead of an answer. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly hangs?: 'before' | 'after';
  readonly breaks?: true;
  /** In the middle of a stream, or as the end of a whole answer. */
  readonly garbage?: true;
}

const usage = {
  prompt_tokens: 1_000,
  completion_tokens: 20,
  total_tokens: 1_020,
  prompt_tokens_details: { cached_tokens: 400 },
};

const piecesOf = (text: string, size: number): string[] => text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];

const sizeOf = ({ pieces, text }: Step): number => pieces ?? Math.max(7, Math.ceil((text ?? '').length / 40));

export interface Wire {
  readonly whole: unknown;
  readonly streamed: readonly unknown[];
}

export function wireOf(id: DialectId, step: Step): Wire {
  return id === 'openai-responses' ? responsesWire(step) : chatWire(id, step);
}

function chatCall({ id, call, index, step }: { id: DialectId; call: WireCall; index: number; step: Step }) {
  const named =
    'id' in call
      ? call.id
      : id === 'mistral'
        ? `abcdefg${String(index).padStart(2, '0')}`
        : `call_${index}_${call.name}`;
  return {
    ...(step.noIndex === true || id === 'gemini' ? {} : { index }),
    ...(named === undefined ? {} : { id: named }),
    type: 'function',
    function: { name: call.name, arguments: call.arguments },
    ...(id === 'gemini' ? { extra_content: { google: { thought_signature: `signature${index}` } } } : {}),
  };
}

function reasonOf({ finish, calls }: Step): string {
  return finish ?? ((calls?.length ?? 0) > 0 ? 'tool_calls' : 'stop');
}

function chatWire(id: DialectId, step: Step): Wire {
  const calls = (step.calls ?? []).map((call, index) => chatCall({ id, call, index, step }));
  const head = { id: 'chatcmpl-1', created: 1, model: 'm' };
  const message = {
    role: 'assistant',
    content: step.text ?? null,
    ...(step.refusal === undefined ? {} : { refusal: step.refusal }),
    ...(step.reasoning === undefined ? {} : { reasoning_content: step.reasoning }),
    ...(calls.length > 0 ? { tool_calls: calls } : {}),
  };
  const choices = [{ index: 0, message, logprobs: null, finish_reason: reasonOf(step) }];
  const chunk = (delta: unknown, reason: string | null = null) => ({
    ...head,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason: reason }],
  });
  const said = piecesOf(step.text ?? '', sizeOf(step)).map((content) => chunk({ content }));
  const thought = step.reasoning === undefined ? [] : [chunk({ reasoning_content: step.reasoning })];
  const end = step.noEnd === true ? [] : [chunk({}, reasonOf(step)), { ...head, choices: [], usage }, '[DONE]'];
  return {
    whole: { ...head, object: 'chat.completion', choices: step.emptyChoices === true ? [] : choices, usage },
    streamed: [
      chunk({ role: 'assistant', content: '' }),
      ...(step.emptyChoices === true ? [{ ...head, choices: [] }] : []),
      ...thought,
      ...(step.refusal === undefined ? [] : [chunk({ refusal: step.refusal })]),
      ...said,
      ...calls.flatMap((call) => callChunks(call, id).map((one) => chunk({ tool_calls: [one] }))),
      ...end,
    ],
  };
}

/** Most servers cut arguments into pieces; Gemini and Ollama send a call in one. */
function callChunks(call: ReturnType<typeof chatCall>, id: DialectId): unknown[] {
  const given = call.function.arguments;
  if (typeof given !== 'string' || id === 'gemini' || id === 'ollama' || !('index' in call)) return [call];
  const [first = '', ...rest] = piecesOf(given, 9);
  return [
    { ...call, function: { name: call.function.name, arguments: first } },
    ...rest.map((more) => ({ index: call.index, function: { arguments: more } })),
  ];
}

function responsesWire(step: Step): Wire {
  const calls = (step.calls ?? []).map((call, index) => {
    const named = 'id' in call ? call.id : `call_${index}_${call.name}`;
    return {
      type: 'function_call',
      id: `fc_${index}`,
      ...(named === undefined ? {} : { call_id: named }),
      name: call.name,
      arguments: call.arguments,
      status: 'completed',
    };
  });
  const output = step.emptyChoices === true ? [] : [...saidItems(step), ...calls];
  const reason = step.finish === 'length' ? 'max_output_tokens' : step.finish;
  const whole = {
    id: 'resp_1',
    object: 'response',
    error: null,
    status: reason === undefined ? 'completed' : 'incomplete',
    incomplete_details: reason === undefined ? null : { reason },
    output,
    usage: {
      input_tokens: 1_000,
      input_tokens_details: { cached_tokens: 400 },
      output_tokens: 20,
      total_tokens: 1_020,
    },
  };
  const type = reason === undefined ? 'response.completed' : 'response.incomplete';
  return {
    whole,
    streamed: [
      { type: 'response.created', response: { ...whole, status: 'in_progress', output: [] } },
      ...piecesOf(step.text ?? '', sizeOf(step)).map((delta) => ({ type: 'response.output_text.delta', delta })),
      ...output.map((item) => ({ type: 'response.output_item.done', item })),
      ...(step.noEnd === true ? [] : [{ type, response: whole }]),
    ],
  };
}

function saidItems({ text = '', refusal, reasoning }: Step): unknown[] {
  const parts = [
    ...(text === '' || text === null ? [] : [{ type: 'output_text', text, annotations: [] }]),
    ...(refusal === undefined ? [] : [{ type: 'refusal', refusal }]),
  ];
  return [
    ...(reasoning === undefined ? [] : [{ type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'sealed' }]),
    ...(parts.length === 0 ? [] : [{ type: 'message', id: 'msg_1', role: 'assistant', content: parts }]),
  ];
}
