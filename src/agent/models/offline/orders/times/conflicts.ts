// Whether a wanted time is free, and which times would suit where it is not.
import { takesTimeOf } from '../../../../../core/taken-time.ts';
import type { User } from '../../../../../core/records.ts';
import { freeSlots } from '../../../../../services/operations/free-slots.ts';
import type { AskInput } from '../../../../ask.ts';
import { timeWords } from '../../../../time-words.ts';
import type { Open } from '../../parts.ts';
import type { Known } from '../../named/known.ts';

const weekMs = 7 * 86_400_000;

async function whenChoices(
  known: Known,
  wanted: { users: readonly Pick<User, 'id'>[]; start: string; minutes: number },
): Promise<AskInput['choices']> {
  const from = Math.max(known.world.now.getTime(), Date.parse(wanted.start));
  const starts = await freeStarts(known, { ...wanted, from, to: from + weekMs, limit: 3 });
  return starts.map((start) => ({ label: labelOf(start, known), value: start }));
}

interface Sought {
  readonly users: readonly Pick<User, 'id'>[];
  readonly from: number;
  readonly to: number;
  readonly minutes: number;
  readonly limit: number;
}

/** The first times at which all of them are free, within working hours. */
export async function freeStarts(
  { world }: Known,
  { users, from, to, minutes, limit }: Sought,
): Promise<readonly string[]> {
  const ids = new Set(users.map(({ id }) => id));
  const meetings = await world.meetings({ from: new Date(from).toISOString(), to: new Date(to).toISOString() });
  const busy = meetings.filter((meeting) => meeting.with.some((user) => ids.has(user) && takesTimeOf(meeting, user)));
  const { workingHours: hours } = world.settings;
  return freeSlots({ busy, from, to, minutes, hours, zone: world.timeZone, limit }).map(({ start }) => start);
}

export const labelOf = (start: string, { world, reader }: Known): string =>
  timeWords(new Date(start), { now: world.now, timeZone: reader.timeZone });

const minuteMs = 60_000;

/** Looks before it leaps: a taken time is asked about, with times that are free. */
export async function openConflict(
  known: Known,
  wanted: { users: readonly Pick<User, 'id' | 'name'>[]; start: string; minutes: number; except?: readonly string[] },
): Promise<Open | undefined> {
  const from = Date.parse(wanted.start);
  const span = { from: new Date(from).toISOString(), to: new Date(from + wanted.minutes * minuteMs).toISOString() };
  const meetings = (await known.world.meetings(span)).filter(({ id }) => wanted.except?.includes(id) !== true);
  const busy = wanted.users.find((user) =>
    meetings.some((meeting) => meeting.with.some((one) => one === user.id && takesTimeOf(meeting, one))),
  );
  if (busy === undefined) return undefined;
  const choices = await whenChoices(known, wanted);
  return {
    slot: 'start',
    day: wanted.start,
    hasHour: true,
    question: `${busy.name} is busy then.${choices.length === 0 ? ' When would suit instead?' : ' Would one of these do?'}`,
    choices,
  };
}
