// Meetings as they are called off and moved in a few words: “eoin call thu cancel, he took another job”, “kwame tmrw 9 – cancel,
// sick”, “mirela fri 10 → 11”, “board mtg tue > wed same time”. They become the plain order with its reason.
import { orderOpens } from '../../../../../../nlp/intents.ts';
import { meetingWord } from '../../../../../../nlp/lexicon/meeting-words.ts';
import { spelledOut } from '../../../../../../nlp/shorthand.ts';
import type { Known } from '../../../named/known.ts';
import { findMeetingTitles } from '../../../named/meeting-titles.ts';
import { findPeople, isKnown, type PersonMention } from '../../../named/people.ts';

const opens = '(?<lead>(?:^|[.!?;\\n]\\s*))';
const what = '(?<what>\\p{L}[^.;!?\\n,→>()]{2,60}?)';
const ends = '(?:(?=\\s*(?:$|[.!?;\\n]))|(?<next> / ))';
/** “… ok?”, asked of nobody: the order stands, and what follows is another sentence. */
const goesOn = '(?:(?=\\s*(?:$|[.!?;\\n]))|(?<next> / )|(?<=(?:ok|okay|alright|right)(?<stop>\\?))(?=\\s))';
const offs = new RegExp(
  `${opens}${what}(?: ?[-–—:,]+ ?| )(?:cancel|scrap|call off)(?<why>(?:,| ?[-–—]+| ?:| ?\\()\\s*(?<reason>[^.;!?\\n/]+?))?${ends}`,
  'giu',
);
const moves = new RegExp(
  `${opens}${what}(?: ?(?:→|->|=>|⇒|>) ?| (?:is |['’]?s )?now (?:at |on )?)(?<to>[^.;!?\\n,→>()]{1,30}?)(?:,? (?:ok|okay|alright|right|pls|please|plz))?\\??${goesOn}`,
  'giu',
);

const day =
  'mon|tues?|weds?|thurs?|thu|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tonight|tomorrow|tmrw|tmr|2moro|tmw|noon|midday|morning|afternoon|evening';
const time = '\\d{3,4}|\\d{1,2}(?:[:.h]\\d\\d)?(?:[ap]m)?|\\d{1,2}(?:st|nd|rd|th)|[ap]m|half';
const notThen = new RegExp(
  `${opens}${what} (?<to>(?:(?:${day}|${time}|at|on|@) ){1,4}?)not (?:(?:at|on) )?(?:(?:${day}|${time})(?= |$|[.!?;\\n]) ?){1,3}${ends}`,
  'giu',
);
const small = "and|n|at|@|on|of|the|next|this|in|a|same|time|slot|hour|day|with|w|first|second|1st|2nd|[’']s|s";
const placing = new RegExp(`^(?:${day}|${time}|${small})$`, 'iu');
const telling = new RegExp(`^(?:${day}|${time})$`, 'iu');
const noun = new RegExp(`^(?:${meetingWord}|appt)$`, 'iu');

export function withMeetingsPlain(text: string, known: Known): string {
  const off = /\b(?:cancel|scrap|call off)\b/i.test(text)
    ? text.replaceAll(offs, (...match) => calledOff(match, known))
    : text;
  const put = /\bnot\b/i.test(off) ? off.replaceAll(notThen, (...match) => moved(match, known)) : off;
  return /[→>⇒]|\bnow\b/i.test(put) ? put.replaceAll(moves, (...match) => moved(match, known)) : put;
}

function calledOff(match: readonly unknown[], known: Known): string {
  const whole = String(match[0]);
  const { lead = '', what: said = '', reason, next } = groupsOf(match);
  const behind = next === undefined ? '' : '. ';
  // “Cancelled” and “off” may tell of what others did.
  if (!isMeeting(said, known)) return whole;
  if (reason === undefined) return `${lead}cancel ${inWords(said)}${behind}`;
  const isElse = orderOpens.test(spelledOut(reason)) || turning.test(reason);
  return isElse ? whole : `${lead}cancel ${inWords(said)} because ${reason.trim()}${behind}`;
}
const turning = /^(?:and|but|or|if|unless|not|no(?:t)? yet|then|maybe|wait|tell|fyi|is|was|that)\b|\?$/i;

function moved(match: readonly unknown[], known: Known): string {
  const whole = String(match[0]);
  const { lead = '', what: said = '', to = '', next = groupsOf(match)['stop'] } = groupsOf(match);
  const words = to.trim().split(/\s+/);
  const isTime = words.every((word) => placing.test(word)) && words.some((word) => telling.test(word));
  return isTime && isMeeting(said, known)
    ? `${lead}move ${inWords(said)} to ${to.trim()}${next === undefined ? '' : '. '}`
    : whole;
}

const groupsOf = (match: readonly unknown[]): Readonly<Record<string, string | undefined>> => Object(match.at(-1));

/** Behind a name it is no number of anything. */
const inWords = (said: string): string => spelledOut(said.trim().replace(/ (?:int|iv)(?= |$)/i, ' interview'));

/** “Alex n Jorunn”: the two who meet. */
const areMeeting = (people: readonly PersonMention[], { meetings }: Known): boolean => {
  const [whom] = people.flatMap(({ candidates }) => (candidates.kind === 'one' ? [candidates.person.id] : []));
  const [who] = people.flatMap(({ users }) => (users.kind === 'one' ? [users.person.id] : []));
  return meetings.some((one) => one.candidate === whom && one.with.some((user) => user === who));
};

/** Somebody or a title, a word for a meeting or its time, and nothing else. */
function isMeeting(said: string, known: Known): boolean {
  const plain = inWords(said);
  const titles = findMeetingTitles(plain, known);
  const people = findPeople(plain, known.names, []).filter((one) => isKnown(one));
  if (people.length > 2 || (people[0]?.start ?? titles[0]?.start) !== 0) return false;
  const left = [...titles, ...people].reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    plain,
  );
  const words = left.split(/[\s,]+/).filter((word) => word !== '');
  const isPlaced =
    titles.length > 0 || areMeeting(people, known) || words.some((word) => noun.test(word) || telling.test(word));
  return isPlaced && words.every((word) => noun.test(word) || placing.test(word));
}
