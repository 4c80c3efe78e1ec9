// One request to a language model, lowered for the dialect that its server speaks.
import type { BaseMessage } from '@langchain/core/messages';
import type { Dialect } from './dialect.ts';
import { type HistoryMessage, historyOf } from './history.ts';
import { type JsonSchema, lowerSchema } from './lower-schema.ts';

export interface OfferedTool {
  readonly name: string;
  readonly description: string;
  readonly schema: JsonSchema;
}

interface Request {
  readonly dialect: Dialect;
  readonly model: string;
  readonly messages: readonly BaseMessage[];
  readonly tools: readonly OfferedTool[];
  readonly streams: boolean;
  readonly maxTokens: number | undefined;
  /** What this server has refused before. */
  readonly leftOut: ReadonlySet<string>;
}

export type Body = Readonly<Record<string, unknown>>;

/** What a server may refuse without the request losing its meaning. */
export const dispensable = [
  'parallel_tool_calls',
  'stream_options',
  'max_tokens',
  'max_completion_tokens',
  'max_output_tokens',
  'include',
  'store',
] as const;

export function lowerRequest(request: Request): Body {
  const history = historyOf(request.messages, request.dialect);
  const body = request.dialect.api === 'responses' ? responsesBody(request, history) : chatBody(request, history);
  return Object.fromEntries(
    Object.entries(body).filter(([key, value]) => value !== undefined && !request.leftOut.has(key)),
  );
}

const limits = ({ dialect, maxTokens }: Request): Body =>
  dialect.maxTokens === undefined || maxTokens === undefined ? {} : { [dialect.maxTokens]: maxTokens };

const parametersOf = ({ dialect }: Request, { schema }: OfferedTool): JsonSchema => lowerSchema(schema, dialect.schema);

function chatBody(request: Request, history: readonly HistoryMessage[]): Body {
  const { dialect, model, tools, streams } = request;
  return {
    model,
    // Tools and rules first, what changes last: a provider's prompt cache holds as far as nothing has changed.
    tools:
      tools.length === 0
        ? undefined
        : tools.map((tool) => ({
            type: 'function',
            function: { name: tool.name, description: tool.description, parameters: parametersOf(request, tool) },
          })),
    messages: history.map((entry) => chatMessage(entry, dialect)),
    parallel_tool_calls: tools.length === 0 ? undefined : dialect.parallelCalls,
    ...limits(request),
    stream: streams,
    stream_options: streams && dialect.streamUsage ? { include_usage: true } : undefined,
  };
}

function chatMessage(entry: HistoryMessage, dialect: Dialect): Body {
  switch (entry.role) {
    case 'system':
      return { role: dialect.systemRole, content: entry.text };
    case 'user':
      return { role: 'user', content: entry.text };
    case 'tool':
      return { role: 'tool', tool_call_id: entry.id, content: entry.text };
    case 'assistant':
      return assistantMessage(entry, dialect);
    default:
      return entry satisfies never;
  }
}

function assistantMessage(entry: Extract<HistoryMessage, { role: 'assistant' }>, dialect: Dialect): Body {
  if (entry.calls.length === 0) return { role: 'assistant', content: entry.text };
  const empty = { null: { content: null }, empty: { content: '' }, omitted: {} }[dialect.noContent];
  return {
    role: 'assistant',
    ...(entry.text === '' ? empty : { content: entry.text }),
    ...(dialect.replay === 'reasoning_content' ? { reasoning_content: entry.reasoning ?? '' } : {}),
    tool_calls: entry.calls.map((call) => ({
      id: call.id,
      type: 'function',
      function: { name: call.name, arguments: JSON.stringify(call.arguments) },
      ...(dialect.replay === 'extra_content' && call.extra !== undefined ? { extra_content: call.extra } : {}),
    })),
  };
}

function responsesBody(request: Request, history: readonly HistoryMessage[]): Body {
  const { dialect, model, tools, streams } = request;
  const rules = history.flatMap((entry) => (entry.role === 'system' ? [entry.text] : []));
  return {
    model,
    instructions: rules.length === 0 ? undefined : rules.join('\n\n'),
    tools:
      tools.length === 0
        ? undefined
        : tools.map((tool) => ({
            type: 'function',
            name: tool.name,
            description: tool.description,
            parameters: parametersOf(request, tool),
            // Strict by default there, and then every property would be required.
            strict: false,
          })),
    input: history.flatMap(responsesItems),
    parallel_tool_calls: tools.length === 0 ? undefined : dialect.parallelCalls,
    ...limits(request),
    // What recruiters write is not kept at the provider; reasoning then has to travel with the request.
    store: false,
    include: ['reasoning.encrypted_content'],
    stream: streams,
  };
}

function responsesItems(entry: HistoryMessage): Body[] {
  switch (entry.role) {
    case 'system':
      return [];
    case 'user':
      return [{ role: 'user', content: entry.text }];
    case 'tool':
      return [{ type: 'function_call_output', call_id: entry.id, output: entry.text }];
    case 'assistant':
      return [
        ...entry.items.flatMap((item) => (isBody(item) ? [item] : [])),
        ...(entry.text === '' ? [] : [{ role: 'assistant', content: entry.text }]),
        ...entry.calls.map((call) => ({
          type: 'function_call',
          call_id: call.id,
          name: call.name,
          arguments: JSON.stringify(call.arguments),
        })),
      ];
    default:
      return entry satisfies never;
  }
}

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);
