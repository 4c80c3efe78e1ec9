// Orders of one clause about meetings that stand: move them, cancel them.
import type { Meeting } from '../../../../../core/records.ts';
import type { When } from '../../../../../nlp/when.ts';
import { given } from '../../given.ts';
import type { Known } from '../../named/known.ts';
import { type Open, type Part, partOf, question } from '../../parts.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import { onDayShown } from '../free-times/by-clause.ts';
import type { Order, TakeOrder } from '../order.ts';
import { endedThen } from './end-told.ts';
import { isAll, lengthAs } from './length-as.ts';
import { daysLater, minuteMs, minutesBetween, startFor } from '../times/shift.ts';
import { openDayOrHour } from '../times/day-or-hour.ts';
import { openStart } from '../times/time.ts';
import { rescheduled } from './rescheduled.ts';
import { halvesOf, onOwnDay } from './said-times.ts';
import { inTurn, severalMeant } from './several-meetings.ts';
import { takersChanged } from './who-takes-part.ts';
import { comingMeetings, findMeetings, meetingLabel } from './which-meeting.ts';

export const reschedule: TakeOrder = async (order) => {
  const { reading, known } = order;
  const isThatDay = /\b(?:that|the same) day\b/i.test(reading.text);
  const whens = reading.whens
    .flatMap((when) => halvesOf(when, known))
    .map((when) => (isThatDay ? onThatDay(when, order) : when));
  const target = targetTime(reading.text, whens);
  const described = whens.filter((when) => when !== target);
  const whole = (await allMoved(order, whens)) ?? (await endedThen(order));
  if (whole !== undefined) return whole;
  const found = await findMeetings(order, described);
  const [meeting, ...others] = found;
  if (meeting === undefined) return [question('I cannot find that meeting. Which one do you mean?')];
  const minutes = lengthOf(target) ?? newLength(reading, meeting);
  const start = newStart(reading, { meeting, target }, known.reader.timeZone);
  const isClear = others.length === 0;
  const call = {
    tool: 'reschedule_meeting',
    arguments: given({ meeting: isClear ? meeting.id : undefined, start, duration_minutes: minutes }),
  };
  const open = [
    isClear ? undefined : openMeeting(found, known),
    openDayOrHour(target),
    openTime(start, target, known),
    minutes === undefined ? openSame(start, meeting) : undefined,
  ];
  if (start === undefined || open.some((one) => one !== undefined)) return [partOf(call, open)];
  return [await rescheduled(meeting, { start, minutes }, known)];
};

/** “Push everything I have on Thursday back by half an hour”, “all my Thursday calls to Friday”. */
async function allMoved(order: Order, whens: readonly When[]): Promise<readonly Part[] | undefined> {
  const { reading, known } = order;
  const target = reading.durations.length > 0 ? undefined : targetTime(reading.text, whens);
  const day = whens.filter((when) => when !== target);
  const isOpen = (target === undefined) === (reading.durations.length !== 1) || target?.says.time === true;
  const meetings = isOpen ? undefined : severalMeant(order, day, await comingMeetings(known));
  const moved = meetings?.flatMap((meeting) => {
    const start =
      target === undefined
        ? shifted(reading, meeting, known.reader.timeZone)
        : startFor(meeting, target, known.reader.timeZone);
    return start === undefined || Date.parse(start) <= known.world.now.getTime() ? [] : [{ meeting, start }];
  });
  if (moved === undefined || meetings === undefined || moved.length < meetings.length) return undefined;
  const alongside = meetings.map(({ id }) => id);
  return Promise.all(
    inTurn(moved).map(({ meeting, start }) => rescheduled(meeting, { start, minutes: undefined, alongside }, known)),
  );
}

/** “To 10 that day”: the day whose free times were shown. */
function onThatDay(when: When, order: Order): When {
  const shown = onDayShown(when, order);
  return shown.start === when.start ? onOwnDay(when) : { ...shown, says: { ...shown.says, date: true } };
}

function newStart(
  reading: Reading,
  { meeting, target }: { meeting: Meeting; target: When | undefined },
  timeZone: string,
): string | undefined {
  // “A day earlier, at one”: the length says which day.
  const onDay = target?.says.date === false ? (shiftedByDays(reading, meeting, timeZone) ?? meeting) : meeting;
  if (target !== undefined) return startFor(onDay, target, timeZone);
  return newLength(reading, meeting) === undefined ? shifted(reading, meeting, timeZone) : meeting.start;
}

const openSame = (start: string | undefined, meeting: Meeting): Open | undefined =>
  start !== undefined && Date.parse(start) === Date.parse(meeting.start)
    ? { slot: 'start', question: 'That is when it is already. When should it be instead?' }
    : undefined;

const lengthOf = (target: When | undefined): number | undefined =>
  target?.end === undefined || !target.says.time ? undefined : minutesBetween(target.start, target.end);

