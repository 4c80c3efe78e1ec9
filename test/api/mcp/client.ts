// The official SDK's client, speaking to the test world's server without a socket.
import { Client, StreamableHTTPClientTransport, type ClientOptions } from '@modelcontextprotocol/client';
import { publicUrl, type World } from '../world.ts';

export interface Connected extends AsyncDisposable {
  readonly client: Client;
}

/** `key`: what is sent as the bearer's token. */
export async function connected(world: World, key: string, options: ClientOptions = {}): Promise<Connected> {
  const client = new Client({ name: 'test', version: '1.0.0' }, options);
  const transport = new StreamableHTTPClientTransport(new URL(`${publicUrl}/mcp`), {
    fetch: (url, init) => injected(world, url, init),
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  });
  await client.connect(transport);
  return { client, [Symbol.asyncDispose]: async () => await client.close() };
}

async function injected({ app }: World, url: string | URL, init: RequestInit = {}): Promise<Response> {
  const request = new Request(url, init);
  const { pathname, search } = new URL(request.url);
  const answer = await app.inject({
    method: request.method === 'GET' ? 'GET' : request.method === 'DELETE' ? 'DELETE' : 'POST',
    url: `${pathname}${search}`,
    headers: { host: 'muster.test', ...Object.fromEntries(request.headers) },
    ...(request.body === null ? {} : { payload: await request.text() }),
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
  const hasBody = ![204, 202, 304].includes(answer.statusCode);
  return new Response(hasBody ? answer.payload : null, { status: answer.statusCode, headers });
}
