// “The same day at 4”: the day of the free times shown last, or of the meeting just booked or moved. Where there is none, the day is
// asked for: it is hardly ever today. “And Omar with Thandi at 12”, right behind a booking, is of its day, too. A day that the message itself names stands in the order by now.
import { z } from 'zod';
import type { When } from '../../../../../nlp/when.ts';
import { deedsOf } from '../../context/deeds.ts';
import { onDayShown } from '../free-times/by-clause.ts';
import type { Order } from '../order.ts';
import type { Open } from '../../parts.ts';
import { onDay } from './shift.ts';

/** “On that day”, and not “that day as well”. */
export const pointsToDay = /\b(?:on )?(?:that|(?:(?:that|the) )?same) day\b(?! as\b)/i;

const Timed = z.looseObject({ start: z.string() });
/** Turns back in which it was booked. */
const near = 2;

interface SameDay {
  readonly whens: readonly When[];
  readonly open: Open | undefined;
}

/** The times of an order on the day that they point to. */
export async function onSameDay(whens: readonly When[], order: Order): Promise<SameDay> {
  const shown = whens.map((when) => onDayShown(when, order));
  const saysNoDay = !whens.some(({ says }) => says.date);
  if (saysNoDay && !pointsToDay.test(order.reading.text)) return onDayBefore(shown, order);
  const isOpen = saysNoDay;
  if (!isOpen || shown.some((when, index) => when !== whens[index])) return { whens: shown, open: undefined };
  const day = await dayOfLastMeeting(order);
  const [when] = whens;
  if (day === undefined) return { whens, open: openDay(when) };
  if (when === undefined || !when.says.time) return { whens, open: { slot: 'start', question: 'At what time?', day } };
  return { whens: whens.map((one) => moved(one, day, order)), open: undefined };
}

/** “And …” */
const goesOn =
  /^(?:(?:ok(?:ay)?|oh|right|great|yes|thanks?|thank you|perfect|lovely)[,.!\s]+)*(?:and|also|then|plus)\b/iu;

/** The hours alone of a booking that goes on from the one of the last message. */
async function onDayBefore(whens: readonly When[], order: Order): Promise<SameDay> {
  const { dialogue } = order;
  const isHour = whens.length > 0 && whens.every(({ says, text }) => says.time && !says.date && !fromNow.test(text));
  const before = dialogue.earlier.at(-1)?.calls ?? [];
  const follows = before.some(({ tool }) => tool === 'book_meeting') && goesOn.test(dialogue.said.trim());
  const day = isHour && follows ? await dayOfLastMeeting(order) : undefined;
  return { whens: day === undefined ? whens : whens.map((one) => moved(one, day, order)), open: undefined };
}
const fromNow = /\b(?:in|now|from now|today|tonight)\b/iu;

const openDay = (when: When | undefined): Open =>
  when?.says.time === true
    ? { slot: 'start', question: 'On which day?', day: when.start, hasHour: true }
    : { slot: 'start', question: 'On which day, and at what time?' };

function moved(when: When, day: string, { known: { world, reader } }: Order): When {
  const { problem: _, end, ...said } = when;
  const at = (clock: string) => onDay(day, clock, reader.timeZone);
  const start = at(when.start);
  return {
    ...said,
    start,
    ...(end === undefined ? {} : { end: at(end) }),
    says: { date: true, time: true },
    ...(Date.parse(start) < world.now.getTime() ? { problem: 'past' as const } : {}),
  };
}

async function dayOfLastMeeting({ dialogue, known }: Order): Promise<string | undefined> {
  const last = (await deedsOf(dialogue, known)).at(-1);
  return last === undefined || last.turn < dialogue.earlier.length - near
    ? undefined
    : Timed.safeParse(last.call.arguments).data?.start;
}
