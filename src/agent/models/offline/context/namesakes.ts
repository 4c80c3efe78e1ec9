// “The other one”: of those between whom was chosen, or of those who share the first name, the one who was not meant before. “The other
// two”: who is left of those who were spoken of together.
import type { Reading } from '../clause/recognised/clause-reading.ts';
import type { PersonMention } from '../named/people.ts';
import type { Focus } from './focus.ts';
import type { Known } from '../named/known.ts';

/** Ids; several where it stays open. */
export function othersThan(id: string, { offered }: Focus, known: Known): readonly string[] {
  if (offered.includes(id)) return offered.filter((one) => one !== id);
  const first = known.names.candidates.byId(id)?.name.split(' ')[0] ?? '';
  const found = known.names.candidates.find(first);
  return found.kind === 'several' ? found.people.map((one) => String(one.id)).filter((one) => one !== id) : [];
}

/** Ids; undefined where the words speak of no others, none where it stays open who they are. */
export function othersMeant(text: string, focus: Focus, known: Known): readonly string[] | undefined {
  if (/\bthe (?:other two|others|rest)\b/i.test(text)) return restOf(text, focus);
  if (!/\bthe other(?: one)?\b/i.test(text)) return undefined;
  const [latest = [], ...older] = focus.candidates;
  const [only = ''] = latest;
  const namesake = latest.length === 1 ? othersThan(only, focus, known) : [];
  const others = namesake.length === 1 ? namesake : besides(latest, older.flat(), focus.list);
  return others.length === 1 ? others : [];
}

/** Who was spoken of before, else who else is on the list that was shown. */
function besides(latest: readonly string[], older: readonly string[], list: readonly string[]): readonly string[] {
  const before = older.filter((id) => !latest.includes(id));
  return before.length > 0 || !latest.every((id) => list.includes(id))
    ? before
    : list.filter((id) => !latest.includes(id));
}

/** Once one of three was spoken of, the other two. */
function restOf(text: string, { candidates: [latest = [], ...older], list }: Focus): readonly string[] {
  const whole = [...older, list].find(
    (group) => group.length > latest.length && latest.every((id) => group.includes(id)),
  );
  const rest = whole?.filter((id) => !latest.includes(id)) ?? [];
  return /\btwo\b/i.test(text) && rest.length !== 2 ? [] : rest;
}

/** “Move Ann Lee to Offer and send Ann the letter”: of the two Anns, the one whom the message has named in full. */
export function namedInFull(mention: PersonMention, { intents }: Reading, { recent }: Focus): PersonMention {
  const { candidates } = mention;
  // Moved or turned down right after her, it may be her namesake.
  if (candidates.kind !== 'several' || decides.has(intents[0]?.intent ?? '')) return mention;
  const [person, ...others] = candidates.people.filter(({ id }) => recent.named.includes(id));
  if (person === undefined || others.length > 0) return mention;
  return { ...mention, candidates: { kind: 'one', person, score: candidates.score } };
}
const decides: ReadonlySet<string> = new Set(['move_stage', 'reject_candidate', 'send_offer']);
