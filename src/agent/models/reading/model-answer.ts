// What a language model answered, whoever its server is.

/** A call as it was written; its arguments are read later, against the tool's schema. */
export interface WrittenCall {
  readonly id: string;
  readonly name: string;
  readonly arguments: unknown;
  readonly extra?: unknown;
}

/** `unknown`: the server did not say, and the answer is whole all the same. */
export type Finish = 'stop' | 'length' | 'filtered' | 'refused' | 'unknown';

export interface TokenUsage {
  readonly input: number;
  /** Of the input: read from the provider's prompt cache. */
  readonly cached: number;
  readonly output: number;
}

export interface ModelAnswer {
  /** As it was written, reasoning included where the server does not set it apart. */
  readonly text: string;
  readonly calls: readonly WrittenCall[];
  readonly finish: Finish;
  readonly refusal: string;
  readonly reasoning: string;
  /** Reasoning items of the Responses API, as they came. */
  readonly items: readonly unknown[];
  readonly usage: TokenUsage | undefined;
}

/** Takes the objects of a body one by one. */
export interface AnswerReader {
  take(value: Readonly<Record<string, unknown>>): void;
  /** As far as it has come. */
  readonly text: string;
  /** The server has said that the answer is at its end. */
  readonly isWhole: boolean;
  answer(): ModelAnswer;
}
