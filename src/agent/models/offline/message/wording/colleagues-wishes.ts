// What a colleague asks for is ordered in their name: “Ms. Ito wants Takumi in the Final Interview”, “Hugh says to let Ann know …”, “Ruth
// would like you to …”. What they want of the writer (“wants me to”), thought, hoped for or said otherwise stays theirs, and so do
// meetings of their own and the wishes of candidates.
import { findPeople, isKnown, type PersonMention } from '../../named/people.ts';
import type { Known } from '../../named/known.ts';

const who =
  "(?<who>s?he|they|(?:the|my|our) (?:[\\p{L}-]+ )?(?:director|manager|boss|lead|head|chief|supervisor|mentor|partner|owner)|(?:(?:ms|mr|mrs|dr|prof)\\.? )?(?!(?:i|we|you|it|that|this|there|who|which|what|if)\\b)\\p{L}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*)?)";
const opens = '(?<lead>(?:^|[.!?;\\n]\\s+|,? (?:and|but|so) )(?:(?:and|so|but|well|now|also|ok|okay),? )*)';
const also = '(?: (?:also|really|now|just|further|kindly|would|still))*';
const wants = "(?:wants|would like|'d like|would love|'d love|needs|wishes|requests|expects|prefers)";
/** An order that is given to whoever hears it. */
const ofYou = `(?: ${also}|${also} )?(?:${wants}|asks|begs|is asking|has asked|urges|invites)(?: for)? (?:you|someone|somebody|one of us|anyone) to`;
const saysTo = `${also} (?:says|is saying|says we are|says you are|is telling you|tells you) to(?! (?:me|us|you|him|her|them|his|our|my|your)\\b)`;
const looks =
  '(?:an? |the |our |some )?(?:[\\p{L}-]+ )?(?:report|list|overview|summary|figures|numbers|log|brief|estimate|stats|rundown|score)(?= (?:on|of|for|about|how|from)\\b)';
const toKnow = `${also} (?:(?:wants|would like|'d like|would love|'d love|needs|is keen|is dying|asks) to (?:know|hear|see|find out|be told)|wonders|is wondering|asks|is asking|enquires|inquires|is curious)(?: (?:me|us|you|about))?(?= (?:who|which|what|how|where)\\b)`;
const toSee = `${also} (?:asks? for|is asking for|begs for|wants|needs|would like|'d like|calls for)(?= ${looks})`;
const toHave = `(?: ${also}|${also} )?${wants}(?: to (?:see|have))?(?= \\S)`;

interface Kind {
  readonly shape: RegExp;
  readonly meant: string;
  /** What becomes of somebody, rather than a word to whoever hears it. */
  readonly isOfSomebody?: boolean;
}

const kinds: readonly Kind[] = [
  { shape: shaped(ofYou), meant: 'please' },
  { shape: shaped(saysTo), meant: 'please' },
  { shape: shaped(toKnow), meant: 'please tell me' },
  { shape: shaped(toSee), meant: 'please show me' },
  { shape: shaped(toHave), meant: 'I want', isOfSomebody: true },
];

function shaped(source: string): RegExp {
  return new RegExp(`${opens}${who}${source}`, 'giu');
}

const mayWish =
  /\b(?:wants|needs|wishes|requests|expects|prefers|begs|urges|says|tells|ask(?:s|ed|ing)|like|love|wonder\w*|curious|keen|enquires|inquires|calls)\b/i;

/** Quotes have been put aside. */
export const withColleaguesWishes = (text: string, known: Known): string =>
  mayWish.test(text) ? kinds.reduce((said, kind) => withOne(said, kind, known), text) : text;

function withOne(text: string, kind: Kind, known: Known): string {
  let said = '';
  let done = 0;
  for (const { index, 0: whole, groups = {} } of text.matchAll(kind.shape)) {
    const { lead = '', who: by = '' } = groups;
    const before = text.slice(0, index + lead.length);
    if (!isTheirs({ by, before, rest: sentenceFrom(text, index + whole.length) }, kind, known)) continue;
    said += `${text.slice(done, index)}${lead}${kind.meant}`;
    done = index + whole.length;
  }
  return said + text.slice(done);
}

interface Wished {
  readonly by: string;
  readonly before: string;
  readonly rest: string;
}

function isTheirs({ by, before, rest }: Wished, { isOfSomebody = false }: Kind, known: Known): boolean {
  if (against.test(rest) || (isOfSomebody && !isDeed(rest, known))) return false;
  // “She also wants Oluf turned down”, at the beginning: whoever she is, she is not Oluf.
  const isOfAnother = isOfSomebody && before.trim() === '' && pronoun.test(by) && namesSomebody(rest, known);
  return isOfAnother || isColleague(by, before, known);
}

const sentenceFrom = (text: string, at: number): string => /^[^.!?;\n]*/.exec(text.slice(at))?.[0].trim() ?? '';
/** They may take it back, or bind it. */
const against = /\b(?:not|never|if|unless|until|when|once|or|but|maybe|perhaps|one day|eventually)\b|n't\b/i;
/** Meetings are their own to attend. */
const timed = /\d|\b(?:hours?|minutes?|mins?|noon|tomorrow|today|\p{L}+day|meet\w*|talk|speak|interviewed)\b/iu;

/** Somebody, and what is to become of them. */
const isDeed = (rest: string, known: Known): boolean =>
  !timed.test(rest) && (pointing.test(rest) || namesSomebody(rest, known));
const pointing = /^(?:him|her|them) (?!to\b)\p{L}|^(?:the|an?) (?:[\p{L}_-]+ ){1,5}?(?:sent|started|stopped|run)\b/iu;

function namesSomebody(rest: string, known: Known): boolean {
  const [person] = findPeople(rest, known.names, []);
  const isCandidate = person?.start === 0 && person.candidates.kind === 'one' && person.users.kind !== 'one';
  return isCandidate && /^ (?!to\b)\p{L}/u.test(rest.slice(person.end));
}

/** Somebody of the house; “she” is who the sentence before begins with. */
function isColleague(said: string, before: string, known: Known): boolean {
  const isPronoun = pronoun.test(said);
  const text = isPronoun ? lastSentence(before) : said;
  if (role.test(text)) return true;
  const [first, ...others] = findPeople(text, known.names, []).filter((one) => isKnown(one));
  if (first === undefined || (others.length > 0 && !isPronoun)) return false;
  return isOnlyUser(first) && (isPronoun || first.text.length >= said.replace(/^\S+\. /, '').length - 2);
}

const pronoun = /^(?:s?he|they)$/i;
const role =
  /^(?:and |so |but )?(?:the|my|our) (?:[\p{L}-]+ )?(?:director|manager|boss|lead|head|chief|supervisor|mentor|partner|owner)\b/iu;

const isOnlyUser = ({ users, candidates }: PersonMention): boolean =>
  users.kind === 'one' && candidates.kind === 'none';

const lastSentence = (text: string): string => /[^.!?;\n]*[.!?;\n]*\s*(?:(?:and|so|but)[ ,]*)?$/.exec(text)?.[0] ?? '';
