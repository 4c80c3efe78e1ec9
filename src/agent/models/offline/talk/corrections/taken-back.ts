// “No, leave him where he was, sorry”, “on reflection, back she goes”, “wrong one, reinstate”, “Radhika has had it, take hers back”: what
// was just done is undone, and what waits withdrawn. Said of one thing; where several were done and none is described, it is asked.
import { orderOpens } from '../../../../../nlp/intents.ts';
import { asides, hesitations, trailing } from '../../../../../nlp/lexicon/talk.ts';
import {
  deedWords,
  keepsThem,
  nobodysName,
  takingBack,
  wasWrong,
  withdrawing,
} from '../../../../../nlp/lexicon/taking-back.ts';
import { spelledOut } from '../../../../../nlp/shorthand.ts';
import { parseWhen } from '../../../../../nlp/when.ts';
import { lastBusyTurn } from '../../context/deeds.ts';
import { waitingIn } from '../../context/waiting.ts';
import { findPeople, isKnown } from '../../named/people.ts';
import { type Part, partOf } from '../../parts.ts';
import { leftOut } from './left-out.ts';
import type { Talk } from './rebuilt.ts';

/** Turns back in which it was done. */
const near = 3;
const mostPieces = 4;
const mostWords = 14;
const joints = /(?<=[.!?…])\s+|\s*[,;:–—]\s+|\s+-\s+/u;

export async function takenBack(said: string, talk: Talk): Promise<readonly Part[] | undefined> {
  const { dialogue } = talk;
  const busy = lastBusyTurn(dialogue);
  if (busy === -1 || busy < dialogue.earlier.length - near || said.trim().split(/\s+/).length > mostWords)
    return undefined;
  const pieces = said
    .trim()
    .split(joints)
    .map(bareOf)
    .filter((piece) => piece !== '');
  const found = pieces.map((piece) => takenIn(piece)).filter((one) => one !== undefined);
  const [taking, ...more] = found;
  const beside = pieces.filter((piece) => takenIn(piece) === undefined && !isIdle(piece));
  // “Don't approve that, decline it” says one thing twice.
  const isOne = more.length === 0 || found.every(({ isWithdrawn }) => isWithdrawn);
  if (taking === undefined || !isOne || pieces.length > mostPieces) return undefined;
  if (beside.some((piece) => orderOpens.test(piece))) return undefined;
  const parts = await takenOff(taking, beside.join(' '), talk);
  return parts?.length === 0 ? undefined : parts;
}

const bareOf = (text: string): string =>
  spelledOut(text)
    .replace(hesitations, '')
    .replace(trailing, '')
    .replace(/^(?:please|pls) /iu, '')
    .replace(/[\s.!?…]+$/u, '')
    .trim();
const isIdle = (piece: string): boolean => wasWrong.test(piece) || asides.test(piece);

interface Taking {
  readonly who: string;
  /** Only what waits can be meant. */
  readonly isWithdrawn: boolean;
  /** “Scrap that”, which may be said of what was done, too, unless that was a meeting: it would be cancelled. */
  readonly isDropped: boolean;
  /** “Undo that”, of something that waits, may mean what was done before: it is asked about elsewhere. */
  readonly isUndo: boolean;
  /** Only a rejection that waits can be meant. */
  readonly isKept: boolean;
  /** “Cancel that mail”: what waits is withdrawn elsewhere. */
  readonly isSent: boolean;
}

function takenIn(piece: string): Taking | undefined {
  const plain = piece.replace(/^(?:jk|just kidding|omg|wrong (?:one|person)) (?=\S)/iu, '');
  const taken = takingBack.map((one) => one.exec(plain)).find((match) => match !== null);
  const plainTaking = {
    who: '',
    isWithdrawn: false,
    isDropped: false,
    isUndo: /^undo\b/iu.test(piece),
    isKept: false,
    isSent: false,
  };
  if (taken !== undefined) {
    const { every, sent, who } = taken.groups ?? {};
    return { ...plainTaking, who: every ?? sent ?? nameIn(who), isSent: sent !== undefined };
  }
  const isKept = keepsThem.test(plain);
  const isWithdrawn = isKept || withdrawing.some((one) => one.test(plain));
  const isDropped = !isKept && drops.test(plain);
  return isWithdrawn ? { ...plainTaking, isWithdrawn, isDropped, isKept, isUndo: false } : undefined;
}

const drops =
  /^(?:scrap|bin|drop|cancel|kill) (?:it|that|this|that one|this one|the last one)(?: (?:again|please|then|now|for me))*$/iu;
