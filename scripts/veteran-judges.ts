// Two judges of the skills of military codes.
//   sheet <source folder> <file>: what a second judge reads: official facts and a shuffled pool of skills, nothing of the engine
//   agreement [<file>]: how far the second judge agrees with the first (Cohen's kappa), and what each says of the engine
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgedCodes, secondJudgements, secondJudgementsFile } from '../bench/veteran-judged.ts';
import { loadVeteranData } from '../src/main/load-veteran-data.ts';
import { agreementLines } from './veteran/agreement.ts';
import { judgementSheet } from './veteran/judgement-sheet.ts';

const [command, ...rest] = process.argv.slice(2);
const data = loadVeteranData(join(import.meta.dirname, '..', 'data', 'veteran'));
const [first, second] = rest;

if (command === 'sheet' && first !== undefined && second !== undefined) {
  const sheet = judgementSheet({ judged: judgedCodes(), sourceFolder: first, data });
  writeFileSync(second, sheet.map((line) => `${JSON.stringify(line)}\n`).join(''));
  console.log(`${sheet.length} codes`);
} else if (command === 'agreement') {
  const judgements = secondJudgements(first ?? secondJudgementsFile);
  for (const line of agreementLines({ judged: judgedCodes(), second: judgements, data })) console.log(line);
} else {
  console.error('usage: veteran-judges.ts sheet <source folder> <file> | agreement [<file of the second judge>]');
  process.exitCode = 2;
}
