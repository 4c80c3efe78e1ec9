// A port of its own for Prometheus and for the probes of workers, which have no other: without a key, so it listens on this machine
// alone unless told otherwise.
import { createServer } from 'node:http';
import { ConfigError } from './config.ts';

interface MetricsListenerDependencies {
  readonly port: number;
  readonly host: string;
  readonly page: () => Promise<string>;
  /** Whether work should be given to this process. */
  readonly isReady: () => Promise<boolean>;
}

export interface MetricsListener {
  readonly port: number;
  close(): Promise<void>;
}

export async function listenForMetrics({
  port,
  host,
  page,
  isReady,
}: MetricsListenerDependencies): Promise<MetricsListener> {
  const server = createServer((request, response) => {
    const answer = (status: number, body: string): void => {
      response.writeHead(status, {
        'content-type': 'text/plain; version=0.0.4; charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
      response.end(body);
    };
    const failed = (): void => answer(503, 'unavailable\n');
    if (request.method !== 'GET') answer(405, 'Only GET.\n');
    else if (request.url === '/metrics') page().then((text) => answer(200, text), failed);
    else if (request.url === '/health/live') answer(200, 'live\n');
    else if (request.url === '/health/ready')
      isReady().then((ready) => (ready ? answer(200, 'ready\n') : failed()), failed);
    else answer(404, 'There are /metrics, /health/live and /health/ready.\n');
  });
  server.headersTimeout = 5_000;
  server.requestTimeout = 5_000;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', (error) =>
    reject(new ConfigError(`METRICS_PORT: ${port} cannot be listened on (${error.name})`)),
  );
  server.listen(port, host, resolve);
  await promise;
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
