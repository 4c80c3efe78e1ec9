// Whether a common word is meant as the name of somebody, or of a company, who stands in no record: “ask baker about it”, “her husband
// fox”, “she works at apple”. In doubt it is: a garbled word costs less than a name that stays.
import { familyNamesThatAreWords, knownNames, namesThatAreWords } from './known-names.ts';
import { type TokenContext, isHelping } from './name-or-word.ts';
import type { Vocabulary } from './vocabulary.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Whoever stands behind them is called so. */
const titles = listed(`
  mr mrs ms miss mx dr doctor prof professor sir madam named called surname surnamed nicknamed alias colleague friend husband wife spouse
  partner brother sister son daughter mother father mum mom dad uncle aunt cousin nephew niece neighbour neighbor fiance referee coach
  mentor landlord therapist flatmate roommate boyfriend girlfriend babysitter
`);
const takesPerson = listed(`
  tell ask asked told remind reminded nudge ping pinged cc invite invited meet met hi hey hello dear thanks thank contact contacted reject
  hire hired interviewed congratulate phone phoned text texted email emailed call called mail mailed message messaged notify
`);
/** A word behind them names a thing, however it is spelled. */
const ofThings = listed(`
  how very too so
  the a an my our your his her their its this that these those every each any some no next last first second both which what whose more most
  such other another same new old good bad great small big large little many few several of per
`);
/** Only somebody does this. */
const acts = listed(`
  says said wants wanted asks asked needs needed thinks thought declined accepted cancelled canceled agreed passed failed
  applied called wrote emailed phoned texted rang replied answered confirmed resigned left joined works worked lives knows knew likes liked
  recommended referred refuses refused
`);
/** Things do so too: “that price was right”. */
const states = listed(`is was has had isn't wasn't hasn't didn't doesn't can't couldn't won't wouldn't`);
const articles = listed('the a an my our your his her their each every no another');
const ofEmployers = listed(
  'joined joining leaving left quit ex former employer company competitor client customer vendor agency',
);
const atEmployers = listed('at from with');
const besides = listed('with from by and or for about than between versus vs but like');
const works = listed(`
  works worked working job jobs role position intern interned internship contract contracted consultant engineer manager nurse analyst
  developer employed hired came comes coming back moved years months stint offer offers counteroffer counter rival
`);
/** Nothing that could be named follows them: the word before is no adjective of it. */
const closing = listed(`
  about to if that whether when who with for on at by from in and or but because is was has had said says wants via today tomorrow tonight
  monday tuesday wednesday thursday friday again please not also too as
`);

export interface UnknownPlace extends TokenContext {
  readonly plain: string;
  readonly isFirst: boolean;
  readonly isCapital: boolean;
  /** Whether a word beside it is surely a name. */
  readonly isName: (word: string) => boolean;
}

const ends = ({ after }: TokenContext): boolean => after === '' || after === "'s" || closing.has(after);
const isOfThing = ({ before, twoBefore }: UnknownPlace): boolean => ofThings.has(before) || ofThings.has(twoBefore);
/** Behind “with” or “and”, and something else follows than what the word could describe. */
const isBeside = (place: UnknownPlace): boolean => besides.has(place.before) && !isOfThing(place) && ends(place);

function doesSomething(place: UnknownPlace): boolean {
  if (acts.has(place.after)) return !articles.has(place.before);
  return states.has(place.after) && !isOfThing(place);
}

type Test = (place: UnknownPlace, vocabulary: Vocabulary) => boolean;

/** Of every word that is a name with a capital letter. */
const ofNames: readonly Test[] = [
  ({ before }) => titles.has(before),
  (place, vocabulary) => takesPerson.has(place.before) && ends(place) && !vocabulary.isEveryday(place.plain),
  ({ before }) => ofEmployers.has(before),
  ({ before, twoBefore }) => atEmployers.has(before) && works.has(twoBefore),
  ({ before, twoBefore }) => before === 'for' && /^(?:work|consult|contract|intern)/.test(twoBefore),
];

/** Of a family name that is a word. */
const ofFamilyNames: readonly Test[] = [
  ({ before }) => titles.has(before),
  (place, vocabulary) => takesPerson.has(place.before) && (!vocabulary.isEveryday(place.plain) || ends(place)),
  (place) => place.after === "'s" && !isOfThing(place),
  doesSomething,
  (place, vocabulary) => place.isCapital && place.isFirst && (!vocabulary.isEveryday(place.plain) || ends(place)),
  (place) => place.isName(place.before) || namesThatAreWords.has(place.before),
  isBeside,
];

const isPartOfName = (word: string): boolean =>
  !isHelping(word) && (familyNamesThatAreWords.has(word) || knownNames.has(word) || namesThatAreWords.has(word));

/** Of a given name that is a word: somebody does something, or a family name follows. */
const ofGivenNames: readonly Test[] = [
  doesSomething,
  ({ before, after }) => isPartOfName(after) || (isPartOfName(before) && !familyNamesThatAreWords.has(before)),
];

export function meansUnknown(place: UnknownPlace, vocabulary: Vocabulary): boolean {
  const fits = (test: Test): boolean => test(place, vocabulary);
  if (namesThatAreWords.has(place.plain) && ofGivenNames.some(fits)) return true;
  if (familyNamesThatAreWords.has(place.plain) && ofFamilyNames.some(fits)) return true;
  return vocabulary.isNameToo(place.plain) && ofNames.some(fits);
}
