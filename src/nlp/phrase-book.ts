// Puts idioms into plain words: “pull the plug on Darrow, his ask was way off” is “reject Darrow, his ask was way off”. What stands
// around a phrase stays, so “if she fails, cut her loose” is still a condition and “don't cut her loose” still forbidden. The phrases
// are data: lexicon/phrase-book.
import { plainly } from './frames.ts';
import { meetingWord } from './lexicon/meeting-words.ts';
import { phraseBook } from './lexicon/phrase-book/index.ts';
import { isDone, isHad, moodOf } from './moods.ts';
import { isCargo } from './payload.ts';
import { holds, type Letters, lettersOf, type Sought, soughtOf } from './patterns/letters.ts';
import { type Needs, rarest } from './patterns/needs.ts';
import { escapeRegExp } from './text.ts';
import { baseOf } from './verb-forms.ts';

/** Who can be named. A pronoun is a candidate, wherever one may be meant. */
export interface KnownNames {
  readonly isCandidate: (name: string) => boolean;
  readonly isColleague: (name: string) => boolean;
}

interface Phrase {
  /** What must stand in a text that holds it: most phrases are never tried, and their patterns never made. */
  readonly needs: Sought;
  readonly pattern: () => RegExp;
  readonly means: string;
}

const name = "\\p{L}[\\p{L}'’.-]*?(?: \\p{L}[\\p{L}'’.-]*?){0,2}?";
const names = `${name}(?:(?:,| and|, and| &) ${name}){0,3}?`;
const slots: Readonly<Record<string, string>> = {
  C: `(?<C>${names})`,
  U: `(?<U>${names})`,
  X: '(?<X>[^,.;:!?]{2,60}?)',
  G: `(?<G>(?:[^,.;:!?]{0,50}? )?(?:${meetingWord}))`,
};
/** Little words that may stand in any phrase. */
const between = ' (?:(?:just|please|also|now|simply|really|quickly|all|right) )?';
const mark =
  '(?<mark>:| (?:saying |to say |to tell (?:her|him|them) )?that(?![\\p{L}\\p{N}])| (?:saying|to say)(?= )|,? [-–—](?= ))';
/** “.” at the end of a line: nothing follows but a reason, a letter, or another clause. */
const stop =
  '(?=\\s*(?:[.,;:!?\\n(]|$|(?:and|but|then|as|because|since|so|please|pls|thanks|asap|today|now|right away|immediately|straight away|at your|when you|whenever you|when possible|if you can|if possible|with (?:the|our|a)|using|via|from (?:the|our)|for (?:good|now|me)|who|[-–—])(?![\\p{L}])))';

const piece = (item: string): string => {
  const slot = /^([CUXG])('s)?$/.exec(item);
  if (slot !== null) return `${slots[slot[1] ?? ''] ?? ''}${slot[2] === undefined ? '' : "(?:['’]?s|(?<=s)['’]?)"}`;
  if (item.startsWith('(')) return `(?:${words(item.slice(1, -1))})`;
  if (item.startsWith('[')) return `(?:${item.slice(1, -1).split('|').map(words).join('|')})`;
  return item.includes('/') ? `(?:${item.split('/').map(escapeRegExp).join('|')})` : escapeRegExp(item);
};

const isSlot = /^[CUXG](?:'s)?$/;
const itemsOf = (line: string): string[] => line.match(/\([^)]*\)|!?\[[^\]]*\]|\S+/g) ?? [];

function words(line: string): string {
  let source = '';
  for (const item of itemsOf(line)) {
    if (item.startsWith('!')) {
      source += `(?! (?:${item.slice(2, -1).split('|').map(escapeRegExp).join('|')})(?![\\p{L}\\p{N}]))`;
      continue;
    }
    const isSpare = item.startsWith('(');
    const joint = source === '' || source.endsWith(' )?') ? '' : between;
    source +=
      isSpare && joint === '' ? `(?:${piece(item)} )?` : isSpare ? `(?:${joint}${piece(item)})?` : joint + piece(item);
  }
  return source;
}

