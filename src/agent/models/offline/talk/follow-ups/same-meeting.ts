// “Same for Ravi at 10”, “and Maya at 11”, “same on Tuesday about Mateo”: the meeting that was just booked once more, for somebody
// else or at another time.
import { z } from 'zod';
import type { User } from '../../../../../core/records.ts';
import type { When } from '../../../../../nlp/when.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import type { Dialogue, PastCall } from '../../context/dialogue.ts';
import { given } from '../../given.ts';
import type { Known } from '../../named/known.ts';
import { leftoversOf } from '../../clause/recognised/leftovers.ts';
import { openConflict } from '../../orders/times/conflicts.ts';
import { minuteMs, onDay, startFor } from '../../orders/times/shift.ts';
import { openStart } from '../../orders/times/time.ts';
import { lastBooked } from '../../orders/standing-meetings/which-meeting.ts';
import { meetingSpan } from '../../../../../services/operations/resolve/events.ts';
import { JsonObject } from '../../../../../core/json.ts';
import { rightAfter } from '../../../../../nlp/lexicon/talk.ts';
import { type Open, type Part, partOf, question } from '../../parts.ts';

const Booked = z.looseObject({
  candidate: z.string().optional(),
  with: z.array(z.string()),
  start: z.string(),
  duration_minutes: z.number().optional(),
});

const carriesOn =
  /^(?:and|also|then|plus|same|the same|ditto|likewise|do the same|same again|same thing|another(?: one)?)\b|\b(?:too|as well|likewise)[.! ]*$/i;

/** Undefined where the clause says more than whom, when and how long, or nothing was booked in the last message. */
export async function sameMeeting(
  reading: Reading,
  dialogue: Dialogue,
  known: Known,
): Promise<readonly Part[] | undefined> {
  const before = bookedLast(dialogue);
  // “Can we do the same for Maya at 11?”: the polite words are off the text.
  const isAgain = [reading.clause.said, reading.clause.text].some((one) => carriesOn.test(one) || rightAfter.test(one));
  if (before === undefined || !isAgain || !isBare(reading)) return undefined;
  const changed = changedIn(reading, before, known);
  if (changed === undefined) return undefined;
  const [when] = reading.whens;
  return when === undefined
    ? atNoTime(reading, { before, changed }, { dialogue, known })
    : [await atTime(when, { before, changed }, known)];
}

interface Again {
  readonly before: Booked;
  readonly changed: NonNullable<ReturnType<typeof changedIn>>;
}

/** Right after it, with one more, or at a time that is asked for. */
async function atNoTime(
  reading: Reading,
  { before, changed }: Again,
  { dialogue, known }: { dialogue: Dialogue; known: Known },
): Promise<readonly Part[]> {
  const { call, withWhom, isOther } = changed;
  if (rightAfter.test(reading.clause.said)) return following(before, call, { withWhom, known });
  if (isOther && call.candidate === before.candidate) return joining(before, withWhom, { dialogue, known });
  if (!isOther) return [bookedAt(call, withWhom, [openStart([], known, 'the meeting')])];
  const { start } = before;
  const busy = await openConflict(known, { users: withWhom, start, minutes: call.duration_minutes });
  return [bookedAt({ ...call, start }, withWhom, [busy])];
}

async function atTime(when: When, { before, changed: { call, withWhom } }: Again, known: Known): Promise<Part> {
  const start = startFor({ start: before.start }, when, known.reader.timeZone);
  if (start === undefined) return bookedAt(call, withWhom, [openStart([when], known, 'the meeting')]);
  const isOver = Date.parse(start) <= known.world.now.getTime();
  const busy = await openConflict(known, { users: withWhom, start, minutes: call.duration_minutes });
  return bookedAt({ ...call, start }, withWhom, [isOver ? passed : undefined, busy]);
}

/** Who takes part now, about whom, for how long; undefined where a name is unclear. */
function changedIn({ people, durations }: Reading, before: z.infer<typeof Booked>, { names }: Known) {
  const candidates = people.flatMap((one) => (one.candidates.kind === 'one' ? [one.candidates.person] : []));
  const users = people.flatMap((one) =>
    one.users.kind === 'one' && one.candidates.kind !== 'one' ? [one.users.person] : [],
  );
  if (candidates.length > 1 || candidates.length + users.length !== people.length) return undefined;
  return {
    isOther: users.length > 0,
    withWhom: users.length > 0 ? users : before.with.flatMap((id) => names.users.byId(id) ?? []),
    call: {
      candidate: candidates[0]?.id ?? before.candidate,
      duration_minutes: durations[0]?.minutes ?? before.duration_minutes ?? 30,
    },
  };
}

