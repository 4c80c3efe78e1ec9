// “Move Bo to Panel and let Hugh know”: what the message orders is what the colleague is told, put into words. Only where all of
// it was understood, and nobody's own words are asked to be passed on.
import { tellsOfIt, writesOfOrders } from '../../../../../nlp/lexicon/talk.ts';
import { meetingSpan } from '../../../../../services/operations/resolve/events.ts';
import type { Known } from '../../named/known.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import { newsOf, newsOfOwnMeeting } from '../../orders/texts/news.ts';
import type { NextCall, Part } from '../../parts.ts';

export interface Untold {
  readonly tool: string;
  readonly slot: string;
  readonly id: string;
}

/** Whom a call that lacks nothing but the words is to tell: a colleague, or a candidate. */
export function untold(part: Part): Untold | undefined {
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
  if (before.length === 0 || !isClear || !readings.every((reading, index) => isFree(reading, readings[index - 1])))
    return parts;
  const telling = parts.flatMap((part) => untold(part) ?? []);
  if (await tellsNews(readings, before, { telling, known })) return parts;
  return filled(parts, before, known);
}

/** Where the message was read as one order, whoever was to be told of it still is. */
export async function withTellsKept(
  whole: readonly Part[],
  { clausewise, known }: { readonly clausewise: readonly Part[]; readonly known: Known },
): Promise<readonly Part[]> {
  const tells = clausewise.filter((part) => untold(part) !== undefined);
  const calls = whole.flatMap((part) => (part.kind === 'call' ? [part.call] : []));
  const isTold = calls.some(({ tool }) => writes.has(tool));
  return calls.length === 0 || isTold ? whole : [...whole, ...(await filled(tells, calls, known))];
}

const filled = (parts: readonly Part[], before: readonly NextCall[], known: Known): Promise<readonly Part[]> =>
  Promise.all(
    parts.map(async (part): Promise<Part> => {
      const told = untold(part);
      const text = told === undefined ? undefined : await newsFor(told, before, known);
      return told === undefined || text === undefined
        ? part
        : { kind: 'call', call: { tool: told.tool, arguments: { [told.slot]: told.id, text } } };
    }),
  );

/** Whether something else in the message may be what they are to hear. */
export async function tellsNews(
  readings: readonly Reading[],
  before: readonly NextCall[],
  { telling, known }: { readonly telling: readonly Untold[]; readonly known: Known },
): Promise<boolean> {
  const touched = new Set([...telling.map(({ id }) => id), ...(await touchedBy(before, known))]);
  return readings.some((reading) => isNewsItself(reading, readings, touched));
}

export async function newsFor(
  { slot, id }: Untold,
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
function isNewsItself({ people, intents }: Reading, all: readonly Reading[], touched: ReadonlySet<string>): boolean {
  if (people.length === 0 || intents.length > 0) return false;
  const isOfThem = people.every(
    ({ candidates, users }) =>
      [candidates, users].some((found) => found.kind === 'one' && touched.has(found.person.id)) ||
      (candidates.kind === 'none' && users.kind === 'one'),
  );
  return !isOfThem || !all.filter(isWriting).every(({ clause }) => clause.isJoined === true);
}

/** The candidates whom orders are for, and who takes part in their meetings. */
async function touchedBy(calls: readonly NextCall[], { world }: Known): Promise<ReadonlySet<string>> {
  const ids = new Set(calls.map((call) => call.arguments['meeting']));
  const meetings = (await world.meetings(meetingSpan(world.now))).filter(({ id }) => ids.has(id));
  return new Set([
    ...calls.flatMap((call) => call.arguments['candidate'] ?? []).map(String),
    ...meetings.flatMap(({ candidate, with: users }) => [...(candidate === null ? [] : [candidate]), ...users]),
  ]);
}

const isWriting = ({ intents }: Pick<Reading, 'intents'>): boolean => writes.has(intents[0]?.intent ?? '');
const writes: ReadonlySet<string> = new Set(['notify_user', 'send_message']);

/** Who is told is told of the order right before: “Yaw has to bring the keys, tell him” says something else. */
function isFree({ clause, intents, people }: Reading, before: Reading | undefined): boolean {
  if (!isWriting({ intents }) || clause.payload !== undefined) return true;
  // What was said with it may be the story that was cut off: “Hugh should hear about it, he was rooting for her”.
  return (before?.intents.length ?? 0) > 0 && opensWith([tellsOfIt, writesOfOrders], { clause, people });
}

type Said = Pick<Reading, 'clause' | 'people'>;
export const tellsOfOrders = (said: Said): boolean => opensWith([tellsOfIt], said);

function opensWith(shapes: readonly RegExp[], { clause, people }: Said): boolean {
  const isLeft = (words: string): boolean => {
    const plain = people.reduce((text, { text: name }) => text.replace(name, 'somebody'), words);
    return shapes.some((shape) => shape.test(plain));
  };
  return isLeft(clause.said) || isLeft(clause.text);
}
