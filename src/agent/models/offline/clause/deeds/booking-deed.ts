// A meeting that is ordered by all the sentences of a message together: “I promised Bo a quarter of an hour with Hugh. Tomorrow, 3:15,
// let's lock that in.” Each part is an order, a request for what was told, a wish, a name, or the story around it; nothing is made
// of a message in which a part may bind it or tells of something else that has its own time.
import { requestKindOf } from '../../../../../nlp/bare-requests.ts';
import { orderOpens } from '../../../../../nlp/intents.ts';
import * as words from '../../../../../nlp/lexicon/booking-deeds.ts';
import { binding, bindingAll } from '../../../../../nlp/lexicon/calendar-deeds.ts';
import { meetingWord } from '../../../../../nlp/lexicon/meeting-words.ts';
import { light, mild } from '../../../../../nlp/lexicon/narration.ts';
import { wordsOf } from '../../../../../nlp/text.ts';
import type { When } from '../../../../../nlp/when.ts';
import type { PersonMention, Span } from '../../named/people.ts';
import type { Reading } from '../recognised/clause-reading.ts';
import { lettered, type Mark, partsIn } from './marked-parts.ts';

type Recognised = Omit<Reading, 'intents'>;
type Role = 'order' | 'request' | 'names' | 'wish' | 'refused' | 'story';
type Marked = Mark<'C' | 'U' | 'T' | 'L' | 'M'>;

interface Part extends Span {
  readonly role: Role;
  readonly text: string;
}

export interface BookingDeed {
  readonly candidates: readonly PersonMention[];
  readonly users: readonly PersonMention[];
  /** Those of both, each time they are named. */
  readonly mentions: readonly PersonMention[];
  /** Whoever writes takes part. */
  readonly withReader: boolean;
  /** When it shall be; what the story tells has times of its own. */
  readonly whens: readonly When[];
}

/** Undefined where no meeting is ordered for certain, or it is not clear between whom. */
export function bookingDeed(reading: Recognised): BookingDeed | undefined {
  if (!isOfBooking(reading) || bindingAll.test(reading.text)) return undefined;
  const marks = marksIn(reading);
  const parts = partsIn(reading.text, marks).map((span): Part => {
    const text = lettered(reading.text, span, marks);
    return { ...span, text, role: roleOf(text, reading.text.slice(span.start, span.end)) };
  });
  const asked = parts.findIndex(({ role }) => role === 'order' || role === 'request');
  if (asked < 0 && !parts.every(({ role }) => role === 'names')) return undefined;
  if (parts.some((one, index) => isAgainst(one, reading, index < asked))) return undefined;
  const takers = takersIn(reading, parts);
  // “Ann and me, Friday 10:30” may be told; what is to take so long is wished for.
  if (asked < 0 && takers?.withReader === true && reading.durations.length === 0) return undefined;
  const whens = reading.whens.filter((when) => parts.some((part) => isIn(part, when) && isTimed(part)));
  return takers === undefined ? undefined : { ...takers, whens };
}

const isIn = ({ start, end }: Span, { index }: { index: number }): boolean => start <= index && index < end;
const isTimed = ({ role }: Part): boolean => role !== 'story' && role !== 'refused';

/** Nothing is named that another order would take, and nobody whom nobody knows. */
const isOfBooking = ({
  text,
  stages,
  template,
  money,
  payload,
  people,
  whens,
  durations,
  titles,
}: Recognised): boolean =>
  stages.every((stage) => isGeneric.test(stage.text)) &&
  template === undefined &&
  money.length === 0 &&
  payload === undefined &&
  titles.every(({ start, end }) => isGeneric.test(text.slice(start, end))) &&
  whens.length > 0 &&
  durations.length <= 1 &&
  people.every(isClear);
/** A title of one such word is no title. */
const isGeneric = new RegExp(`^(?:${meetingWord}|meet|see|book|get|first|day|lunch|dinner|breakfast|talk)$`, 'iu');

const isClear = ({ candidates, users }: PersonMention): boolean =>
  (candidates.kind === 'one') !== (users.kind === 'one') && candidates.kind !== 'several' && users.kind !== 'several';

function marksIn({ text, people, whens, durations }: Recognised): Marked[] {
  const at = (index: number, said: string, as: Marked['as']): Marked => ({
    start: index,
    end: index + said.length,
    as,
  });
  const taken = [
    ...people.map(({ start, end, users }): Marked => ({ start, end, as: users.kind === 'one' ? 'U' : 'C' })),
    ...whens.map((one) => at(one.index, one.text, 'T')),
    ...durations.map((one) => at(one.index, one.text, 'L')),
  ];
  const called = [...text.matchAll(generic)]
    .map(({ index, 0: said }) => at(index, said, 'M'))
    .filter(
      ({ start, end }) =>
        !taken.some((one) => start < one.end && one.start < end) &&
        // “Slot Bo in there”
        !(
          /(?:^|[,.:;!]\s|\b(?:please|so|and|then) )$/iu.test(text.slice(0, start)) &&
          (taken.some((one) => one.start === end + 1) || /^ (?:him|her|them)\b/iu.test(text.slice(end)))
        ),
    );
  return [...taken, ...called].toSorted((a, b) => a.start - b.start);
}
const generic = new RegExp(`\\b(?:${meetingWord})\\b`, 'giu');

