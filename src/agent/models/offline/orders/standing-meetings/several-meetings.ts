// All meetings of somebody on a day at once: “push everything I have on Thursday back by half an hour”, “cancel all of Owen's calls tomorrow”.
// Whose they are, or what they are called, has to be said, and when; else one of them is asked for as ever.
import type { Meeting } from '../../../../../core/records.ts';
import { meetingWords } from '../../../../../nlp/lexicon/meeting-words.ts';
import type { When } from '../../../../../nlp/when.ts';
import { whichUsers } from '../../context/whom.ts';
import type { Order } from '../order.ts';
import { minuteMs, minutesBetween } from '../times/shift.ts';

const most = 8;
const all = /\b(?:everything|all|every|both|the lot|whole|entire)\b/i;
const own = /\b(?:my|mine|i have|i've got|i've|i got|i'm (?:in|on))\b/i;
/** “All but Ann's”, “all afternoon” are others. */
const narrows =
  /\b(?:except|but|apart from|other than|bar|save|unless|if|only|not|all (?:day|morning|afternoon|week|the way|right|clear|good))\b/i;

/** Undefined where one meeting is meant, or it is not clear whose all are. */
export function severalMeant(
  order: Order,
  described: readonly When[],
  coming: readonly Meeting[],
): readonly Meeting[] | undefined {
  const { text, titles } = order.reading;
  const [day, ...others] = described;
  const isDay = day?.says.date === true && !day.says.time && others.length === 0;
  const whose = isDay && isOfAll(order.reading) ? ownerIn(order) : undefined;
  if (whose === undefined || day === undefined) return undefined;
  const ids = titles.flatMap((title) => title.ids);
  const meant = coming.filter(
    (meeting) =>
      (meeting.owner === whose || meeting.with.some((one) => one === whose)) &&
      (ids.length === 0 || ids.includes(meeting.id)) &&
      isOnDay(meeting, day),
  );
  const isCounted = !/\bboth\b/i.test(text) || meant.length === 2;
  return isCounted && meant.length > 1 && meant.length <= most ? byStart(meant) : undefined;
}

const isOfAll = ({ text, titles, people }: Order['reading']): boolean =>
  all.test(text) &&
  !narrows.test(text) &&
  people.every(({ users, candidates }) => users.kind === 'one' && candidates.kind === 'none') &&
  (titles.length > 0 || meetingWords.test(text) || /\b(?:everything|the lot)\b/i.test(text));

/** The one colleague who is named, or whoever speaks. */
function ownerIn({ reading, known, focus }: Order): string | undefined {
  if (reading.people.length === 0) return own.test(reading.text) ? known.reader.user?.id : undefined;
  const users = whichUsers(reading, known, { focus, about: [] });
  const [only, ...others] = users.kind === 'people' ? users.people : [];
  return others.length === 0 ? only?.id : undefined;
}

const isOnDay = ({ start }: Meeting, day: When): boolean => {
  const from = Date.parse(day.start);
  return Date.parse(start) >= from && Date.parse(start) < (day.end === undefined ? from + dayMs : Date.parse(day.end));
};
const dayMs = 86_400_000;

const byStart = (meetings: readonly Meeting[]): readonly Meeting[] =>
  meetings.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));

export interface Moved {
  readonly meeting: Meeting;
  readonly start: string;
}

/** What is put later goes last first where one would run into the next that has not been put off yet. */
export function inTurn(moved: readonly Moved[]): readonly Moved[] {
  const runsInto = moved.some(({ meeting, start }, index) => {
    const next = moved[index + 1]?.meeting;
    const end = Date.parse(start) + minutesBetween(meeting.start, meeting.end) * minuteMs;
    return next !== undefined && Date.parse(start) < Date.parse(next.end) && end > Date.parse(next.start);
  });
  return runsInto ? moved.toReversed() : moved;
}
