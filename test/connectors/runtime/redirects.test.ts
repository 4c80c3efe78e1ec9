// Where a system sends its caller on: to itself with everything, to anybody else without any header that may hold a key.
import { expect, test } from 'vitest';
import { openHttp } from '../../../src/connectors/runtime/http.ts';
import { startServer } from '../../fakes/rest-systems.ts';

const headers = {
  accept: 'application/json',
  'user-agent': 'Muster',
  authorization: 'Bearer secret',
  'x-smarttoken': 'secret',
  'X-Postmark-Server-Token': 'secret',
  'x-anything': 'secret',
};

test('another origin sees no header that may hold a key, the same one all of them', async () => {
  const http = openHttp({ allowPrivate: true });
  const other = await startServer(() => ({ status: 200, body: {} }));
  const first = await startServer(({ path }) => {
    if (path === '/away') return { status: 302, headers: { location: `${other.url}/there` } };
    if (path === '/here') return { status: 307, headers: { location: '/end' } };
    return { status: 200, body: {} };
  });
  try {
    await http.send({ method: 'GET', url: `${first.url}/away`, headers });
    await http.send({ method: 'GET', url: `${first.url}/here`, headers });
  } finally {
    await Promise.all([http.close(), other.close(), first.close()]);
  }
  expect(JSON.stringify(other.requests)).not.toContain('secret');
  expect(other.requests[0]?.headers).toMatchObject({ accept: 'application/json', 'user-agent': 'Muster' });
  expect(first.requests.at(-1)?.headers).toMatchObject({ authorization: 'Bearer secret', 'x-anything': 'secret' });
});
