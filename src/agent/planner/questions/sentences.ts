// Which sentences of a message ask about what was done, which tell news, and which are something else: few rules over word classes.
import type { Message } from '../features.ts';
import { hasOrder, isDeed, isPast } from './deeds.ts';
import { wordSet } from '../word-set.ts';

export interface Sentence {
  /** Tokens, the end exclusive. */
  readonly from: number;
  readonly to: number;
  /** What it is without the words before it: “could you tell me”. */
  readonly body: readonly Word[];
  readonly ending: string;
  readonly kind: 'question' | 'news' | 'empty' | 'other';
}

export interface Word {
  /** The word, or the kind of what is recognised there, such as “<c>” for a candidate. */
  readonly mask: string;
  /** Of the tokens. */
  readonly at: number;
}

/** What may stand before a question without being part of it. */
const frame = wordSet(
  'so and ok okay k hey hi hello dear sorry but well oh um er hmm please pls plz quick question questions just also actually now then btw wait thanks thank thx cheers good morning afternoon evening ' +
    'can could would will may do does u you anyone someone anybody somebody we i me us muster team all tell remind let show say explain check look up find out see confirm know knows remember recall happen to ' +
    "'d like want wanted need needed i'd we'd i'm am was wondering wonder curious interested keen sure unsure not no any idea clue help understand hear ask asking for my our the a records record audit notes file sake be have get give of from by again maybe perhaps possibly quickly briefly exactly here there one more thing another , . : ; - – — ! <count> that it on with in at by since until",
);
const asking = wordSet("who whom whose who's what what's which when when's where why how how's whether");
const modals = wordSet(
  "should shall can could would will may might must ought 'll won't can't shouldn't wouldn't couldn't",
);
const had = wordSet("did didn't was wasn't were weren't has hasn't had hadn't have haven't");
const being = wordSet("is are isn't aren't 's does do doesn't don't");
const subjects = wordSet(
  'we i you u they he she it anyone anybody someone somebody everyone everybody there the this that these those his her their our your my any all a an nobody both',
);
/** Nouns that ask by themselves: “any news on Ann?”, “reason for the rejection?”. */
const askingNouns = wordSet(
  'news update updates word reply answer response reason reasons grounds status history background story explanation outcome trail latest timeline feedback',
);
const states = wordSet(
  'already yet still ever approved pending waiting out done through live active confirmed sent final gone',
);
export const wishes = wordSet(
  "should please pls plz need needs want wants must let let's lets can could would shall will 'll gonna going like hope wish may might if unless when once until",
);

/** “Remind” is nobody, however like a name it is spelt. */
export function withoutLikenesses(message: Message): Message {
  const { tokens, spans, masks } = message;
  const isWord = (at: number) => tokens[at]?.isCapital === false && frame.has(tokens[at].word);
  const wrong = spans.filter(({ kind, from, to }) => kind === 'person' && to === from + 1 && isWord(from));
  return wrong.length === 0
    ? message
    : {
        ...message,
        spans: spans.filter((span) => !wrong.includes(span)),
        masks: masks.map((mask, at) => (wrong.some(({ from }) => from === at) ? tokens[at]?.word : mask)),
      };
}

export function sentencesIn(message: Message): readonly Sentence[] {
  const found: Sentence[] = [];
  let words: Word[] = [];
  const close = (ending: string) => {
    if (words.length > 0) found.push(sentenceOf(words, ending));
    words = [];
  };
  for (const [at, token] of message.tokens.entries()) {
    const mask = message.masks[at];
    if (token.onNewLine) close('');
    if (mask === undefined) continue;
    if (isEnd(at, message)) close(token.raw);
    else words.push({ mask, at });
  }
  close('');
  return found;
}

const endMarks = wordSet('. ! ? ;');

/** Marks at which a clause was cut: not inside “Dr. Lee” or “10.30”. */
function isEnd(at: number, { tokens, clauses }: Message): boolean {
  const token = tokens[at];
  if (token === undefined || !endMarks.has(token.raw)) return false;
  return !clauses.some(({ from, to }) => from <= at && at < to);
}

