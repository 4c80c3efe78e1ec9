// What a colleague asks for is ordered in their name: “Ms. Ito wants Takumi in the Final Interview”, “Hugh says to let Ann know …”, “Ruth
// would like you to …”. What they want of the writer (“wants me to”) stays theirs unless it is only to be passed on (“wants me to have you …”),
// and so do what they thought, hoped for or said otherwise, meetings of their own, and the wishes of candidates.
import { donePattern } from '../../../../../../nlp/verb-forms.ts';
import { findPeople, isKnown, type PersonMention } from '../../../named/people.ts';
import type { Known } from '../../../named/known.ts';

const who =
  "(?<who>s?he|they|(?:the|my|our) (?:[\\p{L}-]+ )?(?:director|manager|boss|lead|head|chief|supervisor|mentor|partner|owner)|(?:(?:ms|mr|mrs|dr|prof)\\.? )?(?!(?:i|we|you|it|that|this|there|who|which|what|if)\\b)\\p{L}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*)??)";
const opens = '(?<lead>(?:^|[.!?;\\n]\\s+|,? (?:and|but|so) )(?:(?:and|so|but|well|now|also|ok|okay),? )*)';
const also = '(?: (?:also|really|now|just|further|kindly|would|still))*';
const wants = "(?:wants|would like|'d like|would love|'d love|needs|wishes|requests|expects|prefers)";
/** An order that is given to whoever hears it. */
const ofYou = `(?: ${also}|${also} )?(?:${wants}|asks|begs|is asking|has asked|urges|invites)(?: for)? (?:you|someone|somebody|one of us|anyone) to`;
/** “Dana asked me to have you …”: of the writer it is wanted only to pass it on. */
const throughMe =
  "(?: has| have|'s)?(?: also| just| now| kindly)?(?: (?:wants|wanted|needs|needed|asked|asks|told|tells|instructed|begged|urged|sent|is asking|was asking)(?: me| us)?(?: to| if (?:i|we) could| whether (?:i|we) could)|(?: would|'d) (?:like|love)(?: me| us)? to| (?:says|said) to)(?: please| kindly)? (?:have|get|ask|tell|let|make) (?:you|muster|the (?:assistant|system|bot))(?: to)?(?! (?:know|not|never)\\b)(?= \\S)";
/** “Dana asked whether you'd …”; “whether you'd moved” asks what was done. */
const whetherYou =
  "(?: has| have|'s)?(?: also| just)? (?:asked|asks|is asking|was asking|wondered|wonders|is wondering|was wondering|enquired|inquired)(?: me| us)? (?:if|whether) (?:you|muster)(?: would| could| can| might| will|'d|'ll)(?! (?:have|be|mind|already|been|know|think|\\p{L}+ed)\\b)(?= \\S)";
/** “Dana asked me to find out who …”: whoever only looks may pass it on. */
const looksThroughMe =
  "(?: has| have|'s)?(?: also| just)? (?:asked|asks|is asking|told|tells|wants|wanted|needs)(?: me| us) to(?: please| quickly)? (?=(?:find out|check|look up|see) (?:who|which|what|how|where|whether)\\b|(?:pull up|show|list) )";
/** “Dana asked me to get the panel moved”: to have it done is to pass it on. */
const doneThroughMe = `(?: has| have|'s)?(?: also| just)? (?:asked|asks|is asking|told|wants|wanted|needs) (?:me|us) to(?: please)? (?:get|have) (?=(?:the |an? )?(?:\\S+ ){1,7}?(?:${donePattern})(?![\\p{L}'-]))`;
const saysTo = `${also} (?:says|is saying|says we are|says you are|is telling you|tells you) to(?! (?:me|us|you|him|her|them|his|our|my|your)\\b)`;
const looks =
  "(?:an? |the |our |some |(?:last|this) (?:week|month)['’]s )?(?:[\\p{L}-]+ )?(?:report|list|overview|summary|figures|numbers|log|brief|estimate|stats|rundown|score|update|status)(?= (?:on|of|for|about|how|from)\\b)";
const toKnow = `${also} (?:(?:wants|would like|'d like|would love|'d love|needs|is keen|is dying|asks) to (?:know|hear|see|find out|be told)|wonders|is wondering|asks|is asking|enquires|inquires|is curious)(?: (?:me|us|you|about))?(?= (?:who|which|what|how|where)\\b)`;
const toSee = `(?: has)?${also} (?:ask(?:s|ed)?(?: me| us)? for|is asking(?: me| us)? for|begs for|wants|needs|would like|'d like|calls for)(?: to (?:see|have))?(?= ${looks})`;
const toHave = `(?:(?: ${also}|${also} )?${wants}(?: to (?:see|have))?|(?: has| have|'s)?(?: just| also)? (?:(?:asks|asked|is asking)(?: me| us)? (?:for|that|to (?:see|have))|requested(?: that| for)?))(?= \\S)`;

