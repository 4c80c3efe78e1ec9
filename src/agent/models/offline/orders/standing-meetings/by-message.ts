// A whole message that calls a meeting of the calendar off, or puts it at another time: “The briefing's been rained off, bin it”,
// “Ann can only do twelve, shove it back”.
import type { Meeting } from '../../../../../core/records.ts';
import { ofSeveral } from '../../../../../nlp/lexicon/calendar-deeds.ts';
import { type CalendarDeed, calendarDeed } from '../../clause/deeds/calendar-deed.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import { readClause } from '../../clause/reading.ts';
import { isWitnessedAgainst } from '../../clause/objections/witnesses.ts';
import type { Dialogue } from '../../context/dialogue.ts';
import { given } from '../../given.ts';
import type { Known } from '../../named/known.ts';
import type { PersonMention } from '../../named/people.ts';
import { type Part, partOf } from '../../parts.ts';
import { type Change, changeOf } from './changed-times.ts';
import { endIn } from './end-told.ts';
import { rescheduled } from './rescheduled.ts';
import { halvesOf, onOwnDay } from './said-times.ts';
import { lastBooked } from './which-meeting.ts';

/** Of a message read as one clause. Undefined where no meeting is meant for certain, or it is not clear what shall become of it. */
export async function meetingChanged(
  whole: Reading,
  { known, dialogue }: { known: Known; dialogue: Dialogue },
): Promise<readonly Part[] | undefined> {
  const reading = withTimesSaid(withoutTitled(whole), known);
  const deed = isOfCalendar(reading) && !ofSeveral.test(reading.text) ? calendarDeed(reading) : undefined;
  if (deed === undefined || isToldByOther(deed, reading, known)) return undefined;
  if (endIn(reading.text, reading.whens) !== undefined) return undefined;
  const meant = meetingsMeant(reading, deed, { known, last: lastBooked(dialogue, known.meetings) }).flatMap(
    (meeting) => {
      const change = changeOf(meeting, { reading, deed, timeZone: known.reader.timeZone });
      return change === undefined ? [] : [{ meeting, change }];
    },
  );
  const [only, ...others] = meant;
  if (only === undefined || others.length > 0) return undefined;
  return deed.kind === 'off' ? calledOff(only, deed, reading) : changed(only, known);
}

/** “The sponsor lunch” is no hour. */
const withoutTitled = (reading: Reading): Reading => ({
  ...reading,
  whens: reading.whens.filter(
    ({ index, text }) => !reading.titles.some(({ start, end }) => start <= index && index + text.length <= end),
  ),
});

/** “Thursday to Friday” are two days, “the same day” is its own, and “now, …” is no time of it. */
const withTimesSaid = (reading: Reading, known: Known): Reading => ({
  ...reading,
  whens: reading.whens
    .filter(({ text }) => reading.whens.length === 1 || !/^now$/iu.test(text))
    .flatMap((when) => (when.says.time ? [onOwnDay(when)] : halvesOf(when, known))),
});

/** Nothing else is named that another order would take. */
const isOfCalendar = ({ stages, template, money, payload, people }: Reading): boolean =>
  stages.every(({ isOrigin }) => isOrigin) &&
  template === undefined &&
  money.length === 0 &&
  payload === undefined &&
  people.every(({ candidates, users }) => candidates.kind !== 'none' || users.kind === 'one');

const isToldByOther = ({ parts, kind }: CalendarDeed, { text, quotes }: Reading, known: Known): boolean =>
  parts
    .filter(({ role }) => role === 'off' || role === 'value')
    .some(({ start, end }) => {
      const part = text.slice(start, end).replace(refused, '');
      const reading = readClause({ text: part, said: part, raw: part, mood: 'order' }, quotes, known);
      return isWitnessedAgainst(kind === 'off' ? 'cancel_meeting' : 'reschedule_meeting', reading, known);
    });

/** “… not nine”: what is not meant is the time that it has. */
const refused = /(?:^|,? )(?:and |but )?(?:not|instead of|rather than) .*$/iu;

function meetingsMeant(
  { titles, people, text }: Reading,
  deed: CalendarDeed,
  { known: { meetings }, last }: { known: Known; last: Meeting | undefined },
): readonly Meeting[] {
  const ids = titles.flatMap((title) => title.ids);
  const candidates = people.flatMap(candidatesOf);
  const users = people.flatMap((one) => {
    const isBeside = deed.parts.some(
      ({ role, start, end }) => role === 'story' && start <= one.start && one.end <= end,
    );
    return one.users.kind === 'one' && one.candidates.kind !== 'one' && !isBeside ? [one.users.person.id] : [];
  });
  if (ids.length + candidates.length + users.length === 0)
    return last !== undefined && /\b(?:it|that|this|she|he|they)\b/iu.test(text) ? [last] : [];
  return meetings.filter(
    (meeting) =>
      (ids.length === 0 || ids.includes(meeting.id)) &&
      candidates.every((likely) => likely.some((id) => meeting.candidate === id)) &&
      users.every((id) => meeting.owner === id || meeting.with.some((user) => user === id)),
  );
}

/** Of two of a name it is the one whom a meeting is about. */
function candidatesOf({ candidates }: PersonMention): string[][] {
  if (candidates.kind === 'one') return [[candidates.person.id]];
  return candidates.kind === 'several' ? [candidates.people.map(({ id }) => id)] : [];
}

interface Meant {
  readonly meeting: Meeting;
  readonly change: Change | 'none';
}

function calledOff({ meeting, change }: Meant, deed: CalendarDeed, reading: Reading): readonly Part[] | undefined {
  // A time that is not its own may be another meeting's.
  if (change !== 'none') return undefined;
  const reason = excuseIn(deed, reading);
  return [partOf({ tool: 'cancel_meeting', arguments: given({ meeting: meeting.id, reason }) }, [])];
}

/** What is told beside it, where that does not speak of the meeting itself. */
function excuseIn({ parts }: CalendarDeed, { text, titles }: Reading): string | undefined {
  const told = parts.filter(({ role }) => role === 'story');
  const [only, ...others] = told;
  if (only === undefined || others.length > 0) return undefined;
  const isOfMeeting = titles.some(({ start, end }) => only.start <= start && end <= only.end);
  const excuse = text.slice(only.start, only.end).trim().replace(heard, '');
  return isOfMeeting || !excuses.test(excuse) ? undefined : excuse;
}
const heard =
  /^(?:(?:i'm|i am|i was|we were|we are) told(?: that)?|i hear(?: that)?|it seems(?: that)?|apparently|sorry|as|because|since)[\s,]+/iu;
/** What is the case, and not what will be. */
const excuses =
  /^(?!.*(?:'ll|\bwill)\b)\S.*(?:'s|\b(?:is|are|isn't|aren't|was|were|has|have|had|can't|cannot|im|ill|sick|out|off|down|away|bailed|died|broke|quit|left))\b/iu;

async function changed({ meeting, change }: Meant, known: Known): Promise<readonly Part[] | undefined> {
  if (change === 'none' || Date.parse(change.start) <= known.world.now.getTime()) return undefined;
  return [await rescheduled(meeting, change, known)];
}
