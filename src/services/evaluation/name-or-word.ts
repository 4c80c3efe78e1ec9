// Whether a word that is also somebody's name (“will”, “mark”, “may”, “grant”) is meant as the name where it stands. Read from its
// neighbours, because small letters say nothing: “ask will if mark can come” names two, “mark will come in may” perhaps none.
import { namesThatAreWords, openersThatAreNames } from './known-names.ts';
import type { Vocabulary } from './vocabulary.ts';

/** `likely`: a name, if somebody there is called so; `unclear`: its neighbours fit both. */
type NameVerdict = 'name' | 'likely' | 'word' | 'unclear';

export interface TokenContext {
  readonly token: string;
  /** In small letters; empty at the beginning or end of a clause. */
  readonly before: string;
  readonly twoBefore: string;
  readonly after: string;
}

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Whoever is told, asked or met stands behind them. */
const takesPerson = listed(`
  tell ask asked told remind reminded nudge ping pinged cc invite invited meet met with hi hey hello dear thanks thank introduce contact reject
  hire interviewed congratulate thank and/or versus vs
`);
/** The same, unless they are things: “the call will be long”. */
const mayTakePerson = listed(`
  call called email emailed mail mailed message messaged text texted interview book booked schedule scheduled move moved offer advance promote
  phone send give show chase notify update join replace assign
`);
const determiners = listed(`
  the a an my our your his her their its this that these those every each any some no next last first second both which what whose
`);
/** A verb or a helping verb follows them, no name. */
const subjects = listed(
  `i you he she it we they who there that this which what everyone nobody somebody please to not never also always don't let's be being so very too more most quite really have has`,
);
const behindPlaces = listed('for from by about between without and or of on is was than per via plus');
/** Behind a name something is said of it. */
const saidOf = listed(`
  is was has had said says wants wanted asked asks needs needed declined accepted cancelled canceled agreed passed failed applied can could
  should would might did does didn't doesn't isn't wasn't hasn't can't couldn't won't and or about on at tomorrow today tonight monday tuesday
  wednesday thursday friday saturday sunday for to from in if that whether when who with as
`);
/** Behind a verb or a helping verb. */
const behindVerbs = listed(`
  be been have not you i we they he she it him her them me us the a an this that these those my our your his their its all everyone everybody
  up off out down as
`);
const modals = listed('will may might can');
const months = listed('april may june august');
/** A month, or a day of it, stands behind them. */
const ofTime = listed('in by until till since during before after early late mid next last this end of from through');

export const isHelping = (token: string): boolean => modals.has(token.toLowerCase());

interface NameCandidate extends TokenContext {
  readonly plain: string;
  readonly vocabulary: Vocabulary;
}

type Rule = readonly [fits: (place: NameCandidate) => boolean, meant: NameVerdict];

/** “Call mark”, and not “the call, mark …”. */
const isAddressed = ({ before, twoBefore }: TokenContext): boolean =>
  mayTakePerson.has(before) && !determiners.has(twoBefore);
const isSubject = ({ before }: TokenContext): boolean => subjects.has(before);
const isBehind = ({ before }: TokenContext): boolean => behindPlaces.has(before);
const isSaidOf = ({ after }: TokenContext): boolean => saidOf.has(after);

/** The first that fits says it. */
const rules: readonly Rule[] = [
  [({ after }) => after === "'s", 'name'],
  [isOfTime, 'word'],
  [({ before }) => takesPerson.has(before), 'name'],
  [({ before }) => determiners.has(before), 'word'],
  [(place) => isAddressed(place) && !isSubject(place), 'name'],
  [({ after }) => behindVerbs.has(after), 'word'],
  [isSubject, 'word'],
  [(place) => isSaidOf(place) || isBehind(place), 'likely'],
];

/** “Will be there”, “may I”, “the offer will come”; but “call will tomorrow”, “will is here”. */
const rulesOfModals: readonly Rule[] = [
  ...rules.slice(0, 4),
  [(place) => behindVerbs.has(place.after) && isAddressed(place) && !/^(?:be|not)$/.test(place.after), 'name'],
  [({ after }) => behindVerbs.has(after), 'word'],
  [isSubject, 'word'],
  [({ before, after }) => before === '' && after === '', 'unclear'],
  [(place) => isSaidOf(place) || place.after === '' || modals.has(place.after), 'likely'],
  [({ after, vocabulary }) => vocabulary.isVerb(after), 'word'],
  [(place) => isAddressed(place) || isBehind(place), 'likely'],
];

export function meantBy(place: TokenContext, vocabulary: Vocabulary): NameVerdict {
  const plain = place.token.toLowerCase();
  const sought = { ...place, plain, vocabulary };
  const found = (modals.has(plain) ? rulesOfModals : rules).find(([fits]) => fits(sought));
  return found?.[1] ?? 'unclear';
}

function isOfTime({ plain, before, after }: NameCandidate): boolean {
  return months.has(plain) && (ofTime.has(before) || /^\d/.test(after) || /^\d/.test(before) || after === 'of');
}

const wordBefore = /([\p{L}\p{N}][\p{L}\p{M}\p{N}'’/]*)[\s,]*$/u;
const wordAfter = /^(['’]s(?!\p{L})|[\s]*[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*)?/u;

/** The word at that place, with its neighbours in the same clause. */
export function placeOf(text: string, index: number, token: string): TokenContext {
  const left = text.slice(Math.max(0, index - 60), index);
  const first = wordBefore.exec(left);
  const second = first === null ? null : wordBefore.exec(left.slice(0, first.index));
  const next = wordAfter.exec(text.slice(index + token.length, index + token.length + 40));
  return { token, before: small(first?.[1]), twoBefore: small(second?.[1]), after: small(next?.[1]) };
}

const small = (word: string | undefined): string => (word ?? '').trim().toLowerCase().replaceAll('’', "'");

/** In the middle of a sentence a capital letter is a name's; in capitals throughout it is a manner of writing. */
export function isNamedByCapital(said: { token: string; plain: string; isFirst: boolean; isCommon: boolean }): boolean {
  const { token, plain, isFirst, isCommon } = said;
  if (namesThatAreWords.has(plain)) return !isFirst || !openersThatAreNames.has(plain);
  return !isCommon || !(isFirst || token === token.toUpperCase());
}
