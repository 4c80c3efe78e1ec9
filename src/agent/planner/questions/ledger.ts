// A question about what was done becomes a look into the ledger, or at the candidate: about whom, what kind of deed, when.
import type { ReadCall } from '../../ask.ts';
import type { Message } from '../features.ts';
import type { Focus } from '../focus.ts';
import { type Deeds, deedsIn } from './deeds.ts';
import type { Sentence } from './sentences.ts';
import { wordSet } from '../word-set.ts';
import type { JsonObject } from '../../../core/json.ts';

export type Answer =
  | {
      readonly kind: 'calls';
      readonly calls: readonly ReadCall[];
      /** About a candidate who is named or spoken of: what another reader finds is not needed. */
      readonly isSure: boolean;
    }
  | { readonly kind: 'words'; readonly text: string };

const mostPeople = 3;
const personal = wordSet('he him his she her hers they them their theirs');
/** What refers to whom or what was spoken of before. */
const references = wordSet('he him his she her hers they them their theirs it that this one reason reasons');
const pointing = wordSet('this that');
const persons = wordSet('who which whose anyone anybody');
const several = wordSet('they them their theirs');
const ofTime = wordSet('day week month quarter year morning afternoon evening time');
/** What a candidate's own record tells. */
const ofRecord = wordSet(
  'apply applied applying application hear heard speak spoke spoken talk talked reply replied respond responded answer answered wait waiting waited touch news update status latest accept accepted sign signed feedback',
);
const own = wordSet('accept accepted sign signed');
const ofHistory = wordSet(
  'happened happen done history changed change trail timeline log undone reverted passed reason reasons grounds why',
);
/** Deeds of any kind. */
const ofLog = wordSet('sent made did done wrote changed happened gone went');
const isOfHistory = (words: readonly string[]): boolean =>
  words.some((word) => ofHistory.has(word)) || (words.includes('did') && words.includes('do'));
const ofSystems = wordSet('run_sync undo_sync log_crm');
const show = 'show_candidate';
const explain = 'explain_decision';

export function fromLedger(asked: readonly Sentence[], message: Message, focus: Focus): Answer | undefined {
  const words = wordsOf(asked, message);
  const isLetter = message.spans.some(
    (span) =>
      span.kind === 'template' &&
      span.coverage > 0.99 &&
      asked.some(({ from, to }) => span.from >= from && span.from < to),
  );
  const deeds = deedsIn(isLetter ? [...words, 'letter'] : words);
  const people = peopleIn(asked, message, { focus, words, deeds });
  if (people.candidates.length > 0)
    return {
      kind: 'calls',
      isSure: true,
      calls: people.candidates.slice(0, mostPeople).map((candidate) => callAbout(candidate, { words, deeds, message })),
    };
  const isOfDeed =
    deeds.isDecision || deeds.isUndoing || (deeds.tools.length > 0 && !deeds.tools.some((tool) => ofSystems.has(tool)));
  if (people.stranger !== undefined && isOfDeed)
    return {
      kind: 'words',
      text: `Nobody called ${people.stranger} is here, so there is nothing about them that I could look up.`,
    };
  return ofEverybody(deeds, { user: people.users[0], message, words });
}

interface Question {
  readonly words: readonly string[];
  readonly deeds: Deeds;
  readonly message: Message;
}

function callAbout(candidate: string, { words, deeds: { tools, isDecision, isUndoing }, message }: Question): ReadCall {
  const isDeed = isDecision || isUndoing;
  const isOfRecord =
    !isDeed &&
    words.some((word) => own.has(word) || (ofRecord.has(word) && (tools.length === 0 || words.includes('last'))));
  const isStanding = !isDeed && tools.length === 0 && message.spans.some(({ kind }) => kind === 'stage');
  if (isOfRecord || isStanding) return { tool: show, arguments: { candidate } };
  if (tools.length === 0 && !isDeed && !isOfHistory(words)) return { tool: show, arguments: { candidate } };
  const which = tools.length > 0 ? { tool: [...tools] } : isDecision ? {} : { tool: 'any' };
  return { tool: explain, arguments: { candidate, ...which } };
}

