// Times of day without a mark: “Noor 10 tomorrow”, “to 330”, “Wednesday 3 to 3:45”, “push it by 30”. They get the “at”, the
// colon or the “minutes” that a hurried writer leaves out, so that one grammar of times serves all.

const day =
  '(?:(?:mon|tues?|wed(?:nes)?|weds|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|tomorrow|today|tonight|\\d{1,2}(?:st|nd|rd|th))';
const hour = '(?:0?[1-9]|1[0-2])';
const clock = `(?:${hour}(?::[0-5]\\d)?|[01]?\\d:[0-5]\\d)`;
/** A figure that counts something is no time of day, nor is that of “two and a half hours”. */
const counted =
  "(?! ?(?:min|m\\b|mins|minutes?|hours?|hrs?|h\\b|k\\b|%|days?|d\\b|weeks?|wks?|months?|years?|people|candidates?|stages?|steps?|of\\b|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)| and an? (?:half|quarter)\\b|[:.]\\d|[/\\d+'’-]|st|nd|rd|th)";
const unmarked = '(?<!\\b(?:at|by|for|in|around|from|to|until|till|than|the|over|under|about|and|on|of|last|next) )';

const spanAfterDay = new RegExp(
  `\\b(${day}),? (${clock}) ?(?:to|-|till|until) ?(${clock})(?! ?(?:min|hour|hr))`,
  'giu',
);
/** “Thursday 9.30” */
const dotted = new RegExp(`\\b(${day}),? (?:at )?([01]?\\d|2[0-3])\\.([0-5]\\d)(?![\\d.])`, 'giu');
const hourAfterDay = new RegExp(`\\b(${day}),? (${hour})(?=[\\s,.;]|$)${counted}`, 'giu');
const hourBeforeDay = new RegExp(`${unmarked}(?<![\\d:/.-])\\b(${hour}) (?=${day}\\b)`, 'giu');
const packed =
  /(?<=\b(?:at|to|from|till|until|for|a|an) |@ ?)([01]?\d|2[0-3])([0-5]\d)(?![\d:/.,-]\d|\d| ?(?:k\b|usd|eur|gbp|thousand|grand|dollars?|euros?|pounds?|bucks|per|a year|people|days?|hours?|min))/giu;
/** “Monday 1530”, “tomorrow 930”: hours at which people work. */
const packedAfterDay = new RegExp(
  `\\b(${day}),? (0?[6-9]|1\\d|[1-5](?=[0-5][05]\\b))([0-5][05])(?=[\\s,.;:?!]|$)(?![.,:]\\d| ?(?:k\\b|usd|eur|gbp|thousand|grand|dollars?|euros?|pounds?|bucks|a (?:day|week|month|year)|per|people|candidates?|gross|net)\\b)`,
  'giu',
);
/** A figure behind a day may be what is paid. */
const pays = /\b(?:offer\w*|salar\w*|pay\w*|earn\w*|base|bonus|budget|rate)\b/iu;
const packedSpan = /\b(\d{1,2}(?::?[0-5]\d)?)-(\d{1,2})([0-5]\d)\b(?!-)/gu;
const bareShift = /\b(by) (5|10|15|20|25|30|40|45|50|60|90)(?=[\s,.!]|$)(?! ?(?:min|hour|hr|day|week))/giu;
const bareLength =
  /\b(need|want|get|give me|grab|block|take|book|have|for) (15|20|25|30|40|45|50|60|90)(?= (?:with|on|at|about|for|from|tomorrow|today|this|next|mon|tue|wed|thu|fri)|,)/giu;

const lengthAfterTime =
  /(?<=\d ?[ap]m|\d:[0-5]\d|\bat \d{1,2}),? (15|20|25|30|40|45|50|60|90)(?=[\s,.]|$)(?! ?(?:min|m\b|h|k\b|people|days?|%|[:/\d-]))/giu;

/** “→ 11.30”, “at 9.15 please”: a dot where others write a colon. */
const dottedAlone =
  /(?<=\b(?:to|at|until|till|by) )([01]?\d|2[0-3])\.(00|15|30|45)(?=[\s,.!?]|$)(?! ?(?:an?\b|per\b|%|euros?\b|k\b))/giu;

