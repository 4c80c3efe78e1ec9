// Parts of a day and its named hours: noon, first thing, end of day, in the afternoon, late morning, Tuesday PM.
import { dayParts } from '../lexicon/dates.ts';
import { at, type Part, type Rule } from './parts.ts';
import { group } from './words.ts';

const workStart = 9 * 60;
const workEnd = 17 * 60;
const fixed = (minutes: number): Part => ({ kind: 'time', minutes, grain: 'hour', sure: true });
const partNames = Object.keys(dayParts)
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replace(' ', '[ -]'))
  .join('|');

// “Lunch with Anna at one” is a meal, and one is its time.
const notAMeal = '(?<!(?:brunch|lunch)(?= (?:with|meeting|interview|break|order|and learn|for|at \\d)))';
const shiftWord = 'shifts?|crews?|class(?:es)?|school|bus(?:es)?|duty|duties|work(?:ers?)?|dispatch(?:ers?)?';
const postWord =
  'managers?|nurses?|porters?|jobs?|roles?|positions?|trains?|trams?|routes?|rota|roster|staff|supervisors?|drivers?|operators?|guards?|clerks?|shelter';
// “The night shift”, “evening classes”: what somebody works, and no time of the order.
const notWork = `(?<!(?:morning|afternoon|evening|night)(?=[ -](?:${shiftWord}|${postWord})(?![\\p{L}\\d])))`;

const dayEnd =
  'eod|cob|end of (?:the |this |my )?(?:business |working |work )?day|close of (?:the )?(?:business|play)|last thing';
const dayStart = 'start of (?:the )?(?:business|(?:business |working |work )?day)';

export const dayPartRules: readonly Rule[] = [
  {
    pattern: at(
      '(?:at |around |about )?(?:12 |twelve )?(?:noon(?:[ -]?ish)?|noontime|mid[ -]?day)|(?:at |over )lunch(?:[ -]?time)?',
    ),
    read: () => fixed(12 * 60),
  },
  { pattern: at('(?:at )?(?:12 |twelve )?mid[ -]?night'), read: () => fixed(0) },
  { pattern: at('(?:at )?first thing(?: in the morning)?'), read: () => fixed(workStart) },
  {
    pattern: at(`(?:by |at |before )?(?:the )?(?:very )?(?:${dayEnd}|${dayStart})`),
    read: (match) => fixed(match[0].includes('start') ? workStart : workEnd),
  },
  {
    pattern: at(
      `(?:(?:later |early |earlier |late )?(?:in |during |over ))?(?:the |this )?(?<part>${partNames})${notAMeal}${notWork}`,
    ),
    read(match) {
      const [from, to] = dayParts[(group(match, 'part') ?? '').replace('-', ' ')] ?? [0, 24];
      const edge = /^(?:later|early|earlier|late)(?= (?:in|during|over) )/.exec(match[0])?.[0];
      if (edge === undefined) return { kind: 'dayPart', from, to };
      const middle = Math.floor((from + to) / 2);
      return edge.startsWith('early') || edge === 'earlier'
        ? { kind: 'dayPart', from, to: middle }
        : { kind: 'dayPart', from: middle, to };
    },
  },
  {
    // “Dawn” alone is somebody.
    pattern: at(
      '(?:at|by|before|after|around|until) (?:the crack of )?(?<sun>dawn|day ?break|sun ?rise|dusk|sun ?set|sun ?down|nightfall)',
    ),
    read: (match) =>
      /^(?:da|sun ?r)/.test(group(match, 'sun') ?? '')
        ? { kind: 'dayPart', from: 5, to: 8 }
        : { kind: 'dayPart', from: 18, to: 21 },
  },
  { pattern: at('at night(?:[ -]?time)?'), read: () => ({ kind: 'dayPart', from: 18, to: 24 }) },
  {
    // “Tuesday PM”, “tomorrow am”.
    pattern: at(
      '(?<=(?:day|tomorrow|tmrw|today|mon|tues?|weds?|thurs?|fri|\\d|th|st|nd|rd) )(?:in the )?(?<half>a\\.?m|p\\.?m)\\.?',
    ),
    read: (match) =>
      group(match, 'half')?.startsWith('a') === true
        ? { kind: 'dayPart', from: 0, to: 12 }
        : { kind: 'dayPart', from: 12, to: 19 },
  },
];
