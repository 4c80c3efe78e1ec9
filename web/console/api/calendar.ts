// Meetings of some days, and when people are taken besides.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { WireCalendar } from '../../../src/api/wire/calendar.ts';
import { addDays, momentOf } from '../words/wall-clock.ts';
import type { Api } from './client.ts';

export type Calendar = z.infer<typeof WireCalendar>;
export type Meeting = Calendar['meetings'][number];

interface Week {
  /** Its Monday. */
  readonly monday: string;
  readonly zone: string;
}

export const weekQuery = (api: Api, { monday, zone }: Week) =>
  queryOptions({
    queryKey: ['calendar', monday, zone],
    queryFn: ({ signal }) => {
      const span = { from: midnight(monday, zone), to: midnight(addDays(monday, 7), zone) };
      return api.get<Calendar>('/api/v1/calendar', span, signal);
    },
    refetchInterval: api.every(15_000),
    placeholderData: keepPreviousData,
  });

const midnight = (date: string, zone: string): string => new Date(momentOf({ date, minutes: 0 }, zone)).toISOString();
