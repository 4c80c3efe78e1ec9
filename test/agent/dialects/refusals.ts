// What the real servers refuse, written from their documentation and issue threads (the addresses stand in the dialects'
// table) and not from what Muster sends. Each answers with the complaint that the server would give, or with nothing.
import type { DialectId } from '../../../src/agent/models/dialects/dialect.ts';

export type Sent = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Sent =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objects = (value: unknown): Sent[] => (Array.isArray(value) ? value.filter(isObject) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const messagesOf = (body: Sent): Sent[] => objects(body['messages']);
const callsOf = (message: Sent): Sent[] => objects(message['tool_calls']);
const inner = (value: Sent, key: string): Sent => (isObject(value[key]) ? value[key] : {});
const argumentsOf = (call: Sent): unknown => inner(call, 'function')['arguments'];

const schemasOf = (body: Sent): Sent[] =>
  objects(body['tools']).map((tool) => inner(isObject(tool['function']) ? tool['function'] : tool, 'parameters'));

/** Every schema within a schema. */
function* within(schema: Sent): Generator<Sent> {
  yield schema;
  for (const property of Object.values(inner(schema, 'properties'))) if (isObject(property)) yield* within(property);
  for (const key of ['items', 'additionalProperties']) if (isObject(schema[key])) yield* within(inner(schema, key));
  for (const key of ['anyOf', 'oneOf', 'allOf']) for (const branch of objects(schema[key])) yield* within(branch);
}

const every = (body: Sent): Sent[] => schemasOf(body).flatMap((schema) => [...within(schema)]);

type Rule = (body: Sent) => string | undefined;

const onlyFields =
  (...known: readonly string[]): Rule =>
  (body) => {
    const strange = Object.keys(body).find((key) => !known.includes(key));
    return strange === undefined ? undefined : `Extra inputs are not permitted: ${strange}`;
  };

const onlyKeywords =
  (...known: readonly string[]): Rule =>
  (body) => {
    const strange = every(body)
      .flatMap((schema) => Object.keys(schema))
      .find((key) => !known.includes(key));
    return strange === undefined
      ? undefined
      : `Invalid JSON payload received. Unknown name "${strange}": Cannot find field.`;
  };

const textContent: Rule = (body) => {
  const wrong = messagesOf(body).findIndex(({ content }) => typeof content !== 'string');
  return wrong === -1 ? undefined : `messages[${wrong}]: invalid type: sequence, expected a string`;
};

const textOrCalls: Rule = (body) =>
  messagesOf(body).some((message) => typeof message['content'] !== 'string' && callsOf(message).length === 0)
    ? 'content must be a string'
    : undefined;

const answeredCalls: Rule = (body) => {
  const messages = messagesOf(body);
  for (const [at, message] of messages.entries()) {
    const ids = callsOf(message).map(({ id }) => id);
    const answers = messages.slice(at + 1, at + 1 + ids.length).map((answer) => answer['tool_call_id']);
    if (ids.some((id) => typeof id !== 'string' || id === '' || !answers.includes(id)))
      return 'An assistant message with tool_calls must be followed by tool messages responding to each tool_call_id.';
  }
  return undefined;
};

const uniqueIds: Rule = (body) => {
  const ids = messagesOf(body).flatMap((message) => callsOf(message).map(({ id }) => id));
  return new Set(ids).size === ids.length ? undefined : 'tool_use ids must be unique';
};

const argumentsAreText: Rule = (body) =>
  messagesOf(body).some((message) => callsOf(message).some((call) => typeof argumentsOf(call) !== 'string'))
    ? 'json: cannot unmarshal object into Go struct field .messages.tool_calls.function.arguments of type string'
    : undefined;

const argumentsParse: Rule = (body) => {
  for (const call of messagesOf(body).flatMap(callsOf)) {
    try {
      if (!isObject(JSON.parse(textOf(argumentsOf(call))))) return 'arguments must be a mapping';
    } catch {
      return 'JSONDecodeError: Expecting value: line 1 column 1 (char 0)';
    }
  }
  return undefined;
};

const roles =
  (...known: readonly string[]): Rule =>
  (body) => {
    const strange = messagesOf(body)
      .map(({ role }) => textOf(role))
      .find((role) => !known.includes(role));
    return strange === undefined ? undefined : `unknown variant ${strange}`;
  };

const grammar: Rule = (body) => {
  for (const schema of every(body)) {
    if (/\\[dwsp]|\(\?/.test(textOf(schema['pattern'])))
      return 'Failed to initialize samplers: failed to parse grammar';
    if ('$ref' in schema) return 'Error resolving ref';
    if ('propertyNames' in schema) return 'Unrecognized schema: propertyNames';
    if (Number(schema['maxLength'] ?? 0) > 2_000) return 'number of repetitions exceeds sane defaults';
  }
  return undefined;
};

const validPatterns: Rule = (body) =>
  every(body).some((schema) => /\\p\{/.test(textOf(schema['pattern'])))
    ? "Invalid schema for function: pattern is not a valid 'regex'"
    : undefined;

const nineLetters: Rule = (body) => {
  const wrong = messagesOf(body)
    .flatMap(callsOf)
    .find(({ id }) => !/^[A-Za-z0-9]{9}$/.test(textOf(id)));
  return wrong === undefined
    ? undefined
    : `Tool call id was ${textOf(wrong['id'])} but must be a-z, A-Z, 0-9, with a length of 9.`;
};

const roleOrder: Rule = (body) =>
  messagesOf(body).some((message, at, all) => message['role'] === 'user' && all[at - 1]?.['role'] === 'tool')
    ? "Unexpected role 'user' after role 'tool'"
    : undefined;

const reasoningBack: Rule = (body) => {
  const at = messagesOf(body).findIndex(
    (message) => callsOf(message).length > 0 && typeof message['reasoning_content'] !== 'string',
  );
  return at === -1 ? undefined : `Missing \`reasoning_content\` field in the assistant message at message index ${at}.`;
};

/** Calls of the turn under way; those of earlier turns are let through. */
const signaturesBack: Rule = (body) => {
  const messages = messagesOf(body);
  const now = messages.slice(messages.findLastIndex(({ role }) => role === 'user'));
  return now
    .flatMap((message) => callsOf(message).slice(0, 1))
    .some((call) => textOf(inner(inner(call, 'extra_content'), 'google')['thought_signature']) === '')
    ? 'Function call is missing a thought_signature in functionCall parts.'
    : undefined;
};

const noEmptyText: Rule = (body) =>
  messagesOf(body).some(({ content }) => content === '') ? 'text content blocks must be non-empty' : undefined;

const noNames: Rule = (body) =>
  messagesOf(body).some((message) => 'name' in message) ? "property 'name' is unsupported" : undefined;

const items: Rule = (body) => {
  const input = objects(body['input']);
  const calls = input.filter(({ type }) => type === 'function_call').map((item) => item['call_id']);
  const outputs = input.filter(({ type }) => type === 'function_call_output').map((item) => item['call_id']);
  if (calls.some((id) => !outputs.includes(id))) return 'No tool output found for function call.';
  return objects(body['tools']).some(({ strict }) => strict !== false)
    ? "'required' is required to include every key in properties"
    : undefined;
};

const basics = [answeredCalls, argumentsAreText];
const bare = [
  'type',
  'description',
  'enum',
  'properties',
  'required',
  'items',
  'anyOf',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
];
const plain = [...bare, 'additionalProperties'];
const openAiFields = [
  'model',
  'messages',
  'tools',
  'parallel_tool_calls',
  'max_completion_tokens',
  'stream',
  'stream_options',
  'store',
];

const refusals: Readonly<Record<DialectId, readonly Rule[]>> = {
  'openai-responses': [
    items,
    validPatterns,
    onlyFields(
      'model',
      'instructions',
      'tools',
      'input',
      'parallel_tool_calls',
      'max_output_tokens',
      'store',
      'include',
      'stream',
    ),
  ],
  'openai-chat': [...basics, textOrCalls, validPatterns, onlyFields(...openAiFields)],
  azure: [...basics, textOrCalls, validPatterns, onlyFields(...openAiFields)],
  ollama: [...basics, textContent, grammar, roles('system', 'user', 'assistant', 'tool')],
  vllm: [...basics, argumentsParse, textOrCalls, grammar, roles('system', 'user', 'assistant', 'tool')],
  'llama-cpp': [...basics, argumentsParse, textContent, grammar, roles('system', 'user', 'assistant', 'tool')],
  'lm-studio': [...basics, argumentsParse, textContent, grammar, roles('system', 'user', 'assistant', 'tool')],
  deepseek: [...basics, textContent, reasoningBack, roles('system', 'user', 'assistant', 'tool')],
  mistral: [
    ...basics,
    textContent,
    nineLetters,
    roleOrder,
    roles('system', 'user', 'assistant', 'tool'),
    onlyFields('model', 'messages', 'tools', 'parallel_tool_calls', 'max_tokens', 'stream', 'tool_choice'),
  ],
  groq: [...basics, textOrCalls, noNames, grammar, onlyFields(...openAiFields)],
  gemini: [
    ...basics,
    textContent,
    signaturesBack,
    onlyKeywords(...bare, 'format'),
    onlyFields('model', 'messages', 'tools', 'max_tokens', 'stream', 'stream_options'),
  ],
  anthropic: [...basics, uniqueIds, noEmptyText, grammar],
  strict: [
    ...basics,
    textContent,
    argumentsParse,
    uniqueIds,
    grammar,
    onlyKeywords(...plain),
    roles('system', 'user', 'assistant', 'tool'),
    onlyFields('model', 'messages', 'tools', 'stream'),
  ],
  lenient: [...basics],
};

export function complaintAbout(id: DialectId, body: Sent): string | undefined {
  for (const rule of refusals[id]) {
    const complaint = rule(body);
    if (complaint !== undefined) return complaint;
  }
  return undefined;
}
