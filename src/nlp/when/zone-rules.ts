// Zones beside a time: 8am Pacific, 4pm UTC+5:30, 9am Austin time.
import { cities, zones } from '../lexicon/zones.ts';
import { at, type Part, type Rule } from './parts.ts';
import { group } from './words.ts';

/** Hours and minutes from UTC; no place on earth is further off than fourteen hours. */
function offset(match: RegExpExecArray): Part | undefined {
  const hours = Number(group(match, 'hours') ?? group(match, 'hours2'));
  const minutes = group(match, 'minutes') ?? group(match, 'minutes2') ?? '00';
  if (hours > 14) return undefined;
  return {
    kind: 'zone',
    zone: `${group(match, 'sign') ?? group(match, 'sign2') ?? '+'}${String(hours).padStart(2, '0')}:${minutes}`,
  };
}

const zoneNames = Object.keys(zones)
  .toSorted((a, b) => b.length - a.length)
  .join('|');

export const zoneRules: readonly Rule[] = [
  {
    pattern: at(`(?<zone>${zoneNames})(?: (?:standard |daylight )?time(?:[ -]?zone)?)?(?:(?<=\\(\\w+)\\))?`),
    read: (match) => {
      const zone = zones[group(match, 'zone') ?? ''];
      return zone === undefined ? undefined : { kind: 'zone', zone };
    },
  },
  {
    pattern: at(`(?<city>${Object.keys(cities).join('|')}) time`),
    read: (match) => ({ kind: 'zone', zone: cities[group(match, 'city') ?? ''] ?? 'UTC' }),
  },
  {
    // “UTC+2”, “GMT -05:30”, and right after a time “+0200”.
    pattern: at(
      '(?:(?:utc|gmt) ?(?<sign>[-+]) ?(?<hours>\\d{1,2})(?::?(?<minutes>[0-5]\\d))?|(?<sign2>[-+])(?<hours2>[01]\\d):?(?<minutes2>[0-5]\\d))',
    ),
    read: offset,
  },
];
