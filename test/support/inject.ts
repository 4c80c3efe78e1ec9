// One request to a server that does not listen, and its answer as a client without types reads it.
import type { FastifyInstance } from 'fastify';

export interface Request {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  readonly path: string;
  readonly body?: unknown;
  /** Sent as it is, instead of a body as JSON. */
  readonly raw?: string | Buffer;
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads answers as a client without types does
  readonly body: any;
}

export async function inject(app: FastifyInstance, request: Request): Promise<Answer> {
  const { method = 'GET', path, body, raw, key, headers = {} } = request;
  const response = await app.inject({
    method,
    url: path,
    headers: {
      ...(typeof key === 'string' ? { authorization: `Bearer ${key}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    ...(raw === undefined ? {} : { payload: raw }),
  });
  const isJson = /[/+]json/.test(String(response.headers['content-type']));
  const parsed: unknown = isJson && response.body !== '' ? JSON.parse(response.body) : undefined;
  return { status: response.statusCode, headers: response.headers, text: response.body, body: parsed };
}
