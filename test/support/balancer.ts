// A balancer as the ones in front of a deployment are: it asks each replica whether it is ready, sends requests in turns to those that
// are, keeps its connections to them, and repeats nothing by itself.
import { Agent, createServer, type IncomingMessage, request as ask, type Server, type ServerResponse } from 'node:http';

const lookMs = 100;

export interface Upstream {
  readonly url: string;
  /** Requests that were sent to it and are not answered yet; streams are none of them. */
  inFlight(): number;
  answered(): number;
  isReady(): boolean;
}

export interface Balancer {
  readonly url: string;
  /** From the first time on that it says it is ready. */
  add(url: string): Upstream;
  remove(upstream: Upstream): void;
  close(): Promise<void>;
}

interface Known extends Upstream {
  readonly agent: Agent;
  stopLooking(): void;
  forward(request: IncomingMessage, response: ServerResponse): void;
}

export async function openBalancer(): Promise<Balancer> {
  const known: Known[] = [];
  let turn = 0;
  const server = createServer((request, response) => {
    const ready = known.filter((one) => one.isReady());
    const chosen = ready[(turn += 1) % Math.max(1, ready.length)];
    if (chosen === undefined) response.writeHead(503).end('no replica is ready');
    else chosen.forward(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: urlOf(server),
    add(url) {
      const upstream = knownAt(url);
      known.push(upstream);
      return upstream;
    },
    remove(upstream) {
      const at = known.findIndex(({ url }) => url === upstream.url);
      const [removed] = known.splice(at, 1);
      removed?.stopLooking();
      removed?.agent.destroy();
    },
    async close() {
      for (const one of known) {
        one.stopLooking();
        one.agent.destroy();
      }
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function urlOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the balancer listens nowhere');
  return `http://127.0.0.1:${address.port}`;
}

function knownAt(url: string): Known {
  const agent = new Agent({ keepAlive: true });
  const counts = { inFlight: 0, answered: 0 };
  let isReady = false;
  const look = setInterval(() => {
    ask(`${url}/health/ready`, { timeout: 2_000 }, (answer) => {
      isReady = answer.statusCode === 200;
      answer.resume();
    })
      .on('timeout', () => (isReady = false))
      .on('error', () => (isReady = false))
      .end();
  }, lookMs);
  return {
    url,
    agent,
    inFlight: () => counts.inFlight,
    answered: () => counts.answered,
    isReady: () => isReady,
    stopLooking: () => clearInterval(look),
    forward: (request, response) => forward({ url, agent, counts }, request, response),
  };
}

interface Target {
  readonly url: string;
  readonly agent: Agent;
  readonly counts: { inFlight: number; answered: number };
}

function forward({ url, agent, counts }: Target, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url: path = '/' } = request;
  const isStream = path.startsWith('/api/v1/events/stream');
  if (!isStream) counts.inFlight += 1;
  response.once('close', () => {
    if (!isStream) counts.inFlight -= 1;
  });
  const upstream = ask(new URL(path, url), { agent, method, headers }, (answer) => {
    counts.answered += 1;
    // Whether this connection stays open is between the balancer and its replica.
    const { connection: _, 'keep-alive': __, ...passed } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, passed);
    answer.pipe(response);
    answer.once('error', () => response.destroy());
  });
  upstream.once('error', (error) => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end(`the replica broke off: ${error.message}`);
  });
  response.once('close', () => void (response.writableFinished || upstream.destroy()));
  request.pipe(upstream);
}
