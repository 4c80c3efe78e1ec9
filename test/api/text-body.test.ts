// Uploads of text: two media types, UTF-8, nothing else.
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readTextBodies } from '../../src/api/http/text-body.ts';

async function send(type: string, payload: string | Buffer) {
  const app = Fastify();
  readTextBodies(app);
  app.post('/', (request) => request.body);
  return await app.inject({ method: 'POST', url: '/', headers: { 'content-type': type }, payload });
}

test.each([
  { type: 'text/csv', format: 'csv' },
  { type: 'text/csv; charset=utf-8', format: 'csv' },
  { type: 'application/x-ndjson', format: 'ndjson' },
])('$type is handed over as text', async ({ type, format }) => {
  expect((await send(type, 'a,ü')).json()).toEqual({ format, text: 'a,ü' });
});

test('another media type is refused, and so is what is no UTF-8', async () => {
  expect((await send('application/json', '{}')).statusCode).toBe(415);
  expect((await send('text/csv', Buffer.from([0x61, 0xff]))).json()).toMatchObject({
    message: expect.stringContaining('not valid UTF-8'),
  });
});