function openTime(start: string | undefined, target: When | undefined, known: Known): Open | undefined {
  if (start === undefined) return openStart(target === undefined ? [] : [target], known, 'it');
  const isWhole = target?.says.time === true && target.says.date;
  const isUnclear = isWhole && target.problem !== undefined && target.problem !== 'past';
  const isOver = Date.parse(start) <= known.world.now.getTime();
  return isOver || isUnclear
    ? { slot: 'start', question: 'That time has already passed or is not clear. When should it be instead?' }
    : undefined;
}

/** The new time stands after “to”, or is the only one. */
function targetTime(text: string, whens: readonly When[]): When | undefined {
  if (whens.length < 2) return whens[0];
  return (
    whens.find(({ index }) => /\b(?:to|until|till|for|instead)\s*(?:the )?$/i.test(text.slice(0, index))) ??
    whens.at(-1)
  );
}

/** “Stretch it to an hour”, “make it 45 minutes”, “another half hour”: another length, the same start. */
function newLength({ text, durations, whens }: Reading, meeting: Meeting): number | undefined {
  const [length] = durations;
  if (length === undefined || length.minutes > mostMinutes) return undefined;
  const as = lengthAs(text, length);
  const now = minutesBetween(meeting.start, meeting.end);
  if (as === 'longer') return now + length.minutes;
  if (as === 'shorter' && now > length.minutes) return now - length.minutes;
  if (
    as === 'length' &&
    whens.length === 0 &&
    /^,? (?:instead|rather than|not)\b/iu.test(text.slice(length.index + length.text.length))
  )
    return length.minutes;
  const isLength =
    isAll.test(text.slice(length.index + length.text.length)) ||
    /\b(?:stretch|extend|lengthen|shorten|cut|trim|reduc|prolong)\w*\b.*\bto\b|^(?:make|set|change)\b(?!.*\b(?:later|earlier|sooner|back|forward)\b)/i.test(
      text,
    );
  return (whens.length === 0 ? isLength : isLengthThen(length, { text, whens })) ? length.minutes : undefined;
}
/** “To 3pm for 45 minutes”, “to 3pm, make it an hour” */
const isLengthThen = ({ index }: { index: number }, { text, whens }: Pick<Reading, 'text' | 'whens'>): boolean =>
  /(?:\bfor|\bmake (?:it|that)|,|\b(?:shorten|cut|trim|reduce|shrink|extend|stretch|lengthen|bring|take)(?: (?:it|that|this))?(?: (?:down|out|up))? to(?: just| only)?)\s*$/i.test(
    text.slice(0, index),
  ) && whens.some((when) => when.says.time && when.index < index && /\bto (?:the )?$/i.test(text.slice(0, when.index)));
const mostMinutes = 480;

/** “by half an hour”, “an hour later”; days and weeks keep the hour on the wall. */
function shifted({ text, durations }: Reading, meeting: Meeting, timeZone: string): string | undefined {
  const [by] = durations;
  if (by === undefined) return undefined;
  const sign = /\b(?:prepone|earlier|forward|up|sooner|before)\b/i.test(text) ? -1 : 1;
  if (by.minutes % 1_440 === 0) return daysLater(meeting.start, (sign * by.minutes) / 1_440, timeZone);
  return new Date(Date.parse(meeting.start) + sign * by.minutes * minuteMs).toISOString();
}

function shiftedByDays(reading: Reading, meeting: Meeting, timeZone: string): Pick<Meeting, 'start'> | undefined {
  const start = (reading.durations[0]?.minutes ?? 1) % 1_440 === 0 ? shifted(reading, meeting, timeZone) : undefined;
  return start === undefined ? undefined : { start };
}

export const cancel: TakeOrder = async (order) => {
  const others = await takersChanged(order);
  if (others !== undefined) return others;
  const reason = given({ reason: order.reading.reason });
  const all = severalMeant(order, order.reading.whens, await comingMeetings(order.known));
  if (all !== undefined)
    return all.map(({ id }) => partOf({ tool: 'cancel_meeting', arguments: { meeting: id, ...reason } }, []));
  const found = await findMeetings(order, order.reading.whens);
  const [meeting, ...more] = found;
  if (meeting === undefined) return [question('I cannot find that meeting. Which one do you mean?')];
  if (more.length === 0) return [partOf({ tool: 'cancel_meeting', arguments: { meeting: meeting.id, ...reason } }, [])];
  return [partOf({ tool: 'cancel_meeting', arguments: reason }, [openMeeting(found, order.known)])];
};

const openMeeting = (found: readonly Meeting[], known: Known): Open => ({
  slot: 'meeting',
  question: 'Which meeting do you mean?',
  choices: found.map((one) => ({ label: meetingLabel(one, known), value: one.id })),
});
