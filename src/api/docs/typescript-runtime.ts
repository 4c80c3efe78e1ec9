// The part of the typed client that does not depend on the document: sends, repeats what may be repeated, reads streams.

export const clientRuntime = `
type RequestOf<Name extends keyof Operations> = Omit<Operations[Name], 'reply'> & {
  /** Names the request: the same key with the same body acts once. One is made for you where it counts. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
};
type Arguments<Name extends keyof Operations> =
  {} extends Omit<Operations[Name], 'reply'> ? [given?: RequestOf<Name>] : [given: RequestOf<Name>];

export interface Options {
  /** Where the service is, such as https://muster.example.com. */
  readonly baseUrl: string;
  /** An API key or an access token. */
  readonly key?: string;
  /** How often a request is repeated that the service put off (429, 503) or that did not arrive; 2 unless given. */
  readonly retries?: number;
  readonly fetch?: typeof fetch;
}

/** What the service refused, and why. \`code\` is the contract, \`message\` is for people. */
export class MusterProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly requestId: string;
  readonly errors: readonly { readonly path: string; readonly code: string; readonly message: string }[];
  readonly body: unknown;
  constructor(status: number, body: { code?: string; detail?: string; title?: string; request_id?: string; errors?: MusterProblem['errors'] }) {
    super(body.detail ?? body.title ?? 'HTTP ' + status);
    this.name = 'MusterProblem';
    this.status = status;
    this.code = body.code ?? 'unknown';
    this.requestId = body.request_id ?? '';
    this.errors = body.errors ?? [];
    this.body = body;
  }
}

export class Muster {
  readonly #options: Required<Options>;

  constructor(options: Options) {
    this.#options = { key: '', retries: 2, fetch: globalThis.fetch.bind(globalThis), ...options };
  }

  /** \`muster.call('POST /v1/veteran/translate', { body: { mos_code: '11B', branch: 'Army' } })\` */
  async call<Name extends keyof Operations>(name: Name, ...[given]: Arguments<Name>): Promise<Operations[Name]['reply']> {
    const response = await this.#send(name, given ?? {}, 'application/json');
    return (await this.#read(response)) as Operations[Name]['reply'];
  }

  /** The same as server-sent events, where the operation can give them. Ends after \`done\`; throws on \`error\`. */
  async *stream<Name extends keyof Operations>(name: Name, ...[given]: Arguments<Name>): AsyncGenerator<{ event: string; data: unknown }> {
    const response = await this.#send(name, given ?? {}, 'text/event-stream');
    if (response.body === null) return;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    try {
      for (;;) {
        const { value, done } = await reader.read();
        if (done) throw new Error('The stream ended before its last event.');
        text += value;
        const blocks = text.split('\\n\\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          const event = /^event: (.*)$/m.exec(block)?.[1] ?? 'message';
          const data: unknown = JSON.parse([...block.matchAll(/^data: (.*)$/gm)].map((match) => match[1]).join('\\n'));
          if (event === 'error') throw new MusterProblem(500, data as object);
          yield { event, data };
          if (event === 'done') return;
        }
      }
    } finally {
      await reader.cancel().catch(() => undefined);
    }
  }

  async #send(name: string, given: object, accept: string): Promise<Response> {
    const { params = {}, query = {}, body, idempotencyKey, signal } = given as {
      params?: Record<string, unknown>;
      query?: Record<string, unknown>;
      body?: unknown;
      idempotencyKey?: string;
      signal?: AbortSignal;
    };
    const { baseUrl, key, retries, fetch: send } = this.#options;
    const [method = 'GET', path = '/'] = name.split(' ');
    const url = new URL(baseUrl.replace(/\\/$/, '') + path.replace(/\\{(\\w+)\\}/g, (_, part: string) => encodeURIComponent(String(params[part]))));
    for (const [field, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(field, String(value));
    const mayRepeat = method === 'GET' || repeatable.has(name);
    const isRaw = typeof body === 'string' || body instanceof Blob;
    const headers: Record<string, string> = {
      accept,
      ...(key === '' ? {} : { authorization: 'Bearer ' + key }),
      ...(body === undefined || isRaw ? {} : { 'content-type': 'application/json' }),
      ...(repeatable.has(name) ? { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() } : {}),
    };
    const request: RequestInit = { method, headers, ...(signal && { signal }), ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }) };
    for (let left = mayRepeat ? retries : 0; ; left -= 1) {
      let seconds = 1;
      try {
        const response = await send(url, request);
        if (response.ok) return response;
        const again = response.status === 429 || response.status === 503;
        if (!again || left <= 0) throw new MusterProblem(response.status, (await this.#read(response)) as object);
        seconds = Number(response.headers.get('retry-after') ?? 1);
        await response.body?.cancel();
      } catch (error) {
        if (error instanceof MusterProblem || signal?.aborted === true || left <= 0) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, Math.min(seconds, 60) * 1000));
    }
  }

  async #read(response: Response): Promise<unknown> {
    const type = response.headers.get('content-type') ?? '';
    if (response.status === 204) return undefined;
    if (type.includes('json')) return await response.json();
    return type.startsWith('text/') ? await response.text() : await response.blob();
  }
}
`;
