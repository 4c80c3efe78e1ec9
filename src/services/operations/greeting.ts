// How a person is addressed in a letter: the name before the comma of “Hi James,”, out of a name as ATSs and forms hold it.

/** Whoever has no name that could be written. */
const nobody = 'there';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const titles = words(
  'mr mrs ms miss mx mister dr doctor prof professor sir dame lord lady rev reverend fr hon judge herr frau hr fr dipl-ing ing m mme mlle sr sra srta dott dott.ssa sig sgt ssgt sfc msgt cpl pvt pfc spc lt 1lt 2lt ltc capt cpt maj major col gen cmdr lcdr adm ens po1 po2 po3 cpo',
);
const suffixes = words(
  'jr sr ii iii iv v phd ph.d md m.d mba m.b.a esq esquire dds rn cpa pe p.e jd j.d msc m.sc bsc b.sc ma ba bs ms mph shrm-cp sphr phr pmp ret',
);
const placeholders = words('unknown anonymous candidate applicant n/a na none null undefined test - ? .');

const bare = (word: string): string => word.toLowerCase().replaceAll(/^[.,]+|[.,]+$/gu, '');
/** `Eng.`, `Dra.`, `Dipl.-Ing.`: nobody is called by an abbreviation. */
const isAbbreviation = (word: string): boolean => /^\p{L}{2}[\p{L}.-]*\.$/u.test(word);
const isTitle = (word: string): boolean => titles.has(bare(word)) || isAbbreviation(word);
/** They begin a family name: `de la Cruz`. */
const particles = words(
  'de del della di da do dos das du la le van von vander zu zur ter ten bin ibn al el den der af av',
);
const isSuffix = (word: string): boolean => suffixes.has(bare(word));
/** `J.`, `J`, `J.R.`; a name of one letter in another script is a name. */
const isInitial = (word: string): boolean => /^(?:\p{Script=Latin}\.?-?)$|^(?:\p{Script=Latin}\.){2,}$/u.test(word);
/** Family names come first there, and nobody is called by a half of the name. */
const isWhole = (name: string): boolean =>
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name);

/** `Dr. James Whitaker Jr.` is James; `Ms Lee` stays Ms Lee; without a name it is `there`. */
export function addressOf(name: string): string {
  const plain = name
    .normalize('NFC')
    .slice(0, 200)
    .replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim();
  if (isPlaceholder(plain) || plain.includes('@') || !/\p{L}/u.test(plain)) return nobody;
  const called = nickname(plain);
  if (called !== undefined) return called;
  if (isWhole(plain) || isOfSeveral(plain)) return plain;
  const [before, given] = halves(withoutAsides(plain));
  const title = before.filter((word, at) => isTitle(word) && before.slice(0, at).every(isTitle));
  const rest = before.slice(title.length).filter((word, at) => at === 0 || !isSuffix(word));
  const found = given.length > 0 ? given : firstOf(rest);
  if (found.length === 0) return nobody;
  // A title with a family name alone: nothing shorter would be polite.
  const address = given.length === 0 && title.length > 0 && found.length === rest.length ? [...title, ...found] : found;
  return calm(address.join(' '), plain);
}

/** `Robert “Bob” Smith` and `Maria (Mia) Lopez` say what they are called; `(she/her)` says something else. */
function nickname(name: string): string | undefined {
  const [, called] = /[("“«„‘]\s*(\p{Lu}[\p{L}'’-]{1,20})\s*[)"”»“’]/u.exec(name) ?? [];
  return called === undefined || isTitle(called) || isSuffix(called) ? undefined : called;
}

const withoutAsides = (name: string): string => name.replaceAll(/[([][^)\]]*[)\]]?|["“”«»„]/gu, ' ');

/** `Whitaker, James` has the given names behind the comma; `James Whitaker, PhD` has none there. */
function halves(name: string): [before: string[], given: string[]] {
  const [first = [], ...others] = name.split(',').map((part) => part.split(' ').filter(Boolean));
  const behind = others.flat();
  const given = behind.filter((word) => !isTitle(word) && !isSuffix(word) && !isInitial(word));
  return [first, given];
}

/** `Candidate 1042` is as little a name as `Candidate`. */
const isPlaceholder = (name: string): boolean => placeholders.has(name.toLowerCase().replace(/[\s#:_-]*\d+$/u, ''));
/** `Mr. & Mrs. Smith`. */
const isOfSeveral = (name: string): boolean => /\s(?:&|\+|and|und|et|y|e)\s/iu.test(name);

/** The first that is more than an initial and not the family name; where all before it are initials, the whole name. */
function firstOf(rest: readonly string[]): readonly string[] {
  if (particles.has(rest[0]?.toLowerCase() ?? '')) return rest;
  const given = rest.length > 1 ? rest.slice(0, -1) : rest;
  const found = given.find((word) => !isInitial(word));
  return found === undefined ? rest : [found];
}

/** A name typed in capitals throughout is not shouted back. */
const calm = (address: string, name: string): string =>
  name.length > 3 && name === name.toUpperCase() && name !== name.toLowerCase()
    ? address
        .toLowerCase()
        .replaceAll(/(^|[\s'’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    : address;