/** The words with which a line may open; undefined where a name opens it. */
function opening(line: string): readonly string[] | undefined {
  const [first = '', ...rest] = itemsOf(line);
  if (first.startsWith('(')) return [...(opening(first.slice(1, -1)) ?? []), ...(opening(rest.join(' ')) ?? [])];
  if (first.startsWith('['))
    return first
      .slice(1, -1)
      .split('|')
      .flatMap((one) => opening(one) ?? []);
  return isSlot.test(first) ? undefined : first.split('/');
}

/** Its words, but for slots and for what may be left out. */
const needsOf = (line: string): Needs =>
  rarest(
    itemsOf(line).flatMap((item) => {
      if (isSlot.test(item) || item.startsWith('(') || item.startsWith('!')) return [];
      if (!item.startsWith('[')) return [item.toLowerCase().split('/')];
      const ways = item
        .slice(1, -1)
        .split('|')
        .map((way) => needsOf(way)[0]);
      return ways.includes(undefined) ? [] : [ways.flatMap((one) => one ?? [])];
    }),
  );

function phraseOf(line: string, means: string): Phrase {
  const end = means.endsWith(':') ? mark : line.endsWith(' .') ? stop : "(?![\\p{L}\\p{N}'’-])";
  const said = line.replace(/ \.$/, '');
  let pattern: RegExp | undefined;
  return {
    needs: soughtOf(needsOf(said)),
    pattern: () => (pattern ??= new RegExp(words(said) + end, 'iuy')),
    means: means.replace(/:$/, ''),
  };
}

/** By their first word; those that open with a name under the empty word. */
const phrases = new Map<string, Phrase[]>();
for (const { means, said } of phraseBook)
  for (const line of said.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const phrase = phraseOf(line, means);
    for (const word of new Set(opening(line)?.map((one) => one.split(' ')[0]?.toLowerCase() ?? '') ?? [''])) {
      const before = phrases.get(word);
      if (before === undefined) phrases.set(word, [phrase]);
      else before.push(phrase);
    }
  }

/** Where a clause may begin. */
const begins = /^\s*|[.!?;\n]+\s+|,\s+|\s[-–—]\s+|\s(?=(?:and|then|so|but)\s)/gu;
/** What may stand before an order. Words that forbid, ask or wonder are not among them: what they bind keeps its words. */
const opens =
  /(?:(?:please|pls|plz|kindly|just|also|now|then|so|and|but|ok|okay|hey|hi|well|alright|right|yes|yeah|yep|actually|(?:can|could|would|will) (?:you|we)|let's|lets|let us|(?:i think |think |guess |i guess )?(?:we|you|i)(?:'ll|'ve| will)? (?:should|need to|have to|got to|ought to|must|can|want to|gotta|had better|better)|got to|have to|(?:with (?:much |great )?|to our |to my )regret|sadly|unfortunately|regretfully|regrettably|(?:we|i)(?:'d| would) (?:like|love) (?:you )?to|(?:i|we) (?:want|need) (?:you )?to|(?:it's )?time to|go ahead and|might as well|may as well|make sure (?:you |to )?|feel free to|be so kind(?: as)? to|gonna|going to|need to|want to|gotta)(?![\p{L}'’]),?\s+)*/iuy;
const pronoun = /^(?:him|her|them|he|she|they|both|both of them)$/i;

/** The message with its idioms in plain words; what was put into quotation marks or behind “note:” is left alone. */
export function inPlainWords(text: string, known: KnownNames): string {
  const letters = lettersOf(text);
  const isFramed = holdsForm(text);
  let said = '';
  let done = 0;
  for (const { index, 0: joint } of text.matchAll(begins)) {
    if (index + joint.length < done) continue;
    opens.lastIndex = index + joint.length;
    opens.exec(text);
    const start = Math.max(opens.lastIndex, index + joint.length);
    // “Mina and Ingram to meet Yuki”: behind “and” a name goes on with a list.
    const isListed = /^\s$/.test(joint);
    if (isCargo(text, start)) continue;
    const found =
      phraseAt(text, start, { known, letters, isListed }) ??
      (isFramed ? framedAt(text, index + joint.length, known) : undefined);
    if (found === undefined) continue;
    said += text.slice(done, found.start) + found.plain;
    done = found.end;
  }
  return said + text.slice(done);
}

