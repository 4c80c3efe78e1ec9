// One question to a language model and its answer, read from whatever comes back. Nothing is shown of an answer before it is
// known to be words for people, and nothing at all where the dialect may hold reasoning at its head.
import type { BaseMessage } from '@langchain/core/messages';
import { APIError } from 'openai';
import { z } from 'zod';
import { lowerRequest, type OfferedTool } from './dialects/lower-request.ts';
import type { Provider } from './provider.ts';
import { objectsOf, UnreadableAnswer } from './reading/body-objects.ts';
import { ChatReader } from './reading/chat-reader.ts';
import type { AnswerReader, ModelAnswer } from './reading/model-answer.ts';
import { ResponsesReader } from './reading/responses-reader.ts';
import { wholeSentences } from './reading/visible-text.ts';

export interface Question {
  readonly provider: Provider;
  readonly messages: readonly BaseMessage[];
  readonly tools: readonly OfferedTool[];
  readonly maxTokens: number | undefined;
  readonly signal: AbortSignal | undefined;
  /** Takes what may be shown so far, each time all of it; absent where nobody is looking. */
  readonly show: ((sentences: string) => void) | undefined;
}

export async function askModel(question: Question): Promise<ModelAnswer> {
  const { provider, signal } = question;
  const watch = new Watch(provider.silenceMs, AbortSignal.timeout(provider.patienceMs), signal);
  try {
    const response = await provider.send(
      (leftOut) =>
        lowerRequest({
          ...question,
          dialect: provider.dialect,
          model: provider.model,
          streams: question.show !== undefined,
          leftOut,
        }),
      watch.signal,
    );
    return await read(response, question, watch);
  } catch (error) {
    const written = unreadCall(error);
    if (written === undefined) throw error;
    return { text: written, calls: [], finish: 'stop', refusal: '', reasoning: '', items: [], usage: undefined };
  } finally {
    watch.stop();
  }
}

async function read(response: Response, question: Question, watch: Watch): Promise<ModelAnswer> {
  const { provider, show } = question;
  const { body } = response;
  if (body === null) throw new UnreadableAnswer('The answer is empty.');
  const reader: AnswerReader = provider.dialect.api === 'responses' ? new ResponsesReader() : new ChatReader();
  const live = provider.dialect.showsWords === 'by sentence' ? show : undefined;
  for await (const { value, streamed } of objectsOf(watched(body, watch), () => reader.isWhole)) {
    reader.take(value);
    if (streamed && live !== undefined) live(wholeSentences(reader.text));
  }
  return reader.answer();
}

async function* watched(body: ReadableStream<Uint8Array>, watch: Watch): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await watch.orAbort(reader.read());
      if (done) return;
      watch.heard();
      yield value;
    }
  } finally {
    // What is left is not wanted; a body that is broken cannot be cancelled either.
    await reader.cancel().catch(() => undefined);
  }
}

/** Ends a request that has gone silent, or takes too long altogether, or is no longer wanted. */
class Watch {
  readonly signal: AbortSignal;
  readonly #silenceMs: number;
  readonly #silence = new AbortController();
  #timer: NodeJS.Timeout;

  constructor(silenceMs: number, patience: AbortSignal, wanted: AbortSignal | undefined) {
    this.#silenceMs = silenceMs;
    this.#timer = this.#start();
    this.signal = AbortSignal.any([this.#silence.signal, patience, ...(wanted === undefined ? [] : [wanted])]);
  }

  heard(): void {
    clearTimeout(this.#timer);
    this.#timer = this.#start();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async orAbort<T>(work: Promise<T>): Promise<T> {
    this.signal.throwIfAborted();
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    const stop = (): void => reject(this.signal.reason instanceof Error ? this.signal.reason : new Error('aborted'));
    this.signal.addEventListener('abort', stop, { once: true });
    try {
      return await Promise.race([work, aborted]);
    } finally {
      this.signal.removeEventListener('abort', stop);
    }
  }

  #start(): NodeJS.Timeout {
    return setTimeout(() => this.#silence.abort(new SilentModel('Nothing has come for too long.')), this.#silenceMs);
  }
}

class SilentModel extends Error {
  override readonly name = 'SilentModel';
}

const Failed = z.looseObject({ failed_generation: z.string() });

/** A server that parses calls itself hands out what it could not parse: it is read as text with calls in it. */
function unreadCall(error: unknown): string | undefined {
  if (!(error instanceof APIError) || error.status !== 400) return undefined;
  const failed = Failed.safeParse(error.error);
  return failed.success ? failed.data.failed_generation : undefined;
}
