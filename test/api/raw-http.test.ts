// What a client library would never send: bytes on a socket, each answered once and as problem+json, or not at all.
import { connect } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { openApi } from './world.ts';

const world = await openApi();
const key = await world.key();
const port = Number(new URL(await world.app.listen({ port: 0, host: '127.0.0.1' })).port);
afterAll(async () => await world.app.close());

function send(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (heard += chunk.toString()));
    socket.on('error', () => resolve(heard));
    socket.on('close', () => resolve(heard));
    // A kept-alive connection is left by us once the answer is whole.
    socket.on('data', () => {
      const [head = '', body = ''] = heard.split('\r\n\r\n');
      const length = /content-length: (\d+)/i.exec(head)?.[1];
      if (length !== undefined && Buffer.byteLength(body) >= Number(length)) setTimeout(() => socket.destroy(), 30);
    });
  });
}

const authority = `Host: muster.test\r\nAuthorization: Bearer ${key}\r\n`;
const post = 'POST /api/v1/tasks HTTP/1.1\r\n';
const json = 'Content-Type: application/json\r\n';

const refused = [
  {
    what: 'two lengths and chunks',
    bytes: `${post}${authority}${json}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /health/live HTTP/1.1\r\nHost: x\r\n\r\n`,
    status: 400,
  },
  {
    what: 'two different lengths',
    bytes: `${post}${authority}${json}Content-Length: 4\r\nContent-Length: 40\r\n\r\n{}aa`,
    status: 400,
  },
  {
    what: 'a space before a colon',
    bytes: `${post}${authority}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`,
    status: 400,
  },
  {
    what: 'an unknown transfer encoding',
    bytes: `${post}${authority}${json}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
    status: 400,
  },
  { what: 'bare line feeds', bytes: 'GET /health/live HTTP/1.1\nHost: x\n\n', status: 400 },
  { what: 'no host', bytes: 'GET /health/live HTTP/1.1\r\n\r\n', status: 400 },
  { what: 'two hosts', bytes: 'GET /health/live HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', status: 400 },
  { what: 'a folded header', bytes: 'GET /health/live HTTP/1.1\r\nHost: x\r\nX-A: b\r\n c\r\n\r\n', status: 400 },
  {
    what: 'a header of 20 kB',
    bytes: `GET /health/live HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`,
    status: 431,
  },
  {
    what: 'a foreign address in the request line',
    bytes: `GET http://evil.example/health/live HTTP/1.1\r\nHost: x\r\n\r\n`,
    status: 400,
  },
  { what: 'a broken percent sign', bytes: `GET /api/v1/tasks/%zz HTTP/1.1\r\n${authority}\r\n`, status: 400 },
  { what: 'a way up', bytes: `GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n`, status: 404 },
  {
    what: 'an encoded way up',
    bytes: `GET /api/v1/tasks/..%2f..%2fetc%2fpasswd HTTP/1.1\r\n${authority}\r\n`,
    status: 404,
  },
  { what: 'NUL in an id', bytes: `GET /api/v1/tasks/a%00b HTTP/1.1\r\n${authority}\r\n`, status: 404 },
  { what: 'an overlong id', bytes: `GET /api/v1/tasks/${'a'.repeat(600)} HTTP/1.1\r\n${authority}\r\n`, status: 404 },
  {
    what: 'a method in a header',
    bytes: `GET /api/v1/tasks/t HTTP/1.1\r\n${authority}X-HTTP-Method-Override: DELETE\r\n\r\n`,
    status: 404,
  },
  { what: 'TRACE', bytes: 'TRACE / HTTP/1.1\r\nHost: x\r\n\r\n', status: 404 },
  {
    what: 'two credentials, the first wrong',
    bytes: `GET /api/v1/tasks HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer bad\r\nAuthorization: Bearer ${key}\r\n\r\n`,
    status: 401,
  },
  {
    what: 'a parameter that comes twice',
    bytes: `GET /api/v1/tasks?limit=1&limit=2 HTTP/1.1\r\n${authority}\r\n`,
    status: 422,
  },
  {
    what: 'a compressed body',
    bytes: `${post}${authority}${json}Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}`,
    status: 415,
  },
];

describe('a request with', () => {
  test.each(refused)('$what is refused once, as a problem', async ({ bytes, status }) => {
    const heard = await send(bytes);
    expect(heard.match(/HTTP\/1\.1 \d{3}/g)).toEqual([`HTTP/1.1 ${status}`]);
    expect(heard.toLowerCase()).toContain('content-type: application/problem+json; charset=utf-8');
    expect(heard.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(heard.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status, code: expect.any(String) });
  });

  test('a wish to speak another protocol is answered in this one', async () => {
    const upgrade =
      'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n';
    expect(await send(`GET /health/live HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`)).toMatch(/^HTTP\/1\.1 200/);
  });
});

test('the server gives up on slow senders, and keeps connections longer than a proxy does', () => {
  expect(world.app.server.requestTimeout).toBe(15_000);
  expect(world.app.server.keepAliveTimeout).toBe(72_000);
});
