// The planner's size is as binding as its accuracy: lines, files and patterns may shrink, never grow. Plain JavaScript, see node24.mjs.
import { readdirSync, readFileSync } from 'node:fs';

/**
 * What stands today: the rules with the words they know, which the redesign wants to bring down to 15,000 lines, 140 files and 700
 * patterns, none longer than 160 characters; and apart from them the learned reader, with the room that answers questions.
 */
const most = {
  rules: { lines: 35_661, files: 409, patterns: 2_177, longest: 1_188 },
  reader: { lines: 4_934, files: 54, patterns: 141, longest: 250 },
};
const homes = { rules: ['src/nlp', 'src/agent/models/offline'], reader: ['src/agent/planner'] };
const apart = /^src\/nlp\/military\//;

/** A literal after what cannot end an operand, or what is handed to RegExp. */
const literal =
  /(?<=[=(,:[!&|?{};]\s*|return\s+)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[dgimsuvy]*|new RegExp\(\s*(?:String\.raw)?[`'"](?:\\.|[^`\\])*?[`'"]/gu;

function filesIn(home) {
  try {
    return readdirSync(home, { recursive: true, encoding: 'utf8' }).map(
      (file) => `${home}/${file.replaceAll('\\', '/')}`,
    );
  } catch {
    return []; // A home that is gone counts nothing.
  }
}

function sizeOf(folders) {
  const files = folders.flatMap(filesIn).filter((file) => file.endsWith('.ts') && !apart.test(file));
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const patterns = texts.flatMap((text) => text.match(literal) ?? []);
  return {
    lines: texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0),
    files: files.length,
    patterns: patterns.length,
    longest: Math.max(0, ...patterns.map((pattern) => pattern.length)),
  };
}

let over = 0;
for (const part of ['rules', 'reader']) {
  const found = sizeOf(homes[part]);
  for (const name of Object.keys(found).filter((one) => found[one] > most[part][one])) {
    process.stdout.write(`The ${part} have ${found[name]} ${name}, and may have ${most[part][name]}.\n`);
    over += 1;
  }
  process.stdout.write(
    `${part}: ${found.lines} lines, ${found.files} files, ${found.patterns} patterns, the longest of ${found.longest} characters\n`,
  );
}
process.exit(over === 0 ? 0 : 1);