function roleOf(text: string, said: string): Role {
  if (words.refusesTime.test(text)) return 'refused';
  if (words.onlyNames.test(text) || words.saysLength.test(text)) return 'names';
  if (!/[CU]/u.test(text) && (words.asksForIt.test(text) || isRequest(said))) return 'request';
  if (words.orders.some((order) => order.test(text)) && isPlain(text)) return 'order';
  return words.wishes.test(text) && !words.been.test(text) ? 'wish' : 'story';
}

const isRequest = (said: string): boolean => {
  const kind = requestKindOf(said);
  return kind === 'book' || kind === 'any';
};

const isPlain = (text: string): boolean =>
  wordsOf(text).every(
    ({ raw, word }) =>
      /^[CUTLM]$/u.test(raw) ||
      [raw, word].some((one) => words.bookingWords.has(one) || light.has(one) || mild.has(one)),
  );

/** It may bind the order, deny it, ask back, be another one, or have a time of its own that is still to come. */
function isAgainst(part: Part, { text: whole, whens }: Recognised, isBefore: boolean): boolean {
  const { text, role, end } = part;
  if (role === 'refused' || (isBefore && role !== 'order' && words.onlyWonders.test(text))) return false;
  if (binding.test(text) || denying.test(text) || words.ofAnother.test(text)) return true;
  if (whole.startsWith('?', end) && !mayAsk(part)) return true;
  return role === 'story' ? isOther(part, { whole, whens, isBefore }) : isHalfRead(part, whole);
}

/** What is told beside it is another order, or something at a time to come. */
/** “From eight to noon”, of which only the noon was read; a wish that is an order of another kind. */
const isHalfRead = ({ text, role, start, end }: Part, whole: string): boolean =>
  figures.test(text) || (role === 'wish' && orderOpens.test(whole.slice(start, end)));

interface Around {
  readonly whole: string;
  readonly whens: readonly When[];
  /** The order follows. */
  readonly isBefore: boolean;
}

function isOther(part: Part, { whole, whens, isBefore }: Around): boolean {
  const said = whole.slice(part.start, part.end);
  if (orderOpens.test(said)) return true;
  if (
    !isBefore &&
    part.role === 'story' &&
    /[CU]|\b(?:said|says|told|tells|wrote|joke|yesterday|approv\w+|agree\w*|confirm\w*)\b/u.test(part.text)
  )
    return true;
  const isAhead = whens.some((when) => isIn(part, when) && when.problem !== 'past');
  return part.role === 'story' && (isAhead || part.text.includes('L') || said.includes('⟦'));
}

const denying = /\b(?:not|no|never|nobody|none)\b|n't\b/u;
const mayAsk = ({ role, text }: Part): boolean => role === 'request' || (role === 'order' && polite.test(text));
const figures =
  /\d|\b(?:(?<!\b(?:the|them|those|these) )(?:two|three)|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|noon|midnight|quarter|half (?:past|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))\b/u;
const polite = /^(?:(?:and|so|then|ok),? )*(?:please|can|could|would|will|may|is it possible)\b/u;

function takersIn({ people, text }: Recognised, parts: readonly Part[]): Omit<BookingDeed, 'whens'> | undefined {
  const told = (roles: readonly Role[]) =>
    people.filter(({ start, end }) =>
      parts.some((part) => roles.includes(part.role) && part.start <= start && end <= part.end),
    );
  const meant = told(['order', 'names', 'wish']);
  const isPointed = parts.some((part) => part.role !== 'story' && pointing.test(part.text));
  const both = isPointed ? told(['order', 'names', 'wish', 'story']) : meant;
  const all = areBoth(meant) ? meant : both;
  const candidates = distinct(all.filter(({ candidates: found }) => found.kind === 'one'));
  const users = distinct(all.filter(({ users: found }) => found.kind === 'one'));
  const withReader = parts.some(({ role, start, end }) => role !== 'story' && own.test(text.slice(start, end)));
  if (users.length === 0 && !withReader) return undefined;
  // Who only says so takes no part.
  return users.length > 1 && parts.some((part) => saysSo.test(part.text))
    ? undefined
    : { candidates, users, mentions: all, withReader };
}
const areBoth = (people: readonly PersonMention[]): boolean =>
  people.some(({ candidates }) => candidates.kind === 'one') && people.some(({ users }) => users.kind === 'one');
const pointing = /\b(?:her|him|them|they|he|she|both|two|pair|it|that)\b/u;
const own = /\b(?:with|and|plus|n|&) (?:me|myself)\b|\b(?:me|myself) (?:and|with|plus|n|&)\b|\bput me down\b/iu;
const saysSo = /U (?:says|said|told|wrote|writes|rang|called|mentioned|reckons|thinks|suggests|asked|asks)\b/u;

const distinct = (people: readonly PersonMention[]): readonly PersonMention[] => [
  ...new Map(people.map((one) => [idOf(one), one])).values(),
];

function idOf({ candidates, users }: PersonMention): string {
  if (candidates.kind === 'one') return candidates.person.id;
  return users.kind === 'one' ? users.person.id : '';
}