type Booked = z.infer<typeof Booked>;

/** “And Tijn right after”: it begins when the one before it ends. */
async function following(
  before: Booked,
  call: { candidate: string | undefined; duration_minutes: number },
  { withWhom, known }: { withWhom: readonly User[]; known: Known },
): Promise<readonly Part[]> {
  const start = onDay(
    before.start,
    new Date(Date.parse(before.start) + (before.duration_minutes ?? 30) * minuteMs).toISOString(),
    known.reader.timeZone,
  );
  const busy = await openConflict(known, { users: withWhom, start, minutes: call.duration_minutes });
  return [bookedAt({ ...call, start }, withWhom, [busy])];
}

/** “And Owen too”, said of the meeting itself: one more takes part. Who takes part is fixed when it is booked, so that is asked. */
async function joining(
  before: Booked,
  more: readonly User[],
  { dialogue, known }: { dialogue: Dialogue; known: Known },
): Promise<readonly Part[]> {
  const meeting = lastBooked(dialogue, await known.world.meetings(meetingSpan(known.world.now)));
  const all = [...before.with, ...more.map(({ id }) => String(id)).filter((id) => !before.with.includes(id))];
  const names = more.map(({ name }) => name).join(' and ');
  if (meeting === undefined)
    return [question(`Shall ${names} join that meeting? Tell me the time again, and I will book it.`)];
  const again = { tool: 'book_meeting', arguments: { ...JsonObject.parse(before), with: all } };
  return [
    {
      kind: 'ask',
      ask: {
        question: `Shall ${names} join the meeting? I would book it again at the same time with everybody, in place of the one that stands.`,
        choices: [{ label: 'Yes' }, { label: 'No' }],
        proposes: [{ tool: 'cancel_meeting', arguments: { meeting: meeting.id } }, again],
      },
    },
  ];
}

const passed: Open = { slot: 'start', question: 'That has already passed. When should it be instead?' };

const bookedAt = (
  call: { candidate: string | undefined; duration_minutes: number; start?: string },
  withWhom: readonly User[],
  open: readonly (Open | undefined)[],
): Part => partOf({ tool: 'book_meeting', arguments: given({ ...call, with: withWhom.map(({ id }) => id) }) }, open);

/** Whether there is a meeting that may be booked once more. */
export const followsBooking = (dialogue: Dialogue): boolean => bookedLast(dialogue) !== undefined;

/** The meeting that the last message booked, or moved after an earlier one had booked it. */
function bookedLast({ earlier }: Dialogue): z.infer<typeof Booked> | undefined {
  const [last, ...others] = earlier.at(-1)?.calls ?? [];
  if (last === undefined || others.length > 0) return undefined;
  if (last.tool === 'book_meeting') return Booked.safeParse(last.arguments).data;
  const moved = last.tool === 'reschedule_meeting' ? Moved.safeParse(last.arguments).data : undefined;
  const booking = earlier.flatMap(({ calls }) => calls).findLast((call) => idOf(call) === moved?.meeting);
  const before = moved === undefined ? undefined : Booked.safeParse(booking?.arguments).data;
  return before === undefined
    ? undefined
    : { ...before, ...given({ start: moved?.start, duration_minutes: moved?.duration_minutes }) };
}

const Moved = z.looseObject({
  meeting: z.string(),
  start: z.string(),
  duration_minutes: z.number().optional(),
});
const Made = z.looseObject({ meeting: z.string() });
const idOf = ({ tool, result }: PastCall): string | undefined =>
  tool === 'book_meeting' && result?.kind === 'action' ? Made.safeParse(result.result).data?.meeting : undefined;

/** Names, a time and small words, and at least one of the two. */
function isBare(reading: Reading): boolean {
  const { people, whens, stages, money, template, payload } = reading;
  const { hedges, tells, numbers, content } = leftoversOf(reading);
  return (
    people.length + whens.length > 0 &&
    whens.length < 2 &&
    stages.length + money.length === 0 &&
    template === undefined &&
    payload === undefined &&
    hedges.length +
      tells.filter((word) => word !== 'do').length +
      numbers.length +
      content.filter(
        (word) =>
          !/^(?:add|invite|include|bring|loop|join|joins|same|ditto|likewise|another|time|day|right|straight|directly|after|afterwards|that)$/.test(
            word,
          ),
      ).length ===
      0
  );
}
