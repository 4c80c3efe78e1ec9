// A collector that is away, silent or refuses costs spans and nothing else: requests are answered, and the process ends when told.
import { createServer, type Server } from 'node:net';
import { createServer as createHttpServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { removeData, type RunningService, startService } from '../support/service.ts';

const open: { close(): unknown }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

const startWith = (collector: string): Promise<RunningService> =>
  startService({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector } });

async function serves(service: RunningService): Promise<void> {
  const statuses = new Set<number>();
  for (let at = 0; at < 20; at += 1)
    for (const { status } of await Promise.all(
      Array.from({ length: 20 }, () => service.call('GET', '/api/v1/templates?limit=1')),
    ))
      statuses.add(status);
  // The limit of requests a minute is reached on the way.
  expect([...statuses].filter((status) => status !== 200 && status !== 429)).toEqual([]);
}

const figure = async (service: RunningService, name: string): Promise<number> => {
  const { body } = await service.call('GET', '/metrics');
  return Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(String(body))?.[1] ?? 0);
};

test('a collector that is away', async () => {
  const server = createServer();
  const collector = await listening(server);
  server.close();
  const service = await startWith(collector);
  await serves(service);
  await expect.poll(() => figure(service, 'muster_spans_dropped_total')).toBeGreaterThan(0);
  expect(await service.stop()).toBe(0);
  removeData(service);
});

test('a collector that takes connections and never answers', async () => {
  let connections = 0;
  const collector = await listening(createServer(() => (connections += 1)));
  const service = await startWith(collector);
  await serves(service);
  await expect.poll(() => connections).toBeGreaterThan(0);
  await serves(service);
  expect(await service.stop()).toBe(0);
  removeData(service);
});

test('a collector that takes spans gets them as protobuf, also those of the last moment', async () => {
  const paths = new Set<string>();
  let bytes = 0;
  const collector = await listening(
    createHttpServer((request, response) => {
      paths.add(`${request.method} ${request.url} ${request.headers['content-type']}`);
      request.on('data', (chunk: Buffer) => (bytes += chunk.length));
      request.on('end', () => response.writeHead(200).end());
    }),
  );
  const service = await startWith(collector);
  await service.call('GET', '/api/v1/templates');
  expect(await service.stop()).toBe(0);
  expect([...paths]).toEqual(['POST /v1/traces application/x-protobuf']);
  expect(bytes).toBeGreaterThan(0);
  removeData(service);
});
