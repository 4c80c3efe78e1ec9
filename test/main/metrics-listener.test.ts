// The port of its own: metrics and probes, and nothing else.
import { afterEach, expect, test } from 'vitest';
import { listenForMetrics, type MetricsListener } from '../../src/main/metrics-listener.ts';

let listener: MetricsListener | undefined;
afterEach(async () => {
  await listener?.close();
  listener = undefined;
});

const page = async () => 'muster_build_info 1\n';

async function open(isReady: () => Promise<boolean> = async () => true) {
  listener = await listenForMetrics({ port: 0, host: '127.0.0.1', page, isReady });
  const { port } = listener;
  return (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });
}

test('shows the page and says that the process lives', async () => {
  const get = await open();
  const metrics = await get('/metrics');
  expect(metrics.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await metrics.text()).toBe('muster_build_info 1\n');
  expect((await get('/health/live')).status).toBe(200);
  expect((await get('/health/ready')).status).toBe(200);
});

test('is not ready where work cannot be done, or where nobody can tell', async () => {
  const no = await open(async () => false);
  expect((await no('/health/ready')).status).toBe(503);
  await listener?.close();
  const silent = await open(async () => {
    throw new Error('no database');
  });
  expect((await silent('/health/ready')).status).toBe(503);
});

test('shows nothing else and takes nothing', async () => {
  const get = await open();
  expect((await get('/api/v1/actions')).status).toBe(404);
  expect((await get('/metrics', 'POST')).status).toBe(405);
});

test('a port that is taken is named', async () => {
  await open();
  const taken = { host: '127.0.0.1', page: async () => '', isReady: async () => true, port: listener?.port ?? 0 };
  await expect(listenForMetrics(taken)).rejects.toThrow('METRICS_PORT');
});
