// The worker that evaluates JSONata. It has no access to anything but what it is sent.
import { parentPort } from 'node:worker_threads';
import jsonata from 'jsonata';
import { z } from 'zod';
import { JsonObject } from '../../../core/json.ts';

const Order = z.strictObject({ id: z.int(), expressions: z.array(z.string()), records: z.array(JsonObject) });

/** Milliseconds for one expression over one record, and how deep it may call itself; the pool ends what still does not end. */
const bounds = { timeout: 250, stack: 200 };

const compiled = new Map<string, ReturnType<typeof jsonata>>();

parentPort?.on('message', (message: unknown) => {
  const order = Order.parse(message);
  void answer(order).then((reply) => {
    parentPort?.postMessage(reply);
    return reply;
  });
});

async function answer({ id, expressions, records }: z.infer<typeof Order>): Promise<object> {
  try {
    const results: unknown[][] = [];
    for (const record of records) {
      const row: unknown[] = [];
      for (const expression of expressions) row.push(plain(await ready(expression).evaluate(record)));
      results.push(row);
    }
    return { id, results };
  } catch (error) {
    return { id, fault: `The expression cannot be evaluated (${codeOf(error)}). Test it on a sample record.` };
  }
}

function ready(expression: string): ReturnType<typeof jsonata> {
  const known = compiled.get(expression);
  if (known !== undefined) return known;
  const made = jsonata(expression, bounds);
  compiled.set(expression, made);
  return made;
}

/** Throws for functions, which do not leave the worker. */
const plain = (value: unknown): unknown => structuredClone(value);

/** JSONata names its faults by codes such as S0201; its messages quote data. */
const codeOf = (error: unknown): string =>
  error !== null && typeof error === 'object' && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'fault';
