// find_free_slots: when everybody named is free in working hours.
import { z } from 'zod';
import { GivenInstant } from '../core/dates.ts';
import type { Calendar } from '../core/ports/calendar.ts';
import type { Directory } from '../core/ports/directory.ts';
import { Problem } from '../core/problem.ts';
import { Instant } from '../core/records.ts';
import { readTool } from '../core/tool.ts';
import { dayMs } from '../services/operations/local-time.ts';
import * as argument from './arguments.ts';
import { nextFree } from './meeting-times.ts';

const longestDays = 62;
const mostSlots = 20;

export const findFreeSlots = ({ calendar, directory }: { calendar: Calendar; directory: Pick<Directory, 'user'> }) =>
  readTool({
    name: 'find_free_slots',
    summary: 'Find times at which people of the organization are all free, in working hours on weekdays.',
    scope: 'operations:read',
    effect: 'read',
    outsideText: false,
    input: z.strictObject({
      with: argument.people,
      from: GivenInstant.describe('Start of the span to search.'),
      to: GivenInstant.describe('End of the span to search.'),
      duration_minutes: argument.minutes.default(30),
    }),
    output: z.strictObject({
      slots: z.array(z.strictObject({ start: Instant, end: Instant })),
      /** What the calendar keeps to itself, and who is free may not be. */
      not_told: z.array(z.string()),
    }),

    async execute({ with: people, from, to, duration_minutes: minutes }, { now, settings }) {
      const span = { from: Math.max(Date.parse(from), now.getTime()), to: Date.parse(to) };
      if (Date.parse(to) <= Date.parse(from)) throw refused('to', 'must be later than from');
      if (span.to <= now.getTime()) throw new Problem('in_the_past', `${to} has passed.`);
      if (span.to - span.from > longestDays * dayMs) throw refused('to', `must be within ${longestDays} days of from`);
      for (const user of people) await directory.user(user);
      const unseen = (await calendar.unseen?.()) ?? null;
      return {
        slots: await nextFree(calendar, { people, ...span, minutes, limit: mostSlots }, settings),
        not_told: unseen === null ? [] : [unseen],
      };
    },

    summarize: ({ slots: [first, ...others], not_told: untold }) =>
      [
        first === undefined
          ? 'No time is free for all of them then.'
          : `The first free time is ${first.start}; ${others.length} more found.`,
        ...untold,
      ].join(' '),
  });

const refused = (path: string, message: string) =>
  new Problem('validation_failed', `${path} ${message}.`, { errors: [{ path, code: 'order', message }] });