const meetings: ReadonlySet<string> = new Set(['book_meeting', 'reschedule_meeting', 'cancel_meeting']);

/** The one deed of the last message, which was about no meeting. */
async function noMeeting(isDropped: boolean, talk: Talk): Promise<readonly Part[] | undefined> {
  if (!isDropped) return undefined;
  const [only, ...others] = talk.dialogue.earlier.at(-1)?.calls ?? [];
  const isDone = only !== undefined && others.length === 0 && isWrite(only) && !meetings.has(only.tool);
  return isDone ? undone('that', talk) : undefined;
}

const isEvery = (who: string): boolean => /\ball\b|^(?:everything|the lot|both)/iu.test(who);
const nameIn = (who = ''): string => (nobodysName.test(who) ? '' : who.replace(/['’]s$/u, ''));

async function takenOff(taking: Taking, beside: string, talk: Talk): Promise<readonly Part[] | undefined> {
  if (isEvery(taking.who)) return undone(taking.who, talk);
  if (taking.isSent && (await waitingIn(talk.dialogue, talk.known)).length > 0) return [];
  return taking.isKept ? ((await waitingLast(talk, 'reject_candidate')) ?? []) : oneTakenOff(taking, beside, talk);
}

async function oneTakenOff(
  { who, isWithdrawn, isDropped, isUndo }: Taking,
  beside: string,
  talk: Talk,
): Promise<readonly Part[] | undefined> {
  // “Take the laptop back” is of something that nobody here did, and “she can only do two” is no reason to do nothing.
  if (!isOfTalk(who, talk) || /\d/.test(beside) || parseWhen(beside, nowOf(talk)).length > 0) return undefined;
  const waits = await waitingLast(talk);
  const kind = `${beside} ${who}`.match(deedWords)?.[0];
  if (isWithdrawn) return waits ?? noMeeting(isDropped, talk);
  if (isUndo && waits !== undefined) return undefined;
  return kind === undefined ? ((await ofNamed(`${beside} ${who}`, talk)) ?? waits ?? undone('that', talk)) : ofKind();

  function ofKind(): Promise<readonly Part[] | undefined> {
    const names = peopleIn(`${beside} ${who}`, talk);
    return undone(`the ${kind}${names.length === 0 ? '' : ` for ${names.join(' and ')}`}`, talk);
  }
}

/** “Colette back out” is “not Colette”. */
async function ofNamed(text: string, talk: Talk): Promise<readonly Part[] | undefined> {
  const names = peopleIn(text, talk);
  return names.length === 0
    ? undefined
    : ((await leftOut(`not ${names.join(' and ')}`, talk.dialogue, talk.known)) ?? []);
}

async function undone(what: string, { read }: Talk): Promise<readonly Part[] | undefined> {
  const parts = await read(`undo ${what}`);
  return parts.every((part) => part.kind === 'call' || (part.kind === 'ask' && part.ask.pending !== undefined))
    ? parts
    : undefined;
}

/** Nobody, a name and nothing beside it, or what was done: “the note”. */
const isOfTalk = (who: string, talk: Talk): boolean =>
  peopleIn(who, talk)
    .reduce((left, name) => left.replace(name, ''), who)
    .replaceAll(deedWords, '')
    .replaceAll(/\b(?:the|that|this|my|and|on|for|to|of|about|with)\b|['’]s\b|\s/giu, '') === '';

const nowOf = ({ known: { world, reader } }: Talk) => ({ now: world.now.toISOString(), timeZone: reader.timeZone });

const peopleIn = (text: string, { known }: Talk): string[] =>
  findPeople(`for ${text}`, known.names, []).flatMap((one) => (isKnown(one) ? [one.text] : []));

/** The one request of the last turn that did something, where all it did was ask. */
async function waitingLast({ dialogue, known }: Talk, tool?: string): Promise<readonly Part[] | undefined> {
  const busy = lastBusyTurn(dialogue);
  const [only, ...others] = (await waitingIn(dialogue, known)).filter(({ turn }) => turn === busy);
  const calls = dialogue.earlier[busy]?.calls ?? [];
  if (only === undefined || (tool !== undefined && only.call.tool !== tool)) return undefined;
  if (others.length > 0 || calls.some((call) => call !== only.call && isWrite(call))) return undefined;
  return [partOf({ tool: 'decline_action', arguments: { approval: only.approval } }, [])];
}

const isWrite = ({ tool, result }: Talk['dialogue']['done'][number]): boolean =>
  result?.kind === 'action' && result.effect === 'write' && tool !== 'decline_action';
