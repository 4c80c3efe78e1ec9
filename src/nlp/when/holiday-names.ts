// Holidays by name as people write them: apostrophes, points and plurals left out, weekdays shortened, and names from other
// scripts in any of their spellings (Hanukkah, Chanuka; Deepavali, Dipawali). A name is found word by word, the longest wins.
import { type HolidayRule, holidays } from '../lexicon/holidays.ts';
import { worldHolidays } from '../lexicon/world-holidays.ts';

const shortWords: Readonly<Record<string, string>> = {
  mon: 'monday',
  tue: 'tuesday',
  tues: 'tuesday',
  wed: 'wednesday',
  weds: 'wednesday',
  thu: 'thursday',
  thur: 'thursday',
  thurs: 'thursday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
  saint: 'st',
  xmas: 'christmas',
  intl: 'international',
  natl: 'national',
  paddy: 'patrick',
  paddys: 'patrick',
  patty: 'patrick',
  pattys: 'patrick',
  // The article of Arabic names.
  el: 'al',
  ul: 'al',
  ud: 'al',
};

/** How scribes differ: doubled letters, aspirates, k for c and q, v for w, long vowels, a silent h at the end. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/^ch(?=an)/g, 'h'],
  [/(?<=[b-dgj-kpst])h+/g, ''],
  [/[cq]/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 's'],
  [/ee/g, 'i'],
  [/oo|ou/g, 'u'],
  [/(.)\1+/g, '$1'],
  [/(?<=[aeiou])h$/g, ''],
];

const folded = new Map<string, string>();
const mostFolded = 5_000;

/** One word of a name without what its writers differ in. */
function foldWord(word: string): string {
  const known = folded.get(word);
  if (known !== undefined) return known;
  const plain = word.replaceAll("'", '');
  const long = shortWords[plain] ?? plain;
  const single = long.length > 3 ? long.replace(/s$/, '') : long;
  const key = spellings.reduce((text, [pattern, by]) => text.replaceAll(pattern, by), single);
  if (folded.size >= mostFolded) folded.clear();
  folded.set(word, key);
  return key;
}

interface Named {
  readonly name: string;
  readonly rule: HolidayRule;
}

const word = /[a-z\d][\w']*/y;
const gap = /\.?,?[ -]|\./y;

/** Short names are too near to other words to be spelt freely: “Holi” is not “holly”. */
const strictUnder = 7;
const plainKey = (name: string): string => name.replaceAll(/['.,]/g, '').replaceAll(/[-\s]+/g, ' ');
const keyOf = (name: string): string => {
  const plain = plainKey(name);
  const isShort = !plain.includes(' ') && plain.length < strictUnder;
  return isShort ? `=${plain}` : plain.split(' ').map(inName).join(' ');
};
const inName = (one: string): string => (one === 'id' ? 'eid' : foldWord(one));

const names = new Map<string, Named>();
/** The beginnings of the names, so that most words are dismissed at once. */
const beginnings = new Set<string>();
for (const { names: spoken, rule } of [...worldHolidays, ...holidays])
  for (const name of spoken) {
    const key = keyOf(name);
    names.set(key, { name: plainKey(name), rule });
    const parts = key.split(' ');
    for (let many = 1; many < parts.length; many += 1) beginnings.add(parts.slice(0, many).join(' '));
  }

/** Whether a holiday's name can begin with the word that stands there. */
export function mayBeHoliday(text: string, index: number): boolean {
  const said = stickyAt(word, text, index);
  if (said === undefined) return false;
  const key = inName(said);
  return beginnings.has(key) || names.has(key) || names.has(`=${said}`);
}

export interface NameFound extends Named {
  readonly end: number;
}

/** The longest holiday whose name begins there. */
export function holidayNameAt(text: string, index: number): NameFound | undefined {
  let found: NameFound | undefined;
  let key = '';
  let next = index;
  for (;;) {
    const said = stickyAt(word, text, next);
    if (said === undefined) return found;
    const end = next + said.length;
    const isFirst = key === '';
    key = isFirst ? inName(said) : `${key} ${inName(said)}`;
    const named = isFirst ? (names.get(`=${said}`) ?? longName(said, key)) : names.get(key);
    if (named !== undefined) found = { ...named, end };
    if (!beginnings.has(key)) return found;
    next = end + (stickyAt(gap, text, end)?.length ?? 0);
    if (next === end) return found;
  }
}

const longName = (said: string, key: string): Named | undefined =>
  said.length < strictUnder ? undefined : names.get(key);

function stickyAt(pattern: RegExp, text: string, index: number): string | undefined {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0];
}
