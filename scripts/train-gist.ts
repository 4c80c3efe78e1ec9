// Learns what clauses ask for from the training split of the planner's sets, and writes the weights of src/nlp/gist.
// usage: node bin/node24.mjs scripts/train-gist.ts
import { writeFileSync } from 'node:fs';
import { readerOf } from '../src/agent/reader.ts';
import { type Clause } from '../src/nlp/clauses.ts';
import { setQuotesAside } from '../src/nlp/quotes.ts';
import { type Chunk, featuresOf, tokensOf } from '../src/nlp/gist/features.ts';
import { asSentences } from '../src/nlp/layout.ts';
import { tidy } from '../src/nlp/text.ts';
import { gistOf } from '../src/agent/models/offline/clause/meanings/gist.ts';
import { knownOf } from '../src/agent/models/offline/named/known.ts';
import { clausesIn } from '../src/agent/models/offline/message/message-clauses.ts';
import { readClause } from '../src/agent/models/offline/clause/reading.ts';
import type { Exchange } from '../evals/harness/instruction.ts';
import { type Office, openOffice, speakerIn } from '../evals/harness/office.ts';
import { type Split, splits } from '../evals/harness/sets.ts';
import { type Example, learn } from './gist/learn.ts';
import { phrases } from './gist/phrases.ts';

const none = 'none';
const file = new URL('../src/nlp/gist/weights.ts', import.meta.url);
const lineWidth = 640;

/** The clauses of one message with what each asks for; clauses of which that is not certain are left out. */
async function examplesIn({ say, calls, trap }: Exchange, { world, users }: Office): Promise<Example[]> {
  const by = speakerIn({ users });
  const known = await knownOf(world, await readerOf(world, by), say);
  const { text, quotes } = setQuotesAside(asSentences(tidy(say).replaceAll(/\s&\s/g, ' and ')), () => false);
  const clauses = clausesIn(text, quotes, known) ?? [];
  const example = (clause: Clause, label: string): Example => ({
    label,
    features: featuresOf(gistOf(readClause(clause, quotes, known))),
  });
  const [tool, ...others] = new Set(calls.map(([name]) => name));
  if (tool === undefined) return trap === undefined ? [] : clauses.map((clause) => example(clause, none));
  if (others.length > 0)
    return clauses.length === calls.length
      ? clauses.map((clause, index) => example(clause, calls[index]?.[0] ?? none))
      : [];
  const ordering = clauses.filter((clause) => readClause(clause, quotes, known).intents[0]?.intent === tool);
  const [first] = clauses;
  if (first === undefined) return [];
  if (ordering.length === 0)
    return [example({ ...first, text: clauses.map((clause) => clause.text).join(' , ') }, tool)];
  const beside = clauses.filter((clause) => !ordering.includes(clause) && clause.mood !== 'order');
  return [...ordering.map((clause) => example(clause, tool)), ...beside.map((clause) => example(clause, none))];
}

const kinds: Readonly<Record<string, string>> = {
  C: 'candidate',
  U: 'colleague',
  S: 'stage',
  T: 'time',
  D: 'day',
  L: 'length',
  M: 'money',
  E: 'template',
  J: 'job',
  G: 'meeting',
  P: 'payload',
  F: 'filter',
};

/** A phrase of phrases.ts as if it had been said of somebody. Texts and groups are marked at the end, as in a clause. */
function phrased(label: string, said: string): Example {
  const marked = [...said.matchAll(/(?<=^| )[CUSTDLMEJG](?= |$)/g)];
  const chunks = marked.map(({ index, 0: letter }): Chunk => ({
    start: index,
    end: index + 1,
    kind: kinds[letter] ?? letter,
  }));
  const beside = [...said.matchAll(/(?<=^| )[PF](?= |$)/g)].map(([letter]) => `<${kinds[letter] ?? letter}>`);
  const plain = said.replaceAll(/(?<=^| )[PF](?= |$)/g, ' ');
  return { label, features: featuresOf([...tokensOf(plain, chunks), ...beside]) };
}

const examples: Example[] = [];
const { sandboxes, instructions }: Split = splits.train;
for (const { sandbox, talk } of instructions) {
  const contents = sandboxes[sandbox];
  if (contents === undefined) throw new Error(`There is no sandbox ${sandbox}.`);
  const office = openOffice(contents);
  for (const exchange of talk) examples.push(...(await examplesIn(exchange, office)));
}
examples.push(...Object.entries(phrases).flatMap(([label, said]) => said.split('|').map((one) => phrased(label, one))));
const { labels, weights } = learn(examples);

/** “move 3 120;7 -45”: of each feature the labels by number, with hundredths. Many features share a line. */
const entries = [...weights]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([feature, kept]) => `${feature}:${kept.join(' ')}`);
const lines: string[] = [''];
for (const entry of entries) {
  const line = lines.at(-1) ?? '';
  if (line.length + entry.length < lineWidth || line === '')
    lines[lines.length - 1] = line === '' ? entry : `${line}|${entry}`;
  else lines.push(entry);
}
writeFileSync(
  file,
  `// Written by scripts/train-gist.ts from the training split; not edited by hand. Of each feature the labels by number, with
// hundredths of a weight.

export const labels = [
${labels.map((label) => `  '${label}',\n`).join('')}] as const;

export const table = \`
${lines.join('\n')}
\`;
`,
);
console.log(`${examples.length} examples, ${weights.size} features, ${lines.length} lines`);
