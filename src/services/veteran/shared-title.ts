// What the titles of all levels and lines of a specialty say alike: 3E1X1 is “Heating, Ventilation, Air Conditioning, and
// Refrigeration”, 2A3X3 no mechanic of A-10s.

/** Undefined where they have nothing in common. */
export function sharedTitle(titles: readonly string[]): string | undefined {
  const [words = [], ...others] = titles.map((title) => title.split(' '));
  const bare = others.map((other) => other.filter(counts).map(plain));
  const spoken = words.filter(counts).map(plain);
  const alike = spoken.findIndex((word, at) => bare.some((other) => other[at] !== word));
  const opening = openingOf(words, alike < 0 ? spoken.length : alike);
  const whole = opening.replace(/\s*\([^)]*$/u, '').replace(/(?:[\s,/&(–-]|\s(?:and|of|or|for|the)$)+$/iu, '');
  const said = whole.replace(/ +(?:helper|apprentice|journeyman|craftsman)$/iu, '');
  return said === '' ? undefined : said;
}

function openingOf(words: readonly string[], count: number): string {
  let left = count;
  const end = words.findIndex((word) => counts(word) && left-- === 0);
  return words.slice(0, end < 0 ? words.length : end).join(' ');
}

const counts = (word: string): boolean => !/^(?:and|&)$/iu.test(word);
const plain = (word: string): string => word.replace(/[,.]$/u, '').toLowerCase();
