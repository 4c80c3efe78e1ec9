// A whole message that asks for free times: “Dermot, Wednesday. When's he open?”, “I've got to squeeze somebody in with Philippa
// tomorrow. What's open?”. To look changes nothing, so whose calendar and which days may stand anywhere in it.
import { clauseOf } from '../../../../../nlp/clauses.ts';
import * as words from '../../../../../nlp/lexicon/availability.ts';
import type { When } from '../../../../../nlp/when.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import { readClause } from '../../clause/reading.ts';
import type { Known } from '../../named/known.ts';
import type { Part } from '../../parts.ts';
import type { Order } from '../order.ts';
import { findSlots } from './by-clause.ts';

/** Of a message read as one clause. Undefined where nothing of the kind is asked, or it is not clear whose time. */
export async function freeTimesAsked(
  whole: Reading,
  around: Pick<Order, 'dialogue' | 'focus'> & { known: Known },
): Promise<readonly Part[] | undefined> {
  const { text, people, whens, durations, payload, template, money, stages } = whole;
  const names = [...new Set(people.map(({ users }) => (users.kind === 'one' ? users.person.name : '')))];
  const isOther = template !== undefined || payload !== undefined || money.length + stages.length > 0;
  const areColleagues = people.every(({ users, candidates }) => users.kind === 'one' && candidates.kind !== 'one');
  if (names.length === 0 || !areColleagues || isOther || words.asksOtherwise.test(text) || words.bound.test(text))
    return undefined;
  if (!words.asksFreeTime.some((asks) => asks.test(text)) || durations.length > 1) return undefined;
  const days = daysMeant(whens, text);
  const length = durations.map((one) => ` for ${one.text.replace(/^for /i, '')}`).join('');
  const order = clauseOf(`when are ${names.join(' and ')} free ${days.map((day) => day.text).join(' and ')}${length}`);
  const parts = await findSlots({ ...around, reading: readClause(order, whole.quotes, around.known) });
  return parts.every(({ kind }) => kind === 'call') ? parts : undefined;
}

/** Those of the sentence that asks, where it names any; of a day that was put right only the last one. An hour is no day. */
function daysMeant(whens: readonly When[], text: string): readonly When[] {
  const days = whens.filter(({ says, problem }) => says.date && problem === undefined);
  const last = days.at(-1);
  if (last === undefined) return [];
  if (/\b(?:no|sorry|rather|mean|actually)[, ]+$/iu.test(text.slice(0, last.index))) return [last];
  const asked = [...text.matchAll(/[^.?!]+\?/gu)].findLast(({ index, 0: said }) =>
    days.some((day) => index <= day.index && day.index < index + said.length),
  );
  const from = asked?.index ?? 0;
  return asked === undefined ? days : days.filter(({ index }) => index >= from && index < from + asked[0].length);
}
