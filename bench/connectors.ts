// npm run bench:connectors -- <folder> [--only <file>] [--write <folder>]
// Writes a connector out of each OpenAPI description of a folder, without a hand, and puts it through the suite that every
// connector of the catalogue passes, and through the check against the description itself. Prints for each what was found, and
// how many pass. The descriptions are the vendors’ and stay where they are.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { exit } from 'node:process';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { declare } from '../scripts/connectors/from-description/declare.ts';
import { readDescription } from '../scripts/connectors/from-description/read-description.ts';
import { openPoints } from '../scripts/connectors/from-description/guess.ts';
import { snake } from '../scripts/connectors/from-description/words.ts';
import { writeDeclaration } from '../scripts/connectors/from-description/write-declaration.ts';
import { lintConnector } from '../scripts/connectors/lint.ts';
import { Connector } from '../src/core/connector/connector.ts';

interface Written {
  readonly file: string;
  readonly connector: Connector | undefined;
  /** Why there is none, or what the check against the description finds. */
  readonly findings: readonly string[];
  readonly guesses: number;
  readonly open: number;
  readonly text: string;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, write: { type: 'string' } },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error('Name the folder with the descriptions: npm run bench:connectors -- <folder>');
  exit(2);
}
const files = readdirSync(folder)
  .filter((file) => /\.(ya?ml|json)$/.test(file) && (values.only === undefined || file.includes(values.only)))
  .toSorted();
const written = files.map((file) => write(join(folder, file)));
if (values.write !== undefined) keep(values.write);
const failed = await failuresOf(written.flatMap(({ connector }) => connector ?? []));
let passing = 0;
for (const one of written) passing += report(one) ? 1 : 0;
console.log(`${passing} of ${written.length} descriptions make a connector that passes without a hand.`);

function write(path: string): Written {
  const file = basename(path);
  const system = `${snake(file.replace(/\.\w+$/, ''))
    .replaceAll('_', '-')
    .slice(0, 36)}-new`;
  try {
    const document = readDescription(path);
    const declared = declare(document, { system, today: '2026-11-28' });
    const connector = Connector.parse(declared.connector);
    const findings = lintConnector(connector, { documents: [document], isOpen: false });
    const { guesses } = declared.notes;
    const { text } = writeDeclaration(declared);
    return { file, connector, findings, guesses: guesses.length, open: openPoints(declared.notes).length, text };
  } catch (error) {
    const because = error instanceof Error ? error.message.slice(0, 300) : String(error);
    return { file, connector: undefined, findings: [because], guesses: 0, open: 0, text: '' };
  }
}

function keep(where: string): void {
  mkdirSync(where, { recursive: true });
  for (const { file, text } of written) writeFileSync(join(where, `${file.replace(/\.\w+$/, '')}.ts`), text);
}

/** What of the suite each connector fails, by its system. */
async function failuresOf(connectors: readonly Connector[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const place = mkdtempSync(join(tmpdir(), 'declared-'));
  writeFileSync(join(place, 'declared.json'), JSON.stringify(connectors));
  const vitest = await startVitest('test', [], {
    config: false,
    watch: false,
    include: ['bench/connectors/declared.test.ts'],
    reporters: [{}],
    env: { DECLARED: join(place, 'declared.json'), TZ: 'UTC' },
    testTimeout: 30_000,
  });
  const failures = new Map<string, string[]>();
  let ran = 0;
  for (const module of vitest.state.getTestModules())
    for (const test of module.children.allTests()) {
      ran += 1;
      const [system = ''] = test.fullName.split(' > ');
      const { state, errors = [] } = test.result();
      const because = errors[0]?.message.split('\n')[0]?.slice(0, 160) ?? '';
      if (state === 'failed') failures.set(system, [...(failures.get(system) ?? []), `${test.name}: ${because}`]);
    }
  await vitest.close();
  rmSync(place, { recursive: true });
  if (ran === 0 && connectors.length > 0) throw new Error('The suite did not run.');
  console.log(`${ran} tests of the suite ran.`);
  return failures;
}

function report({ file, connector, findings, guesses, open }: Written): boolean {
  if (connector === undefined) {
    console.log(`${file}: no connector. ${findings.join('; ')}`);
    return false;
  }
  const failures = failed.get(connector.system) ?? [];
  const collections = Object.values(connector.collections);
  const count = (has: (one: (typeof collections)[number]) => boolean): number => collections.filter(has).length;
  const paging = [...Map.groupBy(collections, (one) => one.paging.kind)].map(([kind, all]) => `${all.length} ${kind}`);
  const passes = failures.length === 0 && findings.length === 0;
  console.log(
    `${file}: ${passes ? 'passes' : 'FAILS'}; ${collections.length} lists (${paging.join(', ')}), ` +
      `${count((one) => one.changes.kind !== 'none')} by changes, ${count((one) => one.one !== undefined)} read singly, ` +
      `${count((one) => one.writes !== undefined)} written; sign-in ${connector.auth.map(({ kind }) => kind).join(', ')}; ` +
      `${guesses} guesses, ${open} open points`,
  );
  for (const name of failures.slice(0, 5)) console.log(`  suite: ${name}`);
  for (const finding of findings.slice(0, 5)) console.log(`  description: ${finding}`);
  return passes;
}
