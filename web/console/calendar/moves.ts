// Meetings moved by hand: shown at the new time at once, and back with the reason where the service refuses.
import type { Calendar, Meeting } from '../api/calendar.ts';
import { usePlacing, type Placing } from '../cards/use-placing.ts';

export interface Span {
  readonly start: string;
  readonly end: string;
}

export interface MeetingMoves {
  /** The calendar as it will be once everything under way is done. */
  readonly shown: Calendar;
  readonly of: (meeting: Meeting) => Placing<Span> | undefined;
  /** To start at that moment, as long as before. */
  readonly move: (meeting: Meeting, start: number) => void;
}

export function useMeetingMoves(calendar: Calendar): MeetingMoves {
  const placings = usePlacing<Span>();
  const meetings = calendar.meetings.map((meeting) => {
    const placing = placings.of(meeting.meeting_id);
    return placing?.kind === 'moving' ? { ...meeting, ...placing.to } : meeting;
  });
  return {
    shown: { ...calendar, meetings },
    of({ meeting_id: id, start }) {
      const known = placings.of(id);
      return known?.kind === 'refused' && Date.parse(known.from.start) !== Date.parse(start) ? undefined : known;
    },
    move({ meeting_id: id, title, start, end }, moment) {
      if (Date.parse(start) === moment) return;
      const to = { start: iso(moment), end: iso(moment + Date.parse(end) - Date.parse(start)) };
      placings.place({
        id,
        from: { start, end },
        to,
        call: { tool: 'reschedule_meeting', arguments: { meeting: id, start: to.start } },
        stays: `“${title}” stays where it was.`,
      });
    },
  };
}

const iso = (moment: number): string => new Date(moment).toISOString();
