// What a clause says of a meeting that does not stand yet: how long, and about whom.
import type { Candidate } from '../../../../../core/records.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import { whichCandidates, type Whom } from '../../context/whom.ts';
import type { Order } from '../order.ts';
import { minutesBetween } from '../times/shift.ts';

/** “8:15 for 30”: who books says minutes. */
const bareMinutes = (text: string) =>
  [
    ...text.matchAll(/\bfor (?:a )?(15|20|25|30|40|45|50|60|90)(?=[\s,.]|$)(?! (?:people|k|days?|hours?|weeks?))/gi),
  ].map((match) => ({ minutes: Number(match[1]) }));

export function durationOf({
  durations,
  whens,
  text,
}: Pick<Reading, 'durations' | 'whens' | 'text'>): number | undefined {
  const said = [...durations, ...bareMinutes(text)].find(({ minutes }) => minutes >= 5 && minutes <= 480)?.minutes;
  const span = whens.find(({ says, end }) => says.time && end !== undefined);
  return said ?? (span?.end === undefined ? undefined : minutesBetween(span.start, span.end));
}

/** Whom the meeting is about: named, pointed at, or the one whose hiring manager takes part. */
export function aboutOf(order: Order): Whom<Candidate> {
  const { reading, known, focus } = order;
  const people = reading.people.filter(({ candidates, users }) => users.kind === 'none' || candidates.kind !== 'none');
  const named = whichCandidates({ ...reading, people }, known, focus);
  const [latest = []] = focus.candidates;
  const isManagers = /\bmanager\b|\bhm\b/i.test(reading.text);
  if (named.kind !== 'nobody' || !(isManagers || isGoingOn(order))) return named;
  const about = latest.flatMap((id) => known.names.candidates.byId(id) ?? []);
  return about.length === 0 ? named : { kind: 'people', people: about };
}

/** “Move Ann to the panel and book half an hour with Dana”: the meeting is about Ann, unless it is about something else. */
const isGoingOn = ({ reading: { text, payload }, focus: { recent, candidates } }: Order): boolean =>
  // “With Marcel on Thursday at 9” goes on from the message before.
  (recent.inMessage || /^(?:and )?with \p{L}/iu.test(text)) &&
  recent.candidates &&
  candidates[0]?.length === 1 &&
  payload === undefined &&
  !/\b(?:about|regarding|re|called|titled|to discuss|on the)\b/i.test(text);
