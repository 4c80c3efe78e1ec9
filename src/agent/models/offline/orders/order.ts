// What every kind of order is given: the clause as read, the organisation, and whom the talk is about.
import type { Candidate } from '../../../../core/records.ts';
import type { Dialogue } from '../context/dialogue.ts';
import type { Focus } from '../context/focus.ts';
import { type NextCall, type Open, type Part, partOf, question } from '../parts.ts';
import type { Known } from '../named/known.ts';
import type { Reading } from '../clause/recognised/clause-reading.ts';
import type { Whom } from '../context/whom.ts';
import { everybody } from '../named/filters.ts';
import { narrowed } from '../clause/recognised/mentions.ts';
import { whichCandidates } from '../context/whom.ts';

export interface Order {
  readonly reading: Reading;
  readonly known: Known;
  readonly focus: Focus;
  readonly dialogue: Dialogue;
}

export type TakeOrder = (order: Order) => Promise<readonly Part[]> | readonly Part[];

/** One call for each candidate whom the clause means; the question whom, where that is open. */
export function perCandidate(
  order: Order,
  make: (candidate: Candidate | undefined) => { call: NextCall; open: readonly (Open | undefined)[] },
): Part[] {
  const whom = candidatesOrTopic(order);
  if (whom.kind === 'people')
    return whom.people.map((candidate) => {
      const { call, open } = make(candidate);
      return partOf({ ...call, arguments: { candidate: candidate.id, ...call.arguments } }, open);
    });
  const clear = clearlyNamed(order);
  const { call, open } = make(undefined);
  const asked = partOf(call, [openWhom(whom), ...open]);
  if (whom.kind !== 'unsure' || clear.length === 0) return [asked];
  return [
    ...clear.map((candidate) => {
      const made = make(candidate);
      return partOf({ ...made.call, arguments: { candidate: candidate.id, ...made.call.arguments } }, made.open);
    }),
    asked,
  ];
}

/** “Send it to Aisha and Jonas”, of whom there are two: Aisha gets it, and which Jonas is asked. Only of names joined by “and”. */
export function clearlyNamed({ reading, known }: Order): readonly Candidate[] {
  const { people, text } = reading;
  const isJoined = people.every(
    ({ start }, index) =>
      index === 0 || /^(?:'s)?(?:,? and |, | ?& ?| \+ )$/i.test(text.slice(people[index - 1]?.end, start)),
  );
  if (people.length < 2 || !isJoined) return [];
  return people.flatMap((mention) => {
    const { candidates, users } = narrowed(mention, reading, known);
    return candidates.kind === 'one' && users.kind === 'none' ? [candidates.person] : [];
  });
}

/** “Cody failed the check. Reject.”: an order that names nobody is about the one whom the message has just spoken of. */
export function candidatesOrTopic({ reading, known, focus, dialogue }: Order): Whom<Candidate> {
  const whom = whichCandidates(reading, known, focus);
  const [latest = []] = focus.candidates;
  const isSpokenOf = (focus.recent.inMessage || isShown(dialogue)) && focus.recent.candidates && latest.length === 1;
  if (whom.kind !== 'nobody' || !isSpokenOf || reading.people.length > 0 || everybody.test(reading.text)) return whom;
  const people = latest.flatMap((id) => known.names.candidates.byId(id) ?? []);
  return { kind: 'people', people };
}

/** “Show me Zoë.” “Follow up.”: the one who was looked at in the message before. */
function isShown({ earlier }: Dialogue): boolean {
  const [only, ...others] = earlier.at(-1)?.calls ?? [];
  return only?.tool === 'show_candidate' && others.length === 0;
}

export const openWhom = (whom: Exclude<Whom<unknown>, { kind: 'people' }>): Open => ({
  slot: 'candidate',
  question: whom.kind === 'unsure' ? whom.question : 'Which candidate do you mean?',
  choices: whom.kind === 'unsure' ? whom.choices : [],
});

/** A group where only single people can be handled. */
export const oneByOne = (what: string): Part =>
  question(`I ${what} people one by one, so that nobody is swept along. Whom exactly do you mean?`);
