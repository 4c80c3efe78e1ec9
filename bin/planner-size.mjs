// The planner's size is as binding as its accuracy: lines, files and patterns may shrink, never grow. Plain JavaScript, see node24.mjs.
import { readdirSync, readFileSync } from 'node:fs';

/** What stands today. The redesign's aim is 15,000 lines, 140 files, 700 patterns, none longer than 160 characters. */
const most = { lines: 40_563, files: 463, patterns: 2_317, longest: 1_188 };

const homes = ['src/nlp', 'src/agent/planner', 'src/agent/models/offline'];
const apart = /^src\/nlp\/military\//;

const files = homes
  .flatMap((home) => {
    try {
      return readdirSync(home, { recursive: true, encoding: 'utf8' }).map(
        (file) => `${home}/${file.replaceAll('\\', '/')}`,
      );
    } catch {
      return []; // A home that is gone counts nothing.
    }
  })
  .filter((file) => file.endsWith('.ts') && !apart.test(file));
const texts = files.map((file) => readFileSync(file, 'utf8'));

/** A literal after what cannot end an operand, or what is handed to RegExp. */
const literal =
  /(?<=[=(,:[!&|?{};]\s*|return\s+)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[dgimsuvy]*|new RegExp\(\s*(?:String\.raw)?[`'"](?:\\.|[^`\\])*?[`'"]/gu;
const patterns = texts.flatMap((text) => text.match(literal) ?? []);

const found = {
  lines: texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0),
  files: files.length,
  patterns: patterns.length,
  longest: Math.max(0, ...patterns.map((pattern) => pattern.length)),
};
const over = Object.keys(most).filter((name) => found[name] > most[name]);
for (const name of over) process.stdout.write(`The planner has ${found[name]} ${name}, and may have ${most[name]}.\n`);
process.stdout.write(
  `${found.lines} lines, ${found.files} files, ${found.patterns} patterns, the longest of ${found.longest} characters\n`,
);
process.exit(over.length === 0 ? 0 : 1);
