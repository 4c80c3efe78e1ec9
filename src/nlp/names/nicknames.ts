// What people are called beside their full names: short forms and other spellings of first names, and initials.
import { nameSpellings } from '../lexicon/name-spellings.ts';
import { nicknames } from '../lexicon/nicknames.ts';

const related = new Map<string, Map<string, number>>();

function relate(one: string, others: readonly string[], strength: number): void {
  const known = related.get(one) ?? new Map<string, number>();
  for (const other of others) if (other !== one) known.set(other, Math.max(strength, known.get(other) ?? 0));
  related.set(one, known);
}

for (const { full, short } of nicknames) {
  // Full names on one line are kin, not the same person: Daniel is not Danielle.
  for (const one of full) relate(one, short, 0.95);
  for (const one of short) relate(one, full, 0.95);
  // Two short forms of a name are rarely said of one person.
  for (const one of short) relate(one, short, 0.92);
}
for (const spellings of nameSpellings) for (const one of spellings) relate(one, spellings, 0.96);

const none: ReadonlyMap<string, number> = new Map();

/** Other first names for the same person, each with how well it stands for the asked one. */
export const relatedNames = (name: string): ReadonlyMap<string, number> => related.get(name) ?? none;

const shortForms = new Set(nicknames.flatMap(({ short }) => short).filter((one) => one.length > 2));

/** “Alex”, “Nico”: whoever's first name begins so may be called that, too. */
export const isShortForm = (word: string): boolean => shortForms.has(word);

export const isFirstName = (word: string): boolean => related.has(word);

// “JP” is Jean-Paul, “J.P.” and “KL” are John Park and Katherine Lundgren: people by the first letters of their names.

/** What opens few names and stands for something else in an office. */
const abbreviations = new Set(
  (
    'am pm hm hr qa rn ps cv ok eu us uk et ct mt pt it tl vp ae be fe pa ba hq id ai ml ui ux pc tv tb nb na ot re vs ' +
    'ceo cto cfo coo cmo cro ats crm pto eod eow eom asap fyi btw tbd tba tbh lmk dm im sms pdf faq kpi sla okr mos nec ' +
    'afsc usa nyc sf la dc ny ca tx il wa ma nj va est cst mst pst edt cdt mdt pdt gmt utc cet bst sdr bdr csm csr swe ' +
    'sre dev sql api aws lpn cna icu er mba phd cpa pmp imo iirc aka eta rsvp pls thx omg lol jk ic swag os ad'
  ).split(' '),
);

/** Jean-Paul is called “jp”; nobody else is by their initials in small letters. */
export function petName(name: string): string | undefined {
  if (!name.includes('-')) return undefined;
  const letters = /^(\p{L})[^\s-]*-(\p{L})[^\s-]*(?= )/u.exec(name)?.slice(1).join('');
  return letters === undefined || abbreviations.has(letters.toLowerCase()) ? undefined : letters.toLowerCase();
}

/** The letters of a mention that may be initials, small: “JP”, “J.P.”, “J-P”. */
export function initialsOf(mention: string): string | undefined {
  const isWritten = /^(?:\p{Lu}{2,3}|\p{Lu}\.\p{Lu}\.?(?:\p{Lu}\.?)?|\p{Lu}-\p{Lu})$/u.test(mention);
  const letters = mention.replaceAll(/[.-]/g, '').toLowerCase();
  return isWritten && !abbreviations.has(letters) ? letters : undefined;
}

/** The first word of a name begins with the first letter, and later ones with the others, in their order. */
export function hasInitials(letters: string, words: readonly string[]): boolean {
  const [first, ...others] = words;
  if (first?.[0] !== letters[0]) return false;
  let next = 1;
  for (const word of others) if (next < letters.length && word[0] === letters[next]) next += 1;
  return next === letters.length;
}
