// What a clause looks like to the scorer: its words with what was recognised masked by its kind, its neighbours, and the talk.
import type { Catalogue } from './catalogue.ts';
import type { Clause } from './clauses.ts';
import type { PersonSpan, Span } from './span.ts';
import type { Token } from './tokens.ts';
import { roots } from '../../nlp/lexicon/gist-roots.ts';
import { stageKind } from '../../core/stages.ts';

/** What the talk before tells: tools of the last turn, and what was asked. */
export interface TalkSigns {
  readonly signs: readonly string[];
}

export interface Message {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly spans: readonly Span[];
  readonly clauses: readonly Clause[];
  /** For each token its mask: a word, or a kind of thing at the first token of a span; undefined inside one. */
  readonly masks: readonly (string | undefined)[];
  readonly talk: TalkSigns;
}

const rank: readonly string[] = [
  'person',
  'time',
  'money',
  'length',
  'meeting',
  'template',
  'stage',
  'sequence',
  'job',
  'branch',
  'count',
  'code',
  'role',
  'stranger',
];

/** The widest span at a token stands for it; weak matches of one common word leave the word itself. */
export function masksOf(tokens: readonly Token[], spans: readonly Span[]): (string | undefined)[] {
  const masks: (string | undefined)[] = tokens.map(({ word }) => word);
  const taken = tokens.map(() => false);
  for (const { from, to } of quotedIn(tokens, spans)) {
    for (let at = from; at < to; at += 1) {
      taken[at] = true;
      masks[at] = at === from ? '<quote>' : undefined;
    }
  }
  const byWidth = spans.toSorted((a, b) => weightOf(b) - weightOf(a) || rank.indexOf(a.kind) - rank.indexOf(b.kind));
  for (const span of byWidth) {
    if (taken.slice(span.from, span.to).some(Boolean) || isWeak(span)) continue;
    for (let at = span.from; at < span.to; at += 1) {
      taken[at] = true;
      masks[at] = at === span.from ? maskOf(span) : undefined;
    }
  }
  return masks;
}

const leastQuoted = 3;

