// muster pull | plan | apply | rollback: keeps an organization's configuration as files. See docs/environments.md.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { Refused, openApi } from './environment/api.ts';
import { type CommandContext, apply, plan, pull, rollback } from './environment/commands.ts';
import { BadFile } from './environment/files.ts';

const usage = `muster pull | plan | apply | rollback [--dir environment] [--url http://localhost:3000] [--check] [--wait SECONDS]

  pull      write what runs into the folder; files that mean the same are left as they are
  plan      show what apply would change; with --check exit with 2 where anything would
  apply     ask for exactly that; with --wait stay until somebody approved it (exit 3 where nobody did)
  rollback  take the last apply back

MUSTER_API_KEY holds an API key with the scope environment:* (environment:read for pull and plan).`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function run(
  command: string,
  context: CommandContext,
  { check, wait }: { check: boolean; wait: number },
): Promise<number> {
  if (command === 'pull') await pull(context);
  else if (command === 'plan') return (await plan(context)).changes.length > 0 && check ? 2 : 0;
  else if (command === 'rollback') await rollback(context);
  else return (await apply(context, { seconds: wait, sleep })) === 'waits' && wait > 0 ? 3 : 0;
  return 0;
}

const Options = z.object({
  dir: z.string().default('environment'),
  url: z.url().default(process.env['MUSTER_URL'] ?? 'http://localhost:3000'),
  check: z.boolean().default(false),
  wait: z.coerce.number().int().min(0).max(86_400).default(0),
});

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { dir: { type: 'string' }, url: { type: 'string' }, check: { type: 'boolean' }, wait: { type: 'string' } },
  });
  const command = positionals[0] ?? '';
  const options = Options.safeParse(values);
  const key = process.env['MUSTER_API_KEY'] ?? '';
  if (!['pull', 'plan', 'apply', 'rollback'].includes(command) || !options.success || key === '') {
    print(usage);
    return 64;
  }
  const { dir, url, check, wait } = options.data;
  return run(command, { api: openApi({ url, key }), folder: dir, print }, { check, wait });
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  const isExpected =
    error instanceof Refused || error instanceof BadFile || error.constructor === Error || error.name === 'TypeError';
  if (!isExpected) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