function sentenceOf(words: readonly Word[], ending: string): Sentence {
  const start = opening(words, ending);
  const body = start === undefined ? words : words.slice(start);
  const isTopic = start !== undefined && start === behindTopic(words.map(({ mask }) => mask));
  const [first] = isTopic ? words : body;
  const around = { from: first?.at ?? 0, to: (words.at(-1)?.at ?? 0) + 1, body, ending };
  if (words.every(({ mask }) => frame.has(mask) && !asking.has(mask))) return { ...around, kind: 'empty' };
  const isFramed = start !== undefined && start > 0 && !isTopic;
  return { ...around, kind: kindOf(body, { ending, isFramed }, start !== undefined) };
}

function kindOf(body: readonly Word[], around: SentenceContext, isOpened: boolean): Sentence['kind'] {
  const masks = body.map(({ mask }) => mask);
  if (hasOrder(masks)) return 'other';
  if (isOpened && asksOfPast(masks, around)) return 'question';
  return isNews(masks, around.ending) ? 'news' : 'other';
}

/** Where the question itself begins. */
function opening(words: readonly Word[], ending: string): number | undefined {
  const masks = words.map(({ mask }) => mask);
  const topic = ending === '?' ? behindTopic(masks) : undefined;
  if (topic !== undefined) return topic;
  for (const at of masks.keys()) {
    if (asksWhereToLook(at, masks)) continue;
    if (begins(at, masks, ending)) return at;
    if (!isFrame(at, masks)) return undefined;
  }
  return undefined;
}

/** “Where can I see who …”. */
const asksWhereToLook = (at: number, masks: readonly string[]): boolean =>
  (masks[at] === 'where' || masks[at] === 'how') && /^(?:can|could|do)$/.test(masks[at + 1] ?? '');

const isFrame = (at: number, masks: readonly string[]): boolean => {
  const mask = masks[at] ?? '';
  return (frame.has(mask) && !askingNouns.has(mask)) || (mask === '<u>' && masks[at + 1] === ',');
};

function begins(at: number, masks: readonly string[], ending: string): boolean {
  const [mask = '', next = ''] = masks.slice(at, at + 2);
  if (asking.has(mask)) return true;
  if (mask === 'if') return at > 0;
  if (askingNouns.has(mask)) return masks[at - 1] !== 'no' && (leads.test(next) || ending === '?');
  if (had.has(mask) || being.has(mask)) return isInverted(at, masks);
  return ending === '?' && isFirstNamed(at, masks);
}

const isFirstNamed = (at: number, masks: readonly string[]): boolean =>
  masks[at]?.startsWith('<c') === true && masks.slice(0, at).every((one) => discourse.has(one));

/** “Did we”, “was Ann”; not “it was Ann”, nor “have Ann moved”. */
function isInverted(at: number, masks: readonly string[]): boolean {
  const [mask = '', next = ''] = masks.slice(at, at + 2);
  if (subjects.has(masks[at - 1] ?? '')) return false;
  return mask === 'have' ? /^(?:we|you|they|i)$/.test(next) : isSubject(next);
}

export const discourse = wordSet(
  'so and ok okay but hey hi wait fyi heads up good bad great news sadly unfortunately luckily just well , . : -',
);
export const leads = /^(?:on|for|about|of|from|with|behind|in)$/;

/** “Omar's rejection: who decided?”, “the offer to Priya, when did that go out?”, “you rejected Omar, and why?” */
function behindTopic(masks: readonly string[]): number | undefined {
  const [first = '', second = ''] = masks;
  if ([asking, had, being, askingNouns].some((words) => words.has(first))) return undefined;
  const ends = masks.flatMap((mask, at) => (at > 0 && topicEnds.has(mask) ? [at] : []));
  const [start] = ends.flatMap((mark) => tailBehind(mark, masks));
  if (start === undefined) return undefined;
  // “Can it still be undone, and for how long?” asks nobody to do it.
  const isAble = modals.has(first) && isSubject(second) && !/^(?:you|u|we|i)$/.test(second);
  const isWished = masks.slice(isAble ? 1 : 0, start).some((mask) => wishes.has(mask));
  return !isWished && isNamedFirst(masks, start) ? start : undefined;
}

