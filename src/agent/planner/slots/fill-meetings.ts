// Orders about the calendar.
import { Temporal } from 'temporal-polyfill';
import { titleAmongColleagues } from '../../../core/among-colleagues.ts';
import type { JsonObject } from '../../../core/json.ts';
import type { Meeting } from '../../../core/records.ts';
import { calls, type Filled, type Filling, lack, type Open, open, ordinalIn, usedOf, wordsOf } from './filling.ts';
import { missingWhom, without } from './for-each.ts';
import { meetingFor } from './which-meeting.ts';
import { lengthened, minutesFor, type Moment, momentFor, movedTo, spanFor } from './when.ts';
import { candidatesFor, strangerIn, usersFor, type Whom } from './whom.ts';

const usual = 30;
const farAhead = 183 * 86_400_000;

function aboutWhom(filling: Filling) {
  const namesCandidate = usedOf(filling, 'person').some(
    ({ span }) => span.candidates.length > 0 && !(span.users.length > 0 && span.candidates.length === 0),
  );
  return namesCandidate ||
    filling.before.candidates.length > 0 ||
    pointsBack(filling) ||
    (filling.goesOn && filling.focus.candidates.length === 1) ||
    typeof filling.known['candidate'] === 'string'
    ? candidatesFor(filling)
    : ({ kind: 'people', ids: [] } as const);
}

const pointsBack = (filling: Filling): boolean =>
  filling.focus.candidates.length > 0 &&
  wordsOf(filling).some((word) => /^(?:her|him|them|she|he|they|that|it)$/.test(word));

function book(filling: Filling, tool: string): Filled {
  const about = aboutWhom(filling);
  const slot = slotFor(filling);
  const named = usersFor(filling, about.kind === 'people' ? about.ids : []);
  const people =
    slot !== undefined && named.kind === 'people' && named.ids.length === 0
      ? { ...named, ids: filling.focus.users }
      : named;
  const moment = slot === undefined ? momentFor(filling) : undefined;
  const start = slot ?? startFrom(moment, filling);
  const told = bookingOf(filling, { about, people, start, minutes: minutesFor(filling) ?? moment?.minutes });
  const lacks = whoLacks(filling, about, people) ?? whenLacks(filling, start, moment);
  if (lacks === undefined) return calls({ tool, arguments: told });
  return open(tool, lacks.slot === 'start' ? without(told, 'start') : told, lacks);
}

interface Booking {
  readonly about: Whom;
  readonly people: Whom;
  readonly start: string | undefined;
  readonly minutes: number | undefined;
}

function bookingOf(filling: Filling, { about: whom, people, start, minutes }: Booking): JsonObject {
  const { duration_minutes: before } = filling.known;
  const [candidate] = whom.kind === 'people' ? whom.ids : [];
  const length = typeof before === 'number' ? before : usual;
  const about = candidate === undefined ? undefined : filling.catalogue.candidates.byId(candidate);
  const title = about === undefined ? undefined : titleAmongColleagues(textOf(filling), about.name);
  return {
    ...(candidate === undefined ? {} : { candidate }),
    ...(title === undefined ? {} : { title }),
    ...(people.kind === 'people' && people.ids.length > 0 ? { with: [...people.ids] } : {}),
    ...(start === undefined ? {} : { start }),
    duration_minutes: minutes ?? length,
    ...placeFor(filling),
  };
}

const textOf = ({ message: { text, tokens, clauses }, order }: Filling): string =>
  order.clauses
    .map((at) => text.slice(tokens[clauses[at]?.from ?? 0]?.start, tokens[(clauses[at]?.to ?? 1) - 1]?.end))
    .join(' ');

function whoLacks(filling: Filling, about: Whom, people: Whom): Open | undefined {
  const stranger = strangerIn(filling);
  if (stranger !== undefined) return lack('with', `I don't know anyone called ${stranger}. Who should be there?`);
  if (about.kind === 'unclear') return lack('candidate', about.question, about.choices);
  if (about.ids.length > 1) return lack('candidate', 'One meeting with all of them, or one each?');
  return missingWhom(people, 'with', 'Who should be there?');
}

function whenLacks(
  { catalogue, known }: Filling,
  start: string | undefined,
  moment: Moment | undefined,
): Open | undefined {
  const day = moment?.saysDate === true ? moment.start : typeof known['day'] === 'string' ? known['day'] : undefined;
  if (start === undefined) return { ...lack('start', 'When should it be?'), day };
  if (Date.parse(start) - catalogue.now.getTime() > farAhead)
    return lack('start', 'That is more than half a year ahead. When should it be?');
  const isOfDay = moment?.saysDate !== true && (typeof known['day'] === 'string' || typeof known['start'] === 'string');
  const isPast = isOfDay ? Date.parse(start) < catalogue.now.getTime() : moment?.isPast === true;
  return isPast ? lack('start', 'That time has passed, or the clock skips it. When should it be?') : undefined;
}

