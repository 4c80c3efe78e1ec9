// A question for a list of candidates: its conditions become filters, and what no filter can do is named in the answer. Every word is
// used, neutral by list, or named.
import type { JsonObject } from '../../../core/json.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Message } from '../features.ts';
import { stemsOf } from '../tokens.ts';
import { isDeed } from './deeds.ts';
import { conditionsIn, contact, type Scene, sinceContact } from './conditions.ts';
import { wordSet } from '../word-set.ts';

export interface List {
  readonly filters: JsonObject;
  /** What was asked for and cannot be filtered by. */
  readonly left: readonly string[];
  /** It has conditions that only this reader knows. */
  readonly isFurther: boolean;
}

/** Words that tell nothing of whom is looked for. */
const neutral = wordSet(
  "a an the of for in on at to by with and or that which who whom whose who's whos what what's is are am was were be been being has have had do does did i we us me our you your they them their it its there here this these those as from into than then so but if all any anyone anybody everyone everybody everything every each some someone somebody one ones " +
    'list show give get find pull see fetch display tell want need like would could can may please pls plz thanks thank hi hey hello ok okay just only now right currently moment still yet already so far up out down look looking search name names who many how much number count ' +
    'candidate candidates applicant applicants people person persons folks ppl talent pipeline pool funnel process application applications applied apply req reqs requisition requisitions job jobs role roles post position positions opening openings vacancy vacancies stage stages step status team ' +
    "got me i'd whos i'm we've i've they're there's let's know wondering sitting sits stuck waiting standing stands left remaining overview everybody's side s 's  quick quickly presently about abt reel rattle run through gimme lot sorry hello also really more most over longer least , . ? ! : ; - – — ( ) / “ ” \" '",
);
const heads = wordSet(
  "who who's whos which whose any anyone anybody everyone everybody all list show find get give rank sort order candidates candidate applicants applicant people folks applications new my how newest oldest alphabetical",
);
const people = wordSet(
  'candidate candidates applicant applicants people person persons folks ppl applications application pipeline reqs requisitions talent',
);

/** Undefined where no list of candidates is asked for. `found`: the filters that another reader found. */
export function listIn(message: Message, catalogue: Catalogue, found?: JsonObject): List | undefined {
  if (found === undefined && !asksForList(message, true)) return undefined;
  const { tokens } = message;
  const used = new Set<number>();
  const mark = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) used.add(at);
  };
  const scene: Scene = { message, catalogue, mark, words: tokens.map(({ word }) => word) };
  const own = conditionsIn(scene);
  const isFurther = Object.keys(own).length > 0;
  if (found === undefined && !asksForList(message, isFurther)) return undefined;
  const isOfContact = scene.words.some((word) => contact.has(word));
  const base = withoutMistaken(found ?? {}, own, { message, used, isOfContact });
  const named = things(message, { found: base, isOwn: found === undefined, used, mark });
  const since = found === undefined && isOfContact && own['sort'] === undefined ? sinceContact(scene) : {};
  const filters: JsonObject = { ...base, ...named, ...withoutDoubleOrder(own, base), ...since };
  markNames(filters, scene);
  if (filters['days_since_contact'] !== undefined || filters['at_risk'] !== undefined) markContact(scene);
  return { filters, left: leftIn(message, used, beside(message, used)), isFurther };
}

/** “Waiting longest, like two weeks”: who has waited so long, in whatever order. */
const withoutDoubleOrder = ({ sort, ...further }: JsonObject, base: JsonObject): JsonObject =>
  sort === undefined || (sort === 'last_contact' && base['days_since_contact'] !== undefined)
    ? further
    : { ...further, sort };

function markContact({ words, mark }: Scene): void {
  for (const [at, word] of words.entries())
    if (contact.has(word) || ofContact.has(word) || /^\d+\w*$/.test(word)) mark(at, at + 1);
}
const ofContact = wordSet(
  "no not never n't don't didn't haven't hasn't weren't day days week weeks month months fortnight a one two three four five six seven ten past last since without for risk lose losing slipping away went gone going keep eye longest abt about w o r like",
);

interface Naming {
  readonly found: JsonObject;
  /** No other reader found anything: what is named here counts. */
  readonly isOwn: boolean;
  readonly used: ReadonlySet<number>;
  readonly mark: Scene['mark'];
}

/** Stages, requisitions and families that are named. */
function things(message: Message, { found, isOwn, used, mark }: Naming): JsonObject {
  const named: JsonObject = {};
  const order = ['stage', 'job', 'role'];
  const isFree = ({ from, to }: Message['spans'][number]) =>
    !message.tokens
      .slice(from, to)
      .some(({ word }, place) => used.has(from + place) || word === 'interviewed' || people.has(word)) &&
    !message.spans.some(
      (other) =>
        (other.kind === 'time' && other.from < to && from < other.to) || (other.kind === 'person' && other.to === from),
    );
  const known = message.spans.filter((span) => order.includes(span.kind) && isFree(span));
  for (const span of known.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))) {
    if (!isThing(span)) continue;
    if (isOwn && isNew(span, named)) named[span.kind] = span.ids[0] ?? '';
    const values = [...Object.values(found), ...Object.values(named)];
    if (span.kind === 'role' || values.some((value) => span.ids.some((one) => one === value))) mark(span.from, span.to);
  }
  return named;
}

