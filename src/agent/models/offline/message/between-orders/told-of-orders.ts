// “Move Bo to Panel and let Hugh know”: what the message orders is what the colleague is told, put into words. Only where all of
// it was understood, and nobody's own words are asked to be passed on.
import { leavesWordsTo } from '../../../../../nlp/lexicon/talk.ts';
import type { Known } from '../../named/known.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import { newsOf, newsOfOwnMeeting } from '../../orders/texts/news.ts';
import type { NextCall, Part } from '../../parts.ts';

/** Whom a call that lacks nothing but the words is to tell: a colleague, or a candidate. */
function untold(part: Part): { readonly tool: string; readonly slot: string; readonly id: string } | undefined {
  const pending = part.kind === 'ask' ? part.ask.pending : undefined;
  const slot = pending?.tool === 'notify_user' ? 'user' : 'candidate';
  const id = pending?.arguments[slot];
  const isTold = pending?.slot === 'text' && (pending.tool === 'notify_user' || pending.tool === 'send_message');
  return isTold && typeof id === 'string' ? { tool: pending.tool, slot, id } : undefined;
}

export async function withOrdersTold(
  parts: readonly Part[],
  readings: readonly Reading[],
  known: Known,
): Promise<readonly Part[]> {
  const first = parts.findIndex((part) => untold(part) !== undefined);
  const before = parts.slice(0, Math.max(0, first)).flatMap((part) => (part.kind === 'call' ? [part.call] : []));
  const isClear = parts.every((part) => part.kind !== 'ask' || untold(part) !== undefined);
  if (
    before.length === 0 ||
    !isClear ||
    readings.some((reading) => isNewsItself(reading, readings, whomOf(before, known))) ||
    !readings.every((reading, index) => isFree(reading, readings[index - 1]))
  )
    return parts;
  return Promise.all(
    parts.map(async (part): Promise<Part> => {
      const told = untold(part);
      const text = told === undefined ? undefined : await newsFor(told, before, known);
      return told === undefined || text === undefined
        ? part
        : { kind: 'call', call: { tool: told.tool, arguments: { [told.slot]: told.id, text } } };
    }),
  );
}

async function newsFor(
  { slot, id }: { slot: string; id: string },
  before: readonly NextCall[],
  known: Known,
): Promise<string | undefined> {
  const user = slot === 'user' ? known.names.users.byId(id) : undefined;
  if (user !== undefined) return newsOf(before, user, known);
  const candidate = known.names.candidates.byId(id);
  return candidate === undefined ? undefined : newsOfOwnMeeting(before, candidate, known);
}

/**
 * “Bo passed, panel, tell Hugh”: that Bo passed may be what Hugh is to hear. “Bo passed. Move him to the panel and tell Hugh” has him
 * told what is done with Bo.
 */
function isNewsItself({ people, intents }: Reading, all: readonly Reading[], whom: readonly unknown[]): boolean {
  if (people.length === 0 || intents.length > 0) return false;
  const isOfThem = people.every(({ candidates }) => candidates.kind === 'one' && whom.includes(candidates.person.id));
  return !isOfThem || !all.filter(isWriting).every(({ clause }) => clause.isJoined === true);
}

/** The candidates of orders, or of the meetings that they change. */
const whomOf = (before: readonly NextCall[], { meetings }: Known): readonly unknown[] =>
  before.map(
    ({ arguments: args }) => args['candidate'] ?? meetings.find(({ id }) => id === args['meeting'])?.candidate,
  );

const isWriting = ({ intents }: Pick<Reading, 'intents'>): boolean => writes.has(intents[0]?.intent ?? '');
const writes: ReadonlySet<string> = new Set(['notify_user', 'send_message']);

/** Who is told is told of the order right before: “Yaw has to bring the keys, tell him” says something else. */
function isFree({ clause, intents, people }: Reading, before: Reading | undefined): boolean {
  if (!isWriting({ intents }) || clause.payload !== undefined) return true;
  const isLeft = (words: string): boolean =>
    leavesWordsTo.test(people.reduce((text, { text: name }) => text.replace(name, 'somebody'), words));
  // What was said with it may be the story that was cut off: “Hugh should hear about it, he was rooting for her”.
  return (before?.intents.length ?? 0) > 0 && (isLeft(clause.said) || isLeft(clause.text));
}
