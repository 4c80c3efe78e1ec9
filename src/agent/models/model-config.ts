// Which model plans: the built-in planner, or a language model behind an OpenAI-compatible address.

export type ModelConfig =
  | { readonly kind: 'offline' }
  | {
      readonly kind: 'openai';
      readonly apiKey: string;
      /** Undefined: OpenAI's own. */
      readonly baseUrl?: string;
      readonly model: string;
      /** Undefined: `responses` at OpenAI's own address, `chat` anywhere else. Never guessed from the model's name. */
      readonly api?: 'chat' | 'responses';
      readonly timeoutMs?: number;
    };

/** What LangSmith reads; `main` empties each: what recruiters write goes to nobody else. */
export const tracingVariables = [
  'LANGSMITH_TRACING',
  'LANGSMITH_TRACING_V2',
  'LANGCHAIN_TRACING',
  'LANGCHAIN_TRACING_V2',
] as const;