interface Plain {
  readonly plain: string;
  readonly start: number;
  readonly end: number;
}

/** Whether a verb stands there in another form than the phrases have it in. */
const holdsForm = (text: string): boolean =>
  (text.toLowerCase().match(/\p{L}[\p{L}-]*/gu) ?? []).some((word) => phrases.has(baseOf(word) ?? ''));

/** What joins a clause to the one before. */
const joins = /(?:(?:and|then|so|but|also)(?!\p{L}),?\s+)*/iuy;
/** With the mark of a polite request, which goes with its frame. */
const sentence = /[^.!?;:\n]*\??/y;

/** “Darrow needs to be shown the door”, “would you mind cutting her loose”: the frame is taken off the phrase. */
function framedAt(text: string, from: number, known: KnownNames): Plain | undefined {
  const start = from + reached(joins, text, from);
  const end = start + reached(sentence, text, start);
  const said = text.slice(start, end).trimEnd();
  if (!holdsForm(said)) return undefined;
  const order = plainly(said);
  if (order === said || isDone(said) || isHad(said) || moodOf(said) === 'negated') return undefined;
  const found = phraseAt(order, 0, { known, letters: lettersOf(order), isListed: false });
  if (found === undefined) return undefined;
  const rest = order.slice(found.end).replace(/\?$/, '');
  return { plain: `${found.plain}${rest}${said.endsWith('?') ? '.' : ''}`, start, end };
}

function reached(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.[0].length ?? 0;
}

/** The longest phrase that begins there. */
function phraseAt(
  text: string,
  start: number,
  { known, letters, isListed }: { known: KnownNames; letters: Letters; isListed: boolean },
): Plain | undefined {
  const [first = ''] = /^[\p{L}'’-]+/u.exec(text.slice(start, start + 40)) ?? [];
  return [first.toLowerCase(), ...(isListed ? [] : [''])]
    .flatMap((word) => phrases.get(word) ?? [])
    .filter(({ needs }) => holds(letters, needs))
    .flatMap((phrase) => readAt({ text, start, known }, phrase))
    .toSorted((a, b) => b.end - a.end)[0];
}

function readAt(
  { text, start, known }: { text: string; start: number; known: KnownNames },
  { pattern: patternOf, means }: Phrase,
): Plain[] {
  const pattern = patternOf();
  pattern.lastIndex = start;
  const found = pattern.exec(text);
  if (found === null || !fits(found.groups ?? {}, known) || isShifted(found, text)) return [];
  return [{ plain: meant(means, found.groups ?? {}), start, end: start + found[0].length }];
}

/** “Bump Ann's trial on Friday to two”: it is hers that is moved, and nothing is done with her. */
const isShifted = ({ groups, index, 0: said }: RegExpExecArray, text: string): boolean =>
  groups?.['C']?.endsWith('s') === true && shifts.test(text.slice(index + said.length));
const shifts =
  /^ (?:\p{L}+ ){1,2}(?:on \S+ |next \S+ |tomorrow )?(?:to|till|until|by|from) (?=\d|noon|mon|tue|wed|thu|fri|tomorrow|next|later|half|an? )/iu;

type Groups = Readonly<Record<string, string | undefined>>;

const eachOf = (listed: string): string[] => listed.split(/, and |,? and | & |, /i);

function fits({ C, U }: Groups, { isCandidate, isColleague }: KnownNames): boolean {
  return (
    (C === undefined || eachOf(C).every((one) => pronoun.test(one) || isCandidate(one))) &&
    (U === undefined || eachOf(U).every((one) => isColleague(one)))
  );
}

function meant(means: string, groups: Groups): string {
  const plain = means.replaceAll(/\b[CUXG]\b/g, (slot) => objectOf(groups[slot] ?? slot));
  const { mark: said } = groups;
  if (said === undefined) return plain;
  return /that|say/i.test(said) ? `${plain} that` : `${plain}:`;
}

/** “She is a no” is “reject her”. */
const objectOf = (whom: string): string =>
  whom.replace(/^(?:he|she|they)$/i, (one) => ({ he: 'him', she: 'her' })[one.toLowerCase()] ?? 'them');