type ConditionSpan = Extract<Message['spans'][number], { kind: 'stage' | 'job' | 'role' }>;
const isThing = (span: Message['spans'][number]): span is ConditionSpan => /^(?:stage|job|role)$/.test(span.kind);
const isNew = ({ kind, ids, coverage }: ConditionSpan, named: JsonObject): boolean =>
  ids.length === 1 && coverage > 0.49 && named[kind] === undefined && (kind !== 'role' || named['job'] === undefined);

function asksForList({ tokens, spans, clauses, talk }: Message, isFurther: boolean): boolean {
  const words = tokens.map(({ word }) => word);
  const start = words.findIndex((word) => !opening.has(word));
  const [first = '', next = ''] = words.slice(start);
  if (clauses.length > 3 || spans.some(isCandidate) || isOfElse(words, first, next)) return false;
  if (/^(?:rank|sort)$/.test(first) || (first === 'order' && words.includes('by'))) return true;
  if (!words.slice(0, 8).some((word) => people.has(word))) return asksForAnybody(first, isFurther, talk);
  return heads.has(first) || people.has(next) || spans.some((span) => span.from === start && isThing(span));
}

/** In a talk, “who has to sign that off?” may be about something that was said before. */
const asksForAnybody = (first: string, isFurther: boolean, talk: Message['talk']): boolean =>
  (isFurther || talk.signs.includes('opens')) && /^(?:who|any(?:one|body)|every(?:one|body))/.test(first);

const isOfElse = (words: readonly string[], first: string, next: string): boolean =>
  isStatement(words, first) || (isDeed(first) && !heads.has(first)) || (first === 'how' && next !== 'many');

/** “I met two people”, “everyone in Applied is nice”. */
const isStatement = (words: readonly string[], first: string): boolean =>
  (words[0] === 'i' && !/^(?:want|need|would|'d|wanna)$/.test(words[1] ?? '')) ||
  (first.startsWith('every') && !words.includes('?') && words.some((word) => /^(?:is|are|was|were)$/.test(word)));

const opening = wordSet('so and ok okay hey hi hello please can could you me i see ,');
const isCandidate = (span: Message['spans'][number]): boolean =>
  span.kind === 'person' && span.candidates.length > 0 && span.score >= 1;

/** “Cert check”, “drivers”: words of what was found, however they were written. */
function markNames(filters: JsonObject, { words, catalogue: { jobs }, mark }: Scene): void {
  const titles = jobs.flatMap(({ id, title }) => (id === filters['job'] ? [title] : []));
  const names = [filters['stage'], filters['role'], ...titles].filter((name) => typeof name === 'string');
  const parts = stemsOf(names.join(' '));
  for (const [at, word] of words.entries())
    if (word.length > 2 && parts.some((part) => part.startsWith(word) || word.startsWith(part))) mark(at, at + 1);
}

/** What another reader took for days without contact, or for a stage, and was said of something else. */
function withoutMistaken(found: JsonObject, own: JsonObject, { message, used, isOfContact }: ListContext): JsonObject {
  const { days_since_contact: days, stage, ...rest } = found;
  const isOther = !isOfContact && ('stage_days' in own || 'applied_after' in own || 'applied_before' in own);
  const saying = message.spans.filter(
    ({ kind, ...span }) => kind === 'stage' && 'ids' in span && span.ids.some((id) => id === stage),
  );
  const isEvent =
    saying.length > 0 && saying.every(({ from }) => used.has(from) || message.tokens[from]?.word === 'interviewed');
  return {
    ...rest,
    ...(days === undefined || isOther ? {} : { days_since_contact: days }),
    ...(stage === undefined || isEvent ? {} : { stage }),
  };
}

interface ListContext {
  readonly message: Message;
  readonly used: ReadonlySet<number>;
  readonly isOfContact: boolean;
}

/** Sentences that have no condition of the list tell something else, unless there is but one. */
function beside({ tokens, clauses }: Message, used: ReadonlySet<number>): (at: number) => boolean {
  const ends = tokens.flatMap(({ raw, onNewLine }, at) =>
    onNewLine || (/^[.!?;]$/.test(raw) && !clauses.some(({ from, to }) => from <= at && at < to)) ? [at] : [],
  );
  const sentenceOf = (at: number) => ends.filter((end) => end < at).length;
  const own = new Set([...used].map(sentenceOf));
  return (at) => own.size > 0 && !own.has(sentenceOf(at));
}

/** Runs of words that are neither used nor neutral, as they were written. */
function leftIn(
  { text, tokens }: Message,
  used: ReadonlySet<number>,
  isBeside: (at: number) => boolean,
): readonly string[] {
  const isLeft = tokens.map(
    ({ word, isWord, raw }, at) => !used.has(at) && !isBeside(at) && !neutral.has(word) && (isWord || /\d/.test(raw)),
  );
  const runs: { from: number; to: number }[] = [];
  for (const [at, left] of isLeft.entries()) {
    if (!left) continue;
    const last = runs.at(-1);
    const gap = last === undefined ? [] : tokens.slice(last.to, at);
    if (last !== undefined && gap.length < 4 && gap.every(({ isWord }, place) => isWord && !used.has(last.to + place)))
      last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  }
  return runs.map(({ from, to }) => text.slice(tokens[from]?.start, tokens[to - 1]?.end));
}

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const leftInWords = (left: readonly string[]): string =>
  `I cannot filter candidates by ${listed.format(left.map((one) => `“${one}”`))}, so that is left out of this list.`;

export const refusedInWords = (left: readonly string[]): string =>
  `I cannot filter candidates by ${listed.format(left.map((one) => `“${one}”`))}. I can by name, role, stage, requisition, place, when they applied, days in their stage, days without contact, interviews, risk, and whose requisition it is.`;
