// The practical upper bound in a process of its own: an undici loop with pages read ahead, as many requests in flight and the
// same retries as Muster is given, and nothing kept. It is what one writes by hand for a one-off, and what a crash takes along.
// As `connection` it leaves the other system alone for as long as it asks, with every record, which is what a limit of an account
// means; as `request` only the refused record waits, and its lane with it, which is what a locked row means.
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { z } from 'zod';
import { type employee, mapped } from './records.ts';

const [url = '', mode = 'put', lanes = '32', concerns = 'connection', baseMs = '1000'] = process.argv.slice(2);
const maxRetries = 3;
const pool = new Pool(url, { connections: Number(lanes) + 2, pipelining: 1 });
const PageRead = z.object({
  data: z.custom<ReturnType<typeof employee>[]>(Array.isArray),
  meta: z.object({ next_page: z.number().nullable() }),
});
let failed = 0;
let quietUntil = 0;

async function send(method: 'PUT' | 'POST', path: string, body: unknown): Promise<void> {
  const text = JSON.stringify(body);
  for (let tried = 1; ; tried += 1) {
    while (quietUntil > performance.now()) await sleep(Math.max(1, quietUntil - performance.now()));
    const answer = await pool.request({ method, path, body: text, headers: { 'content-type': 'application/json' } });
    await answer.body.dump();
    if (answer.statusCode < 300) return;
    if (tried > maxRetries) {
      failed += 1;
      return;
    }
    const after = Number(answer.headers['retry-after'] ?? 0) * 1_000;
    if (concerns === 'connection') quietUntil = Math.max(quietUntil, performance.now() + after);
    await sleep(Math.max(after, Number(baseMs) * 2 ** (tried - 1) * (1 + 0.2 * Math.random())));
  }
}

async function read(number: number): Promise<z.infer<typeof PageRead>> {
  const answer = await pool.request({ method: 'GET', path: `/employees?page=${number}&per_page=100` });
  return PageRead.parse(await answer.body.json());
}

const writing: Promise<void>[] = [];
let running = 0;
let wake: (() => void) | undefined;

/** A waiting retry keeps its place: that is how such loops are written, and at 1 % it costs nothing. */
async function put(method: 'PUT' | 'POST', path: string, body: unknown): Promise<void> {
  while (running >= Number(lanes)) await new Promise<void>((resolve) => (wake = resolve));
  running += 1;
  writing.push(
    send(method, path, body).finally(() => {
      running -= 1;
      wake?.();
    }),
  );
}

const began = performance.now();
let next: Promise<z.infer<typeof PageRead>> | undefined = read(1);
while (next !== undefined) {
  const { data, meta }: z.infer<typeof PageRead> = await next;
  next = meta.next_page === null ? undefined : read(meta.next_page);
  const records = data.map(mapped);
  if (mode === 'batch') await put('POST', '/people/batch', { records });
  else for (const record of records) await put('PUT', `/people/${record.external_id}`, record);
}
await Promise.all(writing);
process.send?.({ ms: performance.now() - began, failed, cpu: process.cpuUsage() });
await pool.close();
process.disconnect();
