// What a provider of an OpenAI-compatible address takes and what it does not. Data only: the lowering reads it.

export const dialectIds = [
  'openai-responses',
  'openai-chat',
  'azure',
  'ollama',
  'vllm',
  'llama-cpp',
  'lm-studio',
  'deepseek',
  'mistral',
  'groq',
  'gemini',
  'anthropic',
  'strict',
  'lenient',
] as const;
export type DialectId = (typeof dialectIds)[number];

/**
 * How much of JSON Schema a tool may use. `plain` is what every grammar compiler takes; `openapi` is Gemini's, without
 * `additionalProperties`, `const` and lists of types; `full` keeps defaults, formats and simple patterns.
 */
export type SchemaSubset = 'plain' | 'openapi' | 'full';

export interface Dialect {
  readonly id: DialectId;
  readonly title: string;
  readonly api: 'chat' | 'responses';
  /** Host names, exact or as `*.suffix`, and local ports by which the address is known. */
  readonly hosts: readonly string[];
  readonly port?: number;
  /** Documentation and issue threads that the entry is taken from. */
  readonly sources: readonly string[];
  readonly schema: SchemaSubset;
  readonly systemRole: 'system' | 'developer';
  /** `any` text, or exactly nine letters and digits. */
  readonly callIds: 'any' | 'nine';
  /** What stands as the content of an assistant message that only calls. */
  readonly noContent: 'null' | 'empty' | 'omitted';
  /** Sent where calling several tools at once is off unless asked for. */
  readonly parallelCalls?: boolean;
  /** Under which name a limit of the answer is taken; absent where the server knows best how much fits. */
  readonly maxTokens?: 'max_tokens' | 'max_completion_tokens' | 'max_output_tokens';
  /** Whether `stream_options.include_usage` is taken. */
  readonly streamUsage: boolean;
  /** What has to come back with the calls of the same turn. */
  readonly replay?: 'reasoning_content' | 'extra_content';
  /** Whether models there write calls into their text when the server does not parse them. */
  readonly callsInText: boolean;
  /** Reasoning may stand unmarked at the head of the text (the template holds the opening mark): words are shown when whole. */
  readonly showsWords: 'by sentence' | 'when whole';
}
