// The next day on which offices work: from today, or beside another date. Holidays are not known of: they differ by office.
import { addBusinessDays } from './calendar.ts';
import { at, before, type LeadRule, type Rule } from './parts.ts';
import { group } from './words.ts';

const workDay = '(?:business|working|work|week) ?day';

/** “The next business day”. */
export const nextBusinessDay: Rule = {
  pattern: at(`(?:on )?(?:the )?(?:next|following) ${workDay}(?! (?:of|in|after)\\b)`),
  read: (_, { today }) => ({ kind: 'date', date: addBusinessDays(today, 1), grain: 'day' }),
};

/** “The first business day after Christmas”, “the last working day before the 15th”. */
export const besideBusinessDay: LeadRule = {
  pattern: before(
    `(?:on )?(?:the )?(?:very )?(?:(?:next|first|last|following) )?${workDay} (?<side>after|following|before|prior to|ahead of|preceding)`,
  ),
  read(match, inner) {
    if (inner.kind !== 'date') return undefined;
    const isBefore = /before|prior|ahead|preceding/.test(group(match, 'side') ?? '');
    const last = (inner.end ?? inner.date.add({ days: 1 })).subtract({ days: 1 });
    const date = isBefore ? addBusinessDays(inner.date, -1) : addBusinessDays(last, 1);
    return { kind: 'date', date, grain: 'day' };
  },
};
