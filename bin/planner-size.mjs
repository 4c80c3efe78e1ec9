// The planner's size is as binding as its accuracy: lines, files and patterns may shrink, never grow. Plain JavaScript, see node24.mjs.
import { readdirSync, readFileSync } from 'node:fs';

/** What stands today: the learned reader, and the words that it and others know (dates, names, amounts). */
const most = {
  words: { lines: 6_685, files: 58, patterns: 363, longest: 158 },
  reader: { lines: 8_277, files: 79, patterns: 208, longest: 158 },
  // What was promised of both together.
  total: { lines: 15_000, files: 140, patterns: 700, longest: 160 },
};
const homes = { words: ['src/nlp'], reader: ['src/agent/planner'], total: ['src/nlp', 'src/agent/planner'] };
const apart = /^src\/nlp\/military\//;

/** A literal after what cannot end an operand, or what is handed to RegExp, by itself or through `at`, `before` and `word`. */
const literal =
  /(?<=[=(,:[!&|?{};]\s*|return\s+)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[dgimsuvy]*|(?:new RegExp|(?<![.\w])(?:at|before|word))\(\s*(?:String\.raw)?([`'"])(?:\\.|(?!\1)[^\\])*\1/gu;

/** The pieces that patterns are made of are as short. */
const piece = /([`'"])(?:\\.|(?!\1)[^\\\n])*\1/gu;
const piecesIn = (text) =>
  (text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gmu, '').match(piece) ?? []).filter((one) => /\(\?[:<=!]/u.test(one));

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
  const patterns = texts.flatMap((text) => text.match(literal) ?? []).map((one) => one.replace(/^[\w ]+\(\s*/, ''));
  return {
    lines: texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0),
    files: files.length,
    patterns: patterns.length,
    longest: Math.max(0, ...[...patterns, ...texts.flatMap(piecesIn)].map((pattern) => pattern.length)),
  };
}

let over = 0;
for (const part of Object.keys(homes)) {
  const found = sizeOf(homes[part]);
  for (const name of Object.keys(found).filter((one) => found[one] > most[part][one])) {
    process.stdout.write(`${part}: ${name} ${found[name]}, and may be ${most[part][name]}\n`);
    over += 1;
  }
  process.stdout.write(
    `${part}: ${found.lines} lines, ${found.files} files, ${found.patterns} patterns, the longest of ${found.longest} characters\n`,
  );
}
process.exit(over === 0 ? 0 : 1);
