// Several meetings in one order: “Ann at 11 with Corwin and at 12 with Owen on Friday”, “Ann with Corwin and Tunde with Owen tomorrow
// at 2”, “with Devin on Thursday: Wesley at 1, Mike at 2”. Each part has its time; whom and which day it lacks, one other part says.
import type { When } from '../../../../../nlp/when.ts';
import type { BookingDeed } from '../../clause/deeds/booking-deed.ts';
import type { PersonMention } from '../../named/people.ts';
import { completed } from '../times/time.ts';

export interface Booking {
  readonly candidate: PersonMention;
  readonly when: When;
  /** Left out: everybody who is named. */
  readonly users?: readonly PersonMention[];
}

interface Piece {
  readonly candidates: readonly PersonMention[];
  readonly users: readonly PersonMention[];
  /** With an hour. */
  readonly times: readonly When[];
  readonly days: readonly When[];
}

const joints = /\s*(?:[,;:](?=\s)|\.\s|\s(?:and then|and|then|plus|&)\s)\s*/giu;
const most = 6;

/** Undefined where it is not plain who meets whom when. */
export function oneEach(deed: BookingDeed, text: string, timeZone: string): readonly Booking[] | undefined {
  const pieces = withListsWhole(piecesOf(deed, text));
  const timed = pieces.filter(({ times }) => times.length > 0);
  const isPlain = pieces.every(({ times, days }) => times.length < 2 && days.length < 2) && pieces.length <= most;
  if (!isPlain || timed.length === 0) return undefined;
  const bookings = timed.length > 1 ? atTheirTimes(pieces, timeZone) : atOneTime(pieces, timeZone);
  return bookings === undefined || bookings.length < 2 || meetTwice(bookings) ? undefined : bookings;
}

function piecesOf({ mentions, whens }: BookingDeed, text: string): readonly Piece[] {
  const named = [...mentions.map(({ start, end }) => ({ start, end })), ...whens.map(spanOf)];
  const cuts = [...text.matchAll(joints)].filter(
    ({ index, 0: said }) => !named.some(({ start, end }) => index < end && start < index + said.length),
  );
  const starts = [0, ...cuts.map(({ index, 0: said }) => index + said.length)];
  return starts
    .map((start, at) => {
      const end = starts[at + 1] ?? text.length;
      const within = (index: number) => start <= index && index < end;
      const people = mentions.filter((one) => within(one.start));
      const said = whens.filter(({ index }) => within(index));
      return {
        candidates: people.filter(({ candidates }) => candidates.kind === 'one'),
        users: people.filter(({ users }) => users.kind === 'one'),
        times: said.filter(({ says }) => says.time),
        days: said.filter(({ says }) => !says.time),
      };
    })
    .filter(({ candidates, users, times, days }) => candidates.length + users.length + times.length + days.length > 0);
}
const spanOf = ({ index, text }: When) => ({ start: index, end: index + text.length });

/** “With Corwin, Owen and Shirin” is one part. */
function withListsWhole(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.reduce<readonly Piece[]>((done, piece) => {
    const before = done.at(-1);
    const goesOn = piece.candidates.length + piece.times.length + piece.days.length === 0;
    if (before === undefined || !goesOn || before.users.length === 0) return [...done, piece];
    return [...done.slice(0, -1), { ...before, users: [...before.users, ...piece.users] }];
  }, []);
}

function atTheirTimes(pieces: readonly Piece[], timeZone: string): readonly Booking[] | undefined {
  const timed = pieces.filter(({ times }) => times.length > 0);
  const others = pieces.filter(({ times }) => times.length === 0);
  const candidates = sharedBy(timed, others, ({ candidates: found }) => found);
  const users = sharedBy(timed, others, ({ users: found }) => found);
  const whens = dated(timed, others, timeZone);
  if (candidates === undefined || users === undefined || whens === undefined) return undefined;
  const bookings = timed.flatMap((_, at): Booking[] => {
    const [candidate, ...more] = candidates[at] ?? [];
    const [with_, when] = [users[at] ?? [], whens[at]];
    return candidate === undefined || more.length > 0 || with_.length === 0 || when === undefined
      ? []
      : [{ candidate, when, users: with_ }];
  });
  return bookings.length === timed.length ? bookings : undefined;
}

