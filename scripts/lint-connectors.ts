// npm run lint:connectors -- <folder>: every connector against the vendor's published description in that folder.
import { argv, exit } from 'node:process';
import { connectors } from '../src/connectors/index.ts';
import { readDescriptions } from './connectors/descriptions.ts';
import { lintConnector } from './connectors/lint.ts';
import { readExamples } from './connectors/read-examples.ts';

const [, , folder] = argv;
if (folder === undefined) {
  console.error('Name the folder with the vendors’ descriptions: npm run lint:connectors -- <folder>');
  exit(2);
}
let found = 0;
let checked = 0;
const shown = { examples: 0, records: 0, declared: 0, told: 0 };
for (const connector of connectors) {
  const description = readDescriptions(folder, connector.system);
  if (description === undefined) {
    console.log(`${connector.system}: no description in that folder`);
    continue;
  }
  const read = await readExamples(connector, description);
  const findings = [...lintConnector(connector, description), ...read.findings];
  checked += 1;
  found += findings.length;
  shown.examples += read.examples;
  shown.records += read.records;
  shown.declared += read.declared;
  shown.told += read.told;
  const examples = read.examples === 0 ? '' : `, ${read.examples} examples with ${read.records} records read`;
  console.log(`${connector.system}: ${findings.length === 0 ? 'agrees' : `${findings.length} findings`}${examples}`);
  for (const finding of findings) console.log(`  ${finding}`);
  for (const { file } of description.lacks ?? [])
    console.log(`  what ${file} describes was not checked: it is not there`);
}
console.log(`${checked} of ${connectors.length} connectors checked, ${found} findings.`);
console.log(
  `${shown.examples} examples of the vendors read: ${shown.records} records, ${shown.declared} declared fields filled, ${shown.told} further fields kept and told.`,
);
exit(found === 0 ? 0 : 1);