/** “The first one” of the free times that were found. */
function slotFor(filling: Filling): string | undefined {
  const { slots } = filling.focus;
  const isTold =
    filling.known['start'] !== undefined || usedOf(filling, 'time').some(({ span }) => span.when.says.time);
  const place = slots.length > 0 && !isTold ? ordinalIn(wordsOf(filling)) : undefined;
  const start = place === undefined ? undefined : slots[place];
  return start === undefined
    ? undefined
    : Temporal.Instant.from(start).toZonedDateTimeISO(filling.catalogue.timeZone).toString({ timeZoneName: 'never' });
}

/** A day or an hour that an earlier turn told completes what this one tells. */
function startFrom(moment: Moment | undefined, filling: Filling): string | undefined {
  const { start: before, day } = filling.known;
  const [isWhole, saysTime] = [moment?.saysDate === true && moment.saysTime, moment?.saysTime === true];
  const on = (start: string) => movedTo(filling, { start, end: start })?.start;
  if (typeof before === 'string' && !isWhole) return on(before) ?? before;
  if (moment === undefined || !saysTime) return undefined;
  return moment.saysDate || typeof day !== 'string' ? moment.start : (on(day) ?? moment.start);
}

/** “In Room 2”, “in the green room”. */
function placeFor({ message, order }: Filling): JsonObject {
  const tokens = [...order.clauses, ...order.beside.filter((at) => at > order.begins)].flatMap((at) =>
    message.tokens.slice(message.clauses[at]?.from, message.clauses[at]?.to),
  );
  const at = tokens.findIndex(
    ({ word }, place) =>
      word === 'room' && tokens.slice(Math.max(0, place - 3), place).some((one) => one.word === 'in'),
  );
  if (at < 0 || /^(?:a|one)$/.test(tokens[at - 1]?.word ?? '')) return {};
  const next = tokens[at + 1];
  const isNumbered = next !== undefined && /^(?:\d+\w?|\p{Lu}\w{0,2})$/u.test(next.raw);
  const from = tokens.findLastIndex(({ word }, place) => place < at && word === 'in') + 1;
  const [first, last] = [tokens[from], isNumbered ? next : tokens[at]];
  return first === undefined || last === undefined ? {} : { location: message.text.slice(first.start, last.end) };
}

function reschedule(filling: Filling, tool: string): Filled {
  const which = meetingFor(filling);
  if (which.kind === 'unclear') return open(tool, {}, lack('meeting', which.question, which.choices));
  const { id: meeting } = which.meeting;
  if (momentFor(filling)?.isPast === true)
    return open(
      tool,
      { meeting },
      lack('start', 'That time has passed, or the day and the date do not fit. When should it be?'),
    );
  const to = changedTo(which.meeting, filling);
  if (to === undefined) return open(tool, { meeting }, lack('start', 'When should it be instead?'));
  return calls({ tool, arguments: { meeting, ...to } });
}

/** Where it goes and how long it takes then; undefined where nothing of it changes. */
function changedTo(meeting: Meeting, filling: Filling): { start: string; duration_minutes?: number } | undefined {
  const before = (Date.parse(meeting.end) - Date.parse(meeting.start)) / 60_000;
  const takes = lengthened(filling, before);
  const to = takes === undefined ? movedTo(filling, meeting) : resized(meeting, takes, filling);
  if (to === undefined) return undefined;
  const { start, minutes } = to;
  if (minutes === undefined) return Date.parse(start) === Date.parse(meeting.start) ? undefined : { start };
  return minutes === before ? { start } : { start, duration_minutes: minutes };
}

/** “To 11:30, and shorten it to half an hour”: it may move as well. */
function resized(meeting: Meeting, minutes: number, filling: Filling): { start: string; minutes: number } {
  const goes = momentFor(filling)?.saysTime === true ? movedTo(filling, meeting) : undefined;
  return { start: goes?.start ?? startOf(meeting, filling), minutes };
}

const startOf = ({ start }: { start: string }, { catalogue }: Filling): string =>
  Temporal.Instant.from(start).toZonedDateTimeISO(catalogue.timeZone).toString({ timeZoneName: 'never' });

function cancel(filling: Filling, tool: string): Filled {
  const which = meetingFor(filling);
  if (which.kind === 'unclear') return open(tool, {}, lack('meeting', which.question, which.choices));
  return calls({
    tool,
    arguments: { meeting: which.meeting.id, ...(filling.text === undefined ? {} : { reason: filling.text }) },
  });
}

function free(filling: Filling, tool: string): Filled {
  const people = usersFor(
    filling,
    filling.before.candidates.length > 0 ? filling.before.candidates : filling.focus.candidates,
  );
  const span = spanFor(filling);
  const minutes = minutesFor(filling);
  const length = minutes === undefined ? {} : { duration_minutes: minutes };
  if (people.kind === 'unclear')
    return open(tool, { ...span, ...length }, lack('with', people.question, people.choices));
  const stranger = strangerIn(filling);
  const unknown = stranger === undefined ? '' : `I don't know anyone called ${stranger}. `;
  if (people.ids.length === 0 || unknown !== '')
    return open(tool, { ...span, ...length }, lack('with', `${unknown}Whose calendar?`));
  if (span === undefined) return open(tool, { with: [...people.ids], ...length }, lack('from', 'For which day?'));
  return calls({ tool, arguments: { with: [...people.ids], ...span, ...length } });
}

export const fillMeeting = { book, reschedule, cancel, free };
