// npm run connector:new -- --openapi <description> [--name <system>] [--only <list>,<list>]: a whole connector out of the vendor’s
// description, its guesses marked. npm run connector:new -- <system> [<description> <path of a list> [<where its items stand>]]:
// a connector to fill in, with the fields of one list where there is a description.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { argv, exit } from 'node:process';
import { parseArgs } from 'node:util';
import { declare, systemOf } from './connectors/from-description/declare.ts';
import { openPoints } from './connectors/from-description/guess.ts';
import { readDescription } from './connectors/from-description/read-description.ts';
import { writeDeclaration } from './connectors/from-description/write-declaration.ts';
import { lintConnector } from './connectors/lint.ts';
import type { Document } from './connectors/schema.ts';
import { skeleton } from './connectors/skeleton.ts';
import { Connector } from '../src/core/connector/connector.ts';

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: { openapi: { type: 'string' }, name: { type: 'string' }, only: { type: 'string' } },
});
if (values.openapi === undefined) fillIn(positionals);
else writeWhole(readOrExit(values.openapi), { name: values.name, only: values.only?.split(',') });

function writeWhole(
  document: Document,
  { name, only }: { name: string | undefined; only: readonly string[] | undefined },
): void {
  const system = name ?? systemOf(document);
  const file = fileOf(system);
  const declared = orExit(() => declare(document, { system, only, today: new Date().toISOString().slice(0, 10) }));
  const { name: constant, text } = writeDeclaration(declared);
  const findings = lintConnector(Connector.parse(declared.connector), { documents: [document], isOpen: false });
  add({ system, constant, file, text });
  const { guesses } = declared.notes;
  const count = (confidence: string): number => guesses.filter((one) => one.confidence === confidence).length;
  console.log(
    `${file} is there with ${Object.keys(declared.connector.collections).length} collections and ${guesses.length} guesses: ` +
      `${count('low')} of low, ${count('medium')} of medium, ${count('high')} of high confidence.`,
  );
  for (const point of openPoints(declared.notes)) console.log(`  open: ${point}`);
  for (const finding of findings) console.log(`  not as described: ${finding}`);
  console.log(
    'Look each guess up and delete its line. Then: npm run format, npm test -- test/connectors, and name the description in scripts/connectors/descriptions.ts.',
  );
}

function fillIn([system = '', description, path = '/', items = '$']: readonly string[]): void {
  const file = fileOf(system);
  const document = description === undefined ? { root: {}, beside: new Map() } : readOrExit(description);
  const { name: constant, text, fields, parameters } = skeleton(document, { system, path, items });
  add({ system, constant, file, text });
  console.log(`${file} is there with ${fields} fields, and stands in the list.`);
  if (parameters.length > 0)
    console.log(
      `The list takes ${parameters.join(', ')}: which of them lead to the next page, and to what changed since?`,
    );
  console.log(
    'Fill in what it says, then: name its description in scripts/connectors/descriptions.ts, npm run format, npm run lint:connectors -- <folder>, npm test -- test/connectors',
  );
}

function fileOf(system: string): string {
  const file = `src/connectors/${system}.ts`;
  if (/^[a-z][a-z0-9-]{1,40}$/.test(system) && !existsSync(file)) return file;
  return refuse(`Name a new system in small letters, digits and dashes. ${file} must not be there yet.`);
}

function add({ system, constant, file, text }: { system: string; constant: string; file: string; text: string }): void {
  const list = 'src/connectors/index.ts';
  const line = `import { ${constant} } from './${system}.ts';\n`;
  const after = readFileSync(list, 'utf8')
    .replace('import { apideck }', `${line}import { apideck }`)
    .replace('\n  rest,\n', `\n  ${constant},\n  rest,\n`);
  if (!after.includes(line) || !after.includes(`\n  ${constant},\n`))
    refuse(`${list} has no longer the lines between which a system is put. Nothing was written.`);
  writeFileSync(file, text);
  writeFileSync(list, after);
}

function readOrExit(path: string): Document {
  return orExit(() => readDescription(path));
}

function orExit<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function refuse(because: string): never {
  console.error(because);
  return exit(2);
}
