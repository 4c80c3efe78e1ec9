// npm run bench:names — the name index on generated people: typos, accents, initials, swapped parts, nicknames, true ties.
// The same seed gives the same people and the same mentions.
import { NameIndex, type Named } from '../src/nlp/names.ts';
import { firstNames, lastNames, nicknames } from './people.ts';
import { seeded, type Random } from '../scripts/seeded.ts';
import { distance, folded } from './word-distance.ts';

interface Mention {
  readonly kind: string;
  readonly text: string;
  /** Undefined: several fit equally well, so it has to ask. */
  readonly means: string | undefined;
}

const size = Number(process.argv[2] ?? 1000);
const random = seeded(20_260);
const people = rosterOf(size, random);
const index = new NameIndex(people);
const byPart = new Map<string, Named[]>();
for (const person of people)
  for (const part of folded(person.name).split(/ (.*)/u)) {
    const bearers = byPart.get(part);
    if (bearers === undefined) byPart.set(part, [person]);
    else bearers.push(person);
  }
const mentions = people.slice(0, 400).flatMap((person) => mentionsOf(person, random));

const kinds = [...new Set(mentions.map(({ kind }) => kind))];
const results = mentions.map((mention) => ({ ...mention, found: index.find(mention.text) }));
for (const kind of kinds)
  line(
    kind,
    results.filter((result) => result.kind === kind),
  );
line('all', results);
const cpu = process.cpuUsage();
for (const { text } of mentions) index.find(text);
console.log(
  `${people.length} people, ${(process.cpuUsage(cpu).user / mentions.length / 1000).toFixed(3)} ms CPU a mention`,
);

function line(kind: string, some: typeof results): void {
  const clear = some.filter(({ means }) => means !== undefined);
  const ties = some.filter(({ means }) => means === undefined);
  const right = clear.filter(({ found, means }) => found.kind === 'one' && found.person.id === means).length;
  const wrong = clear.filter(({ found, means }) => found.kind === 'one' && found.person.id !== means).length;
  const asked = ties.filter(({ found }) => found.kind !== 'one').length;
  const parts = [
    kind.padEnd(16),
    clear.length === 0
      ? ''
      : `top-1 ${percent(right, clear.length)} of ${clear.length}, wrong ${percent(wrong, clear.length)}`,
    ties.length === 0 ? '' : `asked on ${percent(asked, ties.length)} of ${ties.length} ties`,
  ];
  console.log(parts.filter((part) => part !== '').join('   '));
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)}%`;
}

/** Many people need more names than these lists make: they have two family names. */
function rosterOf(count: number, { pick }: Random): Named[] {
  const isDouble = count > (firstNames.length * lastNames.length) / 2;
  const names = new Set<string>();
  while (names.size < count)
    names.add(`${pick(firstNames)} ${pick(lastNames)}${isDouble ? `-${pick(lastNames)}` : ''}`);
  return [...names].map((name, at) => ({ id: `c_${at}`, name }));
}

/** One mention of every kind that this name allows; what fits somebody else as well is a tie. */
function mentionsOf({ name }: Named, { chance }: Random): Mention[] {
  const [first = '', last = ''] = name.split(/ (.*)/u);
  const short = nicknames[first];
  const said: readonly (readonly [string, string])[] = [
    ['as written', name],
    ['lower case', name.toLowerCase()],
    ['typo in first', `${slip(first, random)} ${last}`],
    ['typo in last', `${first} ${slip(last, random)}`],
    ['last, first', chance(0.5) ? `${last}, ${first}` : `${last} ${first}`],
    ['F. last', `${first.slice(0, 1)}. ${last}`],
    ['first L.', `${first} ${last.slice(0, 1)}.`],
    ['first only', first],
    ['last only', last],
    ...(folded(name) === name.toLowerCase() ? [] : [['no accents', folded(name)] as const]),
    ...(short === undefined ? [] : [['nickname', `${short} ${last}`] as const]),
  ];
  return said.flatMap(([kind, text]) => {
    const rivals = sharing(name);
    const fitting = rivals.filter((other) => fits(kind, text, other.name));
    const others = kind.startsWith('typo') && rivals.some((other) => other.name !== name && near(text, other.name));
    if (fitting.length === 0 || others) return [];
    const [only] = fitting;
    return [{ kind, text, means: fitting.length === 1 ? only?.id : undefined }];
  });
}

/** Who bears the same first or last name: one slip or a short form never makes a person of two other names. */
function sharing(name: string): readonly Named[] {
  const [first = '', last = ''] = folded(name).split(/ (.*)/u);
  return [...new Set([...(byPart.get(first) ?? []), ...(byPart.get(last) ?? [])])];
}

function fits(kind: string, text: string, name: string): boolean {
  const [first = '', last = ''] = name.split(/ (.*)/u);
  if (kind === 'F. last') return text === `${first.slice(0, 1)}. ${last}`;
  if (kind === 'first L.') return folded(text) === folded(`${first} ${last.slice(0, 1)}.`);
  if (kind === 'first only') return folded(text) === folded(first);
  if (kind === 'last only') return folded(text) === folded(last);
  if (kind === 'last, first') return [`${last}, ${first}`, `${last} ${first}`].includes(text);
  if (kind === 'nickname') return text === `${nicknames[first]} ${last}` || text === name;
  if (kind.startsWith('typo')) return near(text, name);
  return folded(text) === folded(name);
}

/** What both begin and end with is left out first: most people differ by more than could be one slip. */
function near(text: string, name: string): boolean {
  const [left, right] = [folded(text), folded(name)];
  const shorter = Math.min(left.length, right.length);
  let head = 0;
  while (head < shorter && left[head] === right[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && left.at(-1 - tail) === right.at(-1 - tail)) tail += 1;
  const [one, other] = [left.slice(head, left.length - tail), right.slice(head, right.length - tail)];
  return Math.max(one.length, other.length) <= 2 && distance(one, other) <= 1;
}

/** One slip of the finger: a letter doubled, dropped, swapped with its neighbour, or another one. */
function slip(word: string, { pick, below }: Random): string {
  const place = 1 + below(Math.max(1, word.length - 2));
  const [before, letter, after] = [word.slice(0, place), word.charAt(place), word.slice(place + 1)];
  return pick([
    `${before}${letter}${letter}${after}`,
    `${before}${after}`,
    `${before}${after.charAt(0)}${letter}${after.slice(1)}`,
    `${before}${pick(['a', 'e', 'i', 'n', 'r', 't'])}${after}`,
  ]);
}