function ofEverybody(
  { tools, isDecision, isUndoing }: Deeds,
  { user, message, words }: { user: string | undefined; message: Message; words: readonly string[] },
): Answer | undefined {
  const period = periodIn(message);
  const isOfOne = tools.length > 0 || user !== undefined;
  if (!isOfOne && !isDecision && !isUndoing && !words.some((word) => ofLog.has(word))) return undefined;
  const which = {
    ...(tools.length === 0 ? {} : { tool: [...tools] }),
    ...(user === undefined ? {} : { user }),
    ...period,
  };
  return {
    kind: 'calls',
    isSure: false,
    calls: [isOfOne ? { tool: explain, arguments: which } : { tool: 'list_actions', arguments: period }],
  };
}

/** Without names of people and requisitions, and without the stage that somebody went to. */
function wordsOf(asked: readonly Sentence[], { tokens, spans }: Message): readonly string[] {
  const isNamed = (at: number) =>
    spans.some(
      (span) =>
        span.from <= at &&
        at < span.to &&
        (span.kind === 'person' || span.kind === 'job' || (span.kind === 'stage' && isGoal(span.from, tokens))),
    );
  return asked.flatMap(({ from, to }) =>
    tokens.slice(from, to).flatMap(({ word, isWord }, place) => (isWord && !isNamed(from + place) ? [word] : [])),
  );
}

function isGoal(at: number, tokens: Message['tokens']): boolean {
  const before = tokens[at - 1]?.word ?? '';
  return /^(?:to|into|in|from|at|through|of)$/.test(before === 'the' ? (tokens[at - 2]?.word ?? '') : before);
}

/** Whom the questions name, or the message; else whom the talk is about. */
function peopleIn(
  asked: readonly Sentence[],
  { tokens, spans }: Message,
  { focus, words, deeds }: { focus: Focus; words: readonly string[]; deeds: Deeds },
) {
  const named = spans.flatMap((span) => (span.kind === 'person' ? [span] : []));
  const within = named.filter((span) => asked.some(({ from, to }) => span.from >= from && span.to <= to));
  const candidatesOf = (some: typeof named) => [...new Set(some.flatMap((one) => one.candidates))];
  const candidates = [candidatesOf(within), candidatesOf(named)].find((ids) => ids.length > 0) ?? [];
  const users = [...new Set(within.flatMap((one) => (one.candidates.length > 0 ? [] : one.users)))];
  const stranger =
    spans.flatMap((span) => (span.kind === 'stranger' ? [span.text] : []))[0] ?? unknownIn(tokens, spans);
  // “Who moved to offer this week?”, “who declined their offer?” ask about everybody.
  const saysWhen = tokens.some(({ word }, at) => pointing.has(word) && ofTime.has(tokens[at + 1]?.word ?? ''));
  const asksWho = persons.has(words[0] ?? '');
  const refers = (word: string) =>
    references.has(word) && !(asksWho && several.has(word)) && !(saysWhen && pointing.has(word));
  const isReferred = stranger === undefined && (words.some(refers) || words.length < 3);
  // “Has that gone out?” is about what was done, whomever it was about.
  const isOfThing =
    deeds.tools.length === 0 &&
    !deeds.isDecision &&
    !words.some((word) => personal.has(word)) &&
    words.some((word) => ofLog.has(word));
  return {
    candidates: candidates.length === 0 && isReferred && !isOfThing ? focus.candidates : candidates,
    users,
    stranger,
  };
}

/** “Was Barnaby rejected?”, of whom nothing is known. */
const unknownIn = (tokens: Message['tokens'], spans: Message['spans']): string | undefined =>
  tokens.find(
    ({ isCapital, raw }, at) =>
      isCapital &&
      /^\p{Lu}\p{Ll}{2,}$/u.test(raw) &&
      /^(?:was|were|did|has|is|about|with|to|of|for)$/.test(tokens[at - 1]?.word ?? '') &&
      !spans.some(({ from, to }) => from <= at && at < to),
  )?.raw;

/** Which named span of time a question is about. */
const periods: readonly (readonly [words: string, period: string])[] = [
  ['yesterday', 'yesterday'],
  ['this week', 'this_week'],
  ['last week', 'last_week'],
  ['this month', 'this_month'],
  ['last month', 'last_month'],
  ['last 30 days', 'last_30_days'],
  ['past month', 'last_30_days'],
  ['last 7 days', 'last_7_days'],
  ['past week', 'last_7_days'],
  ['today', 'today'],
  ['this morning', 'today'],
];

function periodIn({ tokens }: Message): JsonObject {
  const words = ` ${tokens.map(({ word }) => word).join(' ')} `;
  const period = periods.find(([said]) => words.includes(` ${said} `))?.[1];
  return period === undefined ? {} : { period };
}