const span =
  '(?:an? |some |another )?(?:(?:quick|short|half an?|\\d+|thirty|fifteen|forty-five|twenty|sixty)[- ]?)*(?:hours?|minutes?|mins?|m|h|chat|call|meeting|catch-?up|sync|interview|slot)';
/** “Bo wants Ann seen on Thursday” */
const toSeeThem = `(?: ${also}|${also} )?${wants}(?: to have| to get)? (?<whom>\\p{L}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*)?) (?:seen|interviewed|met)(?! by\\b)(?= (?:on |at |today|tomorrow|this |next |mon|tue|wed|thu|fri|for (?:an?|half|\\d)))`;
const toMeet = `(?: ${also}|${also} )?(?:${wants}|(?:has )?asked for|is asking for|requested)(?= ${span} (?:with|about|regarding|concerning|re|on|to (?:discuss|talk|go (?:over|through))) \\S)`;

interface Kind {
  readonly shape: RegExp;
  /** “$who” is whose wish it is. */
  readonly meant: string;
  /** What becomes of somebody, rather than a word to whoever hears it. */
  readonly isOfSomebody?: boolean;
  /** Whoever has it passed on may be a stranger, but no candidate. */
  readonly isPassedOn?: boolean;
}

const kinds: readonly Kind[] = [
  { shape: shaped(throughMe), meant: 'please', isPassedOn: true },
  { shape: shaped(whetherYou), meant: 'please' },
  { shape: shaped(ofYou), meant: 'please' },
  { shape: shaped(looksThroughMe), meant: 'please', isPassedOn: true },
  { shape: shaped(doneThroughMe), meant: 'please get', isPassedOn: true },
  { shape: shaped(saysTo), meant: 'please' },
  { shape: shaped(toKnow), meant: 'please tell me' },
  { shape: shaped(toSee), meant: 'please show me' },
  { shape: shaped(toMeet), meant: 'please book $who' },
  { shape: shaped(toSeeThem), meant: 'please book $who with $whom' },
  { shape: shaped(toHave), meant: 'I want', isOfSomebody: true },
];

function shaped(source: string): RegExp {
  return new RegExp(`${opens}${who}${source}`, 'giu');
}

const mayWish =
  /\b(?:wants|needs|wishes|request\w*|expects|prefers|begs|urges|says|said|tells|ask(?:s|ed|ing)?|told|instructed|like|love|wonder\w*|curious|keen|enquires|inquires|calls)\b/i;

/** Quotes have been put aside. */
export const withColleaguesWishes = (text: string, known: Known): string =>
  mayWish.test(text) ? kinds.reduce((said, kind) => withOne(said, kind, known), apart(text, known)) : text;

/** “Greta has seen her work and wants her in Panel”: what she wants is a sentence of its own. */
const apart = (text: string, known: Known): string =>
  text.replace(joined, (...found: string[]) => {
    const [whole = '', mark = '', by = '', story = ''] = found;
    return isColleague(by, '', known) ? `${mark}${by}${story}. ${by} ` : whole;
  });
const joined =
  /(^|[.!?;\n]\s+)((?:(?:ms|mr|mrs|dr|prof)\.? )?\p{Lu}[\p{L}'’-]*?(?: \p{Lu}[\p{L}'’-]*)??)((?:'s|'ve)? (?:has|have|had|was|is|saw|met|read|liked|loved|spoke|talked|looked|went|interviewed|heard|watched|called|knows|likes|loves|thinks)\b[^.!?;:\n]{3,70}?),? and (?:now |so |therefore )?(?=(?:wants|needs|would like|would love|asks for|asked for|is asking for|prefers)\b)/gu;

function withOne(text: string, kind: Kind, known: Known): string {
  let said = '';
  let done = 0;
  for (const { index, 0: whole, groups = {} } of text.matchAll(kind.shape)) {
    const { lead = '', who: by = '', whom = '' } = groups;
    const before = text.slice(0, index + lead.length);
    const rest = sentenceFrom(text, index + whole.length);
    if (index < done || !isTheirs({ by, before, rest }, kind, known)) continue;
    said += `${text.slice(done, index)}${lead}${meantOf(kind, by, whom)} ${asTold(rest, by, known)}`;
    done = index + whole.length + lengthOf(text, index + whole.length, rest);
  }
  return said + text.slice(done);
}

const meantOf = ({ meant }: Kind, by: string, whom: string): string =>
  meant.replace(/\$whom\b/, () => whom).replace(/\$who\b/, () => by);

/** With the white space before it. */
const lengthOf = (text: string, at: number, rest: string): number => text.indexOf(rest, at) - at + rest.length;

