// Which model plans: the built-in planner, or a language model behind an OpenAI-compatible address.
import type { DialectId } from './dialects/dialect.ts';

export interface LanguageModelConfig {
  readonly kind: 'openai';
  readonly apiKey: string;
  /** Undefined: OpenAI's own. */
  readonly baseUrl?: string;
  readonly model: string;
  /** Undefined: as the dialect has it. Never guessed from the model's name. */
  readonly api?: 'chat' | 'responses';
  /** Undefined: found from the address. */
  readonly dialect?: DialectId;
  readonly timeoutMs?: number;
  /** Takes the place of the built-in rules at the head of the prompt. */
  readonly instructions?: string;
  /** The most that one answer may be long; undefined: as the server has it. */
  readonly maxTokens?: number;
}

/** Letters: rules that leave room for the organization's names and the talk. */
export const mostInstructions = 16_000;

export type ModelConfig = { readonly kind: 'offline' } | LanguageModelConfig;

/** What LangSmith reads; `main` empties each: what recruiters write goes to nobody else. */
export const tracingVariables = [
  'LANGSMITH_TRACING',
  'LANGSMITH_TRACING_V2',
  'LANGCHAIN_TRACING',
  'LANGCHAIN_TRACING_V2',
] as const;
