// npm run bench:all [-- part… --scale 1 --most 1000000 --n8n <folder>] — everything that Muster costs, in one table from one run: parts
// run one after the other, each in a process of its own; one that fails is told as failed, and the rest goes on.
import { type ChildProcess, fork } from 'node:child_process';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { partOf, parts } from './all/parts.ts';
import type { PartRows, Row } from './all/table.ts';
import { table } from './all/table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Shorter measurements for a look: 0.3. */
    scale: { type: 'string', default: '1' },
    /** The largest size of a growth curve. */
    most: { type: 'string', default: '1000000' },
    /** The folder into which npm has installed n8n. */
    n8n: { type: 'string' },
  },
});

const Told = z.object({
  row: z
    .object({
      what: z.string(),
      figure: z.string(),
      reference: z.string().exactOptional(),
      target: z.string().exactOptional(),
      holds: z.boolean().exactOptional(),
    })
    .optional(),
  failed: z.string().optional(),
  skipped: z.string().optional(),
});

const options = { scale: Number(values.scale), most: Number(values.most), n8n: values.n8n };

const endsWith = new Set<ChildProcess>();

/** With the services and servers that it has started. */
function end({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const child of endsWith) end(child);
    process.exit(130);
  });

/** What it told until it ended, whichever way. */
async function found(name: string): Promise<PartRows> {
  const { minutes } = partOf(name);
  const rows: Row[] = [];
  let [failed, skipped]: (string | undefined)[] = [];
  const child = fork(new URL('all/run-part.ts', import.meta.url), [name, JSON.stringify(options)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // In a group of its own, so that what it has started ends with it.
    detached: true,
  });
  endsWith.add(child);
  child.on('message', (message) => {
    const told = Told.parse(message);
    if (told.row !== undefined) {
      rows.push(told.row);
      console.error(`  ${told.row.what}: ${told.row.figure}   ${told.row.reference ?? ''}`);
    }
    failed ??= told.failed;
    skipped ??= told.skipped;
  });
  const timer = setTimeout(() => end(child), minutes * 60_000);
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve) =>
    child.once('close', (...ended) => resolve(ended)),
  );
  clearTimeout(timer);
  endsWith.delete(child);
  if (signal !== null) failed = `ended by ${signal} after ${minutes} minutes at most`;
  else if (code !== 0) failed ??= `ended with ${code}`;
  return {
    part: name,
    rows,
    ...(failed === undefined ? {} : { failed }),
    ...(skipped === undefined ? {} : { skipped }),
  };
}

const wanted = (positionals.length === 0 ? parts : positionals.map(partOf)).map(({ name }) => name);
const all: PartRows[] = [];
for (const name of wanted) {
  console.error(`${name}: ${partOf(name).about}`);
  all.push(await found(name));
}
console.log(table(all));
if (all.some(({ failed }) => failed !== undefined)) process.exitCode = 1;
