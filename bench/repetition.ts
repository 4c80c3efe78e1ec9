// npm run bench:repetition -- [folder] — how often the sources say the same twice: pairs of places with six or more equal lines on
// end, brackets among them. Imports and comments do not count, nor a run in which fewer than four lines are more than brackets.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const folder = process.argv[2] ?? 'src';
const least = 6;
const leastCode = 4;

interface Line {
  readonly text: string;
  readonly number: number;
}
interface Pair {
  readonly at: readonly [string, string];
  readonly lines: number;
  readonly first: string;
}

/** Without comments, blank lines and imports; a line as it stands, but for its indent. */
function linesOf(path: string): Line[] {
  const source = readFileSync(join(root, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, (comment) =>
    comment.replaceAll(/[^\n]/g, ''),
  );
  const kept = source.replaceAll(/^(?:import|export) [^;]*? from '[^']+';$/gm, (text) => text.replaceAll(/[^\n]/g, ''));
  return kept.split('\n').flatMap((line, index) => {
    const text = line.trim();
    return text === '' || text.startsWith('//') ? [] : [{ text, number: index + 1 }];
  });
}

/** Brackets, and words that every declaration of its kind has to have. */
const isShape = (text: string): boolean =>
  /^[\])}>,;(]*$/.test(text) || /^(?:return|else|default:|break;|try) ?\{?;?$/.test(text);

const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
  .map((name) => join(folder, name))
  .toSorted()
  .map((path) => ({ path, lines: linesOf(path) }));

function pairs(): Pair[] {
  const windows = new Map<string, { file: number; line: number }[]>();
  for (const [file, { lines }] of files.entries())
    for (let line = 0; line + least <= lines.length; line += 1) {
      const key = lines
        .slice(line, line + least)
        .map(({ text }) => text)
        .join('\n');
      const places = windows.get(key) ?? [];
      windows.set(key, [...places, { file, line }]);
    }
  const found: Pair[] = [];
  for (const places of windows.values())
    for (const [index, one] of places.entries())
      for (const other of places.slice(index + 1)) {
        const pair = pairFrom(one, other);
        if (pair !== undefined) found.push(pair);
      }
  return found;
}

interface Place {
  readonly file: number;
  readonly line: number;
}

/** From its first line on; undefined where the line before is equal as well, or the lines are only shape. */
function pairFrom(one: Place, other: Place): Pair | undefined {
  const isOverlap = one.file === other.file && other.line - one.line < least;
  if (isOverlap || (one.line > 0 && isEqual(one, other, -1))) return undefined;
  let lines = 0;
  while (isEqual(one, other, lines)) lines += 1;
  const shared = Array.from({ length: lines }, (_, after) => lineAt(one, after)?.text ?? '').filter(
    (text) => !isShape(text),
  );
  if (shared.length < leastCode) return undefined;
  return { at: [nameOf(one), nameOf(other)], lines, first: shared[0] ?? '' };
}

const lineAt = ({ file, line }: Place, after: number): Line | undefined => files[file]?.lines[line + after];

function isEqual(one: Place, other: Place, after: number): boolean {
  const text = lineAt(one, after)?.text;
  return text !== undefined && text === lineAt(other, after)?.text;
}

const nameOf = (place: Place): string => `${files[place.file]?.path ?? ''}:${String(lineAt(place, 0)?.number ?? 0)}`;

const found = pairs().toSorted((a, b) => b.lines - a.lines);
const code = files.reduce((sum, { lines }) => sum + lines.length, 0);
for (const { at, lines, first } of found)
  console.log(`${String(lines).padStart(3)}  ${at.join('  ')}  ${first.slice(0, 60)}`);
console.log(
  `${found.length} pairs in ${code} lines of ${folder}, ${((found.length / code) * 1_000).toFixed(2)} for each thousand`,
);
