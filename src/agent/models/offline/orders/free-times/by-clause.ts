// Orders that look for free times, and the span of time that such a look is about.
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { User } from '../../../../../core/records.ts';
import type { When } from '../../../../../nlp/when.ts';
import { given } from '../../given.ts';
import type { Known } from '../../named/known.ts';
import { type Open, type Part, partOf } from '../../parts.ts';
import { whichUsers, type Whom } from '../../context/whom.ts';
import { aboutOf, durationOf } from '../new-meetings/meeting-parts.ts';
import type { Order, TakeOrder } from '../order.ts';
import { minuteMs, onDay } from '../times/shift.ts';

export const findSlots: TakeOrder = (order): Part[] => {
  const { reading, known } = order;
  const about = aboutOf(order);
  const asked = { ...reading, text: reading.text.replace(tellMe, (said) => ' '.repeat(said.length)) };
  const users = whichUsers(asked, known, { focus: order.focus, about: about.kind === 'people' ? about.people : [] });
  const people = users.kind === 'people' ? users.people : ownCalendar(users, reading.text, known);
  const { from, to } = windowBefore(reading, known) ?? windowOf(reading.whens, known);
  const call = {
    tool: 'find_free_slots',
    arguments: given({
      with: people.length === 0 ? undefined : people.map(({ id }) => id),
      from,
      to,
      duration_minutes: durationOf({ ...reading, whens: [] }),
    }),
  };
  return [partOf(call, [people.length === 0 ? openCalendar(users) : undefined])];
};

/** Who is told takes no part. */
const tellMe = /\b(?:tell|show|remind|ping|notify) me\b/iu;

const ownCalendar = (users: Whom<User>, text: string, { reader }: Known): readonly User[] =>
  users.kind === 'nobody' && /\b(?:i|my|me)\b/i.test(text) && reader.user !== undefined ? [reader.user] : [];

const openCalendar = (users: Whom<User>): Open =>
  users.kind === 'unsure'
    ? { slot: 'with', question: users.question, choices: [...users.choices] }
    : { slot: 'with', question: 'Whose calendar shall I look at?' };

const dayMs = 86_400_000;

/** The span that was said, from now on; five days where none was. */
export function windowOf(whens: readonly When[], { world, reader }: Known): { from: string; to: string } {
  const written = (at: number) =>
    Temporal.Instant.fromEpochMilliseconds(at)
      .toZonedDateTimeISO(reader.timeZone)
      .toString({ timeZoneName: 'never', smallestUnit: 'second' });
  const now = world.now.getTime();
  const [when] = whens;
  if (when === undefined) return { from: written(now), to: written(now + 5 * dayMs) };
  const start = Date.parse(when.start);
  const last = lastDayOf(whens);
  if (last !== undefined) return { from: written(Math.max(now, start)), to: written(last) };
  const end = when.end === undefined ? start + (when.says.time ? 4 * 3_600_000 : dayMs) : Date.parse(when.end);
  return { from: written(Math.max(now, start)), to: written(Math.max(end, now + minuteMs)) };
}

/** “Before Friday”, “by Friday”: from now on. */
function windowBefore(
  { whens: [day, ...others], text }: Order['reading'],
  known: Known,
): { from: string; to: string } | undefined {
  if (day?.says.date !== true || day.says.time || others.length > 0) return undefined;
  const side = /\b(before|prior to|by|no later than|until|till)(?: the)? *$/iu.exec(
    `${text.slice(0, day.index)}${/^(?:\w+ )+(?=\S+$)/u.exec(day.text)?.[0] ?? ''}`,
  )?.[1];
  const from = windowOf([], known).from;
  const end = Date.parse(day.start) + (/^(?:before|prior to)$/iu.test(side ?? '') ? 0 : dayMs);
  return side === undefined || end <= Date.parse(from)
    ? undefined
    : { from, to: windowOf([{ ...day, start: new Date(end).toISOString() }], known).from };
}

/** “Monday or Tuesday”: days that follow on one another are looked at together. */
function lastDayOf(whens: readonly When[]): number | undefined {
  const areDays = whens.every(({ says, end }) => says.date && !says.time && end === undefined);
  const starts = whens.map(({ start }) => Date.parse(start));
  const follow = starts.every(
    (start, index) => index === 0 || Math.abs(start - (starts[index - 1] ?? 0) - dayMs) <= hourMs,
  );
  return whens.length > 1 && areDays && follow ? (starts.at(-1) ?? 0) + dayMs : undefined;
}
const hourMs = 3_600_000;

const Window = z.object({ from: z.string(), to: z.string() });

/** “Book him at 11”, said of a day whose free times were just shown, is that day. */
export function onDayShown(when: When, { dialogue, known }: Order): When {
  const shown = dialogue.earlier.at(-1)?.calls.findLast(({ tool }) => tool === 'find_free_slots');
  const window = Window.safeParse(shown?.arguments).data;
  const isOneDay = window !== undefined && Date.parse(window.to) - Date.parse(window.from) <= dayMs;
  if (!isOneDay || when.says.date || !when.says.time || when.end !== undefined) return when;
  const start = onDay(window.from, when.start, known.reader.timeZone);
  if (Date.parse(start) <= known.world.now.getTime()) return when;
  const { problem: _, ...said } = when;
  return { ...said, start };
}
