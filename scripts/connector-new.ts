// npm run connector:new -- <system> [<description> <path of a list> [<where its items stand>]]: a connector to fill in, with the
// fields of one collection out of the vendor's description where there is one, and its line in the list.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { argv, exit } from 'node:process';
import { parse } from 'yaml';
import { skeleton } from './connectors/skeleton.ts';
import { nodeOf } from './connectors/schema.ts';

const [, , system = '', description, path = '/', items = '$'] = argv;
const file = `src/connectors/${system}.ts`;
if (!/^[a-z][a-z0-9-]{1,40}$/.test(system) || existsSync(file)) {
  console.error(`Name a new system in small letters, digits and dashes. ${file} must not be there yet.`);
  exit(2);
}
const parsed: unknown = description === undefined ? {} : parse(readFileSync(description, 'utf8'));
const root = nodeOf(parsed);
if (root === undefined) {
  console.error(`${description} holds no OpenAPI or Swagger description.`);
  exit(2);
}
const { name, text, fields, parameters } = skeleton({ root, beside: new Map() }, { system, path, items });
writeFileSync(file, text);
const list = 'src/connectors/index.ts';
const line = `import { ${name} } from './${system}.ts';\n`;
const before = readFileSync(list, 'utf8');
writeFileSync(
  list,
  before.replace('import { apideck }', `${line}import { apideck }`).replace('\n  rest,\n', `\n  ${name},\n  rest,\n`),
);
console.log(`${file} is there with ${fields} fields, and stands in ${list}.`);
if (parameters.length > 0)
  console.log(
    `The list takes ${parameters.join(', ')}: which of them lead to the next page, and to what changed since?`,
  );
console.log(
  'Fill in what it says, then: name its description in scripts/connectors/descriptions.ts, npm run format, npm run lint:connectors -- <folder>, npm test -- test/connectors',
);
