// What an order that no pattern knows most likely asks for, by its words, where what was recognised in it fills what that tool
// needs and nothing else. A likely meaning makes the question better; an all but certain one is acted on. See decision 84.
import { type Chunk, tokensOf } from '../../../../../nlp/gist/features.ts';
import { isLearned, type Likely, likelyMeanings } from '../../../../../nlp/gist/scorer.ts';
import type { Intent } from '../../../../../nlp/intents.ts';
import { commonWords } from '../../../../../nlp/lexicon/common-words.ts';
import { wordsOf } from '../../../../../nlp/text.ts';
import type { Reading } from '../recognised/clause-reading.ts';
import { isBorneOut, looks, type Need, needs } from './gist-needs.ts';
import { leftoversOf, unexplained } from '../recognised/leftovers.ts';
import { wishing } from './wishing.ts';

type Recognised = Omit<Reading, 'intents'>;

const at = (index: number, text: string, kind: string): Chunk => ({ start: index, end: index + text.length, kind });

/** What was recognised, by kind: what the scorer sees of names, times and amounts. */
function chunksOf(reading: Recognised): Chunk[] {
  const { people, stages, whens, durations, money, template, job, titles } = reading;
  return [
    ...people.map(({ start, end, candidates, users }) => ({
      start,
      end,
      kind: candidates.kind !== 'none' ? 'candidate' : users.kind !== 'none' ? 'colleague' : 'stranger',
    })),
    ...stages.map(({ start, end, isOrigin }) => ({ start, end, kind: isOrigin ? 'origin' : 'stage' })),
    ...whens.map(({ index, text, says }) => at(index, text, says.time ? 'time' : 'day')),
    ...durations.map(({ index, text }) => at(index, text, 'length')),
    ...money.map(({ index, text }) => at(index, text, 'money')),
    ...(template === undefined ? [] : [{ ...template, kind: 'template' }]),
    ...(job === undefined ? [] : [{ ...job, kind: 'job' }]),
    ...titles.map(({ start, end }) => ({ start, end, kind: 'meeting' })),
  ];
}

/** The tokens of a clause, and marks for what stands beside it. */
export const gistOf = (reading: Recognised): string[] => [
  ...tokensOf(reading.text, chunksOf(reading)),
  ...(reading.payload === undefined ? [] : ['<payload>']),
  ...(Object.keys(reading.filters).length === 0 ? [] : ['<filter>']),
];

/** Below this a meaning is not considered, however little else fits. */
const leastAtAll = 0.4;

/** What is named rules tools out: of those that are left, and of nothing being meant, the likeliest. */
function bestThatFits(reading: Recognised, isAsked = false): Likely | undefined {
  const likely = likelyMeanings(gistOf(reading)).filter(({ meant }) => !isAsked || meant !== 'none');
  const fitting = likely.filter(({ meant }) => meant === 'none' || needs[meant]?.fits(reading) !== false);
  const [best] = fitting;
  if (best === undefined || best.probability < leastAtAll) return undefined;
  const total = fitting.reduce((sum, { probability }) => sum + probability, 0);
  return { ...best, probability: best.probability / total };
}

/** “What's-his-name from Porto” is somebody, but nobody knows who; what is thought about, or is for some day, is no order. */
const nameless =
  /\b(?:think(?:ing)? (?:about|of)|eventually|some ?day|sometime|at some point|one day|in (?:the )?future|a mistake|next (?:month|quarter|year))\b|\b(?:what'?s?[- ]?(?:his|her|their|its)[- ]?(?:name|face)|so-and-so|whatever (?:he|she)'s called)\b/i;

const mayOrder = ({ clause, text }: Recognised): boolean =>
  (clause.mood === 'order' || clause.mood === 'question') && !nameless.test(text);

/** The one meaning that is likely enough and whole; undefined where anything in the clause might turn it round. */
export function likelyIntent(reading: Recognised): Intent | undefined {
  if (!mayOrder(reading)) return undefined;
  const best = bestThatFits(reading);
  if (best === undefined || best.meant === 'none') return undefined;
  const need = needs[best.meant];
  if (need === undefined || best.probability < need.least) return undefined;
  return isPlain(reading, best, need) && isBorneOut(best.meant, reading.text) ? best.meant : undefined;
}

/** Orders that are never guessed at: they turn somebody down, or decide on what waits or was done. */
const neverGuessed: ReadonlySet<Intent> = new Set<Intent>([
  'reject_candidate',
  'withdraw_offer',
  'approve_action',
  'decline_action',
  'undo_action',
]);
const allButCertain = 0.95;
/** Where a finite verb is left over, it may be told rather than wished for. */
const certainThough = 0.99;

/**
 * The one meaning that the words leave hardly a doubt about: measured on sets it was not learned from, it was right each time.
 * `isAsked`: that something is to be done of them was said by itself.
 */
export function certainIntent(reading: Recognised, isAsked = false): Intent | undefined {
  const isOrder = isAsked || reading.clause.mood === 'order';
  const best = isOrder && !nameless.test(reading.text) ? bestThatFits(reading, isAsked) : undefined;
  const intent = best === undefined ? undefined : guessable(best.meant, reading);
  return best === undefined || isUnsure(best, reading, isAsked) ? undefined : intent;
}

function isUnsure({ probability }: Likely, reading: Recognised, isAsked: boolean): boolean {
  const { hedges, tells, numbers } = leftoversOf(wishing(reading));
  const least = tells.length > 0 && !isAsked ? certainThough : allButCertain;
  return hedges.length + numbers.length > 0 || wordsOf(reading.text).length > longest || probability < least;
}

const guessable = (meant: Likely['meant'], { text }: Recognised): Intent | undefined =>
  meant !== 'none' && !neverGuessed.has(meant) && needs[meant] !== undefined && isBorneOut(meant, text)
    ? meant
    : undefined;

/** Whether some order is likelier than that none is meant. */
export function mayBeMeant(reading: Recognised): boolean {
  const [best] = likelyMeanings(gistOf(reading));
  return best !== undefined && best.meant !== 'none' && best.probability >= leastAtAll;
}

const longest = 26;

/** With less than this a guess is no better than the pattern it speaks against. */
const certain = 0.9;

function isPlain(reading: Recognised, { meant, probability }: Likely, need: Need): boolean {
  const wished = wishing(reading);
  const { hedges, tells, numbers } = leftoversOf(wished);
  const strange = unexplained(wished).filter(
    (word) => !(probability >= certain && isLearned(word) && !placing.test(word)),
  );
  const opening = wordsOf(reading.text)[0]?.raw.toLowerCase();
  // A verb that nobody thought of, before words that are written down or sent, is one of writing or sending.
  const unheard = strange.filter((word) => !commonWords.has(word) && !(need.isWritten === true && word === opening));
  const isStrange =
    strange.length > need.spare || unheard.length > (probability >= certain && need.isTimely !== true ? 1 : 0);
  if (meant !== 'none' && looks.has(meant) && probability >= evident) return strange.length <= need.spare;
  return hedges.length + tells.length + numbers.length === 0 && !isStrange && wordsOf(reading.text).length <= longest;
}

/** They may name another time or another length. */
const placing =
  /^(?:later|earlier|sooner|same|each|every|weekly|daily|twice|first|last|before|after|half|quarter|either|only|just)$/;
const evident = 0.75;
