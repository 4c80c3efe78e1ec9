// Cuts an instruction into clauses, says of each whether it orders anything, and keeps quoted text out of the grammar: what
// stands between quotation marks, or after “note:”, is cargo and never an instruction.
import { setForwardedAside } from './forwarded.ts';
import { impolite, orderOpens } from './intents.ts';
import { spelledOut } from './shorthand.ts';

export type Mood =
  | 'order'
  | 'question'
  /** “don't …”, “no need to …” */
  | 'negated'
  /** “what if …”, “should we …”, “suppose …” */
  | 'hypothetical'
  /** “if she says yes …”, “once …”, “unless …” */
  | 'conditional'
  /** “I moved …”, “she was rejected” */
  | 'report';

export interface Clause {
  /** Quotes are replaced by marks such as ⟦0⟧. */
  readonly text: string;
  readonly mood: Mood;
  /** What follows the colon or the “that” of a note or message. */
  readonly payload?: string;
  /** Not so in itself, but joined to a clause of that mood. */
  readonly isCarried?: boolean;
}

export interface Protected {
  readonly text: string;
  readonly quotes: readonly string[];
}

/** Puts quoted passages aside. Short quoted names stay: `isName` knows them. */
export function setQuotesAside(text: string, isName: (quoted: string) => boolean): Protected {
  const quotes: string[] = [];
  const keep = (passage: string) => `⟦${quotes.push(passage) - 1}⟧`;
  // Who dictates says the marks: “quote … unquote”.
  const spoken = setForwardedAside(text, keep).replaceAll(
    /\b(?:open )?quote\b[\s,]+(.+?)[\s,]+(?:unquote|end quote|close quote)\b/gi,
    (_, inner: string) => keep(inner.trim()),
  );
  const aside = spoken.replaceAll(
    /"([^"]+)"|(?<![\p{L}\p{N}])'([^']*(?:'\p{L}[^']*)*)'(?![\p{L}\p{N}])/gu,
    (whole, double: string | undefined, single: string | undefined) => {
      const inner = (double ?? single ?? '').trim();
      if (inner === '' || isName(inner)) return inner === '' ? whole : inner;
      return keep(inner);
    },
  );
  return { text: aside, quotes };
}

/** Quoted text back in its place. */
export const restoreQuotes = (text: string, quotes: readonly string[]): string =>
  // A forwarded passage may hold quotes of its own.
  [1, 2].reduce((whole) => whole.replaceAll(/⟦(\d+)⟧/g, (_, index: string) => quotes[Number(index)] ?? ''), text);

/** A note or message whose own words follow. */
const opensPayload =
  /^(?:(?:add|leave|put|write|make|log|drop|jot|record|attach|stick|save)\b[^:]*?\bnotes?\b|(?:note|jot|log|record)\b|(?:tell|let|message|email|e-mail|mail|text|write|notify|inform|ping|remind|ask|slack|dm|alert|send|drop|shoot|reply)\b)/i;
const toTheEnd = /:\s+|:\s*(?=⟦)|(?<=^(?:\S+ ){0,2}note (?:\S+ ){1,4})-\s+/i;
const toSentence = /\s(?:that|saying|to say|with the (?:text|message|words)|know(?: that)?)\s+/i;

export function clausesOf(text: string): Clause[] {
  const found: Joined[] = [];
  let rest = text.trim();
  let joint = '';
  while (rest !== '') {
    const { clause, after, ends } = firstClause(rest);
    if (clause.text !== '') found.push({ ...clause, joint });
    joint = ends;
    rest = after.trim();
  }
  return spread(found);
}

/** A clause and what stood between it and the one before. */
type Joined = Clause & { readonly joint: string };

const endsSentence = (joint: string): boolean => joint === '' || /[.!?;\n]/.test(joint);

/**
 * “If she accepts, move her and book Owen” orders nothing now, “what if we moved her and rejected him” neither; and what is
 * joined to a “don't” by a bare “and” may be forbidden too.
 */
function spread(clauses: readonly Joined[]): Clause[] {
  const moods = clauses.map(({ mood }) => mood);
  const pairs = clauses.slice(1).map((clause, index) => ({ before: clauses[index], clause, index: index + 1 }));
  const within = pairs.filter(({ clause }) => !endsSentence(clause.joint));
  for (const { before, clause, index } of within) {
    const mood = moods[index - 1];
    if (moods[index] === 'order' && mood !== undefined && carriesOn(mood, before?.text ?? '', clause.joint))
      moods[index] = mood;
  }
  // “move her and email him if she says yes”: the condition at the end may hold for both.
  for (const { clause, index } of within.toReversed()) {
    const isBound = moods[index] === 'conditional' && !/^(?:once|when)\b/i.test(clause.text);
    if (isBound && moods[index - 1] === 'order') moods[index - 1] = 'conditional';
  }
  return clauses.map(({ text, payload, mood }, index) => ({
    text,
    mood: moods[index] ?? mood,
    ...(moods[index] === mood ? {} : { isCarried: true }),
    ...(payload === undefined ? {} : { payload }),
  }));
}

