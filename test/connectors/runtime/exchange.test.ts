// One request and its whole answer: in one piece or many, cut off from outside, and never larger than allowed.
import { type Server, createServer } from 'node:http';
import { Agent } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchange } from '../../../src/connectors/runtime/exchange.ts';

let server: Server;
let origin = '';
const agent = new Agent({ connections: 1 });
/** Requests that wait for ever. */
let held = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/held') {
      held += 1;
      return;
    }
    if (request.url === '/early') response.writeEarlyHints({ link: '</a>; rel=preload' });
    response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'] });
    if (request.url === '/long') response.end('x'.repeat(1_000));
    else if (request.url === '/pieces') {
      const text = Buffer.from('\uFEFF{"name":"Chloé"}');
      response.write(text.subarray(0, 14));
      setImmediate(() => response.end(text.subarray(14)));
    } else response.end('{"ok":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

afterAll(async () => {
  await agent.destroy();
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, signal?: AbortSignal) =>
  exchange(
    agent,
    { origin, path, method: 'GET' },
    { maxBytes: 500, signal, tooLarge: () => new RangeError('too large') },
  );

test('an answer comes whole, with its headers as text, whatever pieces it came in', async () => {
  expect(await ask('/pieces')).toMatchObject({ status: 200, text: '{"name":"Chloé"}' });
  expect((await ask('/plain')).headers).toMatchObject({ 'content-type': 'application/json', 'set-cookie': 'a=1, b=2' });
});

test('what comes before an answer is not the answer', async () => {
  expect(await ask('/early')).toMatchObject({ status: 200, text: '{"ok":true}' });
});

test('an answer beyond the limit is refused, and the next request goes on', async () => {
  await expect(ask('/long')).rejects.toThrow('too large');
  expect(await ask('/plain')).toMatchObject({ status: 200 });
});

test('a signal ends what is under way and what still waits for a connection', async () => {
  const stop = new AbortController();
  const all = [ask('/held', stop.signal), ask('/plain', stop.signal)];
  const ended = Promise.allSettled(all);
  await expect.poll(() => held).toBe(1);
  stop.abort(new Error('enough'));
  expect((await ended).map((one) => one.status === 'rejected' && String(one.reason))).toEqual([
    'Error: enough',
    'Error: enough',
  ]);
  await expect(ask('/plain', stop.signal)).rejects.toThrow('enough');
  expect(await ask('/plain')).toMatchObject({ status: 200 });
});

test('a server that is gone is a failure', async () => {
  const nobody = exchange(
    agent,
    { origin: 'http://127.0.0.1:9', path: '/', method: 'GET' },
    { maxBytes: 500, signal: undefined, tooLarge: () => new RangeError('too large') },
  );
  await expect(nobody).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
