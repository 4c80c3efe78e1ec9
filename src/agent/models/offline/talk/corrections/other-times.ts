// Second thoughts about a meeting of the talk: another time, another length, both, or no meeting at all.
import { findDurations } from '../../../../../nlp/durations.ts';
import { light, mild } from '../../../../../nlp/lexicon/narration.ts';
import { dislikes, goingOnWords } from '../../../../../nlp/lexicon/talk.ts';
import { wordsOf } from '../../../../../nlp/text.ts';
import { parseWhen, type When } from '../../../../../nlp/when.ts';
import type { Meeting } from '../../../../../core/records.ts';
import { meetingSpan } from '../../../../../services/operations/resolve/events.ts';
import { deedsOf } from '../../context/deeds.ts';
import type { Dialogue } from '../../context/dialogue.ts';
import { given } from '../../given.ts';
import type { Known } from '../../named/known.ts';
import { openConflict } from '../../orders/times/conflicts.ts';
import { daysLater, minutesBetween, pastHour, startFor } from '../../orders/times/shift.ts';
import { lastBooked } from '../../orders/standing-meetings/which-meeting.ts';
import { type Part, partOf, question } from '../../parts.ts';

interface Said {
  readonly dialogue: Dialogue;
  readonly known: Known;
}

const ofTalk = async ({ dialogue, known }: Said): Promise<Meeting | undefined> =>
  lastBooked(dialogue, await known.world.meetings(meetingSpan(known.world.now)));

/** The meeting at another time, for another length: asked about where somebody is busy then. */
async function changed(
  meeting: Meeting,
  { start, minutes }: { start: string; minutes?: number },
  known: Known,
): Promise<readonly Part[]> {
  const users = meeting.with.flatMap((id) => known.names.users.byId(id) ?? []);
  const length = minutes ?? minutesBetween(meeting.start, meeting.end);
  const busy = await openConflict(known, { users, start, minutes: length, except: [meeting.id] });
  const args = given({ meeting: meeting.id, start, duration_minutes: minutes });
  return [partOf({ tool: 'reschedule_meeting', arguments: args }, [busy])];
}

const drops =
  /^(?:(?:never ?mind|forget (?:it|that)|no|actually|hmm+|sorry|oh|wait|ok(?:ay)?|well|oops|on second thoughts?)[,.!\s]+)*(?:please )?(?:cancel|scrap|drop|delete|bin|kill|pull|call off|scratch) (?<what>it|that|this|the whole thing|that meeting|the meeting)(?: altogether| again| after all| then| please| entirely)*[.!]*$/i;

const wholly = /\b(?:forget|never ?mind|whole|meeting|altogether|entirely|after all)\b/i;

/** “Never mind, cancel it”, right after a meeting was booked. */
export async function droppedMeeting(text: string, { dialogue, known }: Said): Promise<readonly Part[] | undefined> {
  if (!drops.test(text)) return undefined;
  const last = (await deedsOf(dialogue, known)).at(-1);
  const tool = last?.turn === dialogue.earlier.length - 1 ? last.call.tool : undefined;
  // “Cancel that”, of a meeting that was moved, may only mean the move.
  if (!(tool === 'book_meeting' || (tool === 'reschedule_meeting' && wholly.test(text)))) return undefined;
  const meeting = await ofTalk({ dialogue, known });
  return meeting === undefined
    ? undefined
    : [partOf({ tool: 'cancel_meeting', arguments: { meeting: meeting.id } }, [])];
}

export async function otherTime(text: string, said: Said): Promise<readonly Part[] | undefined> {
  const rest = text.replace(/\b(?:full|whole|good) (?=hour)/i, '').replace(/^([01]?\d|2[0-3])([0-5]\d)$/u, '$1:$2');
  const beside = await besideIt(rest, said);
  if (beside !== undefined) return beside;
  const { world, reader } = said.known;
  const options = { now: world.now.toISOString(), timeZone: reader.timeZone, preferFuture: true };
  const found = parseWhen(rest, options);
  const other = (await otherTimeAndLength(rest, found, said)) ?? (await otherSpan(rest, found.length > 0, said));
  if (other !== undefined) return other;
  const plain = found.length === 0 && bareHour.test(rest) ? `at ${rest}` : rest;
  const [when] = parseWhen(plain, options);
  if (when === undefined || !saysOnly(when, plain)) return undefined;
  const meeting = await ofTalk(said);
  if (meeting === undefined) return [question('Which meeting do you mean?')];
  const start = startFor(meeting, when, reader.timeZone);
  const open = (asks: string): readonly Part[] => [
    partOf({ tool: 'reschedule_meeting', arguments: given({ meeting: meeting.id, start }) }, [
      { slot: 'start', question: asks },
    ]),
  ];
  if (start === undefined) return open(`I cannot place “${when.text}”. When should it be?`);
  if (Date.parse(start) <= world.now.getTime())
    return open(`“${when.text}” has already passed. When should it be instead?`);
  return changed(meeting, { start }, said.known);
}

