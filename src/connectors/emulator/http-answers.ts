// The wire of an emulated system: what it reads of a request, and its answers, whole or broken.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { Json, type JsonObject } from '../../core/json.ts';
import { isObject } from './invert.ts';

export const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

export async function bodyOf(request: IncomingMessage): Promise<JsonObject> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(z.instanceof(Buffer).parse(chunk));
  return parsedBody(Buffer.concat(chunks).toString('utf8'), request.headers['content-type']);
}

/** Throws a `SyntaxError` for what is no JSON. */
export function parsedBody(text: string, contentType: string | undefined): JsonObject {
  if (text === '') return {};
  if (contentType?.includes('form') === true) return Object.fromEntries(new URLSearchParams(text));
  const parsed = Json.safeParse(JSON.parse(text)).data;
  return isObject(parsed) ? parsed : { list: parsed ?? null };
}

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Json;
}

export function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(status === 204 ? '' : JSON.stringify(body));
}

export function html(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>');
}

export function breakOff(response: ServerResponse, body: Json): void {
  const text = JSON.stringify(body);
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text) + 100),
  });
  response.write(text.slice(0, text.length / 2), () => response.destroy());
}
