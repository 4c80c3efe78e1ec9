// One address that serves language models: its client, its dialect, and what it has refused before. Lives as long as the service.
import OpenAI, { APIError } from 'openai';
import { chooseDialect } from './dialects/choose-dialect.ts';
import type { Dialect } from './dialects/dialect.ts';
import { type Body, dispensable } from './dialects/lower-request.ts';
import type { LanguageModelConfig } from './model-config.ts';

const defaultTimeoutMs = 8_000;

/** A whole answer may take this many times as long as one silence. */
const patience = 4;

/** A server that asks for no more patience than this gets it; otherwise the built-in planner answers. */
const shortWaitMs = 2_000;

export class Provider {
  readonly dialect: Dialect;
  readonly model: string;
  /** How long nothing at all may come. */
  readonly silenceMs: number;
  readonly patienceMs: number;
  /** Parameters that this server has refused. */
  readonly leftOut = new Set<string>();
  readonly #client: OpenAI;

  constructor(config: LanguageModelConfig) {
    this.dialect = chooseDialect(config);
    this.model = config.model;
    this.silenceMs = config.timeoutMs ?? defaultTimeoutMs;
    this.patienceMs = this.silenceMs * patience;
    this.#client = new OpenAI({
      apiKey: config.apiKey,
      maxRetries: 0,
      timeout: this.patienceMs,
      baseURL: config.baseUrl ?? 'https://api.openai.com/v1',
      logLevel: 'off',
      fetch: withReadableErrors,
    });
  }

  /** The response as it came; its body is read elsewhere. Throws the client's errors. */
  async send(body: (leftOut: ReadonlySet<string>) => Body, signal: AbortSignal): Promise<Response> {
    for (let attempt = 0; ; attempt += 1) {
      const sent = body(this.leftOut);
      try {
        return await this.#client
          .post(this.dialect.api === 'responses' ? '/responses' : '/chat/completions', { body: sent, signal })
          .asResponse();
      } catch (error) {
        if (!(error instanceof APIError) || attempt >= 3) throw error;
        const refused = refusedParameter(error, sent);
        const waitMs = waitOf(error);
        if (refused !== undefined) this.leftOut.add(refused);
        else if (attempt === 0 && waitMs !== undefined && waitMs <= shortWaitMs) await pause(waitMs, signal);
        else throw error;
      }
    }
  }
}

/** Not every server puts its complaint where the client looks for it. */
async function withReadableErrors(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (response.ok) return response;
  const text = await response.text();
  const body = text.includes('"error"') ? text : JSON.stringify({ error: { message: text.slice(0, 2_000) } });
  return new Response(body, { status: response.status, headers: response.headers });
}

/** Which of the parameters that a request can do without this server names as the fault. */
function refusedParameter(error: APIError, sent: Body): string | undefined {
  if (error.status !== 400 && error.status !== 422) return undefined;
  const complaint = `${error.param ?? ''} ${error.message} ${JSON.stringify(error.error ?? '')}`.toLowerCase();
  const sealed = complaint.includes('encrypted content') ? 'include' : undefined;
  return dispensable.find((name) => name in sent && (name === sealed || complaint.includes(name)));
}

/** Milliseconds that a busy server asks for. */
export function waitOf(error: unknown): number | undefined {
  if (!(error instanceof APIError) || error.status !== 429) return undefined;
  const exact = Number(error.headers?.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(exact) && exact >= 0) return exact;
  const seconds = Number(error.headers?.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : undefined;
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}