function carriesOn(mood: Mood, before: string, joint: string): boolean {
  if (mood === 'hypothetical') return true;
  if (mood === 'conditional') return /^(?:if|unless|once|when|as soon|after|in case|should)\b/i.test(before);
  return mood === 'negated' && /^\s*,?\s*(?:and|or)\s*$/i.test(joint);
}

function firstClause(text: string): { clause: Clause; after: string; ends: string } {
  const end = endOfClause(text);
  const colon = opensPayload.test(impolite(spelledOut(text))) ? toTheEnd.exec(text) : null;
  const sentence = /[.!?;\n]/.exec(text)?.index ?? text.length;
  // After a colon everything up to the line's end is the note's own text, full stops and orders and all.
  if (colon !== null && colon.index < Math.min(sentence, 120) && !/\d$/.test(text.slice(0, colon.index))) {
    const line = text.indexOf('\n', colon.index + colon[0].length);
    const stop = line < 0 ? text.length : line;
    return {
      clause: classed(text.slice(0, colon.index), text.slice(colon.index + colon[0].length, stop).trim()),
      after: text.slice(stop),
      ends: '.',
    };
  }
  const head = text.slice(0, end.at);
  const that = opensPayload.test(impolite(spelledOut(head))) ? toSentence.exec(head) : null;
  const clause =
    that === null
      ? classed(head)
      : classed(head.slice(0, that.index), withoutTag(head.slice(that.index + that[0].length), head));
  return { clause, after: text.slice(end.at + end.length), ends: end.mark };
}

/** “…, would you?” and the question mark of a polite request are not part of what is to be written. */
const withoutTag = (payload: string, head: string): string => {
  const said = payload
    .trim()
    .replace(/[,\s]+(?:(?:would|could|can|will) you(?: please)?|please|ok(?:ay)?)[?!.]*$/i, '');
  return /^\W*(?:\w+,? ){0,3}?(?:can|could|would|will|might) (?:you|i|we)\b/i.test(head)
    ? said.replace(/\?$/, '')
    : said;
};

const breaks =
  /(?<!\b[ap](?:\.m)?)[.!?;]+(?=\s|$)|\n+|\s*(?:\.{2,}|…)\s*|\s*\p{Extended_Pictographic}[\p{Extended_Pictographic}\uFE0F\u200D\s]*|,?\s+(?:and then|and also|and please|then|and|but|plus|also|as well as)\s+|,\s+(?:and |then |also |but )*|\s+[+-]\s+/giu;

/** A sentence ends at its stop; “and” and commas end a clause only where another order begins. */
function endOfClause(text: string): { at: number; length: number; mark: string } {
  for (const match of text.matchAll(breaks)) {
    const before = text.slice(0, match.index);
    const next = text.slice(match.index + match[0].length);
    // A question mark stays with its clause: it says something about it.
    const kept = match[0].startsWith('?') ? 1 : 0;
    const isStop = /[.!?;\n…]|\p{Extended_Pictographic}/u.test(match[0]);
    if (isStop ? !isAbbreviation(before) : startsAnother(before, next))
      return { at: match.index + kept, length: match[0].length - kept, mark: match[0] };
  }
  return { at: text.length, length: 0, mark: '' };
}

function startsAnother(before: string, raw: string): boolean {
  const next = spelledOut(raw.slice(0, 80));
  // “go ahead and move her” is one order.
  if (before === '' || /\b(?:go ahead|try|come|be sure|go)$/i.test(before)) return false;
  return (orderOpens.test(next) || turns.test(next)) && !isListed(next);
}

