// Meetings as the calendar of the console shows them, and when those people are taken besides.
import { z } from 'zod';
import type { Busy } from '../../core/busy.ts';
import type { Meeting } from '../../core/records.ts';
import { component } from '../docs/components.ts';

export const WireMeeting = component(
  'Meeting',
  z.object({
    meeting_id: z.string(),
    title: z.string(),
    with: z.array(z.string()).describe('People of the organization who take part.'),
    candidate_id: z.string().nullable(),
    location: z.string().nullable(),
    room: z.string().nullable().describe('The room that is taken for it, by name.'),
    start: z.string(),
    end: z.string(),
  }),
);

export const WireCalendar = component(
  'Calendar',
  z.object({
    from: z.string(),
    to: z.string(),
    time_zone: z.string(),
    working_hours: z.object({ from: z.string(), to: z.string() }).describe('On weekdays, such as 09:00 to 17:00.'),
    people: z
      .array(
        z.object({
          user_id: z.string(),
          time_zone: z.string(),
          working_hours: z.object({ from: z.string(), to: z.string() }).describe('On weekdays, in their own zone.'),
        }),
      )
      .describe('Whose busy times are told.'),
    rooms: z
      .array(z.object({ name: z.string(), capacity: z.int().nullable() }))
      .describe('Rooms that can be taken; empty where the calendar publishes none.'),
    meetings: z.array(WireMeeting).describe('Those that are not cancelled, by start.'),
    busy: z
      .array(z.object({ user_id: z.string(), start: z.string(), end: z.string() }))
      .describe('When people are taken in their own calendars, besides these meetings.'),
  }),
);

export const wireMeeting = ({ id, title, with: people, candidate, location, room, start, end }: Meeting) => ({
  meeting_id: id,
  title,
  with: [...people],
  candidate_id: candidate,
  location,
  room: room?.name ?? null,
  start,
  end,
});

export const wireBusy = ({ user, start, end }: Busy) => ({ user_id: user, start, end });
