// The systems of many organizations in one process: an endless source and a destination for each integration, told apart by the
// first part of the address. What arrives at a destination must bear its mark. One organization may be a bad neighbour.
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { employee } from './records.ts';

const pageSize = 100;
/** What a bad neighbour's systems do: answer late, be huge, fail. */
const lateMs = 4_000;
const hugeFactor = 10;

/** Records that arrived, by mark. */
const arrived = new Map<string, number>();
let strayed = 0;

const Written = z.object({ mark: z.string(), external_id: z.string() });

interface CrowdRequest {
  readonly mark: string;
  /** Names what is wrong with it, if something is. */
  readonly vice: string;
  readonly rest: string;
}

/** `/<mark>/<vice>/employees` or `/<mark>/<vice>/people/<id>`. */
function askedOf(pathname: string): CrowdRequest {
  const [, mark = '', vice = '', rest = ''] = pathname.split('/');
  return { mark, vice, rest };
}

function page({ mark, vice }: CrowdRequest, number: number): string {
  const size = vice === 'huge' ? pageSize * hugeFactor : pageSize;
  const data = Array.from({ length: size }, (_, index) => {
    const record = employee(number * size + index);
    const text = vice === 'huge' ? { notes: 'x'.repeat(2_000) } : {};
    return { ...record, id: `${mark}-${record.id}`, mark, ...text };
  });
  return JSON.stringify({ data, meta: { next_page: number + 1 } });
}

async function take({ mark, vice }: CrowdRequest, body: string): Promise<number> {
  const written = Written.parse(JSON.parse(body));
  if (written.mark !== mark || !written.external_id.startsWith(`${mark}-`)) strayed += 1;
  const count = (arrived.get(mark) ?? 0) + 1;
  arrived.set(mark, count);
  if (vice === 'late') await sleep(lateMs);
  return vice === 'failing' && count % 2 === 0 ? 500 : 200;
}

async function reply(request: IncomingMessage, body: string): Promise<{ status: number; text: string }> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/_seen')
    return { status: 200, text: JSON.stringify({ arrived: Object.fromEntries(arrived), strayed }) };
  const asked = askedOf(pathname);
  if (asked.rest === 'employees') return { status: 200, text: page(asked, Number(searchParams.get('page') ?? '1')) };
  return { status: await take(asked, body), text: '{}' };
}

function send(response: ServerResponse, { status, text }: { status: number; text: string }): void {
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  response.end(text);
}

const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (chunk: string) => (body += chunk));
  request.on('end', () => void reply(request, body).then((answer) => send(response, answer)));
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
});
// The parent is gone: so is the reason to be here.
process.on('disconnect', () => process.exit(0));
