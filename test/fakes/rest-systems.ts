// Two REST systems on loopback: one that is read page by page, one that is written to and can be made to fail.
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Person {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly work_email: string;
  readonly status: string;
  readonly hire_date: string;
}

export const person = (index: number): Person => ({
  id: `E${String(index).padStart(5, '0')}`,
  first_name: `First${index}`,
  last_name: `Last${index}`,
  work_email: `person${index}@example.test`,
  status: index % 5 === 0 ? 'terminated' : 'active',
  hire_date: `20${String(10 + (index % 15)).padStart(2, '0')}-03-01`,
});

interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly at: number;
}

type Answering = (request: Request) => { status: number; headers?: Record<string, string>; body?: unknown };

export interface TestServer {
  readonly url: string;
  readonly requests: Request[];
  /** Takes the place of what it answers. */
  answer: Answering;
  close(): Promise<void>;
}

export async function startServer(answer: Answering): Promise<TestServer> {
  const requests: Request[] = [];
  const held = { answer };
  const server: Server = createServer((incoming, response) => {
    void take(incoming, response);
  });
  const take = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '', headers } = incoming;
    const request = { method, path: url, headers, body: await readBody(incoming), at: performance.now() };
    requests.push(request);
    send(response, held.answer(request));
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP server has such an address
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    get answer() {
      return held.answer;
    },
    set answer(next) {
      held.answer = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const readBody = async (incoming: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
};

function send(response: ServerResponse, { status, headers = {}, body }: ReturnType<Answering>): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body === undefined ? '' : JSON.stringify(body));
}

/** `GET /employees?page=&per_page=`: people in pages, with the number of the next one. */
export const servePeople =
  (people: () => readonly Person[]): Answering =>
  (request) => {
    const url = new URL(request.path, 'http://source');
    const size = Number(url.searchParams.get('per_page') ?? 100);
    const page = Number(url.searchParams.get('page') ?? 1);
    const all = people();
    const data = all.slice((page - 1) * size, page * size);
    return { status: 200, body: { data, meta: { next_page: page * size < all.length ? page + 1 : null } } };
  };

/** `PUT /people/{external_id}` keeps, `POST /people` creates once for each Idempotency-Key, `DELETE` removes, `GET` shows one. */
export function keepPeople(): { kept: Map<string, unknown>; created: unknown[]; answer: Answering } {
  const kept = new Map<string, unknown>();
  const created: unknown[] = [];
  const keys = new Set<string>();
  return {
    kept,
    created,
    answer({ method, path, body, headers }) {
      const id = decodeURIComponent(path.split('/').at(-1) ?? '');
      if (method === 'GET') return kept.has(id) ? { status: 200, body: kept.get(id) } : { status: 404 };
      if (method === 'DELETE') return { status: kept.delete(id) ? 204 : 404 };
      const record: unknown = JSON.parse(body);
      if (method === 'PUT') {
        const isNew = !kept.has(id);
        kept.set(id, record);
        return { status: isNew ? 201 : 200, body: { ok: true } };
      }
      const key = String(headers['idempotency-key']);
      if (!keys.has(key)) created.push(record);
      keys.add(key);
      return { status: 200, body: { ok: true } };
    },
  };
}