export interface DayCheck {
  /** Whether “Monday 10” may be a date: the tenth is a Monday soon. */
  readonly mayBeDate: (weekday: string, day: number) => boolean;
}

/** Only for orders: what is written to somebody keeps its figures. */
export const clocked = (text: string, days: DayCheck): string => (/\d/.test(text) ? clockedFigures(text, days) : text);

const clockedFigures = (text: string, { mayBeDate }: DayCheck): string =>
  text
    .replaceAll(dotted, '$1 at $2:$3')
    .replaceAll(dottedAlone, '$1:$2')
    .replaceAll(packedSpan, '$1-$2:$3')
    .replaceAll(packed, '$1:$2')
    .replaceAll(packedAfterDay, (said, ...[on, hours, minutes]: string[]) =>
      pays.test(text) ? said : `${on} at ${hours}:${minutes}`,
    )
    .replaceAll(spanAfterDay, '$1 from $2 to $3')
    .replaceAll(hourAfterDay, (whole, weekday: string, figure: string) =>
      mayBeDate(weekday, Number(figure)) ? whole : `${weekday} at ${figure}`,
    )
    .replaceAll(hourBeforeDay, 'at $1 ')
    .replaceAll(lengthAfterTime, ' $1 minutes')
    .replaceAll(bareShift, '$1 $2 minutes')
    .replaceAll(bareLength, '$1 $2 minutes');

const shifts =
  /^(?:move|push|shift|bump|change|bring|reschedule|postpone|make|put|slide|switch|rebook|nudge|delay|drag|kick|set|have)\b/iu;
const toHour = new RegExp(
  `\\b(to|for|till|until|from) (${hour}|half (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:thirty|fifteen|forty[- ]five))?)(?=[\\s,.!?]|$)${counted}(?! (?:people|minutes|hours?|thirty|fifteen))`,
  'giu',
);

/** “Bump the debrief to 5”: where a meeting is moved, a bare figure is an hour. */
export const clockedShift = (text: string, isMeeting = false): string =>
  shifts.test(text) || isMeeting ? text.replaceAll(toHour, '$1 at $2') : text;

const spokenHour = `(?:${hour}(?::[0-5]\\d)?|(?:half |quarter (?:past|to) )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:thirty|fifteen|forty[- ]five))?|noon|midday)`;
const notCounted = `(?=[\\s,.!?;]|$)${counted}(?! (?:people|minutes|mins?|hours?|h|days?|weeks?|thirty|fifteen|forty|hundred|thousand|am|pm|a m|p m|o'clock|of)\\b)`;
const changedHour = new RegExp(
  `\\b(start|starts|starting|begin|begins|beginning|kick off|instead of|rather than|not|nt|can only do|only do|can only make|(?:can't|cannot|can) (?:do|make)|(?:can|could) (?:we|you|i|she|he|they) (?:do|make)|can't|cannot|can be|could be|should be|must be|needs to be|has to be|make it|make that|than|has class until|until|till|says|to) (${spokenHour})${notCounted}`,
  'giu',
);
const suitedHour = new RegExp(
  `(^|[,.;:] )(${spokenHour})(?= (?:is (?:too|no good|better|fine|good|best)|please|pls|instead|would|works?|suits?|won't|doesn't|then|not)\\b)${counted}`,
  'giu',
);

/** “1430, not 1400”, “should be 930”: four figures are an hour of the day, too. */
const packedChange =
  /(?<=\b(?:be|not|instead of|rather than|from|make it|start|begin|starts|begins) |[:→] ?)(0?[6-9]|1\d|[1-5](?=[0-5][05]\b))([0-5][05])(?=[\s,.;?!]|$)(?![.,:]\d)/giu;

/** “Start ten, not nine”, “9 is too early, 11 please”: said of a meeting that stands, a bare figure is an hour. */
export const clockedChange = (text: string): string =>
  text
    .replaceAll(packedChange, 'at $1:$2')
    .replaceAll(changedHour, '$1 at $2')
    .replaceAll(suitedHour, '$1at $2')
    .replaceAll(/\bat at\b/giu, 'at');
