// Everything the widget asks the service for: one conversation turn as a stream, suggestions, looks, the résumé's file.
// No cookie travels and nothing is kept by the browser.
import { jsonText } from './json-text.ts';
import { streamedEvents } from './event-stream.ts';
import type { Language } from './words/words.ts';
import type { Answer, Looks, Reply, ResumeFormat, Suggestion } from './wire.ts';

export type Trouble = 'offline' | 'unreachable' | 'broken' | 'slow' | 'busy' | 'refused' | 'expired' | 'failed';

/** Why there is no answer, in a word that the widget has a sentence for. */
export class ServiceTrouble extends Error {
  readonly trouble: Trouble;
  /** How long to wait before another try; 0 where waiting does not help. */
  readonly seconds: number;
  constructor(trouble: Trouble, seconds = 0) {
    super(trouble);
    this.trouble = trouble;
    this.seconds = seconds;
  }
}

export interface VisitorMessage {
  readonly message?: string;
  readonly state?: string | undefined;
  readonly profile?: { readonly mos_code: string; readonly branch?: string; readonly location_preferences: string[] };
}

const patienceMs = 20_000;

export class Service {
  readonly #api: string;
  readonly #key: string;
  readonly #language: Language;
  #known: Promise<Looks> | undefined;

  constructor(api: string, key: string, language: Language) {
    this.#api = api;
    this.#key = key;
    this.#language = language;
  }

  urlOf(path: string): string {
    return new URL(path, this.#api).href;
  }

  /** Tells each reply as it comes; a stream that ends early is trouble. */
  async say(said: VisitorMessage, tell: (reply: Reply) => void, stop: AbortSignal): Promise<Answer> {
    const silence = new AbortController();
    let timer = 0;
    const heard = (): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => silence.abort(), patienceMs);
    };
    heard();
    try {
      const signal = AbortSignal.any([stop, silence.signal]);
      const { client_id } = await this.looks();
      const body = jsonText({ client_id, ...said, language: this.#language });
      const response = await this.#ask('/v1/veteran/chat', {
        method: 'POST',
        body,
        signal,
        accept: 'text/event-stream',
      });
      if (response.body === null) throw new ServiceTrouble('broken');
      for await (const { event, data } of streamedEvents(response.body, heard)) {
        if (event === 'message') tell(read<Reply>(data));
        else if (event === 'done') return read<Answer>(data);
        else if (event === 'error') throw troubleOf(500, read<Refusal>(data), 0);
      }
      throw new ServiceTrouble('broken');
    } catch (error) {
      if (silence.signal.aborted) throw new ServiceTrouble('slow');
      if (stop.aborted || error instanceof ServiceTrouble) throw error;
      throw new ServiceTrouble('broken');
    } finally {
      clearTimeout(timer);
    }
  }

  /** Who the employer is and how the panel is dressed; asked once, and again only where there was no answer. */
  async looks(): Promise<Looks> {
    this.#known ??= this.#askLooks();
    try {
      return await this.#known;
    } catch (error) {
      this.#known = undefined;
      throw error;
    }
  }

  async #askLooks(): Promise<Looks> {
    const signal = AbortSignal.timeout(patienceMs);
    try {
      return read<Looks>(await (await this.#ask('/v1/veteran/widget', { signal })).text());
    } catch (error) {
      throw signal.aborted ? new ServiceTrouble('slow') : error;
    }
  }

  async suggestions(text: string, branch: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
    const query = new URLSearchParams({ q: text, limit: '8', ...(branch === '' ? {} : { branch }) });
    const response = await this.#ask(`/v1/veteran/codes?${query.toString()}`, { signal });
    return read<{ data: Suggestion[] }>(await response.text()).data;
  }

  /** The token under which the file waits. */
  async makeResume(of: { mos_code: string; branch: string }): Promise<string> {
    const { mos_code, branch } = of;
    const response = await this.#ask('/v1/veteran/resume', {
      method: 'POST',
      body: jsonText({ mos_code, branch }),
    });
    return read<{ token: string }>(await response.text()).token;
  }

  async resume(token: string, format: ResumeFormat): Promise<Blob> {
    return await (await this.#ask(`/v1/veteran/resume/${token}?format=${format}`, {})).blob();
  }

  async deleteResume(token: string): Promise<void> {
    await this.#ask(`/v1/veteran/resume/${token}`, { method: 'DELETE' });
  }

  async #ask(path: string, { accept, ...options }: RequestInit & { readonly accept?: string }): Promise<Response> {
    const headers = {
      authorization: `Bearer ${this.#key}`,
      ...(accept === undefined ? {} : { accept }),
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    let response: Response;
    try {
      response = await fetch(this.urlOf(path), {
        ...options,
        headers,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      });
    } catch (error) {
      if (options.signal?.aborted === true) throw error;
      throw new ServiceTrouble(navigator.onLine ? 'unreachable' : 'offline');
    }
    if (response.ok) return response;
    const text = await response.text();
    const wait = Number(response.headers.get('retry-after') ?? 0);
    throw troubleOf(
      response.status,
      response.headers.get('content-type')?.includes('json') ? read<Refusal>(text) : {},
      wait,
    );
  }
}

interface Refusal {
  readonly code?: string;
  readonly errors?: readonly { readonly path: string }[];
}

export function troubleOf(status: number, { errors = [] }: Refusal, wait: number): ServiceTrouble {
  if (status === 429 || status === 503) return new ServiceTrouble('busy', Math.min(Math.max(wait, 1), 120));
  if (status === 401 || status === 403) return new ServiceTrouble('refused');
  if (errors.some(({ path }) => path === 'state')) return new ServiceTrouble('expired');
  return new ServiceTrouble('failed');
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-parameters -- our own service's answer; the reader is kept small
const read = <T>(text: string): T => JSON.parse(text) as T;
