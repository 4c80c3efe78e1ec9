// A server that speaks one dialect as strictly as the real one: what that refuses it refuses, and its script holds the faults.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';
import type { DialectId } from '../../../src/agent/models/dialects/dialect.ts';
import { complaintAbout } from './refusals.ts';
import { type Step, wireOf } from './wire.ts';

const Body = z.looseObject({ stream: z.boolean().optional() });

export interface StrictServer {
  readonly baseUrl: string;
  dialect: DialectId;
  /** What it has complained about. */
  readonly complaints: string[];
  readonly bodies: Readonly<Record<string, unknown>>[];
  readonly script: Step[];
  close(): Promise<void>;
}

export async function openStrictServer(): Promise<StrictServer> {
  const server = createServer((request, response) => void answer(strict, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const strict: StrictServer = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    dialect: 'strict',
    complaints: [],
    bodies: [],
    script: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return strict;
}

async function answer(server: StrictServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const body = Body.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  server.bodies.push(body);
  const complaint = complaintAbout(server.dialect, body);
  if (complaint !== undefined) {
    server.complaints.push(complaint);
    fail(response, {
      status: 400,
      body: JSON.stringify({ error: { message: complaint, type: 'invalid_request_error' } }),
    });
    return;
  }
  const step = server.script.shift() ?? { text: 'All done.' };
  if (step.hangs === 'before') return;
  if (step.status !== undefined || step.body !== undefined) fail(response, step);
  else if (body.stream === true) stream(response, server.dialect, step);
  else whole(response, server.dialect, step);
}

function fail(
  response: ServerResponse,
  { status = 200, headers, body }: Pick<Step, 'status' | 'headers' | 'body'>,
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body ?? JSON.stringify({ error: { message: 'scripted', type: 'server_error' } }));
}

function whole(response: ServerResponse, dialect: DialectId, step: Step): void {
  const text = JSON.stringify(wireOf(dialect, step).whole);
  response.writeHead(200, { 'content-type': step.contentType ?? 'application/json' });
  const cut = step.breaks === true || step.hangs === 'after' || step.garbage === true || step.noEnd === true;
  response.write(`${step.bom === true ? '\uFEFF' : ''}${cut ? text.slice(0, text.length / 2) : text}`);
  if (step.breaks === true) setTimeout(() => response.destroy(), 5);
  else if (step.hangs !== 'after') response.end(step.garbage === true ? '}}}' : '');
}

function stream(response: ServerResponse, dialect: DialectId, step: Step): void {
  const events = wireOf(dialect, step).streamed;
  response.writeHead(200, { 'content-type': step.contentType ?? 'text/event-stream' });
  const cut = step.breaks === true || step.hangs === 'after';
  if (step.bom === true) response.write('\uFEFF');
  for (const event of cut ? events.slice(0, Math.ceil(events.length / 2)) : events) {
    if (step.comments === true) response.write(': keep-alive\n\n');
    if (step.garbage === true && event === events.at(2)) response.write('data: {"choices": [{]\n\n');
    response.write(`data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`);
  }
  if (step.breaks === true) setTimeout(() => response.destroy(), 5);
  else if (step.hangs !== 'after') response.end();
}
