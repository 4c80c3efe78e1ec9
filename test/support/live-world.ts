// A running service on the sample sandbox, spoken to byte for byte: what a client library would tidy up reaches it as it is.
import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import type { Answer, Request } from '../api/world.ts';
import type { Maker } from '../api/routes.ts';
import { freshFolder, type RunningService, startService } from './service.ts';
import { sampleSandbox } from './sample-sandbox.ts';
import { signedHeaders } from './signed-events.ts';

/** Any method, any bytes as the address. */
export interface RawRequest extends Omit<Request, 'method'> {
  readonly method?: string;
}

export interface LiveWorld extends Maker {
  readonly service: RunningService;
  readonly send: (request: RawRequest) => Promise<Answer>;
}

/** Limits are out of the way: these suites send more in a minute than a client does. */
const unlimited = {
  RATE_LIMIT: '1000000',
  RATE_LIMIT_JOBS: '1000000',
  RATE_LIMIT_EVENTS: '1000000',
  RATE_LIMIT_WRONG_KEYS: '1000000',
  ALLOW_PRIVATE_NETWORK: '1',
};

export async function openLiveWorld(environment: Record<string, string> = {}): Promise<LiveWorld> {
  const dataDir = freshFolder();
  const file = join(dataDir, 'sandbox.json');
  writeFileSync(file, JSON.stringify(sampleSandbox()));
  const service = await startService({ dataDir, environment: { SANDBOX_FILE: file, ...unlimited, ...environment } });
  const agent = new Agent({ keepAlive: true });
  const send = (asked: RawRequest): Promise<Answer> => sendRaw({ service, agent }, asked);
  const rotated = await send({ method: 'PUT', path: '/api/v1/events/sandbox/secret' });
  return {
    service,
    send,
    call: send,
    signed: (raw) => signedHeaders(rotated.body.secret, raw, new Date()),
    session: async () => {
      const [, token] = /#login=(.+)$/.exec(service.loginUrl) ?? [];
      const { headers } = await send({ method: 'POST', path: '/console/session', key: null, body: { token } });
      return String(headers['set-cookie']).split(';')[0] ?? '';
    },
  };
}

interface Line {
  readonly service: RunningService;
  readonly agent: Agent;
}

function sendRaw({ service, agent }: Line, asked: RawRequest): Promise<Answer> {
  const { method = 'GET', path, body, raw = body === undefined ? undefined : JSON.stringify(body), headers } = asked;
  const { key = service.apiKey } = asked;
  const { hostname, port } = new URL(service.url);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        method,
        hostname,
        port,
        path,
        headers: {
          ...(key === null ? {} : { authorization: `Bearer ${key}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(raw === undefined ? {} : { 'content-length': String(Buffer.byteLength(raw)) }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          // Lines of JSON (`application/x-ndjson`) are no JSON.
          const isJson = /[/+]json/.test(response.headers['content-type'] ?? '') && text !== '';
          try {
            const parsed: unknown = isJson ? JSON.parse(text) : undefined;
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text, body: parsed });
          } catch (error) {
            reject(error);
          }
        });
      },
    );
    sent.on('error', reject);
    sent.end(raw);
  });
}
