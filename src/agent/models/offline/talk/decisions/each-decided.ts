// “Decline Leo's, yes to the other one”, “Tom yes, Kenji no”, “the first can go, hold the second”: a word on each of the requests that
// wait. Every piece must be such a word, and none is lost: what does not tell which is meant is asked about.
import { orderOpens } from '../../../../../nlp/intents.ts';
import { approves, aroundVerdict, declines, mayBeOther, waitsOn } from '../../../../../nlp/lexicon/replies.ts';
import { asides } from '../../../../../nlp/lexicon/talk.ts';
import type { Dialogue } from '../../context/dialogue.ts';
import type { Known } from '../../named/known.ts';
import { type Part, partOf, question, remark } from '../../parts.ts';
import { agreement } from './agreement.ts';
import { type Request, requestsOf, type Requests, whichRequests } from './which-requests.ts';

type Verdict = 'approve_action' | 'decline_action' | 'wait';
interface Word {
  readonly verdict: Verdict;
  readonly what: string;
  readonly piece: string;
}

const joints = /\s*[,;.!]+\s+(?:and |but )?|\s+(?:and|but|while|whereas)\s+|\s+[–—-]\s+/iu;
const mostWords = 20;
const kinds: readonly (readonly [verdict: Verdict, said: readonly RegExp[]])[] = [
  ['wait', waitsOn],
  ['approve_action', approves],
  ['decline_action', declines],
];

/** Undefined where any piece is something else, or where nothing that it names waits. */
export async function eachDecided(
  said: string,
  dialogue: Dialogue,
  known: Known,
): Promise<readonly Part[] | undefined> {
  if (dialogue.earlier.length === 0 || said.trim().split(/\s+/).length > mostWords) return undefined;
  const words = wordsIn(said, addsOne.test(said) ? lastWord(dialogue) : undefined) ?? [];
  if (words.length === 0 || isElsewhere(words)) return undefined;
  const requests = await requestsOf(dialogue, known);
  const chosen = whichAre(words, requests, known);
  if (chosen.every((one) => one === undefined)) return undefined;
  const left = requests.waiting.filter((one) => !chosen.some((taken) => taken?.includes(one)));
  return words.flatMap((word, place) => decisionsOn(word, chosen[place], left));
}

/** One word on one request, which may be about something else that was done. */
const isElsewhere = ([first, ...more]: readonly Word[]): boolean =>
  more.length === 0 && first !== undefined && (first.verdict === 'wait' || mayBeOther.test(first.piece));

const addsOne = /^(?:and|also|plus)\b/iu;
/** “Approve the first.” – “And the second.” */
function lastWord({ earlier }: Dialogue): Word | undefined {
  const tools = new Set(earlier.at(-1)?.calls.map(({ tool }) => tool));
  const verdict = (['approve_action', 'decline_action'] as const).find((tool) => tools.has(tool));
  return verdict === undefined || tools.size > 1 ? undefined : { verdict, what: '', piece: '' };
}

/** “Tom” behind “yes to Kenji and” is said of with the same word. */
function wordsIn(said: string, before: Word | undefined): readonly Word[] | undefined {
  const words: Word[] = [];
  for (const part of said
    .trim()
    .replace(/[\s.!]+$/u, '')
    .split(joints)) {
    const piece = part.replaceAll(aroundVerdict, '').replaceAll(aroundVerdict, '').trim();
    if (piece === '' || asides.test(piece)) continue;
    const word = wordOf(piece);
    if (word === undefined && agreement(piece)?.rest === '') continue;
    const heard = word ?? sameOf(words.at(-1) ?? before, piece);
    if (heard === undefined) return undefined;
    words.push(heard);
  }
  return words;
}

function wordOf(piece: string): Word | undefined {
  for (const [verdict, patterns] of kinds)
    for (const pattern of patterns) {
      const what = pattern.exec(piece)?.groups?.['what'];
      if (what !== undefined && what !== '') return { verdict, what, piece };
    }
  return undefined;
}

/** Behind “not Tom” another name stands in his place. */
const sameOf = (before: Word | undefined, piece: string): Word | undefined =>
  before === undefined || /^not\b/iu.test(before.piece) || orderOpens.test(piece) || piece.split(' ').length > 3
    ? undefined
    : { ...before, what: piece, piece };

/** Which requests each word is about; those of “the other one” are what no other word names. */
function whichAre(
  words: readonly Word[],
  requests: Requests,
  known: Known,
): readonly (readonly Request[] | undefined)[] {
  const named = words.map(({ what }) => whichRequests(what, requests, known));
  const taken = new Set(named.flatMap((one) => one ?? []));
  const left = requests.waiting.filter((one) => !taken.has(one));
  return words.map(({ what }, place) => {
    const found = named[place] ?? othersIn(what, left, taken.size);
    const isTwice = named.some((other, at) => at !== place && other?.some((one) => found?.includes(one) === true));
    return isTwice ? undefined : found;
  });
}

const others =
  /^(?:(?:for|to|on|with) )?(?:the )?(?:(?<one>other(?: one| request| person)?)|others?(?: ones| two| requests)|others|rest|remaining(?: ones?)?)(?:'s)?$/iu;
function othersIn(what: string, left: readonly Request[], taken: number): readonly Request[] | undefined {
  const heard = others.exec(what.trim());
  if (heard === null || taken === 0 || left.length === 0) return undefined;
  return heard.groups?.['one'] !== undefined && left.length > 1 ? undefined : left;
}

function decisionsOn(
  { verdict, piece }: Word,
  chosen: readonly Request[] | undefined,
  left: readonly Request[],
): readonly Part[] {
  if (verdict === 'wait')
    return [remark('All right, what you hold back waits until somebody approves or declines it.')];
  if (chosen !== undefined) return chosen.map(({ id }) => partOf({ tool: verdict, arguments: { approval: id } }, []));
  if (left.length === 0) return [question(`Nothing waits that “${piece}” could mean. What shall I do?`)];
  return [
    partOf({ tool: verdict, arguments: {} }, [
      {
        slot: 'approval',
        question: `Which one do you mean by “${piece}”?`,
        choices: left.map(({ id, preview }) => ({ label: preview, value: id })),
      },
    ]),
  ];
}