/** What each part has of its own; or, where none or only the first or last of them does, the same for all. */
function sharedBy(
  timed: readonly Piece[],
  others: readonly Piece[],
  of: (piece: Piece) => readonly PersonMention[],
): readonly (readonly PersonMention[])[] | undefined {
  const own = timed.map(of);
  const beside = others.flatMap(of);
  const ids = new Set(own.flat().map(idOf));
  if (own.every((found) => found.length > 0)) return beside.every((one) => ids.has(idOf(one))) ? own : undefined;
  const having = own.filter((found) => found.length > 0);
  if (having.length === 0) return beside.length === 0 ? undefined : own.map(() => beside);
  const isAtEnd = (own[0] ?? []).length > 0 || (own.at(-1) ?? []).length > 0;
  const [shared = []] = having;
  return having.length === 1 && isAtEnd && beside.length === 0 ? own.map(() => shared) : undefined;
}

const idOf = ({ candidates, users }: PersonMention): string => {
  if (candidates.kind === 'one') return candidates.person.id;
  return users.kind === 'one' ? users.person.id : '';
};

/** An hour without a day is of the day that was said last, or of the only one that is said. */
function dated(timed: readonly Piece[], others: readonly Piece[], timeZone: string): readonly When[] | undefined {
  const said = [...others.flatMap(({ days }) => days), ...timed.flatMap(({ days }) => days)];
  const times = timed.flatMap((piece) => piece.times);
  const whole = times.filter(({ says }) => says.date);
  const only = said.length === 1 && whole.length === 0 ? said[0] : undefined;
  let last = only ?? (said.length === 0 && whole.length === 1 ? dayOf(whole[0]) : undefined);
  const found = timed.map(({ times: [time], days: [day] }): When | undefined => {
    if (time === undefined || (time.problem !== undefined && time.says.date)) return undefined;
    if (time.says.date) {
      last = dayOf(time);
      return time;
    }
    last = day ?? last;
    return last === undefined ? undefined : completed([last, time], timeZone)[0];
  });
  const dates = found.flatMap((when) =>
    when?.says.date === true && when.says.time && when.problem === undefined ? [when] : [],
  );
  return dates.length === timed.length ? dates : undefined;
}

/** Written as a date, since nothing else stands for it in the words of the other time. */
export const dayOf = (when: When | undefined): When | undefined =>
  when === undefined
    ? undefined
    : { ...when, grain: 'day', text: when.start.slice(0, 10), says: { date: true, time: false } };

/** “Ann with Corwin and Tunde with Owen tomorrow at 2” */
function atOneTime(pieces: readonly Piece[], timeZone: string): readonly Booking[] | undefined {
  const met = pieces.filter(({ candidates, users }) => candidates.length + users.length > 0);
  const [when, ...more] = completed(
    pieces.flatMap(({ times, days }) => [...days, ...times]),
    timeZone,
  );
  const isWhole = when?.says.date === true && when.says.time && when.problem === undefined && more.length === 0;
  const areWhole = met.every(({ candidates, users }) => candidates.length === 1 && users.length > 0);
  if (when === undefined || !isWhole || !areWhole) return undefined;
  return met.flatMap(({ candidates: [candidate], users }) =>
    candidate === undefined ? [] : [{ candidate, users, when }],
  );
}

/** Nobody is at two meetings at the same time. */
function meetTwice(bookings: readonly Booking[]): boolean {
  const seats = bookings.flatMap(({ candidate, users = [], when }) =>
    [candidate, ...users].map((one) => `${idOf(one)} ${Date.parse(when.start)}`),
  );
  return new Set(seats).size < seats.length;
}
