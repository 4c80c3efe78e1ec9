// The clauses of a message as they are read: its words mended, people described put by name, cut at their joints, put together where
// one alone says nothing, and orders freed of the story around them.
import { type Clause, clausesOf } from '../../../../nlp/clauses.ts';
import { clockedChange } from '../../../../nlp/clock-words.ts';
import { spelledOut } from '../../../../nlp/shorthand.ts';
import { readClause } from '../clause/reading.ts';
import type { Known } from '../named/known.ts';
import { withStagesTogether } from '../named/joined-stages.ts';
import { askedFor } from './wishes/asked-for.ts';
import { askedBack } from './joining/asked-back.ts';
import { withoutContrast } from './joining/contrasts.ts';
import { withClocks } from './wording/short/clocks.ts';
import { withoutDenied } from './joining/denied.ts';
import { withPeopleNamed } from './groups/described.ts';
import { groupsJoined, mergeClauses } from './joining/merge-clauses.ts';
import { reasoned } from './joining/reasoned.ts';
import { withSpared } from './groups/spared.ts';
import { withWholeGroups } from './groups/whole-groups.ts';
import { withWholeStages } from './groups/whole-stages.ts';
import { withDaysTold } from './joining/told-days.ts';
import { unfolded } from './unfolding/unfold.ts';
import { withFreeTime } from './wording/roundabout/free-time.ts';
import { mended } from './wording/mended.ts';

/** A message may be read more than once in one turn: it is cut once. */
const cutBefore = new WeakMap<Known, Map<string, readonly Clause[] | undefined>>();

/** Undefined where the writer changed their mind half-way and left it open to what. Quotes have been put aside. */
export function clausesIn(kept: string, quotes: readonly string[], known: Known): readonly Clause[] | undefined {
  const cut = cutBefore.get(known) ?? new Map<string, readonly Clause[] | undefined>();
  cutBefore.set(known, cut);
  const key = JSON.stringify([kept, quotes]);
  if (!cut.has(key)) cut.set(key, cutAfresh(kept, quotes, known));
  return cut.get(key);
}

function cutAfresh(kept: string, quotes: readonly string[], known: Known): readonly Clause[] | undefined {
  const plain = mended(kept, known);
  if (plain === undefined) return undefined;
  const text = withStagesTogether(plain, known.stages);
  const read = (clause: Clause) => readClause(clause, quotes, known);
  const said = clausesOf(
    withFreeTime(
      withPeopleNamed(withWholeStages(withWholeGroups(withSpared(text, known), known), known), known),
      known,
    ),
  ).map((clause) => withoutContrast(withClocks(clause, known), read));
  const whole = mergeClauses(askedFor(askedBack(said, quotes, known), quotes, known), quotes, known).flatMap((clause) =>
    unfolded(clause, quotes, known),
  );
  const clauses = reasoned(groupsJoined(whole, quotes, known), quotes, known);
  return withDaysTold(withoutDenied(clauses, read), read);
}

/** All of a message as one clause, for orders that only its sentences together are. */
export function asOneClause(kept: string, known: Known): Clause | undefined {
  const text = spelledOut(mended(kept, known) ?? '').trim();
  if (text === '') return undefined;
  const timed = clockedChange(withClocks({ text, said: text, raw: text, mood: 'order' }, known).text);
  return { text: timed, said: timed, raw: text, mood: 'order' };
}