/** “… book an hour for him with Ann”: it is for whoever wishes it. “… and to let Ben know” is an order as the one before it. */
function asTold(rest: string, by: string, known: Known): string {
  const said = rest
    .replace(/,? and to (?=\p{L})/giu, ' and ')
    .replace(outOfCalendar, ' cancelled')
    .replace(ofGroup, (group) => group.replace(getting, 'sent'));
  const own = /\b(?<joint>for|with) (?:him|her|them)\b(?=[^.!?;]*)/i.exec(said);
  if (own === null || pronoun.test(by)) return said;
  const [others, before] = [own.index + own[0].length, own.index].map((at, place) =>
    findPeople(place === 0 ? said.slice(at) : said.slice(0, at), known.names, []).filter((one) => isKnown(one)),
  );
  const isOwn = bookedWith.test(said) || ((before ?? []).length === 0 && (others ?? []).length > 0);
  return isOwn
    ? `${said.slice(0, own.index)}${own.groups?.['joint']} ${by}${said.slice(own.index + own[0].length)}`
    : said;
}
/** “… the review out of his calendar” */
const outOfCalendar =
  /,? (?:taken |removed )?(?:out of|off|from) (?:his|her|their|the|my|our) (?:calendar|diary|schedule|agenda)$/iu;
const bookedWith = /\b(?:booked|scheduled|put in|down|in) (?:\S+ ){0,6}?with (?:him|her|them)\b/i;

interface Wished {
  readonly by: string;
  readonly before: string;
  readonly rest: string;
}

function isTheirs(
  { by, before, rest }: Wished,
  { isOfSomebody = false, isPassedOn = false }: Kind,
  known: Known,
): boolean {
  if (against.test(rest) || (isOfSomebody && !isDeed(rest, known))) return false;
  // “She also wants Oluf turned down”, at the beginning: whoever she is, she is not Oluf.
  const isOfAnother = isOfSomebody && before.trim() === '' && pronoun.test(by) && namesSomebody(rest, known);
  return isOfAnother || (isPassedOn && isStranger(by, known)) || isColleague(by, before, known);
}

const isStranger = (by: string, known: Known): boolean =>
  named.test(by) && !pronoun.test(by) && !namesSomebody(`${by} who`, known);

const sentenceFrom = (text: string, at: number): string => /^[^.!?;\n]*/.exec(text.slice(at))?.[0].trim() ?? '';
/** They may take it back, or bind it. */
const against = /\b(?:not|never|if|unless|until|when|once|or|but|maybe|perhaps|one day|eventually)\b|n't\b/i;
/** Meetings are their own to attend. */
const timed = /\d|\b(?:hours?|minutes?|mins?|noon|tomorrow|today|\p{L}+day|meet\w*|talk|speak|interviewed)\b/iu;

/** Somebody, and what is to become of them. */
const isDeed = (said: string, known: Known): boolean => isDeedOf(said.replace(outOfCalendar, ' cancelled'), known);
const isDeedOf = (rest: string, known: Known): boolean =>
  ofGroup.test(rest) ||
  (settled.test(rest) && (namesSomebody(rest, known) || namesMeeting(rest, known))) ||
  (!timed.test(rest) && (pointing.test(rest) || namesSomebody(rest, known)));
/** “Ann's call on Tuesday moved to 1 pm”: with a day, too. */
const settled = new RegExp(`^\\S+(?: \\S+){0,5}? (?:to be |be )?(?:${donePattern})(?![\\p{L}'-])`, 'iu');
/** “Everybody at Panel gets the invite” */
const ofGroup =
  /^(?:everybody|everyone|all(?: of)?(?: the| our)?) (?:\S+ ){0,9}?(?:gets?|receives?|should get|(?:is|are|be) sent|to (?:get|receive|be sent))(?= the )/iu;
const getting = /(?:gets?|receives?|should get|(?:is|are|be) sent|to (?:get|receive|be sent))$/iu;
const pointing =
  /^(?:him|her|them) (?!to\b)\p{L}|^(?:the|an?) (?:[\p{L}_-]+ ){1,5}?(?:sent|started|stopped|run|made|added|put|left|kept)\b|^an? (?:[\p{L}]+ )?note (?:on|for|about|in|to)\b/iu;

function namesSomebody(rest: string, known: Known): boolean {
  const [person] = findPeople(rest, known.names, []);
  const isCandidate = person?.start === 0 && person.candidates.kind !== 'none' && person.users.kind !== 'one';
  return isCandidate && /^(?:'s)? (?!to (?!be\b|get\b|receive\b|have\b|go\b))\p{L}/u.test(rest.slice(person.end));
}

/** “The sprint review cancelled”, “Ann's call moved to one” */
const namesMeeting = (rest: string, { meetings }: Known): boolean =>
  meetings.some(({ title }) =>
    rest
      .toLowerCase()
      .replace(/^(?:the|our|my|that) /, '')
      .startsWith(title.toLowerCase()),
  );

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
const named = /^\S+(?:\.? \p{Lu}\S*)*$/u;
const role =
  /^(?:and |so |but )?(?:the|my|our) (?:[\p{L}-]+ )?(?:director|manager|boss|lead|head|chief|supervisor|mentor|partner|owner)\b/iu;

const isOnlyUser = ({ users, candidates }: PersonMention): boolean =>
  users.kind === 'one' && candidates.kind === 'none';

const lastSentence = (text: string): string => /[^.!?;\n]*[.!?;\n]*\s*(?:(?:and|so|but)[ ,]*)?$/.exec(text)?.[0] ?? '';