const bareHour =
  /^(?:(?:half|half past|(?:a )?quarter past|(?:a )?quarter to) )?(?:\d{1,2}(?:[:.][0-5]\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i;

/** “She is off tomorrow” and “mark at 11” say more than another time. */
const saysOnly = ({ text }: When, rest: string): boolean => {
  const left = rest.replace(text, ' ');
  return (
    left.length <= 13 &&
    !dislikes.test(left) &&
    wordsOf(left).every(({ word }) => light.has(word) || mild.has(word) || goingOnWords.has(word))
  );
};

/** “A full hour, start at 4”: both are changed. */
async function otherTimeAndLength(
  rest: string,
  [when, ...others]: readonly When[],
  said: Said,
): Promise<readonly Part[] | undefined> {
  if (when?.says.time !== true || others.length > 0) return undefined;
  const [length, ...more] = findDurations(rest.replace(when.text, ' '));
  if (length === undefined || more.length > 0) return undefined;
  if (!onlyAround.test(rest.replace(when.text, ' ').replace(length.text, ' '))) return undefined;
  const meeting = await ofTalk(said);
  const start = meeting === undefined ? undefined : startFor(meeting, when, said.known.reader.timeZone);
  if (meeting === undefined || start === undefined || Date.parse(start) <= said.known.world.now.getTime())
    return undefined;
  return changed(meeting, { start, minutes: length.minutes }, said.known);
}
const onlyAround =
  /^(?:[\s,.]|\b(?:a|an|the|full|whole|good|so|and|at|on|for|start|starts|starting|from|make|it)\b)*$/i;

/** “The day after, same time”, “half past”: said of the time that it has. */
async function besideIt(rest: string, said: Said): Promise<readonly Part[] | undefined> {
  const { timeZone } = said.known.reader;
  const other = daysBeside(rest, timeZone) ?? minutesBeside(rest, timeZone);
  const meeting = other === undefined ? undefined : await ofTalk(said);
  if (other === undefined || meeting === undefined) return undefined;
  const start = other(meeting.start);
  return Date.parse(start) <= said.known.world.now.getTime() ? undefined : changed(meeting, { start }, said.known);
}

type OtherStart = (start: string) => string;

function daysBeside(rest: string, timeZone: string): OtherStart | undefined {
  const said = otherDay.exec(rest)?.groups;
  if (said === undefined) return undefined;
  const days = (said['unit'] === 'week' ? 7 : 1) * (said['way'] === 'before' ? -1 : 1);
  return (start) => daysLater(start, days, timeZone);
}
function minutesBeside(rest: string, timeZone: string): OtherStart | undefined {
  const minutes = minutesOf[hourPart.exec(rest)?.[1]?.toLowerCase() ?? ''];
  return minutes === undefined ? undefined : (start) => pastHour(start, minutes, timeZone);
}
const otherDay = /^(?:on )?the (?<unit>day|week) (?<way>after|before)(?:,? (?:at )?(?:the )?same (?:time|hour))?$/i;
const hourPart = /^(?:at )?(half past|quarter past|quarter to)$/i;
const minutesOf: Readonly<Record<string, number>> = { 'half past': 30, 'quarter past': 15, 'quarter to': -15 };

/** “An hour later”, “45”, “an hour”: a shift, or another length. */
async function otherSpan(rest: string, saysTime: boolean, said: Said): Promise<readonly Part[] | undefined> {
  const [length] = findDurations(/^(?:15|20|25|30|35|40|45|50|55|60|75|90)$/.test(rest) ? `${rest} minutes` : rest);
  if (length === undefined) return undefined;
  if (/^another\b/i.test(rest)) return furtherBy(length.minutes, said);
  if (/\b(?:earlier|later|sooner)\b/i.test(rest))
    return shiftedBy(/later/i.test(rest) ? length.minutes : -length.minutes, said);
  return saysTime || rest.length > length.text.length + 10 ? undefined : otherLength(length.minutes, said);
}

/** “Another half hour”, of a meeting that was just moved: in the same direction. */
function furtherBy(minutes: number, said: Said): Promise<readonly Part[] | undefined> {
  const last = said.dialogue.earlier.at(-1);
  const way = last?.calls.some(({ tool }) => tool === 'reschedule_meeting') === true ? wayIn(last.said) : 0;
  return way === 0 ? Promise.resolve(undefined) : shiftedBy(way * minutes, said);
}

const wayIn = (said: string): number =>
  /\b(?:earlier|sooner|forward|up)\b/i.test(said) ? -1 : /\b(?:later|back|delay|postpone|push)\b/i.test(said) ? 1 : 0;

/** The meeting of this talk, that much later or earlier. */
async function shiftedBy(minutes: number, said: Said): Promise<readonly Part[] | undefined> {
  const meeting = await ofTalk(said);
  if (meeting === undefined) return undefined;
  return changed(meeting, { start: new Date(Date.parse(meeting.start) + minutes * 60_000).toISOString() }, said.known);
}

/** “Make it an hour”: the same start, longer or shorter. */
async function otherLength(minutes: number, said: Said): Promise<readonly Part[] | undefined> {
  const meeting = await ofTalk(said);
  if (meeting === undefined || minutes < 5 || minutes > 480) return undefined;
  const args = { meeting: meeting.id, start: meeting.start, duration_minutes: minutes };
  return [partOf({ tool: 'reschedule_meeting', arguments: args }, [])];
}
