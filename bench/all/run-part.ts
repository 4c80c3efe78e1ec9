// One part of bench:all in a process of its own: what it keeps in memory, and how it ends, is no concern of the others.
import { z } from 'zod';
import { Missing, type RunPart } from './part.ts';
import { partOf } from './parts.ts';

const Options = z.object({ scale: z.number(), n8n: z.string().optional(), most: z.number() });

const [name = '', options = '{}'] = process.argv.slice(2);
const run: RunPart = await partOf(name).load();
const { n8n, ...others } = Options.parse(JSON.parse(options));
try {
  await run({ options: { ...others, n8n }, tell: (row) => process.send?.({ row }) });
  process.exitCode = 0;
} catch (error) {
  if (error instanceof Missing) process.send?.({ skipped: error.message });
  else {
    console.error(error);
    process.send?.({ failed: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) });
  }
}
process.disconnect();