function isNamedFirst([first = '', second = '', ...rest]: readonly string[], start: number): boolean {
  if (!isDeed(first) || isPast(first) || /^(?:of|on|for|'s)$/.test(second)) return true;
  return isReferred([first, second, ...rest].slice(start));
}

const topicEnds = wordSet(': , – — - and');

/** “Reject Omar – who decided that?” */
const isReferred = (tail: readonly string[]): boolean =>
  tail.some((mask) => /^(?:it|that|this)$/.test(mask)) && tail.some(isPast);

/** “and by whom”, “: approved by whom”, “, when was that”. */
function tailBehind(mark: number, masks: readonly string[]): readonly number[] {
  const tail = masks.slice(mark + 1);
  const at = tail.findIndex(
    (mask) => !/^(?:and|but|so|by|on|to|from|with|in|at|for|until|since|,|then)$/.test(mask) && !isPast(mask),
  );
  const did = tail.findIndex((mask, place) => had.has(mask) && isSubject(tail[place + 1]));
  if (did === 0) return [mark + 1];
  return asking.has(tail[at] ?? '') ? [mark + 1 + at] : [];
}

export const isSubject = (mask: string | undefined): boolean =>
  mask !== undefined && (subjects.has(mask) || mask.startsWith('<'));

interface SentenceContext {
  readonly ending: string;
  readonly isFramed: boolean;
}

function asksOfPast(masks: readonly string[], around: SentenceContext): boolean {
  const [first = ''] = masks;
  if (isSuggestion(masks)) return false;
  if (asking.has(first) || first === 'if') return asksByWord(masks, around);
  if (askingNouns.has(first)) return masks.some((mask) => mask.startsWith('<') || mask === 'the' || isPast(mask));
  // “Had we moved him, we would …”
  if (had.has(first)) return around.ending === '?' || around.isFramed || !masks.some((mask) => modals.has(mask));
  if (first.startsWith('<'))
    return masks.length > 1 && masks.slice(1).every((mask) => isPast(mask) || states.has(mask));
  return around.ending === '?' && masks.slice(1).some((mask) => states.has(mask) || isPast(mask));
}

/** “Why not reject him”, “how about”, “what if”, “who should I”; but “why can't we write to him” asks. */
function isSuggestion(masks: readonly string[]): boolean {
  const [first = '', second = ''] = masks;
  if (/^(?:what|how)$/.test(first) && /^(?:if|about)$/.test(second)) return true;
  if (being.has(first) && second === 'it') return true;
  if (first === 'why' && /^(?:not|don't|dont)$/.test(second)) return true;
  return !(first === 'why' && second.endsWith("n't")) && masks.slice(0, 4).some((mask) => modals.has(mask));
}

const tellsOfPast = (mask: string): boolean =>
  isPast(mask) || askingNouns.has(mask) || /^(?:did|was|were)n't$|^decision$/.test(mask);

function asksByWord(masks: readonly string[], { ending, isFramed }: SentenceContext): boolean {
  const [first = '', ...rest] = masks;
  const tells = rest.some(tellsOfPast);
  if (rest.length === 0 || (first === 'how' && rest.length === 1)) return ending === '?';
  if (first === 'why') return tells || rest.some((mask) => /^(?:is|are|'s)$|n't$/.test(mask));
  if (/^(?:who|whom|whose|who's)$/.test(first)) return tells;
  const isAsked = isFramed || rest.slice(0, 3).some((mask) => had.has(mask) || mask === 'come');
  return tells && (isAsked || (ending === '?' && !/^(?:when|where|if|whether)$/.test(first)));
}

/** Somebody did something, or something happened: a subject before a past form, and no wish. */
function isNews(masks: readonly string[], ending: string): boolean {
  if (ending === '?' || masks.some((mask) => wishes.has(mask))) return false;
  const past = masks.findIndex(isPast);
  const said = masks.slice(0, Math.max(0, past)).filter((mask) => !frame.has(mask) || isSubject(mask));
  return past > 0 && isSubject(said[0]) && !said.some(isDeed);
}
