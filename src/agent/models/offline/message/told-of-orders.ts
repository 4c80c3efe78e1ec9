// “Move Bo to Panel and let Hugh know”: what the message orders is what the colleague is told, put into words. Only where all of
// it was understood, and nobody's own words are asked to be passed on.
import { leavesWordsTo } from '../../../../nlp/lexicon/talk.ts';
import type { Known } from '../named/known.ts';
import type { Reading } from '../clause/clause-reading.ts';
import { newsOf } from '../orders/news.ts';
import type { Part } from '../parts.ts';

/** Whom a call that lacks nothing but the words is to tell. */
function untold(part: Part): string | undefined {
  const pending = part.kind === 'ask' ? part.ask.pending : undefined;
  const user = pending?.arguments['user'];
  return pending?.tool === 'notify_user' && pending.slot === 'text' && typeof user === 'string' ? user : undefined;
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
    readings.some(isNewsItself) ||
    !readings.every((reading, index) => isFree(reading, readings[index - 1]))
  )
    return parts;
  return Promise.all(
    parts.map(async (part): Promise<Part> => {
      const user = known.names.users.byId(untold(part) ?? '');
      const text = user === undefined ? undefined : await newsOf(before, user, known);
      return user === undefined || text === undefined
        ? part
        : { kind: 'call', call: { tool: 'notify_user', arguments: { user: user.id, text } } };
    }),
  );
}

/** “Bo passed, panel, tell Hugh”: that Bo passed may be what Hugh is to hear. */
const isNewsItself = ({ people, intents }: Reading): boolean => people.length > 0 && intents.length === 0;

/** Who is told is told of the order right before: “Yaw has to bring the keys, tell him” says something else. */
function isFree({ clause, intents, people }: Reading, before: Reading | undefined): boolean {
  if (intents[0]?.intent !== 'notify_user' || clause.payload !== undefined) return true;
  const isLeft = (words: string): boolean =>
    leavesWordsTo.test(people.reduce((text, { text: name }) => text.replace(name, 'somebody'), words));
  // What was said with it may be the story that was cut off: “Hugh should hear about it, he was rooting for her”.
  return (before?.intents.length ?? 0) > 0 && (isLeft(clause.said) || isLeft(clause.text));
}