/** “but not Ravi” and “no need to email”: the rest of the sentence turns. */
const turns = /^(?:no need|there's no need|hold off|without|if|unless|once|when|what if|skip|leave)\b/i;
/** “note” or “call” in a list of things rather than as an order: “a call and note with …” */
const isListed = (next: string): boolean =>
  /^(?:start(?:ing)? (?:date|on|from|in|at)\b|start(?:ing)? (?=\d))|^(?:note|log|text|mail|email|call|offer|set|put)s?(?:\s*(?:,|\.|$| to (?:her|him|them)$))/i.test(
    next,
  );
const isAbbreviation = (before: string): boolean =>
  /(?:^|\s)(?:mr|mrs|ms|dr|prof|st|jr|sr|no|vs|e\.g|i\.e|approx|[A-Z])$/i.test(before) && !/\b(?:no)$/i.test(before);

/** “Steph: reject, no licence” and “Offer: Alicia, 98k”, as lists are written. */
const personFirst = (text: string): string =>
  text
    .replace(
      /^([\s•*·-]*)(\p{L}[\p{L}'. -]{1,40}?):\s*(reject|offer|move|advance|follow up|nudge|book|cancel|undo)\b/iu,
      '$1$3 $2',
    )
    .replace(/^([\s•*·-]*(?:reject|offer|move|advance|follow up|book|cancel)):\s+/i, '$1 ');

function classed(text: string, payload?: string): Clause {
  const trimmed = personFirst(text.trim()).replace(/^(?:[,;\s•*·-]+|\d{1,2}[.)]\s+)+|[,;\s-]+$/g, '');
  const plain = spelledOut(trimmed);
  return { text: plain, mood: moodOf(plain), ...(payload === undefined ? {} : { payload }) };
}

const moods: readonly { readonly mood: Mood; readonly pattern: RegExp }[] = [
  {
    mood: 'negated',
    pattern:
      /^(?:do not|don't|dont|do n't|never|not|no need|there's no need|you don't (?:have|need)|you needn't|hold off|refrain|avoid|skip|stop short|without|leave|i (?:do not|don't) (?:want|need)|i'd rather (?:not|you didn't)|(?:please )?(?:do not|don't|dont)|let's not|lets not|we (?:should not|shouldn't|must not|mustn't|don't|won't|can't)|you (?:should not|shouldn't|must not|mustn't)|under no circumstances|(?:can|could) (?:you|we) not)\b(?!\s+(?:a (?:note|message)|forget|hesitate|me know|the \w+ (?:a )?note|[^,]*\bnote\b))/i,
  },
  {
    mood: 'hypothetical',
    pattern:
      /^(?:what (?:if|would|happens if|happens when)|suppose|supposing|imagine|hypothetically|say we|let's say|lets say|should (?:i|we)|what about if|would (?:it (?!be (?:possible|too much))|we|you recommend)|do you think|how would|how do i|how can i|how should|could we|might we|i (?:might|may|could)|we (?:might|may|could)|maybe (?:we|i) should|i(?:'m| am) (?:thinking|considering|wondering|debating)|thinking (?:about|of)|is it (?:ok|okay|possible|a good idea|fine|worth)|(?:are|am) (?:you|i) able|can you even|what does it mean|would you (?:ever|say)|if (?:we|i) (?:were|did|rejected|moved|sent|offered|booked|cancelled|hired)|pretend|theoretically|in theory|eventually|someday|at some point)\b/i,
  },
  {
    mood: 'conditional',
    pattern:
      /^(?:if(?! (?:you (?:can|could|don't mind)|possible))|unless|once|as soon as|when (?!is |are |does |do |did |can |could |will |would |was |were |should )(?:she|he|they|it|\w+) (?:\w+s|\w+ed|has|have|is|are|get|reply|confirm|accept)\b|after (?:she|he|they)|in case|provided|assuming|should (?:she|he|they)|whenever|until)\b/i,
  },
  {
    mood: 'report',
    pattern:
      /^(?:[Ii]|[Ww]e|[Ss]he|[Hh]e|[Tt]hey|[Ss]ome(?:body|one)|[Yy]ou|\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)(?:'ve| have| has|'s| had|'d| already| just| was| were| got| already)*\s+(?:already |just )?(?:moved|rejected|booked|sent|cancelled|canceled|offered|emailed|messaged|told|asked|added|scheduled|followed|approved|declined|hired|been|accepted|withdrew|withdrawn|called|talked|spoke|met|interviewed|updated|noted)\b/u,
  },
];

/** Orders inside: “move her … unless she objects” binds the whole order to a condition. */
const asksWhether = /\b(?:check|see|ask|know|tell me|find out|wonder(?:ing)?) (?:if|whether)\b/i;
/** “all but Priya” names the one who is not meant. */
const sparesSome = /\b(?:all|every\w*|any\w*|both|the rest) (?:but|except|besides|other than|save)\b/i;
const bindsAll =
  /\s(?:unless|only if|if (?!possible|you)|provided(?: that)?|assuming|as long as|depending on|in case|once (?:she|he|they|it|the|[A-Z])|(?:when|after|as soon as|until) (?:she|he|they)\b|or (?:maybe|else)|except(?: for)?|but not|apart from|other than|excluding)\b/;

function moodOf(clause: string): Mood {
  const plain = clause.replace(
    /^(?:(?:please|and|but|also|so|then|ok(?:ay)?|hey|hi|hmm|well|oh|wait|just|no|yes|actually|btw|by the way|fyi)[,\s]+)+/i,
    '',
  );
  const first = moods.find(({ pattern }) => pattern.test(plain))?.mood;
  if (first !== undefined) return first;
  if (sparesSome.test(plain)) return 'conditional';
  if (bindsAll.test(plain) && !asksWhether.test(plain) && !/\bwho\b|\bwhich\b/.test(plain)) return 'conditional';
  if (/^(?:who|what|which|when|where|why|how|is|are|was|were|did|does|do|has|have|had|am|any)\b/i.test(plain))
    return 'question';
  return 'order';
}