/** What stands between double quotation marks and names no template or stage: whatever it says, it is passed on. */
function quotedIn(tokens: readonly Token[], spans: readonly Span[]): { from: number; to: number }[] {
  const marks = tokens.flatMap(({ raw }, at) => (/^["“”„«»]$/.test(raw) ? [at] : []));
  return marks.flatMap((open, place) => {
    const close = marks[place + 1];
    if (place % 2 === 1 || close === undefined || close - open - 1 < leastQuoted) return [];
    const isName = spans.some(
      (span) =>
        'coverage' in span &&
        span.coverage >= 0.99 &&
        span.from >= open &&
        span.to <= close &&
        span.to - span.from >= (close - open - 1) / 2,
    );
    return isName ? [] : [{ from: open + 1, to: close }];
  });
}

const weightOf = (span: Span): number =>
  span.to -
  span.from +
  (span.kind === 'person' || span.kind === 'time' || span.kind === 'money'
    ? 3
    : 'coverage' in span
      ? span.coverage
      : 0);
/** One common word is a thing only beside other signs: “reject” is a stage of many pipelines. */
const isWeak = (span: Span): boolean => {
  if (span.kind === 'code') return true;
  if (!('coverage' in span) || span.to - span.from > 1) return false;
  return (
    span.coverage < 0.5 ||
    (span.kind === 'stage' && stageKind(span.ids[0] ?? '') !== 'active') ||
    (span.kind === 'template' && span.coverage < 1)
  );
};

function maskOf(span: Span): string {
  if (span.kind === 'person') return span.candidates.length === 0 ? '<u>' : span.users.length === 0 ? '<c>' : '<cu>';
  if (span.kind === 'time') return span.when.says.time ? (span.when.says.date ? '<when>' : '<hour>') : '<day>';
  return `<${span.kind}>`;
}

/** Everything the scorer sees of one clause, but for the label of the clause before. */
export function featuresOf(message: Message, place: number, catalogue: Catalogue | undefined): string[] {
  const clause = message.clauses[place];
  if (clause === undefined) return [];
  const words = wordsIn(message, clause);
  const found = new Set<string>([
    'bias',
    `mood ${clause.mood}`,
    `end ${clause.ending}`,
    `joint ${clause.joint}`,
    `n ${Math.min(words.length, 9)}`,
  ]);
  addWords(found, words);
  addKinds(found, words);
  if (catalogue !== undefined)
    addSigns(
      found,
      message.spans.filter(({ from, to }) => from >= clause.from && to <= clause.to),
      catalogue,
    );
  addNeighbours(found, message, place);
  for (const sign of message.talk.signs) {
    found
      .add(`t ${sign}`)
      .add(`t ${sign} ${words[0] ?? ''}`)
      .add(`t ${sign} ${kindsIn(words)}`);
    for (const word of words.slice(0, 12)) found.add(`t ${sign} w ${word}`);
  }
  return [...found];
}

const wordsIn = ({ masks }: Message, { from, to }: Clause): string[] =>
  masks.slice(from, to).flatMap((mask) => mask ?? []);
const kindsIn = (words: readonly string[]): string =>
  [...new Set(words.filter((word) => word.startsWith('<')))].toSorted().join('');

function addWords(found: Set<string>, words: readonly string[]): void {
  const word = (at: number, none = '') => words.at(at) ?? none;
  const kin = words.map((one) => kinOf.get(one) ?? one);
  const [first = '', second = ''] = words;
  for (const one of [first, `${first} ${second}`, kin[0]]) found.add(`f ${one}`);
  found.add(`l ${word(-1)}`).add(`l ${word(-2)} ${word(-1)}`);
  if (words.length <= 3) found.add(`all ${words.join(' ')}`);
  for (const [at, one] of words.entries()) {
    const [before, beforeKin] = at === 0 ? ['^', '^'] : [word(at - 1), kin[at - 1]];
    found.add(`w ${one}`).add(`b ${before} ${one}`).add(`w ${kin[at]}`).add(`b ${beforeKin} ${kin[at]}`);
    if (at > 1) found.add(`s ${word(at - 2)} ${one}`).add(`r ${word(at - 2)} ${before} ${one}`);
    for (const sign of spellingSigns(one)) found.add(sign);
  }
}

/** A frequent beginning, and what stays of a word that is typed in a hurry: “apprv”, “cncl”. */
function spellingSigns(word: string): string[] {
  const skeleton = word
    .slice(1)
    .replaceAll(/[aeiou']/g, '')
    .replaceAll(/(.)\1+/g, '$1');
  return [
    ...(/^[a-z']{3,}$/.test(word) ? [`k ${word.slice(0, 1)}${skeleton}`] : []),
    ...(!word.startsWith('<') && word.length > 4 ? [`p ${word.slice(0, 4)}`] : []),
  ];
}

function addKinds(found: Set<string>, words: readonly string[]): void {
  const masked = words.filter((word) => word.startsWith('<'));
  const kinds = [...new Set(masked)].toSorted();
  found.add(`k ${kinds.join('')}`).add(`ko ${masked.join('')}`);
  for (const [at, kind] of kinds.entries()) for (const other of kinds.slice(at + 1)) found.add(`kk ${kind}${other}`);
}

function addSigns(found: Set<string>, spans: readonly Span[], catalogue: Catalogue): void {
  for (const span of spans) for (const sign of signsOf(span, catalogue)) found.add(sign);
}

/** The root by which the kin of a word are known: “postponed”, “delays” and “defer” are all `=shift`. */
export const kinOf = new Map(
  Object.entries(roots).flatMap(([root, words]) => words.split(' ').map((word) => [word, `=${root}`] as const)),
);

/** What is known of a thing that was named, beside its kind. */
function signsOf(span: Span, catalogue: Catalogue): string[] {
  if (span.kind === 'person') return personSigns(span, catalogue);
  if (!('coverage' in span)) return [`has ${span.kind}`];
  const whole = span.coverage >= 0.99 ? 'whole' : 'part';
  const width = Math.min(3, span.to - span.from);
  const [id = ''] = span.ids;
  if (span.kind === 'template') return ['has template', `tc ${whole}`, ...id.split(/[_-]/).map((word) => `tw ${word}`)];
  if (span.kind === 'stage') return ['has stage', `sc ${whole} ${span.to - span.from}`, `sk ${stageKind(id)}`];
  return [span.kind === 'meeting' ? `mc ${whole} ${width}` : `has ${span.kind}`];
}

function personSigns({ candidates: ids, users }: PersonSpan, { meetings, candidates }: Catalogue): string[] {
  const [id] = ids;
  const isIn = (one: Catalogue['meetings'][number]) =>
    (id !== undefined && one.candidate === id) || users.some((user) => one.with.some((who) => who === user));
  const stage = id === undefined ? '' : stageKind(candidates.byId(id)?.stage ?? '');
  const several = ids.length > 1 ? ['person several'] : [];
  return [`person ${meetings.some(isIn) ? 'met' : 'unmet'}`, `person in ${stage}`, ...several];
}

function addNeighbours(found: Set<string>, message: Message, place: number): void {
  const { clauses, text } = message;
  found.add(placeIn(place, clauses.length));
  for (const [at, clause] of clauses.entries()) {
    const words = wordsIn(message, clause);
    const side = at === place - 1 ? 'before' : at === place + 1 ? 'after' : undefined;
    if (side !== undefined) for (const sign of besideSigns(words)) found.add(`${side} ${sign}`);
    else if (at !== place) for (const word of words) found.add(`m ${word}`);
  }
  if (text.includes('?')) found.add('asks somewhere');
  if (/["“]/.test(text)) found.add('quotes somewhere');
}

const placeIn = (place: number, count: number): string =>
  count === 1 ? 'only' : place === 0 ? 'first' : place === count - 1 ? 'last' : 'middle';

const besideSigns = (words: readonly string[]): string[] => [
  `f ${words[0] ?? ''}`,
  `f ${words[0] ?? ''} ${words[1] ?? ''}`,
  `k ${kindsIn(words)}`,
  `l ${words.at(-1) ?? ''}`,
  ...words.flatMap((word) => [`w ${word}`, `w ${kinOf.get(word) ?? word}`]),
];
